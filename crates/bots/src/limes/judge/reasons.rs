//! Why a turn is good, as data that any language can put into words.

use crate::limes::question::Question;
use limes::{Action, Profession, Score, Turn, ZoneId};

/// Something that a turn does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A new worker scores at once.
    Places {
        /// What the worker becomes.
        profession: Profession,
        /// What the worker earns.
        points: u32,
    },
    /// A worker changes profession.
    Moves {
        /// Where the worker was.
        from: ZoneId,
        /// What the worker becomes.
        profession: Profession,
        /// What the worker earned with the card laid, before the move.
        before: u32,
        /// What the worker earns now.
        after: u32,
    },
    /// The card alone lets a worker earn more.
    Grows {
        /// Where the worker is.
        worker: ZoneId,
        /// The worker's profession.
        profession: Profession,
        /// What the worker earned.
        before: u32,
        /// What the worker earns now.
        after: u32,
    },
    /// No worker acts although one could be placed: better territories will come.
    Waits {
        /// Workers in the supply.
        supply: usize,
    },
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
