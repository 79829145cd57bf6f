//! Setting up a new game of Limes.

use crate::shell::lineup::{CheckedLineup, Lineup, LineupFault};
use bots::Level;
use limes::{Deck, TurnVisibility, Variants};
use record::Seed;

/// The most players around one screen. The rules know no limit, but a record has one.
pub const MOST_PLAYERS: usize = 99;

/// A new game as it is filled in; nothing of it need be right yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who plays, and the seed.
    pub(crate) lineup: Lineup,
    /// The variants.
    pub variants: Variants,
    /// The cards.
    pub deck: Deck,
    /// Whether turns of the round that is going on may be watched.
    pub table: TurnVisibility,
}

/// A setup that is right in everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    pub(super) lineup: CheckedLineup,
    pub(super) variants: Variants,
    pub(super) deck: Deck,
    pub(super) table: TurnVisibility,
}

impl Setup {
    /// These players with the built-in deck.
    pub(crate) fn of(lineup: Lineup) -> Setup {
        Setup {
            lineup,
            variants: Variants::NONE,
            deck: Deck::classic().clone(),
            table: TurnVisibility::Hidden,
        }
    }

    /// One person alone with the built-in deck.
    pub fn solo(name: &str) -> Setup {
        Setup::of(Lineup::alone(name))
    }

    /// One person against bots of one level.
    pub fn against(name: &str, level: Level, level_name: &str, bots: usize) -> Setup {
        Setup::of(Lineup::against(name, level, level_name, bots))
    }

    /// Checks everything. `fresh` is the seed that is taken where none is typed in.
    ///
    /// # Errors
    /// All that is wrong.
    pub(crate) fn check(&self, fresh: &Seed) -> Result<Checked, Vec<LineupFault>> {
        Ok(Checked {
            lineup: self.lineup.check(1..=MOST_PLAYERS, fresh)?,
            variants: self.variants,
            deck: self.deck.clone(),
            table: self.table,
        })
    }
}
