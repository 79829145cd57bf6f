//! The database that all nodes share: what was acknowledged is safe, and an append follows the newest version or is refused.

use protocol::{CommandId, PlayerId, TableId};
use server::storage::{Append, AppendFault, StoredEvent, StoredTable};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash};
use table::{Event, Millis};

/// A table as it is stored, and its events as they are read.
struct Stored {
    table: StoredTable,
    events: Vec<(Millis, Event)>,
}

/// An append that is on its way.
struct InFlight {
    node: usize,
    append: Append,
}

/// The contents of the database.
#[derive(Default)]
pub(crate) struct Disk {
    tables: BTreeMap<TableId, Stored>,
    /// The tables that were made by a command.
    creations: BTreeMap<(PlayerId, String), TableId>,
    in_flight: BTreeMap<u64, InFlight>,
    begun: u64,
    /// A digest of everything that was stored, to compare two runs.
    pub(crate) trace: DefaultHasher,
}

impl Disk {
    /// Stores an append, or refuses it as the real storage does.
    pub(crate) fn append(&mut self, append: &Append) -> Result<(), AppendFault> {
        let version = self.version(append.table);
        if version != append.follows || (version == 0) != append.created.is_some() {
            return Err(AppendFault::Conflict);
        }
        if let Some(made) = &append.created {
            if let Some(command) = &made.command {
                let key = (made.player, command.as_str().to_owned());
                if self.creations.contains_key(&key) {
                    return Err(AppendFault::CommandUsed);
                }
                self.creations.insert(key, append.table);
            }
            let summary = append.summary.clone().expect("a new table has a summary");
            let table = StoredTable { created: append.at, summary, events: Vec::new() };
            self.tables.insert(append.table, Stored { table, events: Vec::new() });
        }
        let Some(stored) = self.tables.get_mut(&append.table) else {
            return Err(AppendFault::Conflict);
        };
        if let Some(summary) = &append.summary {
            stored.table.summary = summary.clone();
        }
        for (number, body) in (1..).zip(&append.events) {
            let event = serde_json::from_str(body).expect("events are read as they were written");
            stored.events.push((append.at, event));
            let (version, at, body) = (append.follows + number, append.at, body.clone());
            (append.table.to_string(), version, at, &body).hash(&mut self.trace);
            stored.table.events.push(StoredEvent { version, at, body });
        }
        Ok(())
    }

    /// Notes that a node sends an append. The number under which it is on its way.
    pub(crate) fn begin(&mut self, node: usize, append: &Append) -> u64 {
        self.begun += 1;
        self.in_flight.insert(self.begun, InFlight { node, append: append.clone() });
        self.begun
    }

    /// Notes that an append is no longer on its way.
    pub(crate) fn end(&mut self, number: u64) {
        self.in_flight.remove(&number);
    }

    /// The appends that a node had sent when it died.
    pub(crate) fn orphans(&mut self, node: usize) -> Vec<Append> {
        let orphans = self.in_flight.extract_if(.., |_, it| it.node == node);
        orphans.map(|(_, it)| it.append).collect()
    }

    pub(crate) fn load(&self, table: TableId) -> Option<StoredTable> {
        self.tables.get(&table).map(|stored| stored.table.clone())
    }

    /// The tables to wake before a time, the most urgent first.
    pub(crate) fn due(&self, before: Millis) -> Vec<(TableId, Millis)> {
        let times = self.tables.iter().filter_map(|(&id, stored)| {
            stored.table.summary.wake_at.filter(|&at| at <= before).map(|at| (id, at))
        });
        let mut due: Vec<(TableId, Millis)> = times.collect();
        due.sort_by_key(|&(_, at)| at);
        due
    }

    /// The table that was made by a command.
    pub(crate) fn made_by(&self, player: PlayerId, command: &CommandId) -> Option<TableId> {
        self.creations.get(&(player, command.as_str().to_owned())).copied()
    }

    /// The number of events of a table.
    pub(crate) fn version(&self, table: TableId) -> u64 {
        self.events(table).len() as u64
    }

    /// The events of a table.
    pub(crate) fn events(&self, table: TableId) -> &[(Millis, Event)] {
        self.tables.get(&table).map_or(&[], |stored| &stored.events)
    }

    /// Whether lists show a table as over.
    pub(crate) fn is_over(&self, table: TableId) -> bool {
        let stage = self.tables.get(&table).map(|stored| stored.table.summary.stage);
        stage.is_some_and(|stage| matches!(stage, protocol::Stage::Over | protocol::Stage::Closed))
    }

    pub(crate) fn tables(&self) -> impl Iterator<Item = TableId> {
        self.tables.keys().copied()
    }
}
