//! The numbers of legal decisions in `tests/limits.perft`, counted again.
//!
//! A faster engine may not change a single one. `UPDATE_EXPECT=1` writes the file anew.

use limits::{Deal, Decision, Game, Mode, Phase, Seat};
use record::Seed;
use std::fmt::Write as _;
use std::path::Path;

const HEADER: &str = "\
# How many legal decisions there are. Two kinds of lines:
#
#   game SEED PLAYERS: D1/N1 D2/N2 … = POINTS
# The deal of the seed is played to its end. In each round D decisions are made, and N is the sum of the
# numbers of legal ones. Those who hide do so in seat order. Decisions are sorted by their text, and number
# below(n), counted from 0, is made, where below is the seed's stream for the purpose limits-perft-1. POINTS
# are the players' in the end.
#
#   tree SEED PLAYERS DEPTH: NODES
# From the deal on: the number of different ways to make DEPTH decisions.
#
";

const SEEDS: [&str; 2] = ["one", "two"];
const DEPTHS: [usize; 3] = [2, 4, 7];

fn deal(seed: &str, players: usize) -> Game {
    let names = (1..=players).map(|number| format!("P{number}")).collect();
    let seed = Seed::new(seed).expect("a seed");
    Game::new(Deal::from_seed(&seed, names, Mode::Memory).expect("2 to 6 players"))
}

/// Who decides now: of several who hide, the first.
fn asked(game: &Game) -> Option<Seat> {
    match game.phase() {
        Phase::Hide { waiting } => waiting.first().copied(),
        Phase::Act { seat } => Some(seat),
        Phase::Over(_) => None,
    }
}

fn legal(game: &Game, seat: Seat) -> Vec<Decision> {
    let mut legal = game.legal(seat).expect("they are asked");
    legal.sort_by_cached_key(ToString::to_string);
    legal
}

fn count() -> String {
    let mut text = HEADER.to_owned();
    for seed in SEEDS {
        for players in 2..=6 {
            let _ = writeln!(text, "game {seed:?} {players}: {}", game(seed, players));
            for depth in DEPTHS {
                let nodes = nodes(&deal(seed, players), depth);
                let _ = writeln!(text, "tree {seed:?} {players} {depth}: {nodes}");
            }
        }
    }
    text
}

/// Every round of a game, and its points.
fn game(seed: &str, players: usize) -> String {
    let mut game = deal(seed, players);
    let mut choice = Seed::new(seed).expect("a seed").stream("limits-perft-1");
    let mut rounds = vec![(0, 0); game.deal().limit_cards().len()];
    while let Some(seat) = asked(&game) {
        let legal = legal(&game, seat);
        let (decisions, sum) = &mut rounds[game.round_number() - 1];
        *decisions += 1;
        *sum += legal.len();
        game.decide(seat, legal[choice.below(legal.len())]).expect("legal");
    }
    let rounds: Vec<String> = rounds.iter().map(|(d, n)| format!("{d}/{n}")).collect();
    let points: Vec<String> = game.seats().map(|seat| game.points(seat).to_string()).collect();
    format!("{} = {}", rounds.join(" "), points.join(" "))
}

/// The number of ways to make so many decisions.
fn nodes(game: &Game, depth: usize) -> usize {
    let Some(seat) = asked(game).filter(|_| depth > 0) else { return 1 };
    let after = |decision| {
        let mut after = game.clone();
        after.decide(seat, decision).expect("legal");
        nodes(&after, depth - 1)
    };
    legal(game, seat).into_iter().map(after).sum()
}

#[test]
fn every_count_is_as_written() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/limits.perft");
    expect_test::expect_file![path].assert_eq(&count());
}
