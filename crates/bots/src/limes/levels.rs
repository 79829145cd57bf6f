//! How each level plays Limes. The first five are tied to the bands of the solo table.

use crate::Level;
use crate::limes::greedy::{ALL_CELLS, ALL_ROTATIONS, Greedy};
use crate::limes::net::Net;
use crate::limes::question::Question;
use crate::limes::thinker::{Effort, Thinker};
use dice::Dice;
use limes::Turn;

/// The work that is enough for this level; `None` if it thinks as long as it may.
pub fn usual_work(level: Level) -> Option<u64> {
    (level != Level::Merciless).then_some(200)
}

/// The turn that this level plays after so much work; levels that do not search need none. `None` never happens
/// while the display is not full.
pub fn choose(level: Level, question: &Question, net: &Net, work: u64, seed: u64) -> Option<Turn> {
    match (greedy(level), Effort::of(level)) {
        (Some(greedy), _) => greedy.choose(question, &mut Dice::new(seed)),
        (None, Some(effort)) => Thinker::new(question, net, effort, seed).think_for(work),
        (None, None) => None,
    }
}

impl Effort {
    /// How the level searches, if it does.
    pub fn of(level: Level) -> Option<Effort> {
        match level {
            Level::Expert => Some(Effort { candidates: 6, depth: 2, for_the_win: false }),
            Level::Merciless => Some(Effort { candidates: 24, depth: 4, for_the_win: true }),
            _ => None,
        }
    }
}

/// How a level plays that does not search.
fn greedy(level: Level) -> Option<Greedy> {
    let all = Greedy {
        cells: ALL_CELLS,
        rotations: ALL_ROTATIONS,
        moves: true,
        worker_price: 3,
        sees_far: true,
    };
    match level {
        // Looks at two cells, leaves the card as it came, and sees only what fields and waters are worth.
        Level::Beginner => {
            Some(Greedy { cells: 2, rotations: 1, moves: false, worker_price: 1, sees_far: false })
        }
        // Looks at three cells, leaves the card as it came, and never moves a worker.
        Level::Learner => {
            Some(Greedy { cells: 3, rotations: 1, moves: false, worker_price: 1, ..all })
        }
        // Looks at some cells, turns the card, but never moves a worker and spends workers too soon.
        Level::Regular => {
            Some(Greedy { cells: 4, rotations: 3, moves: false, worker_price: 2, ..all })
        }
        // Counts everything that scores at once, moves too, but does not think ahead.
        Level::Skilled => Some(all),
        Level::Expert | Level::Merciless => None,
    }
}
