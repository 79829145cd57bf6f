//! Simulated annealing: small changes of the layout, of which those that lose points are accepted ever more rarely.

use super::cells::{CELLS, toggle};
use super::layout::{Layout, Problem};
use super::moves::{self, Plan};
use super::placement::Placement;
use dice::Dice;
use limes::{Map, Territories, WORKERS};

/// The chance that a loss of one point is accepted, at the beginning and at the end of a run. A loss of two
/// points is accepted with the square of it, and so on.
const ACCEPTANCE: (f64, f64) = (0.2, 0.05);

/// How many trials share one chance.
const TRIALS_PER_CHANCE: u64 = 64;

/// Losses of so many points and more are accepted equally rarely.
const LOSSES: usize = 16;

/// One run, from a random layout to one that no small change improves.
#[derive(Clone, Debug)]
pub(super) struct Annealing {
    layout: Layout,
    map: Map,
    points: u32,
    trial: u64,
    length: u64,
}

impl Annealing {
    pub(super) fn new(problem: &Problem, layout: Layout, length: u64) -> Annealing {
        let map = layout.map(problem);
        let points = appraise(problem, &layout, &map);
        Annealing { layout, map, points, trial: 0, length }
    }

    /// How many trials are left in the run.
    pub(super) fn left(&self) -> u64 {
        self.length - self.trial
    }

    /// So many trials, of which there must be so many left. Calls `found` with every layout accepted and its points.
    pub(super) fn run(
        &mut self,
        problem: &Problem,
        dice: &mut Dice,
        trials: u64,
        mut found: impl FnMut(&Layout, u32),
    ) {
        let end = self.trial + trials;
        let mut chances = self.chances();
        while self.trial < end {
            if self.trial.is_multiple_of(TRIALS_PER_CHANCE) {
                chances = self.chances();
            }
            self.trial += 1;
            let Some((layout, map)) = self.changed(problem, dice) else { continue };
            let points = appraise(problem, &layout, &map);
            let loss = self.points.saturating_sub(points) as usize;
            if loss == 0 || chance(dice) < chances[loss.min(LOSSES - 1)] {
                *self = Annealing { layout, map, points, ..*self };
                found(&layout, points);
            }
        }
    }

    /// The chance that a loss is accepted now, by its points.
    fn chances(&self) -> [f64; LOSSES] {
        let progress = (self.trial - self.trial % TRIALS_PER_CHANCE) as f64 / self.length as f64;
        let one = ACCEPTANCE.0 + (ACCEPTANCE.1 - ACCEPTANCE.0) * progress;
        let mut chances = [1.0; LOSSES];
        for loss in 1..LOSSES {
            chances[loss] = chances[loss - 1] * one;
        }
        chances
    }

    /// A layout that differs a little, if a display can grow that way.
    #[inline]
    fn changed(&self, problem: &Problem, dice: &mut Dice) -> Option<(Layout, Map)> {
        let mut layout = self.layout;
        let free = CELLS - problem.played;
        let roll = dice.roll();
        let one = problem.played + dice.below(free);
        let turn = |layout: &mut Layout, round: usize, by: u64| {
            layout.rotations[round] = (layout.rotations[round] + (by & 3) as u8) & 3;
        };
        match roll & 255 {
            // The box moves.
            0..8 => {
                layout = layout.moved((roll >> 8) as u8 & 3, (roll >> 10) as u8 & 3, problem)?;
            }
            // A card is turned: the commonest change, so only this card is laid anew.
            8..96 => {
                let mut map = self.map;
                let card = &problem.cards[one];
                toggle(&mut map, &card[usize::from(layout.rotations[one])], layout.cells[one]);
                turn(&mut layout, one, 1 + (roll >> 8) % 3);
                toggle(&mut map, &card[usize::from(layout.rotations[one])], layout.cells[one]);
                return Some((layout, map));
            }
            // Two or three cards change places and are turned.
            kind => {
                let other = problem.played + dice.below(free);
                layout.cells.swap(one, other);
                turn(&mut layout, one, roll >> 8);
                turn(&mut layout, other, roll >> 10);
                if kind > 230 {
                    let third = problem.played + dice.below(free);
                    layout.cells.swap(one, third);
                    turn(&mut layout, third, roll >> 12);
                }
            }
        }
        layout.can_grow(problem).then(|| (layout, layout.map(problem)))
    }
}

/// A random number from 0 to 1.
#[inline]
fn chance(dice: &mut Dice) -> f64 {
    (dice.roll() >> 11) as f64 / (1_u64 << 53) as f64
}

/// The points of a layout with the best workers found for it.
#[inline]
fn appraise(problem: &Problem, layout: &Layout, map: &Map) -> u32 {
    let territories = map.territories();
    let placement = placement(problem, layout, &territories);
    if placement.points == placement.ideal && problem.workers.is_empty() {
        return placement.points;
    }
    moves::plan(problem, layout, map, &territories, &placement).points
}

/// What the workers do on this layout.
pub(super) fn plan(problem: &Problem, layout: &Layout) -> Plan {
    let map = layout.map(problem);
    let territories = map.territories();
    moves::plan(problem, layout, &map, &territories, &placement(problem, layout, &territories))
}

#[inline]
fn placement(problem: &Problem, layout: &Layout, territories: &Territories) -> Placement {
    let supply = WORKERS - problem.workers.len();
    Placement::best(territories, layout.open(problem), layout.workers(problem), supply)
}
