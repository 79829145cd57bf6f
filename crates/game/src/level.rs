//! How well a bot plays: six levels, the same for every game.

use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 1: knows the rules and little more.
    Beginner,
    /// 2: overlooks much.
    Learner,
    /// 3: overlooks less.
    Regular,
    /// 4: sees everything that pays at once, and does not think ahead.
    Skilled,
    /// 5: thinks a little ahead.
    Expert,
    /// 6: thinks as long as it may, and plays for the win.
    Merciless,
}

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Level::ALL.map(|level| level.to_string()).join(", ");
        write!(f, "there is no level \"{}\", only 1 to 6 or {names}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

impl Level {
    /// All six, weakest first.
    pub const ALL: [Level; 6] = [
        Level::Beginner,
        Level::Learner,
        Level::Regular,
        Level::Skilled,
        Level::Expert,
        Level::Merciless,
    ];

    /// 1 to 6.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Beginner => "beginner",
            Level::Learner => "learner",
            Level::Regular => "regular",
            Level::Skilled => "skilled",
            Level::Expert => "expert",
            Level::Merciless => "merciless",
        })
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let named = |level: &Level| {
            text == level.number().to_string() || text.eq_ignore_ascii_case(&level.to_string())
        };
        Level::ALL.into_iter().find(named).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
