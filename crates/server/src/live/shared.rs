//! What all tables share.

use super::thinkers::Thinkers;
use super::timers::Timers;
use crate::storage::Storage;
use table::Millis;

/// What all tables share.
pub(super) struct Shared {
    pub(super) storage: Storage,
    pub(super) timers: Timers,
    pub(super) thinkers: Thinkers,
    /// When the server was started: before that nobody could decide.
    pub(super) started: Millis,
}
