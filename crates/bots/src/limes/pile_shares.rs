//! What a player knows about the cards to come: how common each landscape is among them.

use limes::{CardSet, Deck, Quarter, Rotation};

/// The four landscapes, and huts.
pub(crate) const SHARES: usize = 5;

/// How many there are of each on a card on average, less one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PileShares(pub(crate) [f32; SHARES]);

/// What is on each card of a deck, counted once.
#[derive(Clone, Debug)]
pub(crate) struct CardCounts(Vec<[f32; SHARES]>);

impl CardCounts {
    pub(crate) fn of(deck: &Deck) -> CardCounts {
        let count = |card: &limes::Card| {
            let mut counts = [0.0; SHARES];
            for quarter in Quarter::ALL {
                let zone = card.zone(quarter, Rotation::Up);
                counts[zone.landscape() as usize] += 1.0;
                counts[SHARES - 1] += f32::from(zone.huts());
            }
            counts
        };
        CardCounts(deck.cards().iter().map(count).collect())
    }

    /// The shares of the cards that are left.
    pub(crate) fn shares(&self, pile: CardSet) -> PileShares {
        let mut sums = [0.0; SHARES];
        for card in pile.iter() {
            for (sum, count) in sums.iter_mut().zip(&self.0[usize::from(card.get()) - 1]) {
                *sum += count;
            }
        }
        let cards = pile.len().max(1) as f32;
        PileShares(sums.map(|sum| sum / cards - 1.0))
    }
}
