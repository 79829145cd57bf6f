//! The numbers of legal turns in `tests/limes.perft`, counted again.
//!
//! A faster engine may not change a single one. `UPDATE_EXPECT=1` writes the file anew.

use limes::{Deck, Display, Turn, Variants};
use record::Seed;
use std::fmt::Write as _;
use std::path::Path;

const HEADER: &str = "\
# How many legal turns there are, with the classic deck. Two kinds of lines:
#
#   game SEED VARIANTS: N1 N2 … N16 = TOTAL
# The cards of the seed's draw are laid one after the other; N is the number of legal turns in each round.
# They are sorted by their text, and turn number below(N), counted from 0, is played, where below is the
# seed's stream for the purpose limes-perft-1. TOTAL is the final score.
#
#   tree SEED VARIANTS ROUND DEPTH: NODES
# From the same game as it stands before ROUND: the number of different ways to play DEPTH rounds.
#
";

const SEEDS: [&str; 4] = ["one", "two", "three", "Limes 2014"];
/// Rounds before which a tree of two rounds is counted.
const TREES: [usize; 4] = [1, 2, 5, 15];

/// The names of the variants as one word.
fn word(variants: Variants) -> String {
    match variants.to_string() {
        none if none.is_empty() => "none".to_owned(),
        names => names.replace(' ', "+"),
    }
}

fn sorted(display: &Display, card: &limes::Card, variants: Variants) -> Vec<Turn> {
    let mut turns = display.legal_turns(card, variants);
    turns.sort_by_cached_key(ToString::to_string);
    turns
}

fn count() -> String {
    let mut text = HEADER.to_owned();
    for seed in SEEDS {
        for variants in Variants::ALL {
            game(&mut text, seed, variants);
        }
    }
    text
}

/// One game and its trees.
fn game(text: &mut String, seed: &str, variants: Variants) {
    let draw = limes::draw(&Seed::new(seed).expect("a seed"));
    let cards: Vec<_> = draw.iter().map(|&number| Deck::classic().card(number)).collect();
    let mut choice = Seed::new(seed).expect("a seed").stream("limes-perft-1");
    let mut display = Display::new();
    let mut counts = String::new();
    let mut trees = String::new();
    let name = format!("{:?} {}", seed, word(variants));
    for (card, round) in cards.iter().zip(1..) {
        if TREES.contains(&round) {
            let nodes = nodes(&display, &cards[round - 1..round + 1], variants);
            let _ = writeln!(trees, "tree {name} {round} 2: {nodes}");
        }
        let turns = sorted(&display, card, variants);
        let _ = write!(counts, " {}", turns.len());
        let turn = turns[choice.below(turns.len())];
        display.play(card, turn, variants).expect("legal");
    }
    let _ = writeln!(text, "game {name}:{counts} = {}", display.total());
    *text += &trees;
}

/// The number of ways to play these cards one after the other.
fn nodes(display: &Display, cards: &[&limes::Card], variants: Variants) -> usize {
    let [card, rest @ ..] = cards else { return 1 };
    let turns = display.legal_turns(card, variants);
    if rest.is_empty() {
        return turns.len();
    }
    let after = |turn| display.after(card, turn, variants).expect("legal");
    turns.into_iter().map(|turn| nodes(&after(turn), rest, variants)).sum()
}

#[test]
fn every_count_is_as_written() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/limes.perft");
    expect_test::expect_file![path].assert_eq(&count());
}
