//! Rating turns: what final score each leads to on average.

use crate::limes::net::Net;
use crate::limes::question::Question;
use crate::limes::thinker::{Candidate, Effort, Thinker};
use limes::Turn;

/// How a judge searches: wide, and for points alone.
pub(crate) const EFFORT: Effort = Effort { candidates: 24, depth: 4, for_the_win: false };

/// What a turn is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The turn.
    pub turn: Turn,
    /// The final score to expect.
    pub expected: f64,
    /// Half of the 95 % interval of that expectation; 0 where it is certain, infinite where it was hardly tried.
    pub error: f64,
    /// How many games were played on from it. Only ratings tried as often, and so with the same cards, compare well.
    pub tried: usize,
}

impl Rating {
    fn of(candidate: &Candidate, certain: bool) -> Rating {
        let count = candidate.tried as f64;
        let mean = candidate.mean();
        let error = if certain {
            0.0
        } else if candidate.tried < 2 {
            f64::INFINITY
        } else {
            let variance =
                (candidate.squares / count - mean * mean).max(0.0) * count / (count - 1.0);
            1.96 * (variance / count).sqrt()
        };
        Rating { turn: candidate.turn, expected: mean, error, tried: candidate.tried }
    }
}

/// A search that rates turns, for callers who think in slices and ask for the [`ratings`] when they want. The sensible turns are
/// tried, and these `turns` whatever the net thinks of them, as far as they are legal. Turns that look worse early on are tried
/// less, so their ratings are less certain.
pub fn rater<'a>(question: &'a Question, net: &'a Net, seed: u64, turns: &[Turn]) -> Thinker<'a> {
    let mut thinker = Thinker::new(question, net, EFFORT, seed);
    turns.iter().for_each(|&turn| thinker.keep(turn));
    thinker
}

/// The ratings so far of a search that may still go on, best first.
pub fn ratings(thinker: &Thinker<'_>) -> Vec<Rating> {
    // With no round left points are points; with one left every card that can come was tried.
    let certain = thinker.is_exact();
    let mut ratings: Vec<Rating> =
        thinker.candidates().map(|candidate| Rating::of(candidate, certain)).collect();
    let best = thinker.best();
    ratings.sort_by(|a, b| {
        let first = |rating: &Rating| Some(rating.turn) != best;
        first(a).cmp(&first(b)).then(b.expected.total_cmp(&a.expected))
    });
    ratings
}
