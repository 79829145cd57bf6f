//! A hint: the best turn, and why, as data that any language can put into words.

use super::rate::{Rating, rate};
use crate::limes::net::Net;
use crate::limes::question::Question;
use crate::limes::thinker::Thinker;
use limes::{Action, Profession, Score, Turn, ZoneId};

/// The best turn and what speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What to play, with its expectation.
    pub best: Rating,
    /// How much less the next best turn is worth; 0 if there is none.
    pub lead: f64,
    /// What the turn does, the most telling first.
    pub reasons: Vec<Reason>,
}

/// Something that a turn does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A new worker scores at once.
    Places {
        /// What he becomes.
        profession: Profession,
        /// What he earns.
        points: u32,
    },
    /// A worker changes his profession.
    Moves {
        /// Where he stands.
        from: ZoneId,
        /// What he becomes.
        profession: Profession,
        /// What he earned with the card laid, before he moved.
        before: u32,
        /// What he earns now.
        after: u32,
    },
    /// The card alone lets a worker earn more.
    Grows {
        /// Where he stands.
        worker: ZoneId,
        /// What he is.
        profession: Profession,
        /// What he earned.
        before: u32,
        /// What he earns now.
        after: u32,
    },
    /// No worker acts although one could be placed: better territories will come.
    Waits {
        /// Workers in the supply.
        supply: usize,
    },
}

/// The best turn, and why; `think` decides how long the search goes on.
pub fn hint(
    question: &Question,
    net: &Net,
    seed: u64,
    think: impl FnOnce(&mut Thinker<'_>),
) -> Option<Hint> {
    let ratings = rate(question, net, seed, think);
    let best = *ratings.first()?;
    let lead = ratings.get(1).map_or(0.0, |next| (best.expected - next.expected).max(0.0));
    Some(Hint { best, lead, reasons: reasons(question, best.turn) })
}

fn points(score: &Score, worker: usize) -> u32 {
    score.workers.get(worker).filter(|w| w.counts()).map_or(0, |w| w.points)
}

/// What a turn does, told from the scores before it, with the card laid, and after it; the most telling first.
/// Nothing for a turn that is not legal.
pub fn reasons(question: &Question, turn: Turn) -> Vec<Reason> {
    let play = |action| {
        question.display.after(question.card(), Turn { action, ..turn }, question.variants)
    };
    let (Ok(laid), Ok(after)) = (play(Action::Rest), play(turn.action)) else { return Vec::new() };
    let (before, laid, after) = (question.display.score(), laid.score(), after.score());
    let mut reasons = Vec::new();
    for (number, worker) in after.workers.iter().enumerate() {
        let now = points(&after, number);
        let Some(was) = before.workers.get(number) else {
            reasons.push(Reason::Places { profession: worker.profession, points: now });
            continue;
        };
        if was.zone != worker.zone {
            let before = points(&laid, number);
            let profession = worker.profession;
            reasons.push(Reason::Moves { from: was.zone, profession, before, after: now });
        } else if now > points(&before, number) {
            let (profession, before) = (worker.profession, points(&before, number));
            reasons.push(Reason::Grows { worker: worker.zone, profession, before, after: now });
        }
    }
    let supply = question.display.supply();
    if turn.action == Action::Rest && supply > 0 {
        reasons.push(Reason::Waits { supply });
    }
    reasons.sort_by_key(|reason| {
        std::cmp::Reverse(match *reason {
            Reason::Places { points, .. } => points,
            Reason::Moves { before, after, .. } => after.saturating_sub(before),
            Reason::Grows { before, after, .. } => after - before,
            Reason::Waits { .. } => 0,
        })
    });
    reasons
}
