//! A decision on its way.

use crate::Refused;
use game::{Position, Question, Seat};

/// The number of a decision within one client. A decision that is sent again after a refusal has a number of its own, so
/// that a late answer to the first attempt is never taken for one to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DecisionId(pub u64);

/// A decision that a player at this device has made and that the newest state does not show yet.
#[derive(Clone, Debug, PartialEq)]
pub struct UnderWay<P: Position> {
    /// Its number.
    pub id: DecisionId,
    /// Who decided.
    pub seat: Seat,
    /// The question that it answers.
    pub question: Question,
    /// What was decided.
    pub decision: P::Decision,
    /// How far it has come.
    pub progress: Progress,
}

/// How far a decision has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The driver has it. It does not count yet.
    Sent,
    /// It does not count. The player can decide otherwise.
    Refused(Refused),
    /// It counts from this version on, which has not arrived yet.
    Done {
        /// That version.
        version: u64,
    },
}

impl<P: Position> UnderWay<P> {
    /// Whether it counts or may still count, so that the player has nothing to do.
    pub fn is_accepted_or_sent(&self) -> bool {
        !matches!(self.progress, Progress::Refused(_))
    }
}
