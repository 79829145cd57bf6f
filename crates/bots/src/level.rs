//! The six levels.

use crate::habits::{ALL_CELLS, ALL_ROTATIONS, Habits};
use crate::net::Net;
use crate::question::Question;
use crate::thinker::{Effort, Thinker};
use limes::{Dice, Turn};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays. The first five are tied to the bands of the solo table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 1: looks at two cells, leaves the card as it lies in his hand, and sees only fields and water.
    Beginner,
    /// 2: looks at three cells, leaves the card as it lies in his hand, and never moves a worker.
    Learner,
    /// 3: looks at some cells, turns the card, but never moves a worker and spends workers too soon.
    Regular,
    /// 4: counts everything that scores at once, moves too, but does not think ahead.
    Skilled,
    /// 5: has a feeling for what becomes of a display, and thinks a little ahead.
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

    /// How the level searches, if it does.
    pub fn effort(self) -> Option<Effort> {
        match self {
            Level::Expert => Some(Effort { candidates: 6, depth: 2, for_the_win: false }),
            Level::Merciless => Some(Effort { candidates: 24, depth: 4, for_the_win: true }),
            _ => None,
        }
    }

    /// The work that is enough for this level, if it is not to think as long as it may.
    pub fn usual_work(self) -> Option<u64> {
        (self != Level::Merciless).then_some(200)
    }

    /// The turn of a level that does not search; at once.
    fn habits(self) -> Option<Habits> {
        let all = Habits {
            cells: ALL_CELLS,
            rotations: ALL_ROTATIONS,
            moves: true,
            thrift: 3,
            sees_far: true,
        };
        match self {
            Level::Beginner => {
                Some(Habits { cells: 2, rotations: 1, moves: false, thrift: 1, sees_far: false })
            }
            Level::Learner => {
                Some(Habits { cells: 3, rotations: 1, moves: false, thrift: 1, ..all })
            }
            Level::Regular => {
                Some(Habits { cells: 4, rotations: 3, moves: false, thrift: 2, ..all })
            }
            Level::Skilled => Some(all),
            Level::Expert | Level::Merciless => None,
        }
    }

    /// The turn that this level plays after so much work; levels that do not search need none.
    pub fn choose(self, question: &Question, net: &Net, work: u64, seed: u64) -> Option<Turn> {
        match (self.habits(), self.effort()) {
            (Some(habits), _) => habits.choose(question, &mut Dice::new(seed)),
            (None, Some(effort)) => Thinker::new(question, net, effort, seed).think_for(work),
            (None, None) => None,
        }
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
