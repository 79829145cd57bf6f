//! From the cells of the search's box to those of the rules, and back.
//!
//! The rules count cells from the first card, which lies on `d4`; the search counts them in the 4×4 box that the display
//! will fill.

use super::cells::CELLS;
use super::layout::Layout;
use super::moves::WorkerAction;
use limes::{Action, Cell, Display, Quarter, Rotation, Turn, ZoneId, Zones};

/// Where the cards lie that have been played, as far north-west in the box as they fit.
pub(super) fn start(first: &[Turn]) -> Layout {
    let column = first.iter().map(|turn| turn.cell.column()).min().unwrap_or(0);
    let row = first.iter().map(|turn| turn.cell.row()).min().unwrap_or(0);
    let mut layout = Layout { cells: [0; CELLS], rotations: [0; CELLS] };
    for (round, turn) in first.iter().enumerate() {
        layout.cells[round] = turn.cell.column() - column + 4 * (turn.cell.row() - row);
        layout.rotations[round] = turn.rotation as u8;
    }
    layout
}

/// The round of the card on which each worker is, and the quarter.
pub(super) fn workers(display: &Display, first: &[Turn]) -> Vec<(usize, Quarter)> {
    let round = |zone: ZoneId| first.iter().position(|turn| turn.cell == zone.cell);
    display.workers().filter_map(|zone| Some((round(zone)?, zone.quarter))).collect()
}

/// A round of a layout as a turn.
pub(super) fn turn(layout: &Layout, round: usize, action: WorkerAction) -> Turn {
    let cell = |cell: u8| {
        let start = layout.cells[0];
        let column = Cell::START.column() + (cell & 3) - (start & 3);
        let row = Cell::START.row() + (cell >> 2) - (start >> 2);
        // Cells of one box are at most three apart.
        Cell::new(column, row).unwrap_or(Cell::START)
    };
    let zone = |zone: Zones| {
        let (column, row, quarter) = zone.place();
        ZoneId { cell: cell(column + 4 * row), quarter }
    };
    let action = match action {
        WorkerAction::Rest => Action::Rest,
        WorkerAction::Place(place) => Action::Place(zone(place).quarter),
        WorkerAction::Move(from, to) => Action::Move { from: zone(from), to: zone(to) },
    };
    Turn {
        cell: cell(layout.cells[round]),
        rotation: Rotation::ALL[usize::from(layout.rotations[round] & 3)],
        action,
    }
}
