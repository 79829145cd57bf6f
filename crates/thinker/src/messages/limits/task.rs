//! What can be asked.

use super::review;
use super::seat_history::SeatHistory;
use crate::messages::{Budget, Priority, text};
use bots::Level;
use serde::{Deserialize, Serialize};

/// For a decision of a bot: as much as its level thinks.
pub const CHOICE: Budget = Budget::Work(u64::MAX);
/// For a hint: as long as a person likes to wait.
pub const HINT: Budget = Budget::Time(1000.0);
/// For each decision of a review: enough to see a mistake of a hundredth of the win, and the same review each time.
pub const REVIEW: Budget = Budget::Work(2000);

/// What the thinker can work on in a game of Limits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// What a bot decides.
    Choose {
        /// All that its seat has seen.
        history: SeatHistory,
        /// How well it plays.
        #[serde(with = "text")]
        level: Level,
        /// What is left to chance, and what is forgotten: the same for a seat in the whole game.
        seed: u64,
        /// How much it may think, if that is less than its level does. Time does not count: no level takes long.
        budget: Budget,
    },
    /// What to decide, and what a perfect memory knows. A newer one takes the place of an older one.
    Hint {
        /// All that the seat has seen.
        history: SeatHistory,
        /// How much to think.
        budget: Budget,
    },
    /// What each decision of a seat cost.
    Review {
        /// The game, over or not.
        record: String,
        /// The seat, counted from 0.
        seat: usize,
        /// How much to think about each decision.
        budget: Budget,
    },
    /// The part of a review that judges the decisions of one round.
    ReviewRound {
        /// The game, over or not.
        record: String,
        /// The seat, counted from 0.
        seat: usize,
        /// The round, counted from 1.
        round: usize,
        /// How much to think about each decision.
        budget: Budget,
    },
}

impl Task {
    /// The parts into which the work can be divided, in the order in which their answers are wanted; none if it is of one
    /// piece, or cannot be done at all, which the thinker says best.
    pub(crate) fn parts(&self) -> Vec<Task> {
        let Task::Review { record, seat, budget } = self else { return Vec::new() };
        let rounds = review::rounds(record, *seat).unwrap_or_default();
        let (seat, budget) = (*seat, *budget);
        let round = |round| Task::ReviewRound { record: record.clone(), seat, round, budget };
        (1..=rounds).map(round).collect()
    }

    pub(crate) fn priority(&self) -> Priority {
        match self {
            Task::Choose { .. } => Priority::Decision,
            Task::Hint { .. } => Priority::Hint,
            Task::Review { .. } | Task::ReviewRound { .. } => Priority::Review,
        }
    }

    pub(crate) fn lighter(self) -> Task {
        match self {
            Task::Choose { history, level, seed, .. } => {
                Task::Choose { history, level, seed, budget: Budget::MOMENT }
            }
            other => other,
        }
    }
}
