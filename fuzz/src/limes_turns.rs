//! Any bytes as turns of Limes: the fast engine against the naive one.

use crate::bytes::Bytes;
use limes::naive::Naive;
use limes::{
    Action, CARDS, CardNumber, Cell, DECK, Deck, Display, Quarter, Rotation, Turn, Variants, ZoneId,
};

/// Whatever is tried with whatever deck, the fast engine says what the naive one says.
pub fn limes_turns(bytes: &[u8]) {
    play(&mut Bytes::new(bytes));
}

/// Plays until the bytes or the rounds are used up.
fn play(bytes: &mut Bytes<'_>) -> Option<()> {
    let variants = bytes.pick(&Variants::ALL)?;
    let deck = deck(bytes)?;
    let mut pile: Vec<CardNumber> = CardNumber::all().collect();
    let mut fast = Display::new();
    let mut naive = Naive::new();
    // The naive engine takes its time over a whole list, so it is asked for one in one round at most.
    let compared = bytes.below(4 * CARDS)?;
    for round in 0..CARDS {
        let card = deck.card(pile.swap_remove(bytes.below(pile.len())?));
        let mut legal = fast.legal_turns(card, variants);
        legal.sort();
        if round == compared {
            let mut expected = naive.legal_turns(card, variants);
            expected.sort();
            assert_eq!(legal, expected, "\n{}", fast.picture());
        }
        let turn = loop {
            let turn =
                if bytes.next()? % 4 == 0 { any_turn(bytes)? } else { bytes.pick(&legal)? };
            let after = fast.after(card, turn, variants);
            assert_eq!(after.is_ok(), legal.binary_search(&turn).is_ok(), "{turn}: {after:?}");
            if after.is_ok() {
                break turn;
            }
        };
        let mut told = None;
        fast.each_after_turn(card, variants, |other, total| {
            told = if other == turn { Some(total) } else { told };
        });
        fast.play(card, turn, variants).expect("just accepted");
        assert_eq!(told, Some(fast.total()), "{turn}\n{}", fast.picture());
        naive.play(card, turn);
        agree(&fast, &naive);
    }
    assert!(fast.is_full());
    Some(())
}

fn agree(fast: &Display, naive: &Naive) {
    let score = fast.score();
    let workers: Vec<_> = score.workers.iter().map(|w| (w.zone, w.points, w.counts())).collect();
    assert_eq!(workers, naive.workers(), "\n{}", fast.picture());
    assert_eq!(score.total, naive.total());
    assert_eq!(fast.total(), naive.total());
    assert_eq!(fast.supply(), naive.supply());
}

/// The classic deck, or cards made up of eight tokens that the bytes choose: few make large
/// territories.
fn deck(bytes: &mut Bytes<'_>) -> Option<Deck> {
    const TOKENS: [&str; 13] =
        ["=", "~", "^", "#", "=h", "^h", "#h", "=hh", "^hh", "#hh", "=hhh", "^hhh", "#hhh"];
    if bytes.next()? % 2 == 0 {
        return Some(Deck::classic().clone());
    }
    let mut tokens = [""; 8];
    for token in &mut tokens {
        *token = bytes.pick(&TOKENS)?;
    }
    let mut cards = Vec::new();
    for _ in 0..DECK {
        // Three bits a zone, from two bytes.
        let bits = bytes.below(1 << 12)?;
        let zone = |place: usize| tokens[bits >> (3 * place) & 7];
        cards.push([0, 1, 2, 3].map(zone).join(" "));
    }
    Some(Deck::new("made up", &cards).expect("cards of good tokens"))
}

/// A turn that need not be legal at all.
fn any_turn(bytes: &mut Bytes<'_>) -> Option<Turn> {
    let cell = any_cell(bytes)?;
    let rotation = bytes.pick(&Rotation::ALL)?;
    let action = match bytes.below(3)? {
        0 => Action::Rest,
        1 => Action::Place(bytes.pick(&Quarter::ALL)?),
        _ => Action::Move { from: any_zone(bytes)?, to: any_zone(bytes)? },
    };
    Some(Turn { cell, rotation, action })
}

fn any_cell(bytes: &mut Bytes<'_>) -> Option<Cell> {
    let place = bytes.below(49)? as u8;
    Cell::new(place % 7, place / 7)
}

fn any_zone(bytes: &mut Bytes<'_>) -> Option<ZoneId> {
    Some(ZoneId { cell: any_cell(bytes)?, quarter: bytes.pick(&Quarter::ALL)? })
}
