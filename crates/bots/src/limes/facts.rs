//! What a player knows about the cards to come: how common each landscape is among them.

use limes::{CardSet, Deck, Quarter, Rotation};

/// The four landscapes, and huts.
pub(crate) const FACTS: usize = 5;

/// How many there are of each, compared with an even share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Facts(pub(crate) [f32; FACTS]);

/// The zones of each card, counted once a deck.
#[derive(Clone, Debug)]
pub(crate) struct Census(Vec<[f32; FACTS]>);

impl Census {
    pub(crate) fn of(deck: &Deck) -> Census {
        let count = |card: &limes::Card| {
            let mut counts = [0.0; FACTS];
            for quarter in Quarter::ALL {
                let zone = card.zone(quarter, Rotation::Up);
                counts[zone.landscape() as usize] += 1.0;
                counts[FACTS - 1] += f32::from(zone.huts());
            }
            counts
        };
        Census(deck.cards().iter().map(count).collect())
    }

    /// The facts about the cards that are left.
    pub(crate) fn facts(&self, pile: CardSet) -> Facts {
        let mut sums = [0.0; FACTS];
        for card in pile.iter() {
            for (sum, count) in sums.iter_mut().zip(&self.0[usize::from(card.get()) - 1]) {
                *sum += count;
            }
        }
        let cards = pile.len().max(1) as f32;
        Facts(sums.map(|sum| sum / cards - 1.0))
    }
}
