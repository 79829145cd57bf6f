//! A table as one viewer may see it, whole every time.

use crate::{GameName, Options, TableId};
use games::AnyView;
use serde::{Deserialize, Serialize};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Seats are free.
    Open,
    /// The game is on.
    Playing,
    /// It has been played to its end.
    Over,
    /// It was given up before its end.
    Closed,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A seat that is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Its number, from 1.
    pub seat: usize,
    /// The name of its player.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// How well the bot plays, 1 to 6.
    pub level: Option<u8>,
    /// Whether somebody is there.
    pub here: bool,
    /// Whether its person has left and a bot plays for them until they join again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Whether the viewer may let a bot play for its person now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub substitute: bool,
    /// Whether the game waits for this seat.
    pub waiting: bool,
    /// The questions that a bot has answered for a person.
    pub stood_in: Vec<String>,
}

/// A free seat that is reserved for a player of the previous game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserved {
    /// Its number, from 1.
    pub seat: usize,
    /// The name of the player it is kept for.
    pub name: String,
}

/// The free seats of a table whose state lists only some of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreeSeats {
    /// How many of them are reserved.
    pub reserved: usize,
    /// The highest that is not reserved, or the highest of all.
    pub last: usize,
}

/// How long there is to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockState {
    /// When it runs out, as RFC 3339 in UTC.
    pub ends: String,
    /// How many milliseconds that is from now.
    pub left_ms: u64,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The table.
    pub table: TableId,
    /// What is played.
    pub game: GameName,
    /// How far it has come.
    pub state: Stage,
    /// The history that `version` counts in: another number after an older backup was restored.
    #[serde(default)]
    pub epoch: u64,
    /// Counts what was stored of the table.
    pub version: u64,
    /// The seat of the viewer.
    pub you: Option<usize>,
    /// The seat of whoever looks after an open table, if it is not the person who sits lowest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maker: Option<usize>,
    /// The seats that are taken; above 16 some of them.
    pub seats: Vec<SeatState>,
    /// The reserved seats of an open table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserved: Vec<Reserved>,
    /// How many players are not among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub others: Option<usize>,
    /// The free seats of an open table with more than 16 seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free: Option<FreeSeats>,
    /// Above 16 seats, while the game is on: how many of them have answered the current question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<usize>,
    /// How it is played.
    pub options: Options,
    /// The SHA-256 of the seed, in hex.
    pub commitment: String,
    /// How long there is to decide.
    pub clock: Option<ClockState>,
    /// What the viewer may see of the game.
    pub view: Option<AnyView>,
    /// The seed, when nothing more will be decided.
    pub seed: Option<String>,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
}
