//! What can be wrong with a text that was kept.

use crate::limes::state::{ReopenFault, StepFault};
use crate::shell::storage::VERSION;
use limes::RecordFault;
use record::{EntryFault, excerpt};
use std::fmt;

/// Why a kept text, or a part of it, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptFault {
    /// The text is no TOML, or not of the right form.
    Form {
        /// The line where reading stopped, counted from 1.
        line: usize,
        /// What the reader says.
        message: String,
    },
    /// The text is something else of ours, or of nobody.
    OtherKind(String),
    /// The text is of a version that is not known here, so of a later one.
    OtherVersion(u64),
    /// A game, counted from 1, is no record.
    Record(usize, RecordFault),
    /// A game, counted from 1, is not finished.
    NotOver(usize),
    /// The game that was going on cannot be opened.
    Game(ReopenFault),
    /// The draft that was going on cannot be taken up.
    Draft(StepFault),
    /// The draft belongs to a seat that has nothing to decide.
    DraftSeat(u64),
    /// A setting has a value that it cannot have.
    Setting(&'static str),
}

impl From<EntryFault> for KeptFault {
    fn from(EntryFault { line, message }: EntryFault) -> KeptFault {
        KeptFault::Form { line, message }
    }
}

impl fmt::Display for KeptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeptFault::Form { line, message } => write!(f, "line {line}: {message}"),
            KeptFault::OtherKind(kind) => write!(f, "this holds \"{}\"", excerpt(kind)),
            KeptFault::OtherVersion(version) => {
                write!(f, "this is version {version}, and only version {VERSION} is known")
            }
            KeptFault::Record(number, fault) => write!(f, "game {number}: {fault}"),
            KeptFault::NotOver(number) => write!(f, "game {number} is not finished"),
            KeptFault::Game(fault) => fault.fmt(f),
            KeptFault::Draft(fault) => write!(f, "the draft: {fault}"),
            KeptFault::DraftSeat(number) => {
                write!(f, "the draft: player {number} has nothing to decide")
            }
            KeptFault::Setting(name) => write!(f, "the setting {name} cannot have this value"),
        }
    }
}

impl std::error::Error for KeptFault {}
