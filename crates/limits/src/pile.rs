//! The pile of a round.

use crate::colour::Colour;
use crate::deal::COLOUR_CARDS;
use arrayvec::ArrayVec;
use game::Seat;

/// A card in the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// The card.
    pub colour: Colour,
    /// Who laid it.
    pub by: Seat,
}

/// The cards laid this round, first laid first: the last one is the top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile(ArrayVec<Laid, COLOUR_CARDS>);

impl Pile {
    /// All cards, from the bottom up.
    pub fn cards(&self) -> &[Laid] {
        &self.0
    }

    /// The card that shows.
    pub fn top(&self) -> Option<Laid> {
        self.0.last().copied()
    }

    /// The pile from the bottom up to and including the card that player laid last.
    ///
    /// Empty if they have no card in it.
    pub fn up_to_last_of(&self, seat: Seat) -> &[Laid] {
        let last = self.0.iter().rposition(|laid| laid.by == seat);
        &self.0[..last.map_or(0, |place| place + 1)]
    }

    pub(crate) fn lay(&mut self, colour: Colour, by: Seat) {
        self.0.push(Laid { colour, by });
    }

    /// Takes the pile away, bottom first: turned over as a whole, the card laid first comes first.
    pub(crate) fn turn_over(&mut self) -> impl DoubleEndedIterator<Item = Colour> {
        std::mem::take(&mut self.0).into_iter().map(|laid| laid.colour)
    }
}

/// From the bottom up, at most 60.
impl FromIterator<Laid> for Pile {
    fn from_iter<I: IntoIterator<Item = Laid>>(cards: I) -> Pile {
        Pile(cards.into_iter().collect())
    }
}
