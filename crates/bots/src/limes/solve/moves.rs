//! Moves: workers in a poor territory go to a better one beside it.
//!
//! Placing alone reaches nearly everything that a whole game can want ([`super::placement`]). In a game already begun
//! some workers have been placed, and moving is the only thing they can still do.

use super::cells::{CELLS, zone_of, zones_of};
use super::layout::{Layout, Problem};
use super::placement::Placement;
use limes::{Map, Territories, Zones};

/// What is done with a worker in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum WorkerAction {
    /// Nothing.
    #[default]
    Rest,
    /// One from the supply goes onto this zone of the round's card.
    Place(Zones),
    /// The worker on one zone moves to another.
    Move(Zones, Zones),
}

/// What the workers do in every round of a layout, and their points in the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) points: u32,
    pub(super) actions: [WorkerAction; CELLS],
}

#[derive(Clone, Copy)]
struct Worker {
    /// The zone where the worker is,
    zone: Zones,
    /// the territory of the full display to which it belongs,
    territory: usize,
    /// and the first round in which the worker can move.
    free: usize,
}

/// A plan that is being improved.
struct MoveSearch<'a> {
    layout: &'a Layout,
    map: &'a Map,
    territories: &'a Territories,
    workers: Vec<Worker>,
    plan: Plan,
    played: usize,
}

/// Improves a placement by moves, one at a time, while one gains points.
pub(super) fn plan(
    problem: &Problem,
    layout: &Layout,
    map: &Map,
    territories: &Territories,
    placement: &Placement,
) -> Plan {
    let plan = Plan { points: placement.points, actions: [WorkerAction::Rest; CELLS] };
    let workers = Vec::with_capacity(limes::WORKERS);
    let mut search = MoveSearch { layout, map, territories, workers, plan, played: problem.played };
    for &(round, quarter) in &problem.workers {
        let zone = zone_of(layout.cells[round], quarter);
        let territory = territories.position(zone).unwrap_or(0);
        search.workers.push(Worker { zone, territory, free: problem.played });
    }
    for (round, &cell) in layout.cells.iter().enumerate() {
        if let Some(territory) = placement.owner[usize::from(cell)] {
            let territory = usize::from(territory);
            let zone = (territories.zones()[territory] & zones_of(cell)).first();
            search.plan.actions[round] = WorkerAction::Place(zone);
            search.workers.push(Worker { zone, territory, free: round + 1 });
        }
    }
    while search.add_best_move() {}
    search.plan
}

impl MoveSearch<'_> {
    /// Adds the move that gains most; says whether one gained anything.
    fn add_best_move(&mut self) -> bool {
        // What each move gains, its target and the worker, in one number.
        let mut moves: Vec<u32> = Vec::new();
        for (index, worker) in self.workers.iter().enumerate() {
            let (zones, worths) = (self.territories.zones(), self.territories.worths());
            let home = worker.territory;
            let shared = self.workers.iter().filter(|other| other.territory == home).count() > 1;
            let loss = if shared { 0 } else { worths[home] };
            let near = self.map.beside(zones[home]);
            for (target, &worth) in worths.iter().enumerate() {
                let gain = worth.saturating_sub(loss);
                if gain > 0
                    && zones[target].meets(near)
                    && self.workers.iter().all(|other| other.territory != target)
                {
                    moves.push(gain << 16 | (target as u32) << 8 | index as u32);
                }
            }
        }
        moves.sort_unstable_by(|a, b| b.cmp(a));
        moves.into_iter().any(|best| {
            let (gain, target, index) = (best >> 16, best >> 8 & 255, best & 255);
            let added = self.add_move(index as usize, target as usize);
            self.plan.points += if added { gain } else { 0 };
            added
        })
    }

    /// Moves a worker in the last round that is free: territories only grow, so if two touch at all they touch then.
    fn add_move(&mut self, index: usize, target: usize) -> bool {
        let worker = self.workers[index];
        let from = worker.free.max(self.played);
        let is_free = |&round: &usize| self.plan.actions[round] == WorkerAction::Rest;
        let Some(round) = (from..CELLS).rfind(is_free) else { return false };
        let cells = self.layout.cells[..=round].iter();
        let laid = self.map.within(cells.fold(Zones::NONE, |laid, &cell| laid | zones_of(cell)));
        let home = laid.flood(worker.zone);
        let to = (laid.beside(home) & self.territories.zones()[target]).first();
        if to.is_empty() {
            return false;
        }
        self.plan.actions[round] = WorkerAction::Move(worker.zone, to);
        self.workers[index] = Worker { zone: to, territory: target, free: round + 1 };
        true
    }
}
