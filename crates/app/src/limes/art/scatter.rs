//! Things scattered over the land: irregular, but the same on every drawing.
//!
//! Places belong to the plane, not to a display: they are the points of a lattice, each pushed a little aside. So a
//! territory that grows keeps every tree it had, and no two zones look alike.

use crate::limes::art::geometry::Point;

/// A lattice of places, every second row shifted by half a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lattice {
    /// The distance between places in a row, and between rows.
    pub(crate) step: (f32, f32),
    /// How far a place is pushed aside at most, each way.
    pub(crate) push: f32,
    /// How many of 16 places are taken.
    pub(crate) taken: u32,
    /// Makes this lattice different from the others.
    pub(crate) salt: u32,
}

/// A place with a random number of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) at: Point,
    /// Decides whatever varies from place to place.
    pub(crate) chance: u32,
}

impl Lattice {
    /// The places in a part of the plane, row by row from the north.
    pub(crate) fn places(self, west: f32, north: f32, side: f32) -> impl Iterator<Item = Place> {
        let (across, down) = self.step;
        let inside = move |at: Point| {
            (west..west + side).contains(&at.x) && (north..north + side).contains(&at.y)
        };
        let rows = ((north / down) as i32 - 1)..=((north + side) / down) as i32 + 1;
        let columns = ((west / across) as i32 - 1)..=((west + side) / across) as i32 + 1;
        rows.flat_map(move |row| columns.clone().map(move |column| self.place(column, row)))
            .filter(move |place| inside(place.at) && place.chance >> 8 & 15 < self.taken)
    }

    fn place(self, column: i32, row: i32) -> Place {
        let chance = mixed(column as u32, row as u32, self.salt);
        let shift = if row & 1 == 0 { 0.0 } else { 0.5 };
        let pushed = |byte: u32| (self.push * ((byte & 255) as f32 / 127.5 - 1.0)).round();
        let x = (self.step.0 * (column as f32 + shift)).round() + pushed(chance >> 16);
        let y = (self.step.1 * row as f32).round() + pushed(chance >> 24);
        Place { at: Point { x, y }, chance }
    }
}

/// A number that looks random but depends only on these three.
pub(crate) fn mixed(a: u32, b: u32, salt: u32) -> u32 {
    let mut n =
        a.wrapping_mul(0x9e37_79b1) ^ b.wrapping_mul(0x85eb_ca77) ^ salt.wrapping_mul(0xc2b2_ae3d);
    for _ in 0..2 {
        n = (n ^ n >> 15).wrapping_mul(0x2c1b_3c6d);
        n = (n ^ n >> 12).wrapping_mul(0x297a_2d39);
    }
    n ^ n >> 15
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRS: Lattice = Lattice { step: (34.0, 27.0), push: 6.0, taken: 16, salt: 1 };

    #[test]
    fn places_do_not_depend_on_where_one_looks_from() {
        let all: Vec<Place> = FIRS.places(0.0, 0.0, 1400.0).collect();
        for (west, north) in [(0.0, 0.0), (300.0, 700.0), (1300.0, 1300.0)] {
            let some: Vec<Place> = FIRS.places(west, north, 100.0).collect();
            assert!(some.len() > 5, "{some:?}");
            assert!(some.iter().all(|place| all.contains(place)));
        }
    }

    #[test]
    fn no_two_zones_are_alike() {
        let shape = |west: f32| -> Vec<(f32, f32)> {
            FIRS.places(west, 0.0, 100.0).map(|p| (p.at.x - west, p.at.y)).collect()
        };
        assert_ne!(shape(0.0), shape(100.0));
        assert_ne!(shape(100.0), shape(200.0));
    }

    #[test]
    fn taken_is_the_share_of_places() {
        let count = |taken| Lattice { taken, ..FIRS }.places(0.0, 0.0, 1400.0).count();
        let (all, half) = (count(16), count(8));
        assert!(half * 5 > all * 2 && half * 5 < all * 3, "{half} of {all}");
        assert_eq!(count(0), 0);
    }
}
