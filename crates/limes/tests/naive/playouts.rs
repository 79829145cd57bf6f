//! Random games in batches give the totals of the same games played one by one.

use crate::agree;
use crate::strategies::decks;
use dice::Dice;
use limes::{CARDS, Deck, Playouts, naive, random_game, random_rounds};
use proptest::prelude::*;

fn check_batch(deck: &Deck, seed: u64, games: usize) {
    let mut totals = vec![u32::MAX; games];
    let mut dice = Dice::new(seed);
    Playouts::new(deck).play(&mut dice, &mut totals);
    let mut same = Dice::new(seed);
    let mut one_by_one = Dice::new(seed);
    for (game, &total) in totals.iter().enumerate() {
        let display = random_game(deck, &mut one_by_one);
        assert!(display.is_full());
        assert_eq!(total, display.total(), "game {game} of {games}\n{}", display.picture());
        let judged = naive::random_rounds(deck, &mut same, |_, _| ()).total();
        assert_eq!(total, judged, "game {game} of {games}\n{}", display.picture());
    }
    assert_eq!(dice.roll(), one_by_one.roll(), "the dice go on where the games ended");
}

fn deck_of(cards: [&str; 24]) -> Deck {
    Deck::new("made up", &cards).expect("good cards")
}

#[test]
fn batches_of_any_length_with_the_classic_deck() {
    for games in [0, 1, 2, 7, 63, 64, 65, 127, 128, 200] {
        check_batch(Deck::classic(), games as u64, games);
    }
}

#[test]
fn batches_with_odd_decks() {
    for (card, seed) in [
        "=hhh ~ ^hh #h",
        "~ ~ ~ ~",
        "^ ^ ^ ^",
        "# # # #",
        "#hhh #hhh #hhh #hhh",
        "= = ~ ~",
        "^ ~ ~ ~",
        "^ ~ = ~",
    ]
    .into_iter()
    .zip(1..)
    {
        check_batch(&deck_of([card; 24]), seed, 70);
    }
}

#[test]
fn batches_with_rings() {
    // Mostly water, some forest and field: lakes with islands beside forests.
    let mut cards = ["~ ~ ~ ~"; 24];
    for (card, text) in
        cards.iter_mut().zip(["^ ~ ~ ~", "= ~ ~ ~", "^ ^ ~ =h", "# ~ ~ ^"].repeat(4))
    {
        *card = text;
    }
    check_batch(&deck_of(cards), 5, 1000);
}

#[test]
fn each_call_goes_on_with_the_dice_of_the_one_before() {
    let playouts = Playouts::new(Deck::classic());
    let mut whole = vec![0; 150];
    playouts.play(&mut Dice::new(9), &mut whole);
    let mut pieces = vec![0; 150];
    let mut dice = Dice::new(9);
    for piece in pieces.chunks_mut(47) {
        playouts.play(&mut dice, piece);
    }
    assert_eq!(whole, pieces);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn batches_with_any_deck(deck in decks(), seed: u64, games in 1..100usize) {
        check_batch(&deck, seed, games);
    }

    #[test]
    fn every_round_of_a_random_game(deck in decks(), seed: u64) {
        let mut rounds = Vec::new();
        let end = random_rounds(&deck, &mut Dice::new(seed), |display, card| {
            rounds.push((*display, card.clone()));
        });
        prop_assert_eq!(rounds.len(), CARDS);
        prop_assert_eq!(end, random_game(&deck, &mut Dice::new(seed)));
        let mut rounds = rounds.iter();
        let judged = naive::random_rounds(&deck, &mut Dice::new(seed), |naive, card| {
            let (display, same) = rounds.next().expect("as many rounds");
            assert_eq!(card, same);
            agree(display, naive);
        });
        agree(&end, &judged);
    }
}
