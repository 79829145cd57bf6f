//! Where cards lie: cells, and the zones inside them.

#[cfg(feature = "playout")]
use crate::bits::nth_bit;
use crate::card::Quarter;
use crate::variants::Variants;
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// The place of one card, `a1` to `g7`: everything a display around `d4` can reach.
///
/// Columns are letters from left to right, rows are numbers from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell(u8);

/// Columns, and rows, that a display can reach.
const SPAN: u8 = 7;

impl Cell {
    /// Where the first card always lies: `d4`, in the middle.
    pub const START: Cell = Cell(3 * 8 + 3);

    /// The cell in this column and row, both counted from 0; `None` beyond `g7`.
    pub fn new(column: u8, row: u8) -> Option<Cell> {
        (column < SPAN && row < SPAN).then(|| Cell(row * 8 + column))
    }

    /// Its column, 0 (`a`) to 6 (`g`).
    #[inline]
    pub fn column(self) -> u8 {
        self.0 & 7
    }

    /// Its row, 0 (`1`) to 6 (`7`).
    #[inline]
    pub fn row(self) -> u8 {
        self.0 >> 3
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Cell) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Cell {
    /// By name: columns first.
    fn cmp(&self, other: &Cell) -> std::cmp::Ordering {
        (self.column(), self.row()).cmp(&(other.column(), other.row()))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Letter by letter, here and in zones and turns: a state of a server holds a hundred of them.
        f.write_char(char::from(b'a' + self.column()))?;
        f.write_char(char::from(b'1' + self.row()))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a cell or zone looks like in writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceFault;

impl fmt::Display for PlaceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell is a1 to g7, a zone adds nw, ne, sw or se")
    }
}

impl std::error::Error for PlaceFault {}

impl FromStr for Cell {
    type Err = PlaceFault;

    fn from_str(text: &str) -> Result<Cell, PlaceFault> {
        let &[column, row] = text.as_bytes() else { return Err(PlaceFault) };
        Cell::new(column.wrapping_sub(b'a'), row.wrapping_sub(b'1')).ok_or(PlaceFault)
    }
}

/// One zone of a display: a cell and a quarter of the card that lies there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ZoneId {
    /// The card's place.
    pub cell: Cell,
    /// The quarter as the card lies, not as it is printed.
    pub quarter: Quarter,
}

impl fmt::Display for ZoneId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cell.fmt(f)?;
        self.quarter.fmt(f)
    }
}

impl fmt::Debug for ZoneId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for ZoneId {
    type Err = PlaceFault;

    fn from_str(text: &str) -> Result<ZoneId, PlaceFault> {
        let (cell, quarter) = text.split_at_checked(2).ok_or(PlaceFault)?;
        Ok(ZoneId { cell: cell.parse()?, quarter: quarter.parse().map_err(|()| PlaceFault)? })
    }
}

/// A set of cells, one bit each. The eighth column stays empty, so that a step to the side never
/// lands in another row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

impl Cells {
    pub(crate) const NONE: Cells = Cells(0);
    pub(crate) const START: Cells = Cells(1 << Cell::START.0);
    /// All 49 cells.
    pub(crate) const ALL: Cells = Cells(0x007f_7f7f_7f7f_7f7f);

    /// This cell alone.
    #[inline]
    pub fn one(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 & Cells::one(cell).0 != 0
    }

    /// How many cells are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cell with this place in the row-by-row order of the set, which has more cells than that.
    #[cfg(feature = "playout")]
    #[inline]
    pub(crate) fn at(self, place: usize) -> Cell {
        Cell(nth_bit(self.0, place).trailing_zeros() as u8 & 63)
    }

    #[inline]
    pub(crate) fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    #[inline]
    pub(crate) fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    #[inline]
    pub(crate) fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// The cells on which a card touches a card on one of these: it shares a side with it or, in the diagonal
    /// variant, a corner.
    ///
    /// ```
    /// use limes::{Cell, Cells, Variants};
    /// let start = Cells::one(Cell::START);
    /// assert_eq!(start.touching(Variants::NONE).len(), 4);
    /// assert_eq!(start.touching(Variants { diagonal: true, ferryman: false }).len(), 8);
    /// ```
    #[inline]
    pub fn touching(self, variants: Variants) -> Cells {
        if variants.diagonal { self.around() } else { self.beside() }
    }

    /// The cells that share a side with one of these.
    #[inline]
    fn beside(self) -> Cells {
        let Cells(c) = self;
        Cells((c << 1 | c >> 1 | c << 8 | c >> 8) & Cells::ALL.0)
    }

    /// The cells that share a side or a corner with one of these.
    #[inline]
    fn around(self) -> Cells {
        let Cells(c) = self;
        let rows = c << 1 | c | c >> 1;
        Cells((rows << 8 | rows | rows >> 8) & Cells::ALL.0 & !c)
    }

    /// The cells that share a side with this one, and itself.
    #[cfg(feature = "playout")]
    #[inline]
    pub(crate) fn beside_one(cell: Cell) -> Cells {
        Cells(BESIDE[usize::from(cell.0)])
    }

    /// The cells at most three columns and three rows away: those that fit into one 4×4 with it.
    #[inline]
    pub(crate) fn within_reach(cell: Cell) -> Cells {
        Cells(REACH[usize::from(cell.0)])
    }
}

static REACH: [u64; 64] = near(3, 6);
#[cfg(feature = "playout")]
static BESIDE: [u64; 64] = near(1, 1);

/// For each cell those at most so many columns, so many rows and so many steps in all away.
const fn near(side: usize, steps: usize) -> [u64; 64] {
    let mut table = [0; 64];
    let mut from: usize = 0;
    while from < 64 {
        let mut to: usize = 0;
        while to < 64 {
            let (columns, rows) = ((from % 8).abs_diff(to % 8), (from / 8).abs_diff(to / 8));
            let near = columns <= side && rows <= side && columns + rows <= steps;
            if near && to % 8 < SPAN as usize && to / 8 < SPAN as usize {
                table[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
}

impl Iterator for Cells {
    type Item = Cell;

    /// Takes the first cell out, row by row.
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}
