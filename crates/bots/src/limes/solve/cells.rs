//! The cells of the 4×4 box that the display will fill, numbered 0 to 15 in reading order, and their zones.

use limes::{CARDS, Map, Quarter, Zones};

/// Cells in the box, and cards in it.
pub(super) const CELLS: usize = CARDS;

/// The column and row of the cell's north-west zone.
#[inline]
fn corner(cell: u8) -> (u8, u8) {
    (2 * (cell & 3), 2 * (cell >> 2))
}

/// The four zones of a cell.
#[inline]
pub(super) fn zones_of(cell: u8) -> Zones {
    let (column, row) = corner(cell);
    Zones(0x0303).moved(column, row)
}

/// One zone of a cell.
#[inline]
pub(super) fn zone_of(cell: u8, quarter: Quarter) -> Zones {
    let (column, row) = corner(cell);
    Zones::of_quarter(quarter).moved(column, row)
}

/// The cells on which these zones lie, one bit for each.
#[inline]
pub(super) fn cells_of(zones: Zones) -> u16 {
    let rows = zones.0 | zones.0 >> 8;
    let mut pairs = (rows | rows >> 1) & 0x0055_0055_0055_0055;
    pairs = (pairs | pairs >> 1) & 0x0033_0033_0033_0033;
    pairs = (pairs | pairs >> 2) & 0x000f_000f_000f_000f;
    (pairs | pairs >> 12 | pairs >> 24 | pairs >> 36) as u16
}

/// Lays a card on an empty cell, or takes away the one that lies there so.
#[inline]
pub(super) fn toggle(map: &mut Map, card: &Map, cell: u8) {
    let (column, row) = corner(cell);
    map.toggle(card, column, row);
}
