//! What the page asks.

use super::budget::Budget;
use super::bytes;
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
/// let ask = Ask { id: 7, what: What::Cancel };
/// assert_eq!(Ask::read(&ask.write()), Ok(ask));
/// // Even of rubbish the number is known, which comes first.
/// assert!(matches!(Ask::read(b"\x07rubbish"), Err((Some(7), _))));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ask {
    /// Stands in every answer, and first in the message. An ask with the number of one that is not answered yet takes its place.
    pub id: u64,
    /// What is asked.
    pub what: What,
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        bytes::write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// If it is no ask; with the number of the ask, if at least that can be read.
    pub fn read(message: &[u8]) -> Result<Ask, (Option<u64>, Failure)> {
        bytes::read(message).map_err(|reason| (bytes::number(message), reason))
    }
}
