//! The cards to be drawn.

use crate::colour::Colour;
use crate::deal::COLOUR_CARDS;
use arrayvec::ArrayVec;

/// The draw pile, face down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawPile {
    /// The last one lies on top.
    cards: ArrayVec<Colour, COLOUR_CARDS>,
}

impl DrawPile {
    /// The cards, first drawn first.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = Colour> {
        self.cards.iter().rev().copied()
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is nothing to draw.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub(crate) fn draw(&mut self) -> Option<Colour> {
        self.cards.pop()
    }

    pub(crate) fn put_on_top(&mut self, colour: Colour) {
        self.cards.push(colour);
    }

    /// Puts cards under the others; the first of them will be drawn first.
    pub(crate) fn put_under(&mut self, under: impl DoubleEndedIterator<Item = Colour>) {
        let above = std::mem::take(&mut self.cards);
        self.cards.extend(under.rev().chain(above));
    }
}

/// From the cards in the order in which they will be drawn, at most 60.
impl FromIterator<Colour> for DrawPile {
    fn from_iter<I: IntoIterator<Item = Colour>>(cards: I) -> DrawPile {
        let mut cards: ArrayVec<Colour, COLOUR_CARDS> = cards.into_iter().collect();
        cards.reverse();
        DrawPile { cards }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Blue, Green, Red, Yellow};

    #[test]
    fn what_goes_on_top_is_drawn_first_and_what_goes_under_last() {
        let mut pile = DrawPile::from_iter([Red, Yellow]);
        assert_eq!(pile.draw(), Some(Red));
        pile.put_on_top(Green);
        pile.put_under([Blue, Red].into_iter());
        assert_eq!(pile.cards().collect::<Vec<_>>(), [Green, Yellow, Blue, Red]);
        assert_eq!(pile.len(), 4);
    }
}
