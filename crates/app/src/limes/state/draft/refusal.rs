//! Why a draft stays as it is.

use limes::{TurnRefusal, ZoneId};
use std::fmt;

/// The closed list of reasons for which a draft does not do what it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftRefusal {
    /// The rules forbid it.
    Rule(TurnRefusal),
    /// Workers act after the card is laid, and it is still in the hand.
    NotLaid,
    /// No worker is picked who could go there.
    NobodyPicked,
    /// The worker on this zone was placed in this turn: a turn either places or moves.
    JustPlaced(ZoneId),
}

impl From<TurnRefusal> for DraftRefusal {
    fn from(refusal: TurnRefusal) -> DraftRefusal {
        DraftRefusal::Rule(refusal)
    }
}

impl fmt::Display for DraftRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DraftRefusal::Rule(refusal) => refusal.fmt(f),
            DraftRefusal::NotLaid => write!(f, "the card must be laid first"),
            DraftRefusal::NobodyPicked => write!(f, "no worker is picked"),
            DraftRefusal::JustPlaced(zone) => {
                write!(f, "the worker on {zone} was placed in this turn and cannot move too")
            }
        }
    }
}

impl std::error::Error for DraftRefusal {}
