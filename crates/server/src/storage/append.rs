//! What is stored of a table together.

use super::millis::Millis;
use super::progress::{Member, Pending, Progress};
use crate::chance::hex;
use protocol::{CommandId, GameName, PlayerId, Stage, TableId};
use sha2::{Digest, Sha256};

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The newest version of the table that whoever asks for this knows; 0 for a new table.
    pub follows: u64,
    /// When it happened.
    pub at: Millis,
    /// The events, each a JSON text; they become the versions after `follows`.
    pub events: Vec<String>,
    /// What lists show of the table: for a new table, and whenever it has changed.
    pub summary: Option<Summary>,
    /// The pending decisions, whenever they have changed.
    pub pending: Option<Pending>,
    /// Who sits down in which seat, or has left.
    pub members: Vec<Member>,
    /// Who made the table, if it is new.
    pub created: Option<CreatedBy>,
}

/// What lists show of a table.
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
    /// How it is played, as JSON.
    pub options: String,
    /// When something is to be done at this table although nobody asks for anything.
    pub wake_at: Option<Millis>,
    /// How far the game has come; `None` in tables that an older version has stored.
    pub progress: Option<Progress>,
}

/// The command that made a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreatedBy {
    /// Whose command it was.
    pub player: PlayerId,
    /// What they called it.
    pub command: Option<CommandId>,
    /// What they asked for, to recognise another request under the same name.
    pub content: String,
}

/// What a stored command asked for, to be compared with another request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreationContent(pub(super) String);

impl PartialEq<String> for CreationContent {
    fn eq(&self, content: &String) -> bool {
        // Older versions stored all of it.
        self.0 == digest(content) || self.0 == *content
    }
}

/// The stored form of a creation's content, which may have 64 KB.
pub(super) fn digest(content: &str) -> String {
    hex(&Sha256::digest(content))
}
