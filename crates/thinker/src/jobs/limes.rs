//! Work on a game of Limes.

mod advise;
mod play_draw;
mod review;
mod solve;
#[cfg(test)]
pub(crate) use solve::PIECE;

use super::context::JobContext;
use crate::messages::limes::Task;
use crate::messages::{Answer, Failure};

/// The judges leave nothing to chance that matters, so they always roll the same dice.
const SEED: u64 = 1;

/// The work that a task makes.
pub(super) async fn work(context: &JobContext, task: &Task) -> Result<Answer, Failure> {
    let answer = match task {
        Task::Choose { view, level, seed, budget } => {
            advise::choose(context, view, *level, *seed, *budget).await?
        }
        Task::Hint { view, most, budget } => advise::hint(context, view, *most, *budget).await?,
        Task::Rate { view, turns, budget } => {
            advise::rate_turns(context, view, turns, *budget).await?
        }
        Task::Review { record, seat, budget } => {
            return review::whole(context, record, *seat, *budget).await;
        }
        Task::ReviewTurn { record, seat, round, budget } => {
            review::turn(context, record, *seat, *round, *budget).await?
        }
        Task::ReviewPar { record } => review::par(context, record).await?,
        Task::Solve { record, name, budget } => {
            solve::solve(context, record, name, *budget).await?
        }
        Task::PlayDraw { record, level, budget } => {
            play_draw::play_draw(context, record, *level, *budget).await?
        }
    };
    Ok(answer.into())
}
