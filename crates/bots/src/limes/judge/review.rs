//! Reviewing a game: what each turn cost, and how much of the result was luck.

use super::past::PastTurn;
use crate::limes::net::Net;
use crate::limes::thinker::Thinker;
use limes::{Game, Seat, Turn};

/// A player's game, judged. The final score is `par + skill + luck`.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The score reached, so far if the game is not over.
    pub total: u32,
    /// What the best level scores on average over random draws of this deck.
    pub par: f64,
    /// Minus the sum of the costs.
    pub skill: f64,
    /// What is left.
    pub luck: f64,
    /// Turn by turn.
    pub turns: Vec<ReviewedTurn>,
}

/// A turn beside the best one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewedTurn {
    /// The round, counted from 1.
    pub round: usize,
    /// What was played.
    pub played: Turn,
    /// What the judge would have played.
    pub best: Turn,
    /// How many points the played turn is expected to lose against the best; never below 0.
    pub cost: f64,
    /// The final score to expect after the best.
    pub expected: f64,
}

impl Review {
    /// What the judged turns of a seat amount to.
    pub fn of(game: &Game, seat: Seat, par: f64, turns: Vec<ReviewedTurn>) -> Review {
        let total = game.players().get(seat.index()).map_or(0, |player| player.display().total());
        let skill = 0.0 - turns.iter().map(|turn| turn.cost).sum::<f64>();
        Review { total, par, skill, luck: f64::from(total) - par - skill, turns }
    }
}

/// Judges all turns of a seat; `think` decides how long the search for each goes on.
pub fn review(
    game: &Game,
    seat: Seat,
    net: &Net,
    par: f64,
    seed: u64,
    mut think: impl FnMut(&mut Thinker<'_>),
) -> Review {
    let mut turns = Vec::new();
    for past in PastTurn::all(game, seat) {
        let mut thinker = past.thinker(net, seed);
        think(&mut thinker);
        turns.extend(past.judged(&thinker));
    }
    Review::of(game, seat, par, turns)
}
