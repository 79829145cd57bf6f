//! Annealing: small changes of the layout, and ever less patience with those that lose points.

use super::cells::{CELLS, toggle};
use super::crew::Crew;
use super::errands::{self, Plan};
use super::layout::{Layout, Table};
use limes::{Dice, Map, Territories, WORKERS};

/// The chance that a loss of one point is accepted, at the beginning and at the end of a run. A loss of two
/// points is accepted with the square of it, and so on.
const PATIENCE: (f64, f64) = (0.2, 0.05);

/// How many trials share one patience.
const STRETCH: u64 = 64;

/// Losses of so many points and more are all alike.
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
    pub(super) fn new(table: &Table, layout: Layout, length: u64) -> Annealing {
        let map = layout.map(table);
        let points = appraise(table, &layout, &map);
        Annealing { layout, map, points, trial: 0, length }
    }

    /// How many trials are left in the run.
    pub(super) fn left(&self) -> u64 {
        self.length - self.trial
    }

    /// So many trials, of which there must be so many left. Calls `found` with every layout accepted and its points.
    pub(super) fn run(
        &mut self,
        table: &Table,
        dice: &mut Dice,
        trials: u64,
        mut found: impl FnMut(&Layout, u32),
    ) {
        let end = self.trial + trials;
        let mut chances = self.chances();
        while self.trial < end {
            if self.trial.is_multiple_of(STRETCH) {
                chances = self.chances();
            }
            self.trial += 1;
            let Some((layout, map)) = self.changed(table, dice) else { continue };
            let points = appraise(table, &layout, &map);
            let loss = self.points.saturating_sub(points) as usize;
            if loss == 0 || chance(dice) < chances[loss.min(LOSSES - 1)] {
                *self = Annealing { layout, map, points, ..*self };
                found(&layout, points);
            }
        }
    }

    /// The chance that a loss is accepted now, by its points.
    fn chances(&self) -> [f64; LOSSES] {
        let progress = (self.trial - self.trial % STRETCH) as f64 / self.length as f64;
        let one = PATIENCE.0 + (PATIENCE.1 - PATIENCE.0) * progress;
        let mut chances = [1.0; LOSSES];
        for loss in 1..LOSSES {
            chances[loss] = chances[loss - 1] * one;
        }
        chances
    }

    /// A layout that differs a little, if a display can grow that way.
    #[inline]
    fn changed(&self, table: &Table, dice: &mut Dice) -> Option<(Layout, Map)> {
        let mut layout = self.layout;
        let free = CELLS - table.played;
        let roll = dice.roll();
        let one = table.played + dice.below(free);
        let turn = |layout: &mut Layout, round: usize, by: u64| {
            layout.rotations[round] = (layout.rotations[round] + (by & 3) as u8) & 3;
        };
        match roll & 255 {
            // The box moves.
            0..8 => {
                layout = layout.moved((roll >> 8) as u8 & 3, (roll >> 10) as u8 & 3, table)?;
            }
            // A card is turned: the commonest change, so only this card is laid anew.
            8..96 => {
                let mut map = self.map;
                let card = &table.cards[one];
                toggle(&mut map, &card[usize::from(layout.rotations[one])], layout.cells[one]);
                turn(&mut layout, one, 1 + (roll >> 8) % 3);
                toggle(&mut map, &card[usize::from(layout.rotations[one])], layout.cells[one]);
                return Some((layout, map));
            }
            // Two or three cards change places and are turned.
            kind => {
                let other = table.played + dice.below(free);
                layout.cells.swap(one, other);
                turn(&mut layout, one, roll >> 8);
                turn(&mut layout, other, roll >> 10);
                if kind > 230 {
                    let third = table.played + dice.below(free);
                    layout.cells.swap(one, third);
                    turn(&mut layout, third, roll >> 12);
                }
            }
        }
        layout.can_grow(table).then(|| (layout, layout.map(table)))
    }
}

/// A random number from 0 to 1.
#[inline]
fn chance(dice: &mut Dice) -> f64 {
    (dice.roll() >> 11) as f64 / (1_u64 << 53) as f64
}

/// The points of a layout with the best crew found for it.
#[inline]
fn appraise(table: &Table, layout: &Layout, map: &Map) -> u32 {
    let territories = map.territories();
    let crew = crew(table, layout, &territories);
    if crew.points == crew.wish && table.standing.is_empty() {
        return crew.points;
    }
    errands::plan(table, layout, map, &territories, &crew).points
}

/// What the workers do on this layout.
pub(super) fn plan(table: &Table, layout: &Layout) -> Plan {
    let map = layout.map(table);
    let territories = map.territories();
    errands::plan(table, layout, &map, &territories, &crew(table, layout, &territories))
}

#[inline]
fn crew(table: &Table, layout: &Layout, territories: &Territories) -> Crew {
    let supply = WORKERS - table.standing.len();
    Crew::place(territories, layout.open(table), layout.standing(table), supply)
}
