//! What a game waits for.

use bots::Level;
use limes::{Seat, Standing};

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
