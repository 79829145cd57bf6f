//! Who is who: guests, claimed names, what belongs to a player.

use crate::{GameName, PlayerId, Stage, TableId};
use serde::{Deserialize, Serialize};

/// The name, in finished games, of somebody who has deleted their data.
pub const DELETED_PLAYER: &str = "deleted player";

/// `POST /api/players`: be somebody, or be called something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    /// The name, which need not be unique; the server makes one up if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The language of a name that the server makes up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
}

impl NewPlayer {
    /// A player with this name.
    pub fn named(name: impl Into<String>) -> NewPlayer {
        NewPlayer { name: Some(name.into()), language: None }
    }
}

/// A language that the server makes names up in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// French.
    Fr,
    /// Czech.
    Cs,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] =
        [Language::En, Language::De, Language::Nl, Language::Fr, Language::Cs];
}

/// `POST /api/me/name`: be called something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
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
    /// The password so far, once the name is claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
}

/// The answer to a new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasswordSet {
    /// The code that sets a new password if this one is forgotten. It is shown once.
    pub recovery: String,
}

/// `POST /api/recover`: set a new password with a recovery code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// A claimed name.
    pub name: String,
    /// Its recovery code; dashes and case do not matter.
    pub recovery: String,
    /// The new password.
    pub password: String,
    /// Whether the seats of the guest who asks become those of the account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub take_seats: bool,
}

/// `POST /api/logout`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// Whether all sessions of the player end, on every device.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all: bool,
}

/// `POST /api/login`: be who one was on another device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// A claimed name.
    pub name: String,
    /// Its password.
    pub password: String,
    /// Whether the seats of the guest who signs in become those of the account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub take_seats: bool,
}

/// The answer to a sign-in or a recovery.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedIn {
    /// Who somebody is now.
    #[serde(flatten)]
    pub named: Named,
    /// How many seats of the guest were transferred, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<usize>,
    /// The new recovery code, after a recovery.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
}

/// The answer to `GET /api/me`: the player, or `{"player":null}` for a visitor without an identity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "ReadMe", into = "WrittenMe")]
pub struct MeAnswer(pub Option<Me>);

#[derive(Serialize)]
#[serde(untagged)]
enum WrittenMe {
    Player(Me),
    Nobody { player: () },
}

impl From<MeAnswer> for WrittenMe {
    fn from(MeAnswer(me): MeAnswer) -> WrittenMe {
        me.map_or(WrittenMe::Nobody { player: () }, WrittenMe::Player)
    }
}

/// Read without buffering, which an untagged enum would need.
#[derive(Deserialize)]
struct ReadMe {
    player: Option<PlayerId>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    claimed: bool,
    #[serde(default)]
    program: bool,
    #[serde(default)]
    tables: Vec<MyTable>,
    next: Option<String>,
}

impl From<ReadMe> for MeAnswer {
    fn from(read: ReadMe) -> MeAnswer {
        let ReadMe { player, name, claimed, program, tables, next } = read;
        MeAnswer(player.map(|player| Me { player, name, claimed, program, tables, next }))
    }
}

/// A player and their tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The player.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Whether the name has a password.
    pub claimed: bool,
    /// Whether a program plays under this name.
    pub program: bool,
    /// A page of their tables: those that wait for them by their deadline, then those being played, open and over, newest
    /// first.
    pub tables: Vec<MyTable>,
    /// Where the next page begins.
    pub next: Option<String>,
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
    /// Whether a bot plays for this player, who has left the running game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// The round being played, or the last one; 0 before the first.
    pub round: usize,
    /// How many rounds there are.
    pub rounds: usize,
    /// When the clock runs out, as RFC 3339 in UTC.
    pub ends: Option<String>,
    /// How many seats there are, if that is more than `players` names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<usize>,
    /// The names of the players, bots included; of more than 16, the first 16.
    pub players: Vec<String>,
    /// This player's rank when the game is over.
    pub rank: Option<usize>,
    /// When something last happened there, as RFC 3339 in UTC.
    pub changed: String,
    /// The table of the rematch, if one was offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_without_an_identity_is_null() {
        let nobody = r#"{"player":null}"#;
        assert_eq!(serde_json::from_str::<MeAnswer>(nobody).ok(), Some(MeAnswer(None)));
        assert_eq!(serde_json::to_string(&MeAnswer(None)).ok().as_deref(), Some(nobody));
        let ada = r#"{"player":"0123456789abcdefghjk","name":"Ada","claimed":true,"program":false,"tables":[],"next":null}"#;
        let me: MeAnswer = serde_json::from_str(ada).expect("a player");
        assert_eq!(serde_json::to_string(&me).ok().as_deref(), Some(ada));
        for text in ["[]", r#"{"player":"short"}"#, "null"] {
            assert!(serde_json::from_str::<MeAnswer>(text).is_err(), "{text}");
        }
    }
}
