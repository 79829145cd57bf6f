//! What is asked of tables over HTTP, and what is answered.

use crate::{BotSeat, Clock, CommandId, GameName, Options, Stage, TableId, Turns};
use serde::{Deserialize, Deserializer, Serialize};

/// `POST /api/tables`. Everything but the game may be left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// What is played.
    pub game: GameName,
    /// How many seats there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<usize>,
    /// Limes: the variants.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variants: Option<Vec<String>>,
    /// Limes: the name of a built-in deck, or the text of a deck file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// Limes: whether others' turns of this round are seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Turns>,
    /// Limits: `memory` or `open`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// How long a decision may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Where bots sit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<Vec<BotSeat>>,
    /// Whether everybody finds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listed: Option<bool>,
    /// What the client calls this command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
}

/// A table was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Created {
    /// The table.
    pub table: TableId,
    /// The seat of whoever made it.
    pub seat: usize,
}

/// `POST …/join`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat; the lowest free one if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
}

/// Somebody has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// The seat.
    pub seat: usize,
}

/// `POST …/kick`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kick {
    /// The seat to free.
    pub seat: usize,
    /// Whether its person may not join this table again.
    #[serde(default)]
    pub ban: bool,
}

/// `POST …/substitute`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Substitute {
    /// The seat of the absent person.
    pub seat: usize,
}

/// Whether a rematch has the same draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NewDraw {
    /// Another draw.
    #[default]
    New,
    /// The same draw, for the same people.
    Same,
}

/// `POST …/rematch`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// Whether it has the same draw.
    #[serde(default)]
    pub draw: NewDraw,
}

/// The table of the rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RematchMade {
    /// The table.
    pub table: TableId,
}

/// `POST …/decisions`, and what the socket's `decide` holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// What the client calls this command.
    pub id: CommandId,
    /// The question that is answered.
    pub asked: String,
    /// The decision, as a line of notation.
    pub decision: String,
}

/// A decision counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decided {
    /// The version of the table from which on states show it.
    pub version: u64,
}

/// `GET …/legal`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Legal {
    /// The question; `None` if nothing is asked.
    pub asked: Option<String>,
    /// Everything that may be decided.
    pub legal: Vec<String>,
}

/// `GET …/standings`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings {
    /// Players in the order of their ranks.
    pub rows: Vec<StandingsRow>,
    /// Where the next page begins.
    pub next: Option<String>,
}

/// A player in the order of ranks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingsRow {
    /// 1 + the number of players who are strictly better.
    pub rank: usize,
    /// Their seat.
    pub seat: usize,
    /// Their name.
    pub name: String,
    /// Their points.
    pub total: i64,
}

/// A request without anything in it; an empty body will do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Empty {}

/// `GET /api/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// Listed tables, newest first.
    pub tables: Vec<ListedTable>,
    /// Where the next page begins.
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedTable {
    /// The table.
    pub table: TableId,
    /// What is played.
    pub game: GameName,
    /// How far it has come.
    pub state: Stage,
    /// How many seats there are.
    pub seats: usize,
    /// How many of them are free.
    pub free: usize,
    /// How it is played, with the name of the deck instead of its cards.
    pub options: Options,
    /// How many seconds ago it was made.
    pub age_s: u64,
    /// The name of the person who looks after the table.
    pub host: Option<String>,
    /// How many of its people are present.
    pub here: usize,
    /// The names of the players, bots included; of more than 16, the first 16.
    pub players: Vec<String>,
}

/// Where `null` means the same as nothing.
pub(crate) fn or_default<'de, T: Default + Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or_default())
}
