//! Advice about a turn: which turns are different ideas, and the nudge before the answer.

use crate::limes::state::{CellRange, Draft};
use bots::limes::judge::Reason;
use limes::{Cell, Profession, Quarter, Turn, ZoneId};
use thinker::messages::limes::{Advice, Worth};

/// How many ideas are shown.
const MOST: usize = 3;

/// Expectations this near to each other may be in the other order after more thinking.
const NOISE: f64 = 0.3;

/// Where nothing is left to chance, only what looks the same is the same.
const CERTAIN: f64 = 0.05;

/// What the bots advise.
#[derive(Clone, Debug, PartialEq)]
pub struct Ideas {
    /// The best first.
    pub ideas: Vec<Idea>,
    /// What is said before them.
    pub nudge: Nudge,
}

/// A turn that is worth playing.
#[derive(Clone, Debug, PartialEq)]
pub struct Idea {
    /// The turn.
    pub turn: Turn,
    /// The final score to expect.
    pub expected: f64,
    /// Whether nobody can tell if the best turn is any better.
    pub is_level: bool,
    /// What it does, the most telling first.
    pub why: Vec<Reason>,
}

/// Where to look for the best turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nudge {
    /// One more of this profession can be placed.
    Place(Profession),
    /// Somebody of this profession can earn more.
    Grow(Profession),
    /// Somebody is better off elsewhere.
    Move,
    /// The card belongs into this corner.
    Corner(Quarter),
    /// It is the card that matters; no worker does anything.
    Rest,
}

impl Ideas {
    /// What these turns amount to, the best first, for whoever sees this draft.
    pub fn of(turns: &[Advice], draft: &Draft) -> Ideas {
        let nudge = turns.first().map_or(Nudge::Rest, |best| Nudge::of(best, draft));
        Ideas { ideas: ideas(turns), nudge }
    }
}

/// The best of these turns that are different ideas, the best first.
fn ideas(turns: &[Advice]) -> Vec<Idea> {
    let Some(best) = turns.first() else { return Vec::new() };
    let mut chosen: Vec<usize> = Vec::new();
    // Where there are not three ideas that differ clearly, those that differ less fill up the list.
    for is_alike in [is_trifle, is_same_idea] {
        for (n, advice) in turns.iter().enumerate() {
            let is_new = !chosen.iter().any(|&other| is_alike(&turns[other], advice));
            if chosen.len() < MOST && is_new {
                chosen.push(n);
            }
        }
    }
    chosen.sort_unstable();
    let idea = |n: usize| Idea {
        turn: turns[n].worth.turn,
        expected: turns[n].worth.expected,
        is_level: n > 0 && is_level(&best.worth, &turns[n].worth),
        why: turns[n].why.iter().map(|why| why.0).collect(),
    };
    chosen.into_iter().map(idea).collect()
}

/// Whether two turns are the same idea: the card goes to the same place, and the same worker takes up the same profession there.
fn is_same_idea(a: &Advice, b: &Advice) -> bool {
    a.worth.turn.cell == b.worth.turn.cell && deed(a) == deed(b)
}

/// Whether two turns are the same idea or nearly: the card lies the same way, and what a worker does makes hardly a difference.
fn is_trifle(a: &Advice, b: &Advice) -> bool {
    let way = |advice: &Advice| (advice.worth.turn.cell, advice.worth.turn.rotation);
    is_same_idea(a, b) || way(a) == way(b) && is_level(&a.worth, &b.worth)
}

/// The profession that a worker takes up, and where they were if they move; `None` if no worker does anything.
fn deed(advice: &Advice) -> Option<(Option<ZoneId>, Profession)> {
    advice.why.iter().find_map(|why| match why.0 {
        Reason::Places { profession, .. } => Some((None, profession)),
        Reason::Moves { from, profession, .. } => Some((Some(from), profession)),
        Reason::Grows { .. } | Reason::Waits { .. } => None,
    })
}

/// Whether nobody can tell which of two turns is better.
fn is_level(a: &Worth, b: &Worth) -> bool {
    let is_certain = a.error == Some(0.0) && b.error == Some(0.0);
    (a.expected - b.expected).abs() < if is_certain { CERTAIN } else { NOISE }
}

impl Nudge {
    /// Where to look for this turn.
    fn of(advice: &Advice, draft: &Draft) -> Nudge {
        let corner = || corner(draft.cell_range(), advice.worth.turn.cell).map(Nudge::Corner);
        match advice.why.first().map(|why| why.0) {
            Some(Reason::Moves { .. }) => Nudge::Move,
            Some(Reason::Grows { profession, .. }) => Nudge::Grow(profession),
            // Where nothing is earned at once, the place tells more.
            Some(Reason::Places { profession, points: 0 }) => {
                corner().unwrap_or(Nudge::Place(profession))
            }
            Some(Reason::Places { profession, .. }) => Nudge::Place(profession),
            Some(Reason::Waits { .. }) | None => corner().unwrap_or(Nudge::Rest),
        }
    }
}

/// The corner of the range in which a cell lies; `None` in the middle of its row or column.
fn corner(range: CellRange, cell: Cell) -> Option<Quarter> {
    // In halves of a cell, so that nothing is rounded.
    let side = |at: u8, first: u8, count: u8| (2 * (at - first) + 1).cmp(&count);
    let east = side(cell.column(), range.west, range.columns);
    let south = side(cell.row(), range.north, range.rows);
    match (south.is_lt(), east.is_lt()) {
        _ if south.is_eq() || east.is_eq() => None,
        (true, true) => Some(Quarter::NorthWest),
        (true, false) => Some(Quarter::NorthEast),
        (false, true) => Some(Quarter::SouthWest),
        (false, false) => Some(Quarter::SouthEast),
    }
}

#[cfg(test)]
mod tests;
