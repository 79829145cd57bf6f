//! Why a game that was stored, or came from elsewhere, cannot be opened.

use crate::shell::storage::DocumentFault;
use limits::RecordFault;
use record::EntryFault;
use std::fmt;

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReadFault {
    /// What was stored is no document of a game.
    Document(DocumentFault),
    /// The text is no record.
    Record(RecordFault),
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
        }
    }
}

impl std::error::Error for ReadFault {}
