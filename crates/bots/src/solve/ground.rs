//! The landscape of a full display as sets of zones, and what each of its territories is worth.
//!
//! The search tries millions of landscapes that differ in one or two cards, so it keeps its own sets and
//! never asks for a legal turn on the way. What it finds is played through [`limes::Display`] in the end.

use limes::{Card, Landscape, Quarter, Rotation};

/// Cells in the box of a full display, and cards in it.
pub(super) const CELLS: usize = 16;

/// All zones but those of the westernmost, and of the easternmost column.
const NOT_WEST: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_EAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// The westernmost column.
const WEST: u64 = !NOT_WEST;

/// Landscapes and huts, one bit a zone of the 8×8: bit 0 is the north-west corner, bits grow eastwards, then
/// southwards. `huts[n]` are the zones with more than `n` huts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ground {
    field: u64,
    water: u64,
    forest: u64,
    tower: u64,
    huts: [u64; 3],
}

/// One card in the north-west corner, in each of the four rotations.
pub(super) type Turned = [Ground; 4];

/// How far the north-west corner's zones are from those of a cell of the box.
#[inline]
fn shift(cell: u8) -> u32 {
    u32::from(cell & 3) * 2 + u32::from(cell >> 2) * 16
}

/// The four zones of a cell of the box.
#[inline]
pub(super) fn zones_of(cell: u8) -> u64 {
    0x0303 << shift(cell)
}

/// One zone of a cell of the box.
#[inline]
pub(super) fn zone_of(cell: u8, quarter: Quarter) -> u64 {
    (1 << [0, 1, 8, 9][quarter as usize]) << shift(cell)
}

/// The zones beside these.
#[inline]
pub(super) fn beside(zones: u64) -> u64 {
    (zones << 1 & NOT_WEST) | (zones >> 1 & NOT_EAST) | zones << 8 | zones >> 8
}

/// The cells of the box on which these zones lie, bit by bit.
#[inline]
pub(super) fn cells_of(zones: u64) -> u16 {
    let rows = zones | zones >> 8;
    let mut pairs = (rows | rows >> 1) & 0x0055_0055_0055_0055;
    pairs = (pairs | pairs >> 1) & 0x0033_0033_0033_0033;
    pairs = (pairs | pairs >> 2) & 0x000f_000f_000f_000f;
    (pairs | pairs >> 12 | pairs >> 24 | pairs >> 36) as u16
}

impl Ground {
    /// A card in all its rotations.
    pub(super) fn of_card(card: &Card) -> Turned {
        Rotation::ALL.map(|rotation| {
            let mut ground = Ground::default();
            for quarter in Quarter::ALL {
                let (zone, place) = (card.zone(quarter, rotation), zone_of(0, quarter));
                match zone.landscape() {
                    Landscape::Field => ground.field |= place,
                    Landscape::Water => ground.water |= place,
                    Landscape::Forest => ground.forest |= place,
                    Landscape::Tower => ground.tower |= place,
                }
                for huts in &mut ground.huts[..usize::from(zone.huts())] {
                    *huts |= place;
                }
            }
            ground
        })
    }

    /// Lays a card on an empty cell of the box, or takes away the one that lies there so.
    #[inline]
    pub(super) fn toggle(&mut self, card: &Ground, cell: u8) {
        let by = shift(cell);
        self.field ^= card.field << by;
        self.water ^= card.water << by;
        self.forest ^= card.forest << by;
        self.tower ^= card.tower << by;
        for (huts, more) in self.huts.iter_mut().zip(card.huts) {
            *huts ^= more << by;
        }
    }

    /// The same ground where only these zones lie.
    pub(super) fn within(&self, zones: u64) -> Ground {
        Ground {
            field: self.field & zones,
            water: self.water & zones,
            forest: self.forest & zones,
            tower: self.tower & zones,
            huts: self.huts.map(|huts| huts & zones),
        }
    }

    /// All zones of the territories that have a zone among these.
    #[inline]
    pub(super) fn flood(&self, seeds: u64) -> u64 {
        let alike = |step: u32| {
            self.field & self.field >> step
                | self.water & self.water >> step
                | self.forest & self.forest >> step
        };
        let (east, south) = (alike(1) & NOT_EAST, alike(8));
        spread(seeds, east, south)
    }

    #[cfg(test)]
    pub(super) fn landscape(&self, territory: u64) -> Landscape {
        let sets = [self.field, self.water, self.forest, self.tower];
        let kind = sets.iter().position(|set| set & territory != 0).expect("land everywhere");
        Landscape::ALL[kind]
    }

    /// Every territory with its worth.
    #[inline]
    pub(super) fn plots(&self) -> Plots {
        let mut plots = Plots { zones: [0; 64], worth: [0; 64], count: 0 };
        each_patch(self.field, |field| plots.push(field, field.count_ones()));
        each_patch(self.water, |water| {
            let shore = beside(water);
            plots.push(water, self.huts.iter().map(|huts| (huts & shore).count_ones()).sum());
        });
        let others = plots.count;
        each_patch(self.forest, |forest| {
            let edge = beside(forest);
            let towers = (edge & self.tower).count_ones();
            let others = plots.zones[..others].iter().map(|zones| u32::from(zones & edge != 0));
            plots.push(forest, towers + others.sum::<u32>());
        });
        let mut towers = self.tower;
        while towers != 0 {
            let index = towers.trailing_zeros();
            plots.push(1 << index, (sight(index, self.tower) & self.forest).count_ones());
            towers &= towers - 1;
        }
        plots
    }
}

/// Calls `each` with every connected part of a set of zones.
#[inline]
fn each_patch(mut zones: u64, mut each: impl FnMut(u64)) {
    let (east, south) = (zones & zones >> 1 & NOT_EAST, zones & zones >> 8);
    while zones != 0 {
        let patch = spread(zones & zones.wrapping_neg(), east, south);
        each(patch);
        zones &= !patch;
    }
}

/// Spreads over zones that are linked to their eastern and to their southern neighbours.
#[inline]
fn spread(mut zones: u64, east: u64, south: u64) -> u64 {
    loop {
        let more =
            (zones & east) << 1 | zones >> 1 & east | (zones & south) << 8 | zones >> 8 & south;
        if more & !zones == 0 {
            return zones;
        }
        zones |= more;
    }
}

/// What is seen from a zone along its row and column up to the first tower in each direction. Some of these
/// towers are among it, so the answer is good for finding forest.
#[inline]
fn sight(index: u32, towers: u64) -> u64 {
    let (row, column) = (0xff << (index & 56), WEST << (index & 7));
    let (later, earlier) = (!1 << index, (1 << index) - 1);
    let until_first = |ray: u64| {
        let hit = ray & towers;
        ray & (hit & hit.wrapping_neg()).wrapping_sub(1)
    };
    let until_last = |ray: u64| ray & u64::MAX << (63 - (ray & towers | 1).leading_zeros());
    until_first(row & later)
        | until_first(column & later)
        | until_last(row & earlier)
        | until_last(column & earlier)
}

/// The territories of a ground. None shares a zone with another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plots {
    /// Their zones.
    pub(super) zones: [u64; 64],
    /// The points of a worker who scores there.
    pub(super) worth: [u32; 64],
    /// How many there are.
    pub(super) count: usize,
}

impl Plots {
    #[inline]
    fn push(&mut self, zones: u64, worth: u32) {
        // Territories are at least a zone, so there are never more than 64.
        let place = self.count & 63;
        self.zones[place] = zones;
        self.worth[place] = worth;
        self.count += 1;
    }

    /// The territory of a zone.
    #[inline]
    pub(super) fn of(&self, zone: u64) -> usize {
        self.zones[..self.count].iter().position(|zones| zones & zone != 0).unwrap_or(0)
    }
}
