//! Where workers are placed: the best choice for a given landscape.
//!
//! Zones that are one territory in the end may be several when a worker is placed, but they grow together, so a worker
//! placed on any zone of a territory counts in it. Each card allows one worker at most. So workers who are only placed, and
//! never moved, are a matching of territories to cards. The sets of territories that can be matched are a matroid:
//! taking the most valuable territory that still fits, again and again, gives the best placement.

use super::cells::{CELLS, cells_of};
use limes::{Territories, Zones};

/// Territories that are considered. More would help only if ten better ones shared six cards.
const CANDIDATES: usize = 16;

/// Which cards bring a worker, and for which territory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    /// The points of all workers.
    pub(super) points: u32,
    /// What as many workers would earn if each could be placed in any territory.
    pub(super) ideal: u32,
    /// For each cell the territory in which its card's worker counts.
    pub(super) owner: [Option<u8>; CELLS],
}

impl Placement {
    /// The best placement if nobody moves. `open` are the cells of the cards to come, `workers` the zones of
    /// workers placed already, `supply` the number of those to place.
    #[inline]
    pub(super) fn best(
        territories: &Territories,
        open: u16,
        workers: Zones,
        supply: usize,
    ) -> Placement {
        let mut points = 0;
        // The most valuable territories first, each as worth and index in one number.
        let mut best = [0_u16; CANDIDATES];
        let worths = territories.worths();
        for (index, (zones, &worth)) in territories.zones().iter().zip(worths).enumerate() {
            if zones.meets(workers) {
                points += worth;
                continue;
            }
            let key = (worth as u16) << 6 | index as u16;
            if worth > 0 && key > best[CANDIDATES - 1] {
                let mut place = CANDIDATES - 1;
                while place > 0 && best[place - 1] < key {
                    best[place] = best[place - 1];
                    place -= 1;
                }
                best[place] = key;
            }
        }
        let ideal = points + best[..supply].iter().map(|&key| u32::from(key >> 6)).sum::<u32>();
        let mut matching = Matching { territories, open, owner: [None; CELLS] };
        let mut left = supply;
        for key in best {
            if left == 0 || key == 0 {
                break;
            }
            if matching.add(key as u8 & 63, &mut 0) {
                points += u32::from(key >> 6);
                left -= 1;
            }
        }
        Placement { points, ideal, owner: matching.owner }
    }
}

/// Territories matched to the cards on which their workers are placed.
struct Matching<'a> {
    territories: &'a Territories,
    /// The cells of cards on which workers can be placed.
    open: u16,
    owner: [Option<u8>; CELLS],
}

impl Matching<'_> {
    /// Finds a card for one more territory, other territories giving way if they have another card.
    fn add(&mut self, territory: u8, tried: &mut u16) -> bool {
        let cells = cells_of(self.territories.zones()[usize::from(territory)]) & self.open;
        let mut each = cells;
        while each != 0 {
            let cell = each.trailing_zeros() as usize;
            if self.owner[cell].is_none() {
                self.owner[cell] = Some(territory);
                return true;
            }
            each &= each - 1;
        }
        let mut each = cells & !*tried;
        while each != 0 {
            let cell = each.trailing_zeros() as usize;
            *tried |= 1 << cell;
            if self.owner[cell].is_some_and(|other| self.add(other, tried)) {
                self.owner[cell] = Some(territory);
                return true;
            }
            each = cells & !*tried;
        }
        false
    }
}
