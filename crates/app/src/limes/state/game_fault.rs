//! Why what was read is no game of Limes that can be played here.

use super::MOST_PLAYERS;
use crate::shell::storage;
use limes::RecordFault;
use std::fmt;

/// Why a game cannot be opened.
pub(crate) type ReadFault = storage::ReadFault<GameFault>;

/// Why what was read is no game that can be played here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GameFault {
    /// The text is no record.
    Record(RecordFault),
    /// The cards to come are not known, or do not belong to this record.
    Draw,
    /// More players than can sit at one screen.
    Crowd,
}

impl From<GameFault> for ReadFault {
    fn from(fault: GameFault) -> ReadFault {
        ReadFault::Game(fault)
    }
}

impl fmt::Display for GameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameFault::Record(fault) => fault.fmt(f),
            GameFault::Draw => write!(f, "the cards to come do not follow the cards drawn"),
            GameFault::Crowd => write!(f, "at most {MOST_PLAYERS} can play at one screen"),
        }
    }
}
