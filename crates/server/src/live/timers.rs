//! When which table wants to be looked at again.

use protocol::TableId;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use table::Millis;
use tokio::sync::Notify;

/// The longest that is slept in one go: the machine's clock may be set while somebody waits for it.
const NAP: Duration = Duration::from_secs(10);

/// The times at which tables want to be looked at, one for each.
#[derive(Debug, Default)]
pub(super) struct Timers {
    inner: Mutex<Inner>,
    earlier: Notify,
}

#[derive(Debug, Default)]
struct Inner {
    by_time: BTreeSet<(Millis, TableId)>,
    by_table: HashMap<TableId, Millis>,
}

impl Timers {
    /// Sets the time of a table, or takes it away.
    pub(super) fn set(&self, table: TableId, at: Option<Millis>) {
        let mut inner = self.lock();
        let before = match at {
            Some(at) => inner.by_table.insert(table, at),
            None => inner.by_table.remove(&table),
        };
        if before == at {
            return;
        }
        if let Some(before) = before {
            inner.by_time.remove(&(before, table));
        }
        if let Some(at) = at {
            inner.by_time.insert((at, table));
            if inner.by_time.first() == Some(&(at, table)) {
                self.earlier.notify_one();
            }
        }
    }

    /// The tables whose time has come; they are forgotten here.
    pub(super) fn take_due(&self, now: Millis) -> Vec<TableId> {
        let mut inner = self.lock();
        let mut due = Vec::new();
        while let Some(&(at, table)) = inner.by_time.first().filter(|(at, _)| *at <= now) {
            inner.by_time.remove(&(at, table));
            inner.by_table.remove(&table);
            due.push(table);
        }
        due
    }

    /// Waits until the next time may have come.
    pub(super) async fn wait(&self, now: Millis) {
        let next = self.lock().by_time.first().map(|&(at, _)| at.saturating_sub(now));
        let nap = next.map_or(NAP, |left| Duration::from_millis(left).min(NAP));
        // Whether it was the time or an earlier one that was set, the caller looks.
        let _ = tokio::time::timeout(nap, self.earlier.notified()).await;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u8) -> TableId {
        TableId::from_random([number; 16])
    }

    #[test]
    fn each_table_has_one_time() {
        let timers = Timers::default();
        timers.set(id(1), Some(50));
        timers.set(id(2), Some(10));
        timers.set(id(1), Some(20));
        timers.set(id(3), Some(5));
        timers.set(id(3), None);
        assert_eq!(timers.take_due(9), []);
        assert_eq!(timers.take_due(30), [id(2), id(1)]);
        assert_eq!(timers.take_due(Millis::MAX), []);
    }
}
