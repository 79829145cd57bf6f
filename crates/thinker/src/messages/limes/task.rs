//! What can be asked.

use super::seat_view::{self, SeatView};
use crate::messages::{Budget, Priority, text};
use bots::Level;
use limes::Turn;
use serde::{Deserialize, Serialize};

/// What the thinker can work on in a game of Limes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Which turn a bot plays.
    Choose {
        /// What its seat sees.
        view: SeatView,
        /// How well it plays.
        #[serde(with = "text")]
        level: Level,
        /// What is left to chance.
        seed: u64,
        /// How much it may think; nothing to a level that does not search.
        budget: Budget,
    },
    /// Which turns are best, and why. A newer one takes the place of an older one.
    Hint {
        /// What the seat sees.
        view: SeatView,
        /// How many turns at most.
        most: usize,
        /// How much to think.
        budget: Budget,
    },
    /// What these turns are worth beside the best. A newer one takes the place of an older one.
    Rate {
        /// What the seat sees.
        view: SeatView,
        /// The turns.
        #[serde(with = "text::list")]
        turns: Vec<Turn>,
        /// How much to think.
        budget: Budget,
    },
    /// What each turn of a seat cost.
    Review {
        /// The game, over or not.
        record: String,
        /// The seat, counted from 0.
        seat: usize,
        /// How much to think about each turn.
        budget: Budget,
    },
    /// The part of a review that judges one turn.
    ReviewTurn {
        /// The game, over or not.
        record: String,
        /// The seat, counted from 0.
        seat: usize,
        /// The round of the turn, counted from 1.
        round: usize,
        /// How much to think about it.
        budget: Budget,
    },
    /// The part of a review that finds out what is par.
    ReviewPar {
        /// A game with the deck and the variants that par is asked for.
        record: String,
    },
    /// The best game on the draw of this one, all of whose cards are drawn.
    Solve {
        /// The game.
        record: String,
        /// What the player of the best game is called in its record.
        name: String,
        /// How much to search.
        budget: Budget,
    },
    /// What a bot makes of the draw of this game, all of whose cards are drawn. It is shown one card at a time.
    PlayDraw {
        /// The game.
        record: String,
        /// How well the bot plays.
        #[serde(with = "text")]
        level: Level,
        /// How much it may think about each turn.
        budget: Budget,
    },
}

impl Task {
    /// The parts into which the work can be divided, in the order in which their answers are wanted; none if it is of one
    /// piece, or cannot be done at all, which the thinker says best.
    pub(crate) fn parts(&self) -> Vec<Task> {
        let Task::Review { record, seat, budget } = self else { return Vec::new() };
        let game = seat_view::read(record).ok();
        let turns = game.and_then(|game| Some(game.players().get(*seat)?.turns().len()));
        let (Some(turns @ 1..), seat, budget) = (turns, *seat, *budget) else { return Vec::new() };
        let turn = |round| Task::ReviewTurn { record: record.clone(), seat, round, budget };
        // Par comes last, because nobody waits for it.
        (1..=turns).map(turn).chain([Task::ReviewPar { record: record.clone() }]).collect()
    }

    pub(crate) fn priority(&self) -> Priority {
        match self {
            Task::Choose { .. } => Priority::Decision,
            Task::Hint { .. } => Priority::Hint,
            Task::Rate { .. } => Priority::Rating,
            Task::Review { .. }
            | Task::ReviewTurn { .. }
            | Task::ReviewPar { .. }
            | Task::PlayDraw { .. } => Priority::Review,
            Task::Solve { .. } => Priority::Solution,
        }
    }

    pub(crate) fn lighter(self) -> Task {
        match self {
            Task::Choose { view, level, seed, .. } => {
                Task::Choose { view, level, seed, budget: Budget::MOMENT }
            }
            other => other,
        }
    }
}
