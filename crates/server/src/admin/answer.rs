//! Answers to an operator, each a line.

use protocol::{GameName, PlayerId, Stage, TableId};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;

/// A line of an answer. A list is its rows and [`AdminAnswer::End`]; every other answer is one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// A row of the list of players.
    Player(PlayerRow),
    /// A row of the list of tables.
    Table(TableRow),
    /// A row of the list of bans.
    Ban(BanRow),
    /// The list is complete, or there is more of it.
    End {
        /// Whether there is more.
        more: bool,
    },
    /// What was done, as a sentence.
    Done(String),
    /// Why nothing was done, as a sentence.
    Refused(String),
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRow {
    /// The player.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Whether the name has a password.
    pub claimed: bool,
    /// Whether they have an open socket or stream.
    pub connected: bool,
    /// Whether they are banned.
    pub banned: bool,
    /// At how many tables they sit that are not over.
    pub open_tables: usize,
    /// The day of their last request.
    pub last_seen: Option<String>,
    /// Where they are connected from, or were within the last hour.
    pub addresses: Vec<IpAddr>,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// The table.
    pub table: TableId,
    /// What is played.
    pub game: GameName,
    /// How far it has come.
    pub state: Stage,
    /// Whether it is in the public list.
    pub listed: bool,
    /// How many seats there are.
    pub seats: usize,
    /// How many of them are free.
    pub free: usize,
    /// When it was made.
    pub created: String,
    /// The name of its host.
    pub host: Option<String>,
    /// The names of its players, or the first few of many.
    pub players: Vec<String>,
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanRow {
    /// A player's identifier, or a network.
    pub banned: String,
    /// The player's name.
    pub name: Option<String>,
    /// When it began.
    pub since: String,
    /// When it ends, if it does.
    pub until: Option<String>,
    /// The operator's note.
    pub reason: Option<String>,
}
