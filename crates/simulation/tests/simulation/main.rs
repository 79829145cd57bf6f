//! The server's core in worlds in which everything breaks. A failure is a seed.
//!
//! A world has one to three nodes, which are real hubs (`server::live::Hub`) with real tables, and share one database. Each node
//! runs on a runtime of its own, whose time stands still unless the world goes on, and which dies with everything that runs on it.
//! Nothing depends on threads, hashes or the machine, so a seed always gives the same world.
//!
//! `LIMES_SEED=7 cargo test -p simulation` runs one world again; `LIMES_TABLES=10000` goes on until so many tables were played.

mod bots;
mod calls;
mod clients;
mod dice;
mod disk;
mod ending;
mod faults;
mod inspection;
mod invariants;
mod network;
mod node;
mod outside;
mod requests;
mod seating;
mod secrets;
mod setting;
mod store;
mod tally;
mod watch;
mod world;

use outside::Sabotage;
use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Instant;
use tally::Tally;

/// The worlds that are always tried.
const SEEDS: u64 = 100;
/// How many tables of worlds that nobody has seen yet are tried besides.
const FRESH_TABLES: usize = 150;

/// Runs a world, and says how to run it again if something is wrong with it.
fn run(seed: u64) -> Tally {
    catch_unwind(AssertUnwindSafe(|| world::run(seed, None).tally)).unwrap_or_else(|panic| {
        eprintln!(
            "\nseed {seed} fails; run it again: LIMES_SEED={seed} cargo test -p simulation\n"
        );
        resume_unwind(panic)
    })
}

/// A number from outside, if it is there.
fn variable(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text} is not a number")))
}

/// Prints what happened, and how fast.
fn report(tally: &Tally, start: Instant) {
    let seconds = start.elapsed().as_secs_f64();
    let [tables, faults] = [tally.tables, tally.faults()].map(|count| count as f64 / seconds);
    eprintln!("{tally:#?}\n{tables:.1} tables and {faults:.0} faults a second, {seconds:.1} s");
}

#[test]
fn whatever_breaks_nothing_is_lost_nothing_is_leaked_and_every_game_ends() {
    let mut tally = Tally::default();
    let start = Instant::now();
    if let Some(seed) = variable("LIMES_SEED") {
        tally.add(run(seed));
        return report(&tally, start);
    }
    (0..SEEDS).for_each(|seed| tally.add(run(seed)));
    report(&tally, start);
    let mut never = tally.never();
    // Tables that nobody starts are closed after a day, and few worlds last as long.
    never.retain(|&name| name != "tables_closed");
    assert!(never.is_empty(), "never happened: {never:?}");
}

#[test]
fn nor_in_worlds_that_nobody_has_seen_yet() {
    if variable("LIMES_SEED").is_some() {
        return;
    }
    let tables = variable("LIMES_TABLES").map_or(FRESH_TABLES, |tables| tables as usize);
    let mut tally = Tally::default();
    let start = Instant::now();
    // The standard library's hashers get their keys from the operating system.
    let mut seed = RandomState::new().hash_one(std::process::id());
    while tally.tables < tables {
        tally.add(run(seed));
        seed = seed.wrapping_add(1);
    }
    report(&tally, start);
}

#[test]
fn a_seed_always_gives_the_same_world() {
    for seed in 0..4 {
        let [one, other] = [(); 2].map(|()| world::run(seed, None).trace);
        assert_eq!(one, other, "seed {seed}");
    }
}

#[test]
fn a_storage_that_breaks_its_promises_is_noticed() {
    for sabotage in [Sabotage::AcknowledgesUnstored, Sabotage::IgnoresVersions] {
        let is_noticed = |seed| catch_unwind(|| world::run(seed, Some(sabotage))).is_err();
        assert!((0..8).any(is_noticed), "{sabotage:?}");
    }
}
