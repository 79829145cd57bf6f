//! A player's display: the cards laid so far and the workers on them.

use crate::card::{Card, Quarter, Rotation};
use crate::cell::{Cell, Cells, ZoneId};
use crate::landscape::{MAX_HUTS, Zone};
use crate::map::Map;
use crate::refusal::TurnRefusal;
use crate::turn::{Action, Turn};
use crate::variants::Variants;
use crate::zones::Zones;

/// Cards in a full display, and rounds in a game.
pub const CARDS: usize = 16;

/// Workers a player owns.
pub const WORKERS: usize = 7;

/// The most cards side by side.
const SIDE: u8 = 4;

/// The landscape of one player, from no card to a full 4×4.
///
/// Zones are kept in a window of 8×8 whose north-west corner is that of the display's bounding
/// box; when the display grows north or west, everything in the window moves. A zone's index in
/// the window never leaves this crate: outside, a zone is a [`ZoneId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Display {
    pub(crate) map: Map,
    /// The cells that hold a card.
    laid: Cells,
    /// The cells that still fit into one 4×4 with every card laid.
    reach: Cells,
    /// The column and row of the window's north-west cell.
    corner: (u8, u8),
    /// The workers' zones in the window, in the order in which they were placed.
    zones: [u8; WORKERS],
    placed: u8,
}

impl Default for Display {
    fn default() -> Display {
        Display::new()
    }
}

impl Display {
    /// A display with nothing in it.
    pub fn new() -> Display {
        Display {
            map: Map::default(),
            laid: Cells::NONE,
            reach: Cells::ALL,
            corner: (Cell::START.column(), Cell::START.row()),
            zones: [0; WORKERS],
            placed: 0,
        }
    }

    /// The cells that hold a card.
    pub fn cells(&self) -> Cells {
        self.laid
    }

    /// Whether all 16 cards lie.
    pub fn is_full(&self) -> bool {
        self.laid.len() == CARDS
    }

    /// How many workers are still in the supply.
    #[inline]
    pub fn supply(&self) -> usize {
        WORKERS - usize::from(self.placed)
    }

    /// Where the workers stand, in the order in which they were placed.
    pub fn workers(&self) -> impl Iterator<Item = ZoneId> {
        self.standing().iter().map(|&zone| self.id(Zones::one(zone)))
    }

    /// What lies there, if a card does.
    pub fn zone(&self, id: ZoneId) -> Option<Zone> {
        let zone = self.place(id)?;
        let huts = self.map.huts_on(zone).min(u32::from(MAX_HUTS)) as u8;
        Zone::new(self.map.landscape(zone)?, huts).ok()
    }

    /// Where the next card may lie.
    #[inline]
    pub fn legal_cells(&self, variants: Variants) -> Cells {
        if self.laid.is_empty() {
            return Cells::START;
        }
        self.laid.touching(variants).and(self.reach).without(self.laid)
    }

    /// Lays a card and does what the turn says with a worker.
    ///
    /// # Errors
    /// If the turn is not legal; then nothing has changed.
    pub fn play(&mut self, card: &Card, turn: Turn, variants: Variants) -> Result<(), TurnRefusal> {
        *self = self.after(card, turn, variants)?;
        Ok(())
    }

    /// The display as it would be after this turn.
    ///
    /// # Errors
    /// If the turn is not legal.
    pub fn after(
        &self,
        card: &Card,
        turn: Turn,
        variants: Variants,
    ) -> Result<Display, TurnRefusal> {
        self.check_cell(turn.cell, variants)?;
        let mut display = self.with_card(card, turn.cell, turn.rotation);
        match turn.action {
            Action::Rest => {}
            Action::Place(_) if display.supply() == 0 => return Err(TurnRefusal::SupplyEmpty),
            Action::Place(quarter) => display.put_worker(display.quarter(turn.cell, quarter)),
            Action::Move { from, to } => {
                let (worker, to) = display.check_move(from, to, variants)?;
                display.zones[worker] = to.index();
            }
        }
        Ok(display)
    }

    /// Says whether the next card may lie here.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_cell(&self, cell: Cell, variants: Variants) -> Result<(), TurnRefusal> {
        if self.legal_cells(variants).contains(cell) {
            Ok(())
        } else if self.laid.is_empty() {
            Err(TurnRefusal::NotOnStart)
        } else if self.laid.contains(cell) {
            Err(TurnRefusal::CellTaken(cell))
        } else if self.laid.into_iter().any(|laid| laid.column().abs_diff(cell.column()) >= SIDE) {
            Err(TurnRefusal::TooWide(cell))
        } else if self.laid.into_iter().any(|laid| laid.row().abs_diff(cell.row()) >= SIDE) {
            Err(TurnRefusal::TooHigh(cell))
        } else {
            Err(TurnRefusal::Detached(cell))
        }
    }

    /// The display with one more card, on a cell that is legal, and no worker touched.
    #[inline]
    pub(crate) fn with_card(&self, card: &Card, cell: Cell, rotation: Rotation) -> Display {
        let mut display = *self;
        if display.laid.is_empty() {
            display.corner = (cell.column(), cell.row());
        }
        display.grow_to(cell);
        display.laid = display.laid.or(Cells::one(cell));
        display.reach = display.reach.and(Cells::within_reach(cell));
        let (column, row) = display.corner;
        let turned = card.turned(rotation);
        display.map.join(turned.moved(2 * (cell.column() - column), 2 * (cell.row() - row)));
        display
    }

    /// Moves the window so that the cell is inside.
    #[inline]
    fn grow_to(&mut self, cell: Cell) {
        let columns = 2 * self.corner.0.saturating_sub(cell.column());
        let rows = 2 * self.corner.1.saturating_sub(cell.row());
        if columns + rows > 0 {
            self.map = self.map.moved(columns, rows);
            for zone in &mut self.zones[..usize::from(self.placed)] {
                *zone += columns + 8 * rows;
            }
            self.corner.0 -= columns / 2;
            self.corner.1 -= rows / 2;
        }
    }

    /// Whether the display is four cards wide, and four cards high.
    #[inline]
    pub(crate) fn is_spanned(&self) -> (bool, bool) {
        let land = self.map.land();
        (land.meets(Zones::WEST.moved(7, 0)), land.meets(Zones::NORTH.moved(0, 7)))
    }

    /// Puts a worker from the supply, which is not empty, onto a zone.
    #[inline]
    pub(crate) fn put_worker(&mut self, zone: Zones) {
        self.zones[usize::from(self.placed)] = zone.index();
        self.placed += 1;
    }

    /// The workers' zones as indices in the window.
    #[inline]
    pub(crate) fn standing(&self) -> &[u8] {
        &self.zones[..usize::from(self.placed)]
    }

    /// The zones on which workers stand.
    #[inline]
    pub(crate) fn occupied(&self) -> Zones {
        self.standing().iter().fold(Zones::NONE, |zones, &zone| zones | Zones::one(zone))
    }

    /// A quarter of a laid card's cell, in the window.
    #[inline]
    pub(crate) fn quarter(&self, cell: Cell, quarter: Quarter) -> Zones {
        let (column, row) = self.corner;
        Zones::of_quarter(quarter).moved(2 * (cell.column() - column), 2 * (cell.row() - row))
    }

    /// The zone's place in the window, if a card lies there.
    pub(crate) fn place(&self, id: ZoneId) -> Option<Zones> {
        self.laid.contains(id.cell).then(|| self.quarter(id.cell, id.quarter))
    }

    /// The name of the first of these zones, of which there is at least one.
    #[inline]
    pub(crate) fn id(&self, zone: Zones) -> ZoneId {
        let (column, row, quarter) = zone.place();
        let cell = Cell::new(self.corner.0 + column, self.corner.1 + row);
        // The window reaches at most three cells beyond its corner, and the corner is at most d4.
        ZoneId { cell: cell.unwrap_or(Cell::START), quarter }
    }

    /// The names of these zones in reading order.
    pub(crate) fn ids(&self, zones: Zones) -> Vec<ZoneId> {
        zones.map(|zone| self.id(zone)).collect()
    }
}
