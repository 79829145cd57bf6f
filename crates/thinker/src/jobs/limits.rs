//! Work on a game of Limits.

mod advise;
mod review;

use super::context::{JobContext, rest};
use crate::messages::limits::Task;
use crate::messages::{Answer, Budget, Failure};
use bots::limits::Adviser;

/// The judges leave nothing to chance that matters, so they always roll the same dice.
const SEED: u64 = 1;

/// Tables that are imagined whatever the budget is, as long as none of them can be.
const PATIENCE: u64 = 500;

/// The work that a task makes.
pub(super) async fn work(context: &JobContext, task: &Task) -> Result<Answer, Failure> {
    let answer = match task {
        Task::Choose { history, level, seed, budget } => {
            advise::choose(context, history, *level, *seed, *budget).await?
        }
        Task::Hint { history, budget } => advise::hint(context, history, *budget).await?,
        Task::Review { record, seat, budget } => {
            return review::whole(context, record, *seat, *budget).await;
        }
        Task::ReviewRound { record, seat, round, budget } => {
            review::round(context, record, *seat, *round, *budget).await?
        }
    };
    Ok(answer.into())
}

/// Thinks until the budget is used up, and every decision was tried once. `note` is called with the part of the budget that is
/// used.
async fn think(
    context: &JobContext,
    adviser: &mut Adviser<'_>,
    budget: Budget,
    note: impl Fn(f64),
) {
    let start = context.spent();
    loop {
        rest().await;
        let part = budget.used(adviser.work(), context.spent() - start);
        if part >= 1.0 && (adviser.is_ready() || adviser.work() >= PATIENCE) {
            break;
        }
        adviser.think(part);
        note(part);
    }
}
