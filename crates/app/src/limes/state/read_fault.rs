//! Why a game that was stored, or came from elsewhere, cannot be opened.

use super::MOST_PLAYERS;
use crate::shell::storage::DocumentFault;
use limes::RecordFault;
use record::EntryFault;
use std::fmt;

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReadFault {
    /// What was stored is no document of a game.
    Document(DocumentFault),
    /// The text is no record.
    Record(RecordFault),
    /// The cards to come are not known, or do not belong to this record.
    Draw,
    /// More players than can sit at one screen.
    Crowd,
}

impl From<DocumentFault> for ReadFault {
    fn from(fault: DocumentFault) -> ReadFault {
        ReadFault::Document(fault)
    }
}

impl From<EntryFault> for ReadFault {
    fn from(fault: EntryFault) -> ReadFault {
        ReadFault::Document(fault.into())
    }
}

impl fmt::Display for ReadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadFault::Document(fault) => fault.fmt(f),
            ReadFault::Record(fault) => fault.fmt(f),
            ReadFault::Draw => write!(f, "the cards to come do not follow the cards drawn"),
            ReadFault::Crowd => write!(f, "at most {MOST_PLAYERS} can play at one screen"),
        }
    }
}

impl std::error::Error for ReadFault {}
