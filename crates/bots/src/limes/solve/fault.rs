//! Why there is nothing to solve.

use limes::{CARDS, CardNumber, Turn, TurnRefusal};
use std::fmt;

/// Why something is no game to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveFault {
    /// A draw is sixteen cards, this one has so many.
    CardCount(usize),
    /// A card is drawn twice.
    Repeated(CardNumber),
    /// More turns have been played than there are rounds.
    TurnCount(usize),
    /// A turn that was played is not legal.
    Turn {
        /// Its round, counted from 1.
        round: usize,
        /// What is wrong with it.
        refusal: TurnRefusal,
    },
}

impl fmt::Display for SolveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveFault::CardCount(n) => write!(f, "a draw is {CARDS} cards, this one is {n}"),
            SolveFault::Repeated(card) => write!(f, "card {card} is drawn twice"),
            SolveFault::TurnCount(n) => write!(f, "a game has {CARDS} rounds, this one has {n}"),
            SolveFault::Turn { round, refusal } => write!(f, "round {round}: {refusal}"),
        }
    }
}

impl std::error::Error for SolveFault {}

pub(super) fn check_draw(draw: &[CardNumber], first: &[Turn]) -> Result<(), SolveFault> {
    if draw.len() != CARDS {
        return Err(SolveFault::CardCount(draw.len()));
    }
    if first.len() > CARDS {
        return Err(SolveFault::TurnCount(first.len()));
    }
    let repeated = draw.iter().enumerate().find(|(place, card)| draw[..*place].contains(card));
    repeated.map_or(Ok(()), |(_, card)| Err(SolveFault::Repeated(*card)))
}
