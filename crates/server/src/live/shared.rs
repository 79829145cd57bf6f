//! What all tables share.

use super::forgotten::Forgotten;
use super::thinkers::Thinkers;
use super::timers::Timers;
use super::watchers::Watchers;
use crate::storage::Storage;
use table::Millis;

/// What all tables share.
pub(super) struct Shared {
    pub(super) storage: Storage,
    pub(super) timers: Timers,
    pub(super) thinkers: Thinkers,
    /// Connections that show lists of players' own tables.
    pub(super) lists: Watchers,
    /// Tables that left memory a short while ago.
    pub(super) forgotten: Forgotten,
    /// How long a person must be absent and asked before others may let a bot play for them.
    pub(super) substitute_after: Millis,
    /// When the server was started: before that nobody could decide.
    pub(super) started: Millis,
}
