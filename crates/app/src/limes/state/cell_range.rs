//! The part of the table that is shown: it holds still for a whole turn.

use limes::{Cell, Display, Variants};

/// A rectangle of cells.
///
/// The frame of a turn is made before the card is laid and holds every cell on which it may be laid, so that
/// laying it, taking it back or laying it elsewhere never moves or rescales anything under the finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The westernmost column, counted from 0.
    pub west: u8,
    /// The northernmost row, counted from 0.
    pub north: u8,
    /// How many columns wide.
    pub columns: u8,
    /// How many rows high.
    pub rows: u8,
}

impl Frame {
    /// The frame of a turn: the display and all cells on which the next card may lie.
    pub fn of_turn(display: &Display, variants: Variants) -> Frame {
        Frame::around(display.cells().chain(display.legal_cells(variants)))
    }

    /// The smallest frame that holds these cells; of none, the start cell.
    pub fn around(cells: impl Iterator<Item = Cell>) -> Frame {
        cells.map(Frame::one).reduce(Frame::and).unwrap_or(Frame::one(Cell::START))
    }

    fn one(cell: Cell) -> Frame {
        Frame { west: cell.column(), north: cell.row(), columns: 1, rows: 1 }
    }

    /// The smallest frame that holds both: for two displays side by side, drawn to one scale.
    #[must_use]
    pub fn and(self, other: Frame) -> Frame {
        let (west, north) = (self.west.min(other.west), self.north.min(other.north));
        let east = (self.west + self.columns).max(other.west + other.columns);
        let south = (self.north + self.rows).max(other.north + other.rows);
        Frame { west, north, columns: east - west, rows: south - north }
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
        let frame = Frame::of_turn(&before, Variants::NONE);
        assert_eq!(frame, Frame { west: 2, north: 2, columns: 4, rows: 3 });
        assert!(
            before
                .legal_cells(Variants::NONE)
                .all(|cell| frame.cells().any(|inside| inside == cell))
        );
    }

    #[test]
    fn a_display_as_wide_as_it_may_be_needs_no_more_columns() {
        let before = display("= ~ ^ # = ~ ^ #\n= ~ ^ # = ~ ^ #");
        let frame = Frame::of_turn(&before, Variants::NONE);
        assert_eq!(frame, Frame { west: 3, north: 2, columns: 4, rows: 3 });
        assert!(!frame.cells().any(|inside| inside == cell("c4")));
    }

    #[test]
    fn nothing_laid_shows_the_start() {
        let frame = Frame::of_turn(&Display::new(), Variants::NONE);
        assert_eq!(frame.cells().collect::<Vec<_>>(), [Cell::START]);
    }
}
