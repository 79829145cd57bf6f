//! Where a game lives: at this screen, or elsewhere.

use super::Seats;
use bots::Level;
use limes::{CardNumber, Refusal, Seat, Standing, Turn, View};

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
    /// Somebody ended his turn of this round. What it was is in the view of those who may see it.
    Ended(Seat),
    /// The last turn was ended.
    Over,
}

/// A game, wherever it lives. Whoever shows it asks for views and ends turns; the rest is the source's business.
pub trait Source {
    /// Who sits at the table.
    fn seats(&self) -> &Seats;

    /// What a seat sees, or somebody who only watches. A bot sees no turns of this round, even where persons do.
    fn view(&self, seat: Option<Seat>) -> View;

    /// Ends a turn.
    ///
    /// # Errors
    /// If the seat has nothing to decide or the turn is not legal; then nothing has changed.
    fn end_turn(&mut self, seat: Seat, turn: Turn) -> Result<(), Refusal>;

    /// What the game waits for.
    fn waits_for(&self) -> Waiting;

    /// What has happened since this was last asked, oldest first.
    fn take_events(&mut self) -> Vec<Event>;
}
