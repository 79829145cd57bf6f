//! What is around a client: it carries out what the client wants, badly, and knows the truth.

use crate::gems::{Decision, Gems};
use client::{Input, Millis, Output};
use game::{Game, Position, Question, Seat};
use std::collections::BTreeMap;

/// What is around a client.
pub(crate) trait World {
    /// Does, sooner or later or never, what the client wants.
    fn carry_out(&mut self, output: Output<Gems>, now: Millis);

    /// When something happens next.
    fn next_at(&self) -> Option<Millis>;

    /// What happens next, if it is due.
    fn happen(&mut self, now: Millis) -> Option<Input<Gems>>;

    /// The game at a version, as whoever keeps it had it.
    fn game_at(&self, version: u64) -> Option<&Gems>;

    /// The newest game, as whoever keeps it has it.
    fn newest(&self) -> &Gems;
}

/// What will happen, in the order of time.
pub(crate) struct Schedule<T> {
    entries: BTreeMap<(Millis, u64), T>,
    count: u64,
}

impl<T> Schedule<T> {
    pub(crate) fn new() -> Schedule<T> {
        Schedule { entries: BTreeMap::new(), count: 0 }
    }

    pub(crate) fn add(&mut self, at: Millis, entry: T) {
        self.count += 1;
        self.entries.insert((at, self.count), entry);
    }

    pub(crate) fn next_at(&self) -> Option<Millis> {
        self.entries.keys().next().map(|&(at, _)| at)
    }

    pub(crate) fn pop(&mut self, now: Millis) -> Option<T> {
        let first = self.entries.first_entry().filter(|entry| entry.key().0 <= now)?;
        Some(first.remove())
    }

    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }
}

/// Everything that was answered in a game.
pub(crate) fn answers(game: &Gems) -> Vec<(Seat, Question, Decision)> {
    let (mut again, decided) = Gems::read(&game.text());
    let answers = decided.into_iter().map(|(seat, decision)| {
        let question = again.asked(seat).expect("it was asked");
        again.decide(seat, decision).expect("it was legal");
        (seat, question, decision)
    });
    answers.collect()
}
