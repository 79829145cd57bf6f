//! Advice about a turn: which turns are different ideas, the nudge before the answer, and what of it is on show.

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

/// What is known, and what of it is on show.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum AdviceState {
    /// Nobody has asked.
    #[default]
    Nothing,
    /// The bots are thinking.
    Thinking {
        /// How much of it is done, from 0 to 1.
        part: f64,
        /// Whether the player has asked again meanwhile and so wants no nudge.
        hurried: bool,
    },
    /// The ideas are known.
    Known {
        /// The best first.
        ideas: Vec<Idea>,
        /// What is said before them.
        nudge: Nudge,
        /// What is on show.
        stage: Stage,
        /// Whether anything is: what was hidden need not be thought about again.
        is_open: bool,
    },
    /// It did not work, for this reason in words.
    Failed(String),
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Where to look.
    Nudge,
    /// What to play.
    Ideas,
}

/// What asking for advice leads to, beyond what is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The bots are to be asked.
    Bots,
    /// The bots need not think any more.
    Nobody,
    /// What is known is enough.
    Enough,
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

impl AdviceState {
    /// Asks for advice, and once more for more of it; at last it is put away.
    pub fn ask(&mut self) -> Asked {
        match self {
            AdviceState::Nothing => {
                *self = AdviceState::Thinking { part: 0.0, hurried: false };
                return Asked::Bots;
            }
            AdviceState::Thinking { hurried: hurried @ false, .. } => *hurried = true,
            AdviceState::Thinking { .. } | AdviceState::Failed(_) => {
                *self = AdviceState::Nothing;
                return Asked::Nobody;
            }
            AdviceState::Known { is_open: is_open @ false, .. } => *is_open = true,
            AdviceState::Known { stage: stage @ Stage::Nudge, .. } => *stage = Stage::Ideas,
            AdviceState::Known { is_open, .. } => *is_open = false,
        }
        Asked::Enough
    }

    /// The bots have come this far.
    pub fn progress(&mut self, now: f64) {
        if let AdviceState::Thinking { part, .. } = self {
            *part = now;
        }
    }

    /// The bots' answer, the best turn first.
    pub fn answer(&mut self, turns: &[Advice], draft: &Draft) {
        let hurried = matches!(self, AdviceState::Thinking { hurried: true, .. });
        let nudge = turns.first().map_or(Nudge::Rest, |best| Nudge::of(best, draft));
        let stage = if hurried { Stage::Ideas } else { Stage::Nudge };
        *self = AdviceState::Known { ideas: ideas(turns), nudge, stage, is_open: true };
    }

    /// Hides what is known. It is shown again at once when it is asked for.
    pub fn hide(&mut self) {
        if let AdviceState::Known { is_open, .. } = self {
            *is_open = false;
        }
    }

    /// The ideas that are on show.
    pub fn shown(&self) -> &[Idea] {
        match self {
            AdviceState::Known { ideas, stage: Stage::Ideas, is_open: true, .. } => ideas,
            _ => &[],
        }
    }

    /// Whether anything is on show.
    pub fn is_open(&self) -> bool {
        !matches!(self, AdviceState::Nothing | AdviceState::Known { is_open: false, .. })
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
