//! Moves: workers who stand in a poor territory walk to a better one beside it.
//!
//! Placing alone reaches nearly every crew that a whole game can want ([`super::crew`]). In a game already begun workers
//! stand where they stand, and walking is what is left to them.

use super::cells::{CELLS, zone_of, zones_of};
use super::crew::Crew;
use super::layout::{Layout, Table};
use limes::{Map, Territories, Zones};

/// What is done with a worker in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Task {
    /// Nothing.
    #[default]
    Rest,
    /// One from the supply goes onto this zone of the round's card.
    Place(Zones),
    /// The worker on one zone walks to another.
    Move(Zones, Zones),
}

/// What the workers do in every round of a layout, and their points in the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) points: u32,
    pub(super) tasks: [Task; CELLS],
}

#[derive(Clone, Copy)]
struct Worker {
    /// Where he stands,
    zone: Zones,
    /// in which territory of the full display,
    territory: usize,
    /// and the first round in which he can walk.
    free: usize,
}

/// The territories of a layout, and what the workers are told to do.
struct Dispatcher<'a> {
    layout: &'a Layout,
    map: &'a Map,
    territories: &'a Territories,
    workers: Vec<Worker>,
    plan: Plan,
    played: usize,
}

/// Improves a crew that is only placed by errands, one at a time, while one gains points.
pub(super) fn plan(
    table: &Table,
    layout: &Layout,
    map: &Map,
    territories: &Territories,
    crew: &Crew,
) -> Plan {
    let plan = Plan { points: crew.points, tasks: [Task::Rest; CELLS] };
    let workers = Vec::with_capacity(limes::WORKERS);
    let mut dispatcher =
        Dispatcher { layout, map, territories, workers, plan, played: table.played };
    for &(round, quarter) in &table.standing {
        let zone = zone_of(layout.cells[round], quarter);
        dispatcher.workers.push(Worker {
            zone,
            territory: territories.position(zone).unwrap_or(0),
            free: table.played,
        });
    }
    for (round, &cell) in layout.cells.iter().enumerate() {
        if let Some(territory) = crew.owner[usize::from(cell)] {
            let territory = usize::from(territory);
            let zone = (territories.zones()[territory] & zones_of(cell)).first();
            dispatcher.plan.tasks[round] = Task::Place(zone);
            dispatcher.workers.push(Worker { zone, territory, free: round + 1 });
        }
    }
    while dispatcher.send_one() {}
    dispatcher.plan
}

impl Dispatcher<'_> {
    /// Sends the worker who gains most; says whether one gained anything.
    fn send_one(&mut self) -> bool {
        // What each errand gains, the territory and the worker, in one number.
        let mut errands: Vec<u32> = Vec::new();
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
                    errands.push(gain << 16 | (target as u32) << 8 | index as u32);
                }
            }
        }
        errands.sort_unstable_by(|a, b| b.cmp(a));
        errands.into_iter().any(|errand| {
            let (gain, target, index) = (errand >> 16, errand >> 8 & 255, errand & 255);
            let sent = self.send(index as usize, target as usize);
            self.plan.points += if sent { gain } else { 0 };
            sent
        })
    }

    /// Sends a worker in the last round that is free; territories only grow, so if they touch at all they do so then.
    fn send(&mut self, index: usize, target: usize) -> bool {
        let worker = self.workers[index];
        let from = worker.free.max(self.played);
        let Some(round) = (from..CELLS).rfind(|&round| self.plan.tasks[round] == Task::Rest) else {
            return false;
        };
        let cells = self.layout.cells[..=round].iter();
        let laid = self.map.within(cells.fold(Zones::NONE, |laid, &cell| laid | zones_of(cell)));
        let home = laid.flood(worker.zone);
        let doors = laid.beside(home) & self.territories.zones()[target];
        if doors.is_empty() {
            return false;
        }
        let door = doors.first();
        self.plan.tasks[round] = Task::Move(worker.zone, door);
        self.workers[index] = Worker { zone: door, territory: target, free: round + 1 };
        true
    }
}
