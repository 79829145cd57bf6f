//! A rectangle of cells, such as the part of the table that is shown during a turn.

use limes::{Cell, Display, Variants};

/// A rectangle of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellRange {
    /// The westernmost column, counted from 0.
    pub west: u8,
    /// The northernmost row, counted from 0.
    pub north: u8,
    /// How many columns wide.
    pub columns: u8,
    /// How many rows high.
    pub rows: u8,
}

impl CellRange {
    /// What is shown during a turn: the display and every cell on which the next card may lie. It is known before the
    /// card is laid, so laying it, taking it back or laying it elsewhere never moves anything under the finger.
    pub fn of_turn(display: &Display, variants: Variants) -> CellRange {
        CellRange::around(display.cells().chain(display.legal_cells(variants)))
    }

    /// The smallest range that holds these cells. Without any, it is the start cell.
    pub fn around(cells: impl Iterator<Item = Cell>) -> CellRange {
        cells.map(CellRange::one).reduce(CellRange::and).unwrap_or(CellRange::one(Cell::START))
    }

    fn one(cell: Cell) -> CellRange {
        CellRange { west: cell.column(), north: cell.row(), columns: 1, rows: 1 }
    }

    /// The smallest range that holds both.
    fn and(self, other: CellRange) -> CellRange {
        let (west, north) = (self.west.min(other.west), self.north.min(other.north));
        let east = (self.west + self.columns).max(other.west + other.columns);
        let south = (self.north + self.rows).max(other.north + other.rows);
        CellRange { west, north, columns: east - west, rows: south - north }
    }

    /// Its cells, row by row.
    #[cfg(test)]
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let columns = self.west..self.west + self.columns;
        let rows = self.north..self.north + self.rows;
        rows.flat_map(move |row| columns.clone().filter_map(move |column| Cell::new(column, row)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::{cell, display};

    #[test]
    fn a_turn_shows_every_legal_cell_before_the_card_is_laid() {
        let before = display("= ~ ^ #\n= ~ ^ #");
        let range = CellRange::of_turn(&before, Variants::NONE);
        assert_eq!(range, CellRange { west: 2, north: 2, columns: 4, rows: 3 });
        assert!(
            before
                .legal_cells(Variants::NONE)
                .all(|cell| range.cells().any(|inside| inside == cell))
        );
    }

    #[test]
    fn a_display_as_wide_as_it_may_be_needs_no_more_columns() {
        let before = display("= ~ ^ # = ~ ^ #\n= ~ ^ # = ~ ^ #");
        let range = CellRange::of_turn(&before, Variants::NONE);
        assert_eq!(range, CellRange { west: 3, north: 2, columns: 4, rows: 3 });
        assert!(!range.cells().any(|inside| inside == cell("c4")));
    }

    #[test]
    fn nothing_laid_shows_the_start() {
        let range = CellRange::of_turn(&Display::new(), Variants::NONE);
        assert_eq!(range.cells().collect::<Vec<_>>(), [Cell::START]);
    }
}
