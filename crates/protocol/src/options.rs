//! How a table plays.

use crate::requests::or_default;
use game::Level;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// Limes.
    Limes,
    /// Limits.
    Limits,
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameName::Limes => "limes",
            GameName::Limits => "limits",
        })
    }
}

/// Whether others' turns of the round that is going on are seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turns {
    /// Only by those who have ended their own.
    #[default]
    Hidden,
    /// By everybody, at once.
    Open,
}

/// How long a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Clock {
    /// So many seconds.
    #[serde(rename = "turn_s")]
    Seconds(u32),
    /// So many hours.
    #[serde(rename = "turn_h")]
    Hours(u32),
}

impl Clock {
    /// The longest time, in hours: four weeks.
    pub const MOST_HOURS: u32 = 24 * 28;

    /// The time in milliseconds.
    pub fn millis(self) -> u64 {
        match self {
            Clock::Seconds(seconds) => u64::from(seconds) * 1000,
            Clock::Hours(hours) => u64::from(hours) * 3_600_000,
        }
    }

    /// Whether anybody could play by it.
    pub fn is_usable(self) -> bool {
        (1..=u64::from(Clock::MOST_HOURS) * 3_600_000).contains(&self.millis())
    }
}

/// A bot at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSeat {
    /// Where it sits.
    pub seat: usize,
    /// How well it plays.
    pub level: Level,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBotSeat {
    seat: usize,
    level: usize,
}

impl Serialize for BotSeat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let level = usize::from(self.level.number());
        WrittenBotSeat { seat: self.seat, level }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BotSeat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BotSeat, D::Error> {
        let WrittenBotSeat { seat, level } = WrittenBotSeat::deserialize(deserializer)?;
        let level = level.to_string().parse().map_err(serde::de::Error::custom)?;
        Ok(BotSeat { seat, level })
    }
}

/// Marks a draw that players know from an earlier game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DrawKnown {
    /// It is known.
    Known,
}

/// How a table plays: what was asked for, with the defaults filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// What is played.
    pub game: GameName,
    /// How many seats there are.
    pub seats: usize,
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
    pub clock: Option<Clock>,
    /// Where bots sat when the table was made.
    #[serde(default, deserialize_with = "or_default")]
    pub bots: Vec<BotSeat>,
    /// Whether everybody finds it.
    pub listed: bool,
    /// Whether the draw is known from an earlier game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<DrawKnown>,
}
