//! The cards still to come, as everybody may know them: a set without an order.

use crate::deck::{CardNumber, DECK};
use crate::display::CARDS;
use record::Seed;

/// A set of card numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// All 24 cards.
    pub const FULL: CardSet = CardSet((1 << (DECK + 1)) - 2);

    /// All but these.
    pub(crate) fn without(cards: &[CardNumber]) -> CardSet {
        let mut rest = CardSet::FULL;
        cards.iter().for_each(|&card| rest.remove(card));
        rest
    }

    /// Whether the card is in the set.
    pub fn contains(self, card: CardNumber) -> bool {
        self.0 & 1 << card.get() != 0
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardNumber) {
        self.0 &= !(1 << card.get());
    }

    /// How many cards are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = CardNumber> {
        CardNumber::all().filter(move |&card| self.contains(card))
    }
}

/// The 16 cards that a seed draws, in order.
///
/// ```
/// let seed = record::Seed::new("limes").unwrap();
/// assert_eq!(limes::draw(&seed)[0].get(), 22);
/// ```
pub fn draw(seed: &Seed) -> Vec<CardNumber> {
    let mut cards: Vec<CardNumber> = CardNumber::all().collect();
    seed.stream("limes-draw-1").shuffle(&mut cards);
    cards.truncate(CARDS);
    cards
}
