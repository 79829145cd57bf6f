//! What the page asks.

use super::budget::Budget;
use super::failure::Failure;
use super::seen::Seen;
use super::text;
use bots::Level;
use limes::Turn;
use serde::{Deserialize, Serialize};

/// A message from the page to the bots.
///
/// ```
/// use app::mind::{Ask, What};
/// let ask = Ask::read(r#"{"id":7,"what":"cancel"}"#).unwrap();
/// assert_eq!(ask, Ask { id: 7, what: What::Cancel });
/// assert_eq!(ask.write(), r#"{"id":7,"what":"cancel"}"#);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Stands in every answer. An ask with the number of one that is not answered yet takes its place.
    pub id: u64,
    /// What is asked.
    pub what: What,
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    /// Which turn a bot plays.
    Choose {
        /// What its seat sees.
        seen: Seen,
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
        seen: Seen,
        /// How many turns at most.
        most: usize,
        /// How much to think.
        budget: Budget,
    },
    /// What these turns are worth beside the best. A newer one takes the place of an older one.
    Rate {
        /// What the seat sees.
        seen: Seen,
        /// The turns.
        #[serde(with = "text::turns")]
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
    /// The best game on the draw of this one, all of whose cards are drawn.
    Solve {
        /// The game.
        record: String,
        /// What the player of the best game is called in its record.
        name: String,
        /// How much to search.
        budget: Budget,
    },
    /// The ask with this number is not wanted any more.
    Cancel,
}

impl Ask {
    /// The message as text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a message.
    ///
    /// # Errors
    /// If it is no ask; with the number of the ask, if at least that can be read.
    pub fn read(message: &str) -> Result<Ask, (Option<u64>, Failure)> {
        serde_json::from_str(message).map_err(|fault| {
            let value: Option<serde_json::Value> = serde_json::from_str(message).ok();
            let id = value.and_then(|value| value.get("id")?.as_u64());
            (id, Failure::Message(fault.to_string()))
        })
    }
}
