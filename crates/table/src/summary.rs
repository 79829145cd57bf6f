//! What lists know of a table.

use crate::table::Table;
use crate::time::Millis;
use protocol::{GameName, Options, Stage};

/// What lists know of a table, and what a server must know of one that it has not loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What is played.
    pub game: GameName,
    /// How far it has come.
    pub stage: Stage,
    /// Whether everybody finds it.
    pub listed: bool,
    /// How many seats there are.
    pub seats: usize,
    /// How many of them are free.
    pub free: usize,
    /// How it is played.
    pub options: Options,
    /// When it wants to be looked at.
    pub wake_at: Option<Millis>,
}

impl Table {
    /// What lists know of it.
    pub fn summary(&self) -> Summary {
        Summary {
            game: self.options.game,
            stage: self.stage,
            // Where nobody sits there is nobody to play with.
            listed: self.options.listed && self.seats.people().next().is_some(),
            seats: self.seats.len(),
            free: self.seats.free(),
            options: self.options.clone(),
            wake_at: self.wake_at(),
        }
    }
}
