//! What a player holds.

use crate::colour::{ByColour, Colour};
use std::fmt;

/// The colour cards in a hand. Their order means nothing, so only numbers are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(ByColour<u8>);

impl Hand {
    /// How many cards of one colour are in the hand.
    pub fn count(&self, colour: Colour) -> usize {
        usize::from(self.0[colour])
    }

    /// How many cards are in the hand.
    pub fn len(&self) -> usize {
        self.0.iter().map(|(_, &count)| usize::from(count)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The colours in the hand, each once.
    pub fn colours(&self) -> impl Iterator<Item = Colour> {
        self.0.iter().filter(|&(_, &count)| count > 0).map(|(colour, _)| colour)
    }

    /// Every card, reds first, then in the order of [`Colour::ALL`].
    pub fn cards(&self) -> impl Iterator<Item = Colour> {
        self.0.iter().flat_map(|(colour, &count)| std::iter::repeat_n(colour, usize::from(count)))
    }

    pub(crate) fn add(&mut self, colour: Colour) {
        self.0[colour] += 1;
    }

    /// Takes that many cards of a colour out, or none at all if there are fewer.
    #[must_use]
    pub(crate) fn take(&mut self, colour: Colour, cards: u8) -> bool {
        match self.0[colour].checked_sub(cards) {
            Some(left) => {
                self.0[colour] = left;
                true
            }
            None => false,
        }
    }
}

impl FromIterator<Colour> for Hand {
    fn from_iter<I: IntoIterator<Item = Colour>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|colour| hand.add(colour));
        hand
    }
}

impl fmt::Display for Hand {
    /// The letters of the cards, such as `rryp`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().try_for_each(|colour| write!(f, "{colour}"))
    }
}
