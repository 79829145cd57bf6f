//! Moves: workers who stand in a poor territory walk to a better one beside it.
//!
//! Placing alone reaches nearly every crew that a whole game can want ([`super::crew`]). In a game already begun workers
//! stand where they stand, and walking is what is left to them.

use super::crew::Crew;
use super::ground::{CELLS, Ground, Plots, beside, zone_of, zones_of};
use super::layout::{Layout, Table};

/// What is done with a worker in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Task {
    /// Nothing.
    #[default]
    Rest,
    /// One from the supply goes onto this zone of the round's card.
    Place(u64),
    /// The worker on one zone walks to another.
    Move(u64, u64),
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
    zone: u64,
    /// in which territory of the full display,
    plot: usize,
    /// and the first round in which he can walk.
    free: usize,
}

/// The territories of a layout, and what the workers are told to do.
struct Dispatcher<'a> {
    layout: &'a Layout,
    ground: &'a Ground,
    plots: &'a Plots,
    workers: Vec<Worker>,
    plan: Plan,
    played: usize,
}

/// Improves a crew that is only placed by errands, one at a time, while one gains points.
pub(super) fn plan(
    table: &Table,
    layout: &Layout,
    ground: &Ground,
    plots: &Plots,
    crew: &Crew,
) -> Plan {
    let plan = Plan { points: crew.points, tasks: [Task::Rest; CELLS] };
    let workers = Vec::with_capacity(limes::WORKERS);
    let mut dispatcher = Dispatcher { layout, ground, plots, workers, plan, played: table.played };
    for &(round, quarter) in &table.standing {
        let zone = zone_of(layout.cells[round], quarter);
        dispatcher.workers.push(Worker { zone, plot: plots.of(zone), free: table.played });
    }
    for (round, &cell) in layout.cells.iter().enumerate() {
        if let Some(plot) = crew.owner[usize::from(cell)] {
            let zones = plots.zones[usize::from(plot)] & zones_of(cell);
            let zone = zones & zones.wrapping_neg();
            dispatcher.plan.tasks[round] = Task::Place(zone);
            dispatcher.workers.push(Worker { zone, plot: usize::from(plot), free: round + 1 });
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
            let shared = self.workers.iter().filter(|other| other.plot == worker.plot).count() > 1;
            let loss = if shared { 0 } else { self.plots.worth[worker.plot] };
            let near = beside(self.plots.zones[worker.plot]);
            for plot in 0..self.plots.count {
                let gain = self.plots.worth[plot].saturating_sub(loss);
                if gain > 0
                    && self.plots.zones[plot] & near != 0
                    && self.workers.iter().all(|other| other.plot != plot)
                {
                    errands.push(gain << 16 | (plot as u32) << 8 | index as u32);
                }
            }
        }
        errands.sort_unstable_by(|a, b| b.cmp(a));
        errands.into_iter().any(|errand| {
            let (gain, plot, index) = (errand >> 16, errand >> 8 & 255, errand & 255);
            let sent = self.send(index as usize, plot as usize);
            self.plan.points += if sent { gain } else { 0 };
            sent
        })
    }

    /// Sends a worker in the last round that is free; territories only grow, so if they touch at all they do so then.
    fn send(&mut self, index: usize, plot: usize) -> bool {
        let worker = self.workers[index];
        let from = worker.free.max(self.played);
        let Some(round) = (from..CELLS).rfind(|&round| self.plan.tasks[round] == Task::Rest) else {
            return false;
        };
        let laid = self.layout.cells[..=round].iter().fold(0, |laid, &cell| laid | zones_of(cell));
        let home = self.ground.within(laid).flood(worker.zone);
        let doors = beside(home) & self.plots.zones[plot] & laid;
        if doors == 0 {
            return false;
        }
        let door = doors & doors.wrapping_neg();
        self.plan.tasks[round] = Task::Move(worker.zone, door);
        self.workers[index] = Worker { zone: door, plot, free: round + 1 };
        true
    }
}
