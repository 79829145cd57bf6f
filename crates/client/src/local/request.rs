//! What persons want of a local game, and what is being stored of it.

use super::timeline::{Entry, Timeline};
use crate::{DecisionId, TakenBack};
use game::{Game, Seat};

/// What a person wants.
#[derive(Clone, Copy, Debug)]
pub(super) enum Request<D> {
    Decide { id: DecisionId, entry: Entry<D> },
    TakeBack { seat: Seat },
}

/// What counts as soon as it is stored.
#[derive(Clone, Debug)]
pub(super) struct Pending<G: Game> {
    pub(super) timeline: Timeline<G>,
    pub(super) version: u64,
    /// The persons' decisions in it.
    pub(super) decided: Vec<(DecisionId, Entry<G::Decision>)>,
    /// What was taken back, if that is what changed.
    pub(super) taken_back: Option<TakenBack>,
}
