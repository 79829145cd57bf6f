//! How much memory loaded tables may take.

use protocol::{Code, Fault};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::Table;

/// What a table takes besides its players, in seats.
const TABLE: usize = 16;
/// How many bytes of a deck file take as much memory as a seat.
const DECK_BYTES: usize = 512;

/// The memory for loaded tables, counted in seats that are taken.
#[derive(Debug)]
pub(super) struct Room {
    most: usize,
    used: AtomicUsize,
}

/// The room of one table, given back when this is dropped.
#[derive(Debug)]
pub struct RoomForTable {
    room: Arc<Room>,
    seats: usize,
}

impl Room {
    pub(super) fn new(most: usize) -> Arc<Room> {
        Arc::new(Room { most, used: AtomicUsize::new(0) })
    }

    /// Room for a table that somebody wants.
    ///
    /// # Errors
    /// If too much is loaded.
    pub(super) fn take(self: &Arc<Room>, table: &Table) -> Result<RoomForTable, Fault> {
        let taken = self.take_anyway(table);
        if self.used.load(Ordering::Relaxed) > self.most {
            return Err(Fault::new(Code::BUSY, "too many tables are in use at the moment"));
        }
        Ok(taken)
    }

    /// Room for a table whose time has come.
    pub(super) fn take_anyway(self: &Arc<Room>, table: &Table) -> RoomForTable {
        let seats = size(table);
        self.used.fetch_add(seats, Ordering::Relaxed);
        RoomForTable { room: Arc::clone(self), seats }
    }
}

fn size(table: &Table) -> usize {
    let deck = table.options().deck.as_ref().map_or(0, String::len);
    TABLE + table.taken_seats() + deck / DECK_BYTES
}

impl Drop for RoomForTable {
    fn drop(&mut self) {
        self.room.used.fetch_sub(self.seats, Ordering::Relaxed);
    }
}
