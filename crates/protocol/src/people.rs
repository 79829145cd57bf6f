//! Who is who: guests, claimed names, what belongs to a player.

use crate::{GameName, PlayerId, Stage, TableId};
use serde::{Deserialize, Serialize};

/// `POST /api/players`: be somebody, or be called something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    /// The name, which need not be unique.
    pub name: String,
}

/// Who somebody is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// The player.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// What proves who they are. A browser gets it as a cookie instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// `POST /api/me/password`: claim the name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// `POST /api/login`: be who one was on another device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// A claimed name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// The answer to a sign-in.
pub type SignedIn = Named;

/// `GET /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The player.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Whether the name has a password.
    pub claimed: bool,
    /// Their tables, those that changed last first.
    pub tables: Vec<MyTable>,
}

/// A table of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MyTable {
    /// The table.
    pub table: TableId,
    /// What is played.
    pub game: GameName,
    /// How far it has come.
    pub state: Stage,
    /// Whether it waits for this player.
    pub asked: bool,
}
