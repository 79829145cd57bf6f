//! Players who err like people: short-sighted, sparing with their looks, forgetful of moves.
//!
//! They count what a turn scores at once. The weaker ones do not look everywhere, do not turn the card, never move
//! a worker, or do not see what woodcutters and watchmen are good for.

use crate::limes::question::Question;
use limes::{Action, Cell, Dice, Profession, Rotation, Turn};

/// How a weak player looks at the display.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Habits {
    /// Cells he considers; which of them come to his mind is chance.
    pub(crate) cells: usize,
    /// Ways of turning the card that he tries, from the one in which it lies in his hand.
    pub(crate) rotations: usize,
    /// Whether he thinks of moving workers.
    pub(crate) moves: bool,
    /// How many points he wants to see before he spends a worker, while there is time.
    pub(crate) thrift: u32,
    /// Whether he sees what forests and towers are worth.
    pub(crate) sees_far: bool,
}

impl Habits {
    /// His turn. Among turns that look alike to him the dice decide.
    pub(crate) fn choose(&self, question: &Question, dice: &mut Dice) -> Option<Turn> {
        let Question { display, variants, left, .. } = question;
        let cells = self.considered_cells(question, dice);
        let first_rotation = dice.below(4);
        let mut best: Option<(f32, Turn)> = None;
        let mut alike = 1;
        display.each_after_turn(question.card(), *variants, |turn, total| {
            let turned = (turn.rotation as usize + 4 - first_rotation) % 4;
            if !cells.contains(&turn.cell)
                || turned >= self.rotations
                || (!self.moves && matches!(turn.action, Action::Move { .. }))
            {
                return;
            }
            let supply = display.supply() - usize::from(matches!(turn.action, Action::Place(_)));
            let thrift = if *left == 0 { 0 } else { self.thrift };
            let mut value = total as f32 + (thrift as usize * supply) as f32;
            if !self.sees_far {
                value -= self.overlooked(question, turn);
            }
            match best {
                Some((most, _)) if value < most => {}
                Some((most, _)) if value == most => {
                    alike += 1;
                    if dice.below(alike) == 0 {
                        best = Some((value, turn));
                    }
                }
                _ => {
                    alike = 1;
                    best = Some((value, turn));
                }
            }
        });
        best.map(|(_, turn)| turn)
    }

    /// The cells that come to his mind.
    fn considered_cells(&self, question: &Question, dice: &mut Dice) -> Vec<Cell> {
        let mut cells: Vec<Cell> = question.display.legal_cells(question.variants).collect();
        for i in (1..cells.len()).rev() {
            let other = dice.below(i + 1);
            cells.swap(i, other);
        }
        cells.truncate(self.cells);
        cells
    }

    /// The points of woodcutters and watchmen, who mean nothing to him.
    fn overlooked(&self, question: &Question, turn: Turn) -> f32 {
        let Ok(after) = question.display.after(question.card(), turn, question.variants) else {
            return 0.0;
        };
        let score = after.score();
        let far = |profession| matches!(profession, Profession::Woodcutter | Profession::Watchman);
        let points =
            score.workers.iter().filter(|worker| worker.counts() && far(worker.profession));
        points.map(|worker| worker.points as f32).sum()
    }
}

/// Nobody tries fewer ways than one, or more than there are.
pub(crate) const ALL_ROTATIONS: usize = Rotation::ALL.len();
/// More cells than any display offers.
pub(crate) const ALL_CELLS: usize = usize::MAX;
