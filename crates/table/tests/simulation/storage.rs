//! A model of a disk: what was written is safe when it was synced, and not before.

use protocol::TableId;
use std::collections::BTreeMap;
use table::{Event, Millis};

/// Events of one table that are stored together or not at all.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    /// The version that they follow.
    pub(crate) follows: u64,
    pub(crate) events: Vec<(Millis, Event)>,
    /// When the table wants to be looked at.
    pub(crate) wake_at: Option<Millis>,
}

/// Other events follow this version already.
#[derive(Debug)]
pub(crate) struct Conflict;

#[derive(Clone, Default)]
struct Stored {
    events: Vec<(Millis, Event)>,
    wake_at: Option<Millis>,
}

/// What was written, and how much of it is safe.
#[derive(Default)]
pub(crate) struct Disk {
    safe: BTreeMap<TableId, Stored>,
    unsynced: Vec<Append>,
}

impl Disk {
    /// Writes events, unless others follow this version already.
    pub(crate) fn append(&mut self, append: Append) -> Result<(), Conflict> {
        if self.version(append.table) != append.follows {
            return Err(Conflict);
        }
        // They are kept as text, and must be read as they were written.
        let text = serde_json::to_string(&append.events).expect("they serialise");
        let read: Vec<(Millis, Event)> = serde_json::from_str(&text).expect("they are read");
        assert_eq!(read, append.events);
        self.unsynced.push(append);
        Ok(())
    }

    /// Makes everything safe that was written.
    pub(crate) fn sync(&mut self) {
        let all = self.unsynced.len();
        self.lose_power(all);
    }

    /// Loses everything that was not synced, but for the first few, which happened to have reached the disk.
    pub(crate) fn lose_power(&mut self, kept: usize) {
        for append in std::mem::take(&mut self.unsynced).into_iter().take(kept) {
            let stored = self.safe.entry(append.table).or_default();
            stored.events.extend(append.events);
            stored.wake_at = append.wake_at;
        }
    }

    pub(crate) fn unsynced(&self) -> usize {
        self.unsynced.len()
    }

    /// What was written after the first few and is not synced.
    pub(crate) fn last_unsynced(&self, first: usize) -> Vec<Append> {
        self.unsynced[first..].to_vec()
    }

    /// The version of a table as a process reads it: what it has written it sees.
    pub(crate) fn version(&self, table: TableId) -> u64 {
        let unsynced = self.unsynced.iter().filter(|append| append.table == table);
        let unsynced: usize = unsynced.map(|append| append.events.len()).sum();
        (self.safe_events(table).len() + unsynced) as u64
    }

    /// The events of a table as a process reads them.
    pub(crate) fn events(&self, table: TableId) -> impl Iterator<Item = &(Millis, Event)> + Clone {
        let unsynced = self.unsynced.iter().filter(move |append| append.table == table);
        self.safe_events(table).iter().chain(unsynced.flat_map(|append| &append.events))
    }

    pub(crate) fn wake_at(&self, table: TableId) -> Option<Millis> {
        let unsynced = self.unsynced.iter().rev().find(|append| append.table == table);
        match unsynced {
            Some(append) => append.wake_at,
            None => self.safe.get(&table).and_then(|stored| stored.wake_at),
        }
    }

    /// The events of a table that nothing can undo.
    pub(crate) fn safe_events(&self, table: TableId) -> &[(Millis, Event)] {
        self.safe.get(&table).map_or(&[], |stored| &stored.events)
    }

    /// The tables of which something is safe.
    pub(crate) fn tables(&self) -> impl Iterator<Item = TableId> {
        self.safe.keys().copied()
    }
}
