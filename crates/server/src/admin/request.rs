//! Requests of an operator.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A request of an operator. Players are named by identifier or name, tables by identifier or link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminRequest {
    /// List players.
    Players {
        /// A part of their name.
        name: Option<String>,
        /// The address or network where they are or recently were.
        address: Option<String>,
        /// How many at most.
        limit: usize,
    },
    /// List tables, newest first.
    Tables {
        /// Only those in the public list.
        listed: bool,
        /// Only those of this player.
        player: Option<String>,
        /// How many at most.
        limit: usize,
    },
    /// Give a player another name.
    Rename {
        /// The player.
        player: String,
        /// The name.
        name: String,
    },
    /// Make a claimed name free.
    FreeName {
        /// The name, or its player.
        name: String,
    },
    /// Set another password of a claimed name.
    SetPassword {
        /// The name, or its player.
        name: String,
        /// The password.
        password: Secret,
    },
    /// Close a table.
    Close {
        /// The table.
        table: String,
    },
    /// Take a table out of the public list.
    Unlist {
        /// The table.
        table: String,
    },
    /// Delete a table with its game.
    Delete {
        /// The table.
        table: String,
    },
    /// Refuse a player or network.
    Ban {
        /// A player, or an address with or without a prefix.
        subject: String,
        /// For how many seconds; for ever if this is missing.
        seconds: Option<u64>,
        /// The operator's note.
        reason: Option<String>,
    },
    /// Refuse them no longer.
    Unban {
        /// A player, or an address with or without a prefix.
        subject: String,
    },
    /// List the bans.
    Bans {
        /// How many at most.
        limit: usize,
    },
}

/// A text that is never shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_reads_as_it_is_written_and_hides_its_password() {
        let text = r#"{"command":"set-password","name":"Ada","password":"tell nobody"}"#;
        let request: AdminRequest = serde_json::from_str(text).expect("a request");
        assert_eq!(serde_json::to_string(&request).expect("text"), text);
        assert!(!format!("{request:?}").contains("nobody"));
        for text in [
            "",
            "{}",
            r#"{"command":"shout"}"#,
            r#"{"command":"close"}"#,
            r#"{"command":"close","table":1}"#,
            r#"{"command":"close","table":"x","yes":true}"#,
        ] {
            assert!(serde_json::from_str::<AdminRequest>(text).is_err(), "{text}");
        }
    }
}
