//! One JSON a message, either way.

use crate::{CommandId, Decide, Fault, MyTable, Phrase, State, TableId};
use serde::{Deserialize, Deserializer, Serialize};

/// A message to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToServer {
    /// Send the states of this table from now on.
    Watch {
        /// The table.
        table: TableId,
    },
    /// Send them no longer.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// A decision.
    Decide {
        /// The table.
        table: TableId,
        /// The decision.
        #[serde(flatten)]
        command: Decide,
    },
    /// A phrase for everybody at the table.
    Say {
        /// The table.
        table: TableId,
        /// What is said.
        phrase: Phrase,
    },
    /// Send the list of this player's tables now and whenever it changes.
    Mine,
    /// Send it no longer.
    Unmine,
    /// Is anybody there?
    Ping,
}

/// What serde can read with unknown keys refused: a flattened struct cannot.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
enum Read {
    Watch { table: TableId },
    Unwatch { table: TableId },
    Decide { table: TableId, id: CommandId, asked: String, decision: String },
    Say { table: TableId, phrase: Phrase },
    Mine {},
    Unmine {},
    Ping {},
}

impl<'de> Deserialize<'de> for ToServer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ToServer, D::Error> {
        Ok(match Read::deserialize(deserializer)? {
            Read::Watch { table } => ToServer::Watch { table },
            Read::Unwatch { table } => ToServer::Unwatch { table },
            Read::Decide { table, id, asked, decision } => {
                ToServer::Decide { table, command: Decide { id, asked, decision } }
            }
            Read::Say { table, phrase } => ToServer::Say { table, phrase },
            Read::Mine {} => ToServer::Mine,
            Read::Unmine {} => ToServer::Unmine,
            Read::Ping {} => ToServer::Ping,
        })
    }
}

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromServer {
    /// The newest state of a watched table.
    State(Box<State>),
    /// A decision counts.
    Done {
        /// The table.
        table: TableId,
        /// What the client called the command.
        id: CommandId,
        /// The version of the table from which on states show it.
        version: u64,
    },
    /// Something does not count.
    Refused {
        /// The table as the message named it, if it did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// What the client called the command, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// Why.
        error: Fault,
    },
    /// Somebody at the table says something.
    Said {
        /// The table.
        table: TableId,
        /// Who.
        seat: usize,
        /// What.
        phrase: Phrase,
    },
    /// The first page of this player's tables.
    Mine {
        /// How many of all their tables wait for them.
        asking: usize,
        /// The tables, as in `GET /api/me`.
        tables: Vec<MyTable>,
    },
    /// Yes.
    Pong,
    /// The last message before the socket closes.
    Bye {
        /// Why.
        error: Fault,
    },
}

impl FromServer {
    /// A refusal of something that was asked of a table.
    pub fn refused(table: TableId, id: Option<&CommandId>, error: Fault) -> FromServer {
        let id = id.map(|id| id.as_str().to_owned());
        FromServer::Refused { table: Some(table.to_string()), id, error }
    }
}

/// What a message is about, whatever else is wrong with it: whoever sent it recognises the refusal by that.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Addressed {
    /// What it is called.
    #[serde(rename = "type")]
    pub kind: Option<String>,
    /// The table that it names.
    pub table: Option<String>,
    /// What the client called the command.
    pub id: Option<String>,
}

impl Addressed {
    /// Whether only a player could ask for it.
    pub fn is_command(&self) -> bool {
        self.kind.as_deref().is_some_and(|kind| ["decide", "say", "mine"].contains(&kind))
    }

    /// Whether it names a table that cannot be one.
    pub fn names_no_table(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.parse::<TableId>().is_err())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_as_they_are_written() {
        for text in [
            r#"{"type":"watch","table":"0123456789abcdefghjk"}"#,
            r#"{"type":"unwatch","table":"0123456789abcdefghjk"}"#,
            r#"{"type":"decide","table":"0123456789abcdefghjk","id":"a7f3","asked":"5","decision":"d4> +se"}"#,
            r#"{"type":"say","table":"0123456789abcdefghjk","phrase":"well-played"}"#,
            r#"{"type":"mine"}"#,
            r#"{"type":"unmine"}"#,
            r#"{"type":"ping"}"#,
        ] {
            let message: ToServer = serde_json::from_str(text).expect(text);
            assert_eq!(serde_json::to_string(&message).expect("it serialises"), text);
        }
    }

    #[test]
    fn what_cannot_be_read_may_still_say_what_it_is_about() {
        let read = |text| serde_json::from_str::<Addressed>(text);
        let about =
            read(r#"{"type":"decide","table":"nope","id":"a7f3","asked":5}"#).expect("it is read");
        assert_eq!(about.id.as_deref(), Some("a7f3"));
        assert!(about.names_no_table() && about.is_command());
        let about = read(r#"{"type":"say","table":"0123456789abcdefghjk"}"#).expect("it is read");
        assert_eq!((about.names_no_table(), about.id), (false, None));
        assert!(read(r#"{"table":5}"#).is_err());
    }

    #[test]
    fn rubbish_is_no_message() {
        for text in [
            "",
            "[]",
            "{}",
            r#"{"type":"cheat"}"#,
            r#"{"type":"ping","table":"0123456789abcdefghjk"}"#,
            r#"{"type":"mine","after":"x"}"#,
            r#"{"type":"watch"}"#,
            r#"{"type":"watch","table":"short"}"#,
            r#"{"type":"watch","table":"0123456789abcdefghjk","seat":1}"#,
            r#"{"type":"decide","table":"0123456789abcdefghjk","id":"","asked":"5","decision":"d4>"}"#,
            r#"{"type":"decide","table":"0123456789abcdefghjk","id":"a","asked":5,"decision":"d4>"}"#,
            r#"{"type":"say","table":"0123456789abcdefghjk","phrase":"you fool"}"#,
        ] {
            assert!(serde_json::from_str::<ToServer>(text).is_err(), "{text}");
        }
    }
}
