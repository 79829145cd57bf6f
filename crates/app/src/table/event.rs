//! What happens at a table, and what it waits for.

use bots::Level;
use limes::{CardNumber, Seat, Standing};

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// For turns of this round.
    Turns {
        /// Persons who have not ended theirs, in the order of their seats.
        persons: Vec<Seat>,
        /// Bots that have not.
        bots: Vec<(Seat, Level)>,
    },
    /// For nothing more.
    Over(Standing),
}

/// Something that happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The card of a round was turned up; rounds are counted from 1.
    Drawn {
        /// The round.
        round: usize,
        /// The card.
        card: CardNumber,
    },
    /// Somebody ended their turn of this round. What it was is in the view of those who may see it.
    Ended(Seat),
    /// The last turn was ended.
    Over,
}
