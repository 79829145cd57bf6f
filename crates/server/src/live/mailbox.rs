//! What a connection has to be told next.
//!
//! A mailbox holds which tables have changed, not how: the newest state is made when the connection is ready to send it. So a
//! slow reader gets fewer states and costs no memory.

use protocol::{FromServer, TableId};
use std::sync::{Mutex, PoisonError};
use tokio::sync::Notify;

/// How many phrases wait for a connection at most; more are not worth reading.
const MOST_SAID: usize = 16;

/// What a connection has to be told next.
#[derive(Debug, Default)]
pub struct Mailbox {
    notes: Mutex<Note>,
    arrived: Notify,
}

/// What has come since the mailbox was emptied.
#[derive(Debug, Default)]
pub struct Note {
    /// The tables that have changed, each once.
    pub changed: Vec<TableId>,
    /// Whether a list of the player's tables has changed.
    pub lists: bool,
    /// What was said.
    pub said: Vec<FromServer>,
    /// Whether nothing more is to be told: who the connection said to be is nobody any more.
    pub closed: bool,
}

impl Mailbox {
    /// Notes that a table has changed.
    pub fn changed(&self, table: TableId) {
        let mut notes = self.lock();
        // A connection watches a handful of tables.
        if !notes.changed.contains(&table) {
            notes.changed.push(table);
        }
        drop(notes);
        self.arrived.notify_one();
    }

    /// Notes that the list of the player's tables has changed.
    pub(crate) fn list_changed(&self) {
        self.lock().lists = true;
        self.arrived.notify_one();
    }

    /// Notes that somebody said something.
    pub(super) fn said(&self, message: FromServer) {
        let mut notes = self.lock();
        if notes.said.len() < MOST_SAID {
            notes.said.push(message);
        }
        drop(notes);
        self.arrived.notify_one();
    }

    /// Ends the connection.
    pub fn close(&self) {
        self.lock().closed = true;
        self.arrived.notify_one();
    }

    /// Whether the connection is to end.
    pub fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Waits until something is there, and takes it.
    pub async fn next(&self) -> Note {
        loop {
            if let Some(note) = self.take() {
                return note;
            }
            self.arrived.notified().await;
        }
    }

    /// Takes what is there, if something is.
    pub fn take(&self) -> Option<Note> {
        let mut notes = self.lock();
        // It stays closed.
        let closed = notes.closed;
        let note = std::mem::replace(&mut *notes, Note { closed, ..Note::default() });
        (closed || note.lists || !note.changed.is_empty() || !note.said.is_empty()).then_some(note)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Note> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
