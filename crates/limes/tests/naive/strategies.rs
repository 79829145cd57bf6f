//! Random decks and displays.

use limes::{Card, CardNumber, DECK, Deck, Landscape, Variants, Zone};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Any zone, with up to three huts.
fn zones() -> impl Strategy<Value = Zone> {
    (select(&Landscape::ALL[..]), 0..=3u8).prop_map(|(landscape, huts)| {
        let huts = if landscape == Landscape::Water { 0 } else { huts };
        Zone::new(landscape, huts).expect("no hut on water")
    })
}

/// Four zones of a palette, where its first one comes up more often than not: large territories,
/// with holes.
pub(crate) fn cards() -> impl Strategy<Value = Vec<Card>> {
    (vec(zones(), 2..=8), any::<bool>()).prop_flat_map(|(palette, heavy)| {
        let zone = any::<Index>().prop_map(move |index| {
            let place = index.index(palette.len() * if heavy { 3 } else { 1 });
            palette.get(place).copied().unwrap_or(palette[0])
        });
        let card = [zone.clone(), zone.clone(), zone.clone(), zone].prop_map(Card::new);
        vec(card, DECK)
    })
}

/// Any deck at all, and sometimes the classic one. Some cards are equal.
pub(crate) fn decks() -> impl Strategy<Value = Deck> {
    let made_up = (cards(), any::<Index>(), any::<Index>()).prop_map(|(mut cards, one, other)| {
        let twin = cards[one.index(DECK)].clone();
        cards[other.index(DECK)] = twin;
        let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
        Deck::new("made up", &texts).expect("good cards")
    });
    prop_oneof![1 => Just(Deck::classic().clone()), 4 => made_up]
}

pub(crate) fn variants() -> impl Strategy<Value = Variants> {
    select(&Variants::ALL[..])
}

/// Sixteen of the cards in any order.
pub(crate) fn draws() -> impl Strategy<Value = Vec<CardNumber>> {
    let pile: Vec<CardNumber> = CardNumber::all().collect();
    Just(pile).prop_shuffle().prop_map(|mut pile| {
        pile.truncate(limes::CARDS);
        pile
    })
}
