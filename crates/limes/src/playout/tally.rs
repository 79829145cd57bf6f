//! Scoring a batch of finished games side by side.
//!
//! One territory to be flooded is one task. Tasks of all games lie in one list, so that wide registers
//! hold several floods at once, whichever games they belong to.

use super::BATCH;
use super::lay::{Landed, Layer};
use crate::display::WORKERS;
use crate::zones::Zones;

/// Floods that run side by side.
const LANES: usize = 8;

/// One number a lane.
type Lanes = [u64; LANES];

#[inline(always)]
fn lanes(f: impl FnMut(usize) -> u64) -> Lanes {
    std::array::from_fn(f)
}

/// Writes the total of every game of a batch.
pub(super) fn totals(games: &Landed, totals: &mut [u32]) {
    let maps = Maps::of(games);
    let mut points = [0; BATCH];
    maps.farmers(&mut points);
    maps.fishermen(&mut points);
    maps.woodcutters(&mut points);
    maps.watchmen(&mut points);
    for (total, points) in totals.iter_mut().zip(points) {
        *total = points as u32;
    }
}

/// What scoring needs of each game.
struct Maps<'a> {
    games: &'a Landed,
    tower: [u64; BATCH],
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

impl<'a> Maps<'a> {
    fn of(games: &'a Landed) -> Maps<'a> {
        let mut maps =
            Maps { games, tower: [0; BATCH], east: [0; BATCH], south: [0; BATCH] };
        let [field, water, forest, ..] = &games.layers;
        for game in 0..BATCH {
            let (field, water, forest) = (field[game], water[game], forest[game]);
            let alike = |step| field & field >> step | water & water >> step | forest & forest >> step;
            maps.tower[game] = !(field | water | forest);
            maps.east[game] = alike(1) & Zones::WITH_EAST.0;
            maps.south[game] = alike(8);
        }
        maps
    }

    /// All workers who stand in this landscape.
    fn tasks(&self, landscape: &[u64; BATCH]) -> Tasks {
        let mut tasks = Tasks {
            zones: [0; BATCH * WORKERS + LANES],
            games: [0; BATCH * WORKERS + LANES],
            count: 0,
        };
        for game in 0..BATCH {
            for zone in Zones(self.games.workers[game] & landscape[game]) {
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
            let game = |lane| first + lane;
            let seeds = lanes(|l| self.games.workers[game(l)] & self.games.layers[Layer::Field as usize][game(l)]);
            let fields = self.flood(seeds, game);
            for l in 0..LANES {
                points[game(l)] = u64::from(fields[l].count_ones());
            }
        }
    }

    #[inline(always)]
    fn fishermen(&self, points: &mut [u64; BATCH]) {
        let tasks = self.tasks(&self.games.layers[Layer::Water as usize]);
        tasks.each(|zones, game| {
            let waters = self.flood(zones, game);
            let counts = self.counts(zones, waters, game);
            let shores = lanes(|l| neighbours(waters[l]) & counts[l]);
            let earned = lanes(|l| {
                let huts = |layer: Layer| {
                    u64::from((shores[l] & self.games.layers[layer as usize][game(l)]).count_ones())
                };
                huts(Layer::OneHut) + huts(Layer::TwoHuts) + huts(Layer::ThreeHuts)
            });
            for l in 0..LANES {
                points[game(l)] += earned[l];
            }
        });
    }

    #[inline(always)]
    fn woodcutters(&self, points: &mut [u64; BATCH]) {
        let tasks = self.tasks(&self.games.layers[Layer::Forest as usize]);
        tasks.each(|zones, game| {
            let forests = self.flood(zones, game);
            let counts = self.counts(zones, forests, game);
            let edges = lanes(|l| neighbours(forests[l]) & !forests[l] & counts[l]);
            let others = self.flood(lanes(|l| edges[l] & !self.tower[game(l)]), game);
            for l in 0..LANES {
                let towers = u64::from((edges[l] & self.tower[game(l)]).count_ones());
                let links = crate::territory::Links { east: Zones(self.east[game(l)]), south: Zones(self.south[game(l)]) };
                points[game(l)] += towers + u64::from(links.count_territories(Zones(others[l])));
            }
        });
    }

    #[inline(always)]
    fn watchmen(&self, points: &mut [u64; BATCH]) {
        for game in 0..BATCH {
            let forest = Zones(self.games.layers[Layer::Forest as usize][game]);
            for tower in Zones(self.games.workers[game] & self.tower[game]) {
                points[game] += u64::from((tower.sight(Zones(self.tower[game])) & forest).count());
            }
        }
    }

    /// The territories of these zones.
    #[inline(always)]
    fn flood(&self, mut zones: Lanes, game: impl Fn(usize) -> usize) -> Lanes {
        let east = lanes(|l| self.east[game(l)]);
        let south = lanes(|l| self.south[game(l)]);
        loop {
            let spread = lanes(|l| {
                (zones[l] & east[l]) << 1
                    | zones[l] >> 1 & east[l]
                    | (zones[l] & south[l]) << 8
                    | zones[l] >> 8 & south[l]
            });
            let grown = (0..LANES).fold(0, |grown, l| grown | spread[l] & !zones[l]);
            if grown == 0 {
                return zones;
            }
            zones = lanes(|l| zones[l] | spread[l]);
        }
    }

    /// All bits for the worker who counts in his territory, none for the others: the first counts.
    #[inline(always)]
    fn counts(&self, zones: Lanes, territories: Lanes, game: impl Fn(usize) -> usize) -> Lanes {
        lanes(|l| {
            let workers = territories[l] & self.games.workers[game(l)];
            if workers & workers.wrapping_neg() == zones[l] { u64::MAX } else { 0 }
        })
    }
}

impl Tasks {
    /// Hands out the tasks, several at a time. Behind the last lie tasks without a zone.
    #[inline(always)]
    fn each(&self, mut work: impl FnMut(Lanes, &dyn Fn(usize) -> usize)) {
        for first in (0..self.count).step_by(LANES) {
            let zones = lanes(|l| self.zones[first + l]);
            work(zones, &|l| usize::from(self.games[first + l]));
        }
    }
}

#[inline(always)]
fn neighbours(zones: u64) -> u64 {
    Zones(zones).neighbours().0
}
