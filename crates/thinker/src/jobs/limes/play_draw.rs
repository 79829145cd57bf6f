//! What a bot makes of a draw that others have played.

use super::{SEED, advise};
use crate::jobs::context::{JobContext, rest};
use crate::messages::limes::{Answer, seat_view};
use crate::messages::{Budget, Failure, Stage};
use bots::Level;
use limes::{CARDS, Game, Refusal, Seat, TurnVisibility};

/// Plays the draw alone. The bot is asked as in any other game, so it does not know what comes.
pub(super) async fn play_draw(
    context: &JobContext,
    record: &str,
    level: Level,
    budget: Budget,
) -> Result<Answer, Failure> {
    let known = seat_view::read(record)?;
    let drawn = known.drawn();
    if drawn.len() < CARDS {
        return Err(Failure::Draw(drawn.len()));
    }
    let refused = |refusal: Refusal| Failure::Record(refusal.to_string());
    let mut game = Game::new(known.deck().clone(), known.variants(), &["Bot"])
        .map_err(|fault| Failure::Name(fault.to_string()))?;
    let seat = Seat::from_index(0);
    for (round, &card) in drawn.iter().enumerate() {
        rest().await;
        game.draw(card).map_err(refused)?;
        let question = seat_view::question(&game.view(Some(seat), TurnVisibility::Hidden))?;
        let before = round as f64;
        let note = |part: f64| context.progress((before + part) / CARDS as f64, Stage::Thinking);
        let seed = SEED + round as u64;
        let turn = advise::decide(context, &question, level, seed, budget, note).await?;
        game.play(seat, turn).map_err(refused)?;
    }
    let total = game.players().first().map(|player| player.display().total());
    Ok(Answer::Played { total: total.unwrap_or_default() })
}
