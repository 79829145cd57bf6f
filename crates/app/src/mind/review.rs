//! What each turn of a game cost.

use super::advise::{SEED, why};
use super::budget::Budget;
use super::desk::{Desk, rest};
use super::failure::Failure;
use super::seen;
use super::tell::{Answer, Judged, Note};
use bots::limes::Net;
use bots::limes::judge::{Par, PastTurn, Review};
use limes::Game;

/// Judges turn by turn, and tells each at once; par comes last, as nobody waits for it.
pub(super) async fn review(
    desk: &Desk,
    record: &str,
    seat: usize,
    budget: Budget,
) -> Result<Answer, Failure> {
    let game = seen::read(record)?;
    let seat = seen::seat(&game, seat)?;
    let past = PastTurn::all(&game, seat);
    if past.is_empty() {
        return Err(Failure::NoTurns);
    }
    // Par takes about as long as a turn.
    let parts = past.len() as f64 + 1.0;
    let mut turns = Vec::with_capacity(past.len());
    let mut told = Vec::with_capacity(past.len());
    for turn in &past {
        let note = |part: f64| {
            let done = turn.round() as f64 - 1.0 + part;
            desk.progress(done / parts, Note::Round(turn.round()));
        };
        let mut thinker = turn.thinker(Net::learned(), SEED);
        desk.think(&mut thinker, budget, 1.0, note).await;
        note(1.0);
        if let Some(judged) = turn.judged(&thinker) {
            turns.push(judged);
            let judged = Judged::new(judged, why(turn.question(), judged.best));
            desk.tell(Answer::Judged(judged.clone()));
            told.push(judged);
        }
    }
    let note = |part: f64| desk.progress((past.len() as f64 + part) / parts, Note::Par);
    let par = par(desk, &game, note).await;
    Ok(Answer::reviewed(&Review::of(&game, seat, par, turns), told))
}

/// Par of the game's deck and variants, found out once.
async fn par(desk: &Desk, game: &Game, note: impl Fn(f64)) -> f64 {
    let (deck, variants) = (game.deck(), game.variants());
    let is_this = |known: &&(_, _, f64)| known.0 == *deck && known.1 == variants;
    if let Some(known) = desk.pars.borrow().iter().find(is_this) {
        return known.2;
    }
    let mut par = Par::new(deck, variants, Net::learned());
    while !par.is_known() {
        rest().await;
        par.play();
        note(par.progress());
    }
    desk.pars.borrow_mut().push((deck.clone(), variants, par.value()));
    par.value()
}
