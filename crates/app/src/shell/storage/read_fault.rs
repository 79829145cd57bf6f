//! Why a game that was stored, or came from elsewhere, cannot be opened.

use super::DocumentFault;
use record::EntryFault;
use std::fmt;

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReadFault<F> {
    /// What was stored is no document of a game.
    Document(DocumentFault),
    /// What it holds, or what came from elsewhere, is no game that can be played here, as the game itself tells.
    Game(F),
}

impl<F> From<DocumentFault> for ReadFault<F> {
    fn from(fault: DocumentFault) -> ReadFault<F> {
        ReadFault::Document(fault)
    }
}

impl<F> From<EntryFault> for ReadFault<F> {
    fn from(fault: EntryFault) -> ReadFault<F> {
        ReadFault::Document(fault.into())
    }
}

impl<F: fmt::Display> fmt::Display for ReadFault<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadFault::Document(fault) => fault.fmt(f),
            ReadFault::Game(fault) => fault.fmt(f),
        }
    }
}

impl<F: fmt::Debug + fmt::Display> std::error::Error for ReadFault<F> {}
