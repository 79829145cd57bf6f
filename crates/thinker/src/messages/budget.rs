//! How much the thinker may think.

use bots::Level;
use bots::limes::{Effort, usual_work};
use serde::{Deserialize, Serialize};

/// When to stop thinking.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Budget {
    /// After so much work: turns of rollouts played, layouts tried, or tables imagined and rounds played out. The answer is then the
    /// same on every machine.
    Work(u64),
    /// After so many milliseconds.
    Time(f64),
}

impl Budget {
    /// For a hint: as long as a person likes to wait.
    pub const HINT: Budget = Budget::Time(1000.0);
    /// For each turn of a review: enough to see a mistake of half a point, and the same review each time.
    pub const REVIEW: Budget = Budget::Work(3000);
    /// For a turn that is thought of in the page's own thread: so little that nobody notices.
    pub const MOMENT: Budget = Budget::Work(100);
    /// For the best game of a draw: a second or so natively, of which `docs/SOLVE.md` says how much it finds.
    pub const SOLVE: Budget = Budget::Work(2_000_000);

    /// For a turn of a bot. The levels that do not search need none, and answer at once.
    pub fn of_level(level: Level) -> Budget {
        match level {
            Level::Merciless => Budget::Time(1000.0),
            level if Effort::of(level).is_none() => Budget::Work(0),
            level => Budget::Work(usual_work(level).unwrap_or(0)),
        }
    }

    /// How much of it is used up, 1 or more if all is.
    pub(crate) fn used(self, work: u64, milliseconds: f64) -> f64 {
        let (used, all) = match self {
            Budget::Work(all) => (work as f64, all as f64),
            Budget::Time(all) => (milliseconds, all),
        };
        // A budget below nothing is nothing.
        if all > 0.0 { used / all } else { 1.0 }
    }
}
