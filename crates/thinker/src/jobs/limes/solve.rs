//! The best game on a draw that is known in full.

use super::SEED;
use crate::jobs::context::{JobContext, rest};
use crate::messages::limes::{Answer, Best, seat_view};
use crate::messages::{Budget, Failure, Stage};
use bots::limes::solve::Solver;
use limes::{CARDS, Game};

/// Layouts tried between two rests: about a millisecond.
pub(crate) const PIECE: u64 = 1_000;

/// Searches, and tells every better game at once.
pub(super) async fn solve(
    context: &JobContext,
    record: &str,
    name: &str,
    budget: Budget,
) -> Result<Answer, Failure> {
    let game = seat_view::read(record)?;
    let drawn = game.drawn();
    if drawn.len() < CARDS {
        return Err(Failure::Draw(drawn.len()));
    }
    let (deck, variants) = (game.deck(), game.variants());
    let empty = Game::new(deck.clone(), variants, &[name])
        .map_err(|fault| Failure::Name(fault.to_string()))?;
    let mut solver = Solver::new(deck, variants, drawn, &[], SEED)
        .map_err(|fault| Failure::Record(fault.to_string()))?;
    let mut told = 0;
    loop {
        rest().await;
        let part = budget.used(solver.trials(), context.spent());
        if solver.is_solved() || part >= 1.0 {
            return Ok(Answer::Solved(best(&solver, &empty, &game)?));
        }
        let work = match budget {
            Budget::Work(all) => PIECE.min(all - solver.trials()),
            Budget::Time(_) => PIECE,
        };
        solver.step(work);
        context.progress(part, Stage::Searching);
        if solver.best().score > told {
            told = solver.best().score;
            context.tell(Answer::Found(best(&solver, &empty, &game)?).into());
        }
    }
}

/// The best game so far.
fn best(solver: &Solver, empty: &Game, game: &Game) -> Result<Best, Failure> {
    let best = solver.best();
    let record = best.record(empty.clone(), game.drawn());
    let record = record.map_err(|refusal| Failure::Record(refusal.to_string()))?.to_string();
    Ok(Best { record, score: best.score, bound: solver.bound() })
}
