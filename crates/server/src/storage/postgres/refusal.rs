//! Why a change about a player is not stored.

use crate::storage::fault::PlayerFault;

/// Why a change is not stored.
#[derive(Debug)]
pub(super) enum Refusal {
    /// It does not fit.
    Fault(PlayerFault),
    /// The database says no, or nothing.
    Error(sqlx::Error),
}

impl From<PlayerFault> for Refusal {
    fn from(fault: PlayerFault) -> Refusal {
        Refusal::Fault(fault)
    }
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        Refusal::Error(error)
    }
}
