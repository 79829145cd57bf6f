//! Looking at the tables of a world from outside.

use crate::node::Node;
use crate::world::{SECOND, World};
use protocol::TableId;
use std::collections::BTreeSet;
use table::Table;

impl World {
    /// People find the tables at which they sit in their lists, also those of which they have never heard.
    pub(crate) fn find_tables(&mut self) {
        let known: BTreeSet<TableId> = self.clients.iter().map(|client| client.table).collect();
        let mut found = Vec::new();
        {
            let disk = &self.outside.lock().disk;
            for id in disk.tables().filter(|id| !known.contains(id) && !disk.is_over(*id)) {
                let table = Table::replay(id, disk.events(id).to_vec()).expect("a table");
                let people = table.people().map(|(player, seat)| {
                    (id, (Some(player), format!("Person in seat {}", seat.number())))
                });
                found.extend(people);
            }
        }
        for (table, person) in found {
            let number = self.add_client(person, table, SECOND);
            self.clients[number].plays_again = false;
        }
    }

    /// Compares what nodes have in memory with what is stored.
    pub(crate) fn check_tables(&mut self) {
        let loaded = self.nodes.iter().map(Node::loaded).sum();
        self.tally.forgotten += self.loaded.saturating_sub(loaded);
        self.loaded = loaded;
        let tables: Vec<TableId> = self.outside.lock().disk.tables().collect();
        if tables.is_empty() || !self.dice.chance(200) {
            return;
        }
        let id = self.dice.one_of(&tables);
        for table in self.nodes.iter().filter_map(|node| node.table(id)) {
            // Replays of long games take longer.
            if self.dice.below(table.version() as usize + 1) < 3 {
                self.ledger.check_table(&table, &self.outside.lock().disk, &mut self.tally);
            }
        }
    }

    /// In the end every node knows the newest version of every table that it has.
    pub(crate) fn check_all_tables(&mut self) {
        // Hints that are on their way arrive, and have an effect.
        for _ in 0..3 {
            self.now += SECOND;
            self.step();
            while self.network.next_at().is_some_and(|at| at <= self.now) {
                self.step();
            }
        }
        let disk = &self.outside.lock().disk;
        for id in disk.tables() {
            for table in self.nodes.iter().filter_map(|node| node.table(id)) {
                assert_eq!(table.version(), disk.version(id), "{id}: a node has an old version");
                self.ledger.check_table(&table, disk, &mut self.tally);
            }
        }
    }

    /// The tables that are not over, for the message of a failure.
    pub(crate) fn unfinished(&self) -> String {
        let disk = &self.outside.lock().disk;
        let mut lines =
            vec![format!("{} tables were not made", self.wanted.iter().flatten().count())];
        for id in disk.tables().filter(|&id| !disk.is_over(id)) {
            let events = disk.events(id);
            let last: Vec<_> = events.iter().rev().take(3).collect();
            let table = Table::replay(id, events.to_vec()).expect("a table");
            lines.push(format!(
                "{id}: {:?}, version {}, {} of {} seats taken, {:?}, now {}, last {last:?}",
                table.stage(),
                table.version(),
                table.taken_seats(),
                table.seats(),
                table.pending(),
                self.now,
            ));
            for node in &self.nodes {
                let known = node.table(id).map(|table| (table.version(), table.wake_at()));
                lines.push(format!("  a node has {known:?}"));
            }
        }
        lines.join("\n")
    }
}
