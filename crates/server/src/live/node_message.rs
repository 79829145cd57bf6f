//! Messages between the nodes of a server.

use protocol::{Phrase, PlayerId, TableId};
use serde::{Deserialize, Serialize};

/// Something that a node tells all others. None of it is needed for anything to be right: what was stored is found in the
/// storage, at the latest when the nodes compare versions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NodeMessage {
    /// A table has a new version.
    Changed {
        /// The table.
        table: TableId,
        /// Its version.
        version: u64,
    },
    /// A table was removed for good.
    Removed {
        /// The table.
        table: TableId,
    },
    /// The lists of these players' own tables have changed.
    Lists {
        /// The players.
        players: Vec<PlayerId>,
    },
    /// Someone at a table has said something.
    Said {
        /// The table.
        table: TableId,
        /// The number of their seat.
        seat: usize,
        /// The phrase.
        phrase: Phrase,
    },
}
