//! What a game is to those who do not know which game it is.

use crate::{Question, Refusal, Seat};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// What a player decides: a small value that is written as one line of notation and read back from it.
pub trait Decision: Copy + Debug + PartialEq + Display + FromStr<Err: Display> {}

impl<D: Copy + Debug + PartialEq + Display + FromStr<Err: Display>> Decision for D {}

/// A game as far as its record tells, at any moment from the first card to the last.
pub trait Position: Clone + Debug + PartialEq {
    /// The name of the game, as the header `Game` of a record spells it.
    const NAME: &'static str;

    /// What a player decides.
    type Decision: Decision;
    /// What one seat may see, as plain data: whatever it may not see is not in it.
    type View: Clone + Debug + PartialEq;
    /// Why a decision is not allowed.
    type Refusal: Refusal;

    /// How many players there are.
    fn players(&self) -> usize;

    /// The name of the player in a seat; `None` where nobody sits.
    fn name(&self, seat: Seat) -> Option<&str>;

    /// The question that this seat is to answer; `None` if it has nothing to decide now.
    ///
    /// It stays the same as long as the seat is asked, and no seat is ever asked the same question twice.
    fn asked(&self, seat: Seat) -> Option<Question>;

    /// Everything the player may decide now; never empty.
    ///
    /// # Errors
    /// Why they have nothing to decide.
    fn legal(&self, seat: Seat) -> Result<Vec<Self::Decision>, Self::Refusal>;

    /// What the player in a seat may see, or, with `None` or where nobody sits, somebody who watches.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// Whether nothing more will be decided.
    fn is_over(&self) -> bool;

    /// Everybody's rank in seat order: 1 + the number of players who are strictly better at this moment.
    fn ranks(&self) -> Vec<usize>;

    /// The canonical text of the record.
    fn text(&self) -> String;

    /// The seats in order.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<Self> {
        Seat::first(self.players())
    }

    /// The seats that have something to decide now, in order.
    fn waiting(&self) -> Vec<Seat> {
        self.seats().filter(|&seat| self.asked(seat).is_some()).collect()
    }
}

/// A position that knows what is to come, so that it goes on by itself after every decision.
///
/// Unless it is over, at least one seat is asked something.
pub trait Game: Position {
    /// Decides for a seat.
    ///
    /// # Errors
    /// If the seat has nothing to decide, or the rules do not allow it; then nothing has changed.
    fn decide(&mut self, seat: Seat, decision: Self::Decision) -> Result<(), Self::Refusal>;
}
