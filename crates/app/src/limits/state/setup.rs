//! Setting up a new game of Limits.

use crate::shell::lineup::{CheckedLineup, Lineup, LineupFault};
use game::Level;
use limits::{MAX_PLAYERS, MIN_PLAYERS, Mode};
use record::Seed;
use std::ops::RangeInclusive;

/// How many can play.
pub(crate) const PLAYERS: RangeInclusive<usize> = MIN_PLAYERS..=MAX_PLAYERS;

/// A new game as it is filled in; nothing of it need be right yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    /// Who plays, and the seed.
    pub(crate) lineup: Lineup,
    /// What of the pile lies open.
    pub(crate) mode: Mode,
}

/// A setup that is right in everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Checked {
    pub(super) lineup: CheckedLineup,
    pub(super) mode: Mode,
}

impl Setup {
    /// These players, who have to remember what lies in the pile.
    pub(crate) fn of(lineup: Lineup) -> Setup {
        Setup { lineup, mode: Mode::Memory }
    }

    /// One person against bots of one level.
    pub(crate) fn against(name: &str, level: Level, level_name: &str, bots: usize) -> Setup {
        Setup::of(Lineup::against(name, level, level_name, bots))
    }

    /// Checks everything. `fresh` is the seed that is taken where none is typed in.
    ///
    /// # Errors
    /// All that is wrong.
    pub(crate) fn check(&self, fresh: &Seed) -> Result<Checked, Vec<LineupFault>> {
        Ok(Checked { lineup: self.lineup.check(PLAYERS, fresh)?, mode: self.mode })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_six_can_play() {
        let seed = Seed::spelled([7; 16]);
        let against = |bots| Setup::against("Ada", Level::Regular, "Regular", bots).check(&seed);
        assert_eq!(against(0), Err(vec![LineupFault::TooFewPlayers { least: 2 }]));
        assert!(against(1).is_ok() && against(5).is_ok());
        assert_eq!(against(6), Err(vec![LineupFault::TooManyPlayers { most: 6 }]));
    }
}
