//! Worlds of tables in which everything breaks. A failure is a seed.
//!
//! `LIMES_SEED=7 cargo test -p table --test simulation` runs one world again; `LIMES_TABLES=10000` goes on until so many tables
//! were played.

mod calls;
mod clients;
mod dice;
mod ending;
mod invariants;
mod network;
mod seating;
mod secrets;
mod server;
mod setting;
mod storage;
mod tally;
mod world;

use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use tally::Tally;

/// The worlds that are always tried.
const SEEDS: u64 = 24;
/// How many tables of worlds that nobody has seen yet are tried besides.
const FRESH_TABLES: usize = 24;

/// Runs a world, and says how to run it again if something is wrong with it.
fn run(seed: u64) -> Tally {
    catch_unwind(AssertUnwindSafe(|| world::run(seed))).unwrap_or_else(|panic| {
        eprintln!(
            "\nseed {seed} fails; run it again: LIMES_SEED={seed} cargo test -p table --test simulation\n"
        );
        resume_unwind(panic)
    })
}

/// A number from outside, if it is there.
fn variable(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

#[test]
fn whatever_breaks_nothing_is_lost_nothing_is_leaked_and_every_game_ends() {
    let mut tally = Tally::default();
    if let Some(seed) = variable("LIMES_SEED") {
        tally.add(run(seed));
        eprintln!("{tally:#?}");
        return;
    }
    (0..SEEDS).for_each(|seed| tally.add(run(seed)));
    let never = tally.never();
    assert!(never.is_empty(), "never happened: {never:?}");
}

#[test]
fn nor_in_worlds_that_nobody_has_seen_yet() {
    if variable("LIMES_SEED").is_some() {
        return;
    }
    let tables = variable("LIMES_TABLES").map_or(FRESH_TABLES, |tables| tables as usize);
    let mut tally = Tally::default();
    // The standard library's hashers get their keys from the operating system.
    let mut seed = RandomState::new().hash_one(std::process::id());
    while tally.tables < tables {
        tally.add(run(seed));
        seed = seed.wrapping_add(1);
    }
    eprintln!("{tally:#?}");
}
