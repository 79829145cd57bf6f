//! Why a view cannot be.

use limes::{DeckFault, TurnRefusal};
use record::excerpt;
use std::fmt;

/// Why something that was written like a view is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewFault {
    /// A key holds what it never holds.
    Value {
        /// The key.
        key: &'static str,
        /// What it holds.
        found: String,
    },
    /// Two parts of the view cannot both be true; the sentence says which.
    Contradiction(&'static str),
    /// The cards of Limes are no deck.
    Deck(DeckFault),
    /// A player of Limes made a turn that the rules do not allow.
    Turn {
        /// Where they sit.
        seat: usize,
        /// The turn.
        turn: String,
        /// What is wrong with it.
        why: TurnRefusal,
    },
}

impl fmt::Display for ViewFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewFault::Value { key, found } => {
                write!(f, "the view has \"{}\" as its \"{key}\", which cannot be", excerpt(found))
            }
            ViewFault::Contradiction(what) => write!(f, "the view contradicts itself: {what}"),
            ViewFault::Deck(fault) => write!(f, "the deck of the view: {fault}"),
            ViewFault::Turn { seat, turn, why } => {
                write!(f, "player {seat} of the view made the turn {}: {why}", excerpt(turn))
            }
        }
    }
}

impl std::error::Error for ViewFault {}

impl ViewFault {
    /// A key that holds what it never holds.
    pub(crate) fn value(key: &'static str, found: impl ToString) -> ViewFault {
        ViewFault::Value { key, found: found.to_string() }
    }
}

/// Passes on if two parts of the view agree; else the sentence says what does not.
pub(crate) fn agree(agrees: bool, otherwise: &'static str) -> Result<(), ViewFault> {
    if agrees { Ok(()) } else { Err(ViewFault::Contradiction(otherwise)) }
}
