//! Sets of zones in the 8×8 window of a display: one bit for each zone.

use crate::card::Quarter;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of zones in an 8×8 window, the size of a full display.
///
/// Bit 0 is the north-west corner, bits grow eastwards, then southwards. Every number is a set, and a set is also
/// an iterator over its zones.
///
/// ```
/// use limes::Zones;
/// // The corner has two neighbours: the next zone of its row, and the next of its column.
/// assert_eq!(Zones::one(0).neighbours(), Zones::one(1) | Zones::one(8));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Zones(pub u64);

/// The eight zones of the westernmost column.
const WEST: u64 = 0x0101_0101_0101_0101;
/// All zones but those of the easternmost column.
const NOT_EAST: u64 = !(WEST << 7);
const NOT_WEST: u64 = !WEST;

impl Zones {
    /// No zone.
    pub const NONE: Zones = Zones(0);
    /// The westernmost column, and the northernmost row.
    pub(crate) const WEST: Zones = Zones(WEST);
    pub(crate) const NORTH: Zones = Zones(0xff);
    /// Zones that have an eastern neighbour.
    pub(crate) const WITH_EAST: Zones = Zones(NOT_EAST);

    /// The zone with this index, which is below 64.
    #[inline]
    pub fn one(index: u8) -> Zones {
        Zones(1 << index)
    }

    /// A quarter of the card in the north-west corner of the window.
    #[inline]
    pub fn of_quarter(quarter: Quarter) -> Zones {
        Zones::one([0, 1, 8, 9][quarter as usize])
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a zone.
    #[inline]
    pub fn meets(self, other: Zones) -> bool {
        self.0 & other.0 != 0
    }

    /// How many there are.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The first zone in reading order; an empty set has none.
    #[inline]
    #[must_use]
    pub fn first(self) -> Zones {
        Zones(self.0 & self.0.wrapping_neg())
    }

    /// The index of the first zone; 64 if the set is empty.
    #[inline]
    pub fn index(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    /// Everything moved east by `columns` and south by `rows`; the caller knows that it fits.
    #[inline]
    #[must_use]
    pub fn moved(self, columns: u8, rows: u8) -> Zones {
        Zones(self.0 << (columns + 8 * rows))
    }

    /// These zones but not the others.
    #[inline]
    #[must_use]
    pub fn without(self, other: Zones) -> Zones {
        Zones(self.0 & !other.0)
    }

    /// The zones with one of these as northern, eastern, southern or western neighbour: what the rules call
    /// orthogonally adjacent.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Zones {
        let Zones(z) = self;
        Zones((z << 1 & NOT_WEST) | (z >> 1 & NOT_EAST) | z << 8 | z >> 8)
    }

    /// The place of the first zone, if there is one: the column and row of its card in the window, 0 to 3, and
    /// its quarter of the card.
    #[inline]
    pub fn place(self) -> (u8, u8, Quarter) {
        let index = self.index() & 63;
        let (column, row) = (index & 7, index >> 3);
        let quarter = Quarter::ALL[usize::from((row & 1) << 1 | column & 1)];
        (column / 2, row / 2, quarter)
    }

    /// What one zone sees along its row and its column, up to the first blocker in each direction. Some
    /// blockers are in the answer, so use it only to find zones that are not blockers.
    #[inline]
    pub(crate) fn sight(self, blockers: Zones) -> Zones {
        let index = u32::from(self.index());
        let row = 0xff << (index & 56);
        let column = WEST << (index & 7);
        let later = !1 << index;
        let earlier = self.0 - 1;
        Zones(
            until_first(row & later, blockers.0)
                | until_first(column & later, blockers.0)
                | until_last(row & earlier, blockers.0)
                | until_last(column & earlier, blockers.0),
        )
    }
}

/// The ray from its lowest bit up to its first blocker.
#[inline]
fn until_first(ray: u64, blockers: u64) -> u64 {
    let hit = ray & blockers;
    ray & (hit & hit.wrapping_neg()).wrapping_sub(1)
}

/// The ray from its highest bit down to its last blocker.
#[inline]
fn until_last(ray: u64, blockers: u64) -> u64 {
    let hit = 63 - ((ray & blockers) | 1).leading_zeros();
    ray & (u64::MAX << hit)
}

impl Iterator for Zones {
    type Item = Zones;

    /// Takes the first zone out, so a loop over a set is a loop over its zones in reading order.
    #[inline]
    fn next(&mut self) -> Option<Zones> {
        let first = self.first();
        self.0 ^= first.0;
        (!first.is_empty()).then_some(first)
    }
}

impl BitOr for Zones {
    type Output = Zones;
    #[inline]
    fn bitor(self, other: Zones) -> Zones {
        Zones(self.0 | other.0)
    }
}

impl BitOrAssign for Zones {
    #[inline]
    fn bitor_assign(&mut self, other: Zones) {
        self.0 |= other.0;
    }
}

impl BitAnd for Zones {
    type Output = Zones;
    #[inline]
    fn bitand(self, other: Zones) -> Zones {
        Zones(self.0 & other.0)
    }
}

impl Not for Zones {
    type Output = Zones;
    #[inline]
    fn not(self) -> Zones {
        Zones(!self.0)
    }
}
