//! Where cells and zones lie in the picture.

use limes::{Cell, Display, Quarter, Variants, ZoneId};
use std::fmt;

/// The side of a zone in the picture's units.
pub const ZONE: f32 = 100.0;

/// The side of a card.
pub const CARD: f32 = 2.0 * ZONE;

/// A place in the picture; `y` grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Units from the west edge of column `a`.
    pub x: f32,
    /// Units from the north edge of row `1`.
    pub y: f32,
}

/// An upright rectangle in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Its west edge.
    pub x: f32,
    /// Its north edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

impl Rect {
    pub(crate) const fn new(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect { x, y, width, height }
    }

    /// The point in its middle.
    pub fn centre(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// The rectangle with this much more room on every side.
    #[must_use]
    pub fn grown(self, by: f32) -> Rect {
        Rect::new(self.x - by, self.y - by, self.width + 2.0 * by, self.height + 2.0 * by)
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn around(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let east = (self.x + self.width).max(other.x + other.width);
        let south = (self.y + self.height).max(other.y + other.height);
        Rect::new(x, y, east - x, south - y)
    }

    /// The rectangle moved by this much.
    #[must_use]
    pub(crate) fn moved(self, by: Point) -> Rect {
        Rect { x: self.x + by.x, y: self.y + by.y, ..self }
    }

    /// Whether the two overlap. Sharing an edge is not enough.
    pub fn meets(self, other: Rect) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }
}

/// A number of units as it is written, with at most two decimals. Nearly all are whole numbers, and those are written the
/// fast way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Units(pub(crate) f32);

impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        if hundredths % 100 == 0 {
            write!(f, "{}", hundredths / 100)
        } else {
            write!(f, "{}", hundredths as f32 / 100.0)
        }
    }
}

impl fmt::Display for Rect {
    /// As the value of an SVG's `viewBox`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rect { x, y, width, height } = self;
        write!(f, "{} {} {} {}", Units(*x), Units(*y), Units(*width), Units(*height))
    }
}

/// The square of a cell.
pub fn cell_rect(cell: Cell) -> Rect {
    Rect::new(CARD * f32::from(cell.column()), CARD * f32::from(cell.row()), CARD, CARD)
}

/// The square of a zone.
pub fn zone_rect(zone: ZoneId) -> Rect {
    let (column, row) = zone_square(zone);
    Rect::new(ZONE * f32::from(column), ZONE * f32::from(row), ZONE, ZONE)
}

/// The middle of a zone.
pub fn zone_centre(zone: ZoneId) -> Point {
    zone_rect(zone).centre()
}

/// The smallest rectangle around these cells, or around `d4` if there are none.
pub fn cells_rect(cells: impl IntoIterator<Item = Cell>) -> Rect {
    cells.into_iter().map(cell_rect).reduce(Rect::around).unwrap_or(cell_rect(Cell::START))
}

/// Everything that a turn may touch: the laid cards and every cell where the next may lie. It does not change while a
/// draft is laid elsewhere or turned, so a board drawn into it stays still under the finger.
pub fn turn_rect(display: &Display, variants: Variants) -> Rect {
    cells_rect(display.cells().chain(display.legal_cells(variants)))
}

/// The column and row of a zone, counted in zones.
pub(crate) fn zone_square(zone: ZoneId) -> (u8, u8) {
    let (east, south) = match zone.quarter {
        Quarter::NorthWest => (0, 0),
        Quarter::NorthEast => (1, 0),
        Quarter::SouthWest => (0, 1),
        Quarter::SouthEast => (1, 1),
    };
    (2 * zone.cell.column() + east, 2 * zone.cell.row() + south)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_four_zones() {
        let zones = Quarter::ALL.map(|quarter| zone_rect(ZoneId { cell: Cell::START, quarter }));
        assert_eq!(zones.into_iter().reduce(Rect::around), Some(cell_rect(Cell::START)));
        assert_eq!(zones[3].x, 700.0);
        assert!(!zones[0].meets(zones[1]) && zones[0].grown(1.0).meets(zones[3]));
    }

    #[test]
    fn units_are_written_short() {
        let written = [0.0, 700.0, -0.5, 64.1, 1.0 / 3.0, 12.999_9].map(|n| Units(n).to_string());
        assert_eq!(written, ["0", "700", "-0.5", "64.1", "0.33", "13"]);
    }

    #[test]
    fn the_rectangle_of_a_turn_does_not_depend_on_the_draft() {
        let display = Display::from_picture("= ~\n~ #").expect("a card");
        assert_eq!(turn_rect(&display, Variants::NONE), cell_rect(Cell::START).grown(CARD));
        assert_eq!(
            turn_rect(&Display::new(), Variants::NONE).to_string(),
            "600 600 200 200",
            "an empty display shows the cell of the first card"
        );
    }
}
