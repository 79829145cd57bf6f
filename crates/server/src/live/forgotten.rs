//! Tables that have left memory a short while ago, with the people at them.

use protocol::TableId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use table::Millis;

/// When tables left memory. A table leaves when nobody is there, so its people have been absent since then at the latest.
#[derive(Debug)]
pub(super) struct Forgotten {
    /// When the server was started. It knows nothing about earlier times.
    started: Millis,
    /// How long a table is kept in this list.
    remembered: Millis,
    tables: Mutex<HashMap<TableId, Millis>>,
}

impl Forgotten {
    pub(super) fn new(started: Millis, remembered: Millis) -> Forgotten {
        Forgotten { started, remembered, tables: Mutex::default() }
    }

    /// Notes that a table leaves memory.
    pub(super) fn add(&self, table: TableId, now: Millis) {
        self.lock().insert(table, now);
    }

    /// Drops tables that left memory long ago.
    pub(super) fn prune(&self, now: Millis) {
        self.lock().retain(|_, &mut at| now < at.saturating_add(self.remembered));
    }

    /// Since when all people of a table that is being loaded have been absent. A table that is not listed was not in memory
    /// for at least as long as tables are listed, unless the server is younger than that.
    pub(super) fn absent_since(&self, table: TableId, now: Millis) -> Millis {
        let listed = self.lock().get(&table).copied();
        listed.unwrap_or_else(|| self.started.max(now.saturating_sub(self.remembered)))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Millis>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_absent_since_their_table_left_memory_or_the_server_started() {
        let [one, other] = [1, 2].map(|number| TableId::from_random([number; 16]));
        let forgotten = Forgotten::new(1000, 600);
        assert_eq!(forgotten.absent_since(one, 1100), 1000);
        forgotten.add(one, 2000);
        forgotten.prune(2599);
        assert_eq!(forgotten.absent_since(one, 2599), 2000);
        assert_eq!(forgotten.absent_since(other, 2599), 1999);
        forgotten.prune(2600);
        assert_eq!(forgotten.absent_since(one, 2600), 2000, "long enough");
    }
}
