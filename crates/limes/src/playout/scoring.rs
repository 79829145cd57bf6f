//! Scoring a batch of finished games side by side.
//!
//! One territory to be flooded is one task. Tasks of all games lie in one list, so that wide registers
//! hold several floods at once, whichever games they belong to.

use super::BATCH;
use super::laying::FinishedGame;
use crate::display::WORKERS;
use crate::territory::{Links, spread};
use crate::worth::{beside_forest, seen_forest, shore};
use crate::zones::Zones;

/// Floods that run side by side.
const LANES: usize = 8;

/// One number a lane.
type Lanes = [u64; LANES];

/// Which game each lane works for.
type Games = [usize; LANES];

#[inline(always)]
fn lanes(mut f: impl FnMut(usize) -> u64) -> Lanes {
    let mut lanes = [0; LANES];
    for (l, lane) in lanes.iter_mut().enumerate() {
        *lane = f(l);
    }
    lanes
}

/// Writes the total of every game of a batch.
pub(super) fn totals(games: &[FinishedGame; BATCH], totals: &mut [u32]) {
    let batch = Batch::of(games);
    let mut points = [0; BATCH];
    batch.farmers(&mut points);
    batch.fishermen(&mut points);
    batch.woodcutters(&mut points);
    batch.watchmen(&mut points);
    for (total, points) in totals.iter_mut().zip(points) {
        *total = points as u32;
    }
}

/// What scoring needs, one column a game.
struct Batch {
    field: [u64; BATCH],
    water: [u64; BATCH],
    forest: [u64; BATCH],
    tower: [u64; BATCH],
    /// Zones with one or three huts, and zones with two or three.
    huts: [[u64; BATCH]; 2],
    workers: [u64; BATCH],
    /// Zones that are one territory with their eastern neighbour.
    east: [u64; BATCH],
    /// Zones that are one territory with their southern neighbour.
    south: [u64; BATCH],
}

/// The workers of one profession in all games.
struct Tasks {
    zones: [u64; BATCH * WORKERS + LANES],
    games: [u8; BATCH * WORKERS + LANES],
    count: usize,
}

impl Batch {
    fn of(games: &[FinishedGame; BATCH]) -> Batch {
        let mut batch = Batch {
            field: [0; BATCH],
            water: [0; BATCH],
            forest: [0; BATCH],
            tower: [0; BATCH],
            huts: [[0; BATCH]; 2],
            workers: [0; BATCH],
            east: [0; BATCH],
            south: [0; BATCH],
        };
        for (game, finished) in games.iter().enumerate() {
            let [field_or_forest, water_or_forest, odd, two] = finished.layers;
            batch.field[game] = field_or_forest & !water_or_forest;
            batch.water[game] = water_or_forest & !field_or_forest;
            batch.forest[game] = field_or_forest & water_or_forest;
            batch.huts[0][game] = odd;
            batch.huts[1][game] = two;
            batch.workers[game] = finished.workers;
        }
        for game in 0..BATCH {
            let (field, water, forest) = (batch.field[game], batch.water[game], batch.forest[game]);
            let links = Links::between(Zones(field), Zones(water), Zones(forest));
            batch.tower[game] = !(field | water | forest);
            batch.east[game] = links.east.0;
            batch.south[game] = links.south.0;
        }
        batch
    }

    /// All workers in this landscape.
    fn tasks(&self, landscape: &[u64; BATCH]) -> Tasks {
        let mut tasks = Tasks {
            zones: [0; BATCH * WORKERS + LANES],
            games: [0; BATCH * WORKERS + LANES],
            count: 0,
        };
        for (game, (workers, landscape)) in self.workers.iter().zip(landscape).enumerate() {
            for zone in Zones(workers & landscape) {
                tasks.zones[tasks.count] = zone.0;
                tasks.games[tasks.count] = game as u8;
                tasks.count += 1;
            }
        }
        tasks
    }

    #[inline(always)]
    fn farmers(&self, points: &mut [u64; BATCH]) {
        for first in (0..BATCH).step_by(LANES) {
            let games = &std::array::from_fn(|l| first + l);
            let seeds = lanes(|l| self.workers[games[l]] & self.field[games[l]]);
            let fields = self.flood(seeds, games);
            for l in 0..LANES {
                points[games[l]] = u64::from(fields[l].count_ones());
            }
        }
    }

    #[inline(always)]
    fn fishermen(&self, points: &mut [u64; BATCH]) {
        let tasks = self.tasks(&self.water);
        tasks.each(|zones, games| {
            let waters = self.flood(zones, games);
            let counts = self.counts(zones, waters, games);
            let shores = lanes(|l| shore(Zones(waters[l])).0 & counts[l]);
            let earned = lanes(|l| {
                let huts = |n: usize| u64::from((shores[l] & self.huts[n][games[l]]).count_ones());
                huts(0) + 2 * huts(1)
            });
            for l in 0..LANES {
                points[games[l]] += earned[l];
            }
        });
    }

    #[inline(always)]
    fn woodcutters(&self, points: &mut [u64; BATCH]) {
        let tasks = self.tasks(&self.forest);
        tasks.each(|zones, games| {
            let forests = self.flood(zones, games);
            let counts = self.counts(zones, forests, games);
            let beside = |l: usize| {
                let (forest, towers) = (Zones(forests[l]), Zones(self.tower[games[l]]));
                // Every zone of a full display shows something.
                beside_forest(forest, towers, !(forest | towers))
            };
            let towers = lanes(|l| beside(l).0.0 & counts[l]);
            let others = self.flood(lanes(|l| beside(l).1.0 & counts[l]), games);
            for l in 0..LANES {
                let towers = u64::from(towers[l].count_ones());
                let links =
                    Links { east: Zones(self.east[games[l]]), south: Zones(self.south[games[l]]) };
                points[games[l]] += towers + u64::from(links.count_territories(Zones(others[l])));
            }
        });
    }

    #[inline(always)]
    fn watchmen(&self, points: &mut [u64; BATCH]) {
        for (game, points) in points.iter_mut().enumerate() {
            let (tower, forest) = (Zones(self.tower[game]), Zones(self.forest[game]));
            for watchman in Zones(self.workers[game]) & tower {
                *points += u64::from(seen_forest(watchman, tower, forest).count());
            }
        }
    }

    /// The territories of these zones.
    #[inline(always)]
    fn flood(&self, mut zones: Lanes, games: &Games) -> Lanes {
        let east = lanes(|l| self.east[games[l]]);
        let south = lanes(|l| self.south[games[l]]);
        loop {
            let more = lanes(|l| spread(zones[l], east[l], south[l]));
            let grown = (0..LANES).fold(0, |grown, l| grown | more[l] ^ zones[l]);
            if grown == 0 {
                return zones;
            }
            zones = more;
        }
    }

    /// All bits for a worker who counts in the territory, none for the others: the first counts.
    #[inline(always)]
    fn counts(&self, zones: Lanes, territories: Lanes, games: &Games) -> Lanes {
        lanes(|l| {
            let workers = territories[l] & self.workers[games[l]];
            if workers & workers.wrapping_neg() == zones[l] { u64::MAX } else { 0 }
        })
    }
}

impl Tasks {
    /// Hands out the tasks, several at a time. Behind the last lie tasks without a zone.
    #[inline(always)]
    fn each(&self, mut work: impl FnMut(Lanes, &Games)) {
        for first in (0..self.count).step_by(LANES) {
            let zones = lanes(|l| self.zones[first + l]);
            work(zones, &std::array::from_fn(|l| usize::from(self.games[first + l]) % BATCH));
        }
    }
}
