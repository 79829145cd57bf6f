//! Bots without foresight that err like people.
//!
//! They count what a turn scores at once. The weaker ones do not look everywhere, do not turn the card, never move
//! a worker, or do not see what woodcutters and watchmen are good for.

use crate::limes::question::Question;
use dice::Dice;
use limes::{Action, Cell, Profession, Rotation, Turn};

/// What such a bot sees of the display.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Greedy {
    /// Cells that it considers; which ones is random.
    pub(crate) cells: usize,
    /// Rotations of the card that it tries; which one it tries first is random.
    pub(crate) rotations: usize,
    /// Whether it moves workers.
    pub(crate) moves: bool,
    /// How many points it wants for a worker from the supply, while rounds are left.
    pub(crate) worker_price: u32,
    /// Whether it sees what forests and towers are worth.
    pub(crate) sees_far: bool,
}

impl Greedy {
    /// Its turn. The dice decide among turns that it thinks equally good.
    pub(crate) fn choose(&self, question: &Question, dice: &mut Dice) -> Option<Turn> {
        let Question { display, variants, left, .. } = question;
        let cells = self.considered_cells(question, dice);
        let first_rotation = dice.below(4);
        let mut best: Option<(f32, Turn)> = None;
        let mut equal = 1;
        display.each_after_turn(question.card(), *variants, |turn, total| {
            let turned = (turn.rotation as usize + 4 - first_rotation) % 4;
            if !cells.contains(&turn.cell)
                || turned >= self.rotations
                || (!self.moves && matches!(turn.action, Action::Move { .. }))
            {
                return;
            }
            let supply = display.supply() - usize::from(matches!(turn.action, Action::Place(_)));
            let worker_price = if *left == 0 { 0 } else { self.worker_price };
            let mut value = total as f32 + (worker_price as usize * supply) as f32;
            if !self.sees_far {
                value -= self.overlooked(question, turn);
            }
            match best {
                Some((most, _)) if value < most => {}
                Some((most, _)) if value == most => {
                    equal += 1;
                    if dice.below(equal) == 0 {
                        best = Some((value, turn));
                    }
                }
                _ => {
                    equal = 1;
                    best = Some((value, turn));
                }
            }
        });
        best.map(|(_, turn)| turn)
    }

    /// The cells that it considers.
    fn considered_cells(&self, question: &Question, dice: &mut Dice) -> Vec<Cell> {
        let mut cells: Vec<Cell> = question.display.legal_cells(question.variants).collect();
        dice.shuffle(&mut cells);
        cells.truncate(self.cells);
        cells
    }

    /// The points of woodcutters and watchmen, which it does not see.
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

/// Every rotation.
pub(crate) const ALL_ROTATIONS: usize = Rotation::ALL.len();
/// Every cell: more than any display offers.
pub(crate) const ALL_CELLS: usize = usize::MAX;
