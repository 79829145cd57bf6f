//! What each turn of a game cost.

use super::SEED;
use super::advise::why;
use crate::jobs::context::{JobContext, rest};
use crate::messages::limes::review::ReviewMerge;
use crate::messages::limes::{Answer, Judged, ReviewPart, seat_view};
use crate::messages::{self, Budget, Failure, Merge, Stage};
use bots::limes::Net;
use bots::limes::judge::{Par, PastTurn};
use limes::Game;
use std::cell::RefCell;

/// Judges turn by turn, and tells each at once; par comes last, because nobody waits for it. It is the same work as that
/// of the parts, put together in the same way.
pub(super) async fn whole(
    context: &JobContext,
    record: &str,
    seat: usize,
    budget: Budget,
) -> Result<messages::Answer, Failure> {
    let merge = RefCell::new(ReviewMerge::new(record, seat)?);
    let game = seat_view::read(record)?;
    let past = PastTurn::all(&game, seat_view::seat(&game, seat)?);
    let add = |part, answer| {
        let mut news = merge.borrow_mut().add(part, answer);
        let end =
            if news.last().is_some_and(messages::Answer::is_last) { news.pop() } else { None };
        news.into_iter().for_each(|answer| context.tell(answer));
        end
    };
    // The merge says itself what is being done.
    let note = |part, done| {
        add(part, messages::Answer::Progress { part: done, stage: Stage::Thinking });
    };
    for (part, turn) in past.iter().enumerate() {
        let judged = judge(context, turn, budget, |done| note(part, done)).await?;
        add(part, Answer::ReviewPart(ReviewPart::Turn(judged)).into());
    }
    let par = play_par(context, &game, |done| note(past.len(), done)).await;
    add(past.len(), Answer::ReviewPart(ReviewPart::Par(par)).into()).ok_or(Failure::NoTurnFound)
}

/// Judges one turn.
pub(super) async fn turn(
    context: &JobContext,
    record: &str,
    seat: usize,
    round: usize,
    budget: Budget,
) -> Result<Answer, Failure> {
    let game = seat_view::read(record)?;
    let past = PastTurn::all(&game, seat_view::seat(&game, seat)?);
    let turn = past.iter().find(|turn| turn.round() == round).ok_or(Failure::NoTurns)?;
    let note = |done| context.progress(done, Stage::Round(round));
    let judged = judge(context, turn, budget, note).await?;
    Ok(Answer::ReviewPart(ReviewPart::Turn(judged)))
}

/// Finds out what is par with a game's deck and variants.
pub(super) async fn par(context: &JobContext, record: &str) -> Result<Answer, Failure> {
    let game = seat_view::read(record)?;
    let par = play_par(context, &game, |done| context.progress(done, Stage::Par)).await;
    Ok(Answer::ReviewPart(ReviewPart::Par(par)))
}

async fn judge(
    context: &JobContext,
    turn: &PastTurn,
    budget: Budget,
    note: impl Fn(f64),
) -> Result<Judged, Failure> {
    let mut thinker = turn.thinker(Net::learned(), SEED);
    context.think(&mut thinker, budget, 1.0, note).await;
    let judged = turn.judged(&thinker).ok_or(Failure::NoTurnFound)?;
    Ok(Judged::new(judged, why(turn.question(), judged.best)))
}

/// Par of the game's deck and variants, found out once.
async fn play_par(context: &JobContext, game: &Game, note: impl Fn(f64)) -> f64 {
    let (deck, variants) = (game.deck(), game.variants());
    let is_this = |known: &&(_, _, f64)| known.0 == *deck && known.1 == variants;
    if let Some(known) = context.pars.borrow().iter().find(is_this) {
        return known.2;
    }
    let mut par = Par::new(deck, variants, Net::learned());
    while !par.is_known() {
        rest().await;
        par.play();
        note(par.progress());
    }
    context.pars.borrow_mut().push((deck.clone(), variants, par.value()));
    par.value()
}
