//! Reloading a table whose copy in memory is not the stored one.

use super::executing::not_stored;
use super::node_message::NodeMessage;
use super::saved::{self, Saved};
use super::table::LiveTable;
use futures_util::FutureExt;
use protocol::{Code, Fault};
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Table;
use tokio::sync::RwLockWriteGuard;

/// The first pause before a table that could not be loaded is loaded again; each further one is twice as long.
const BEFORE_RELOAD: Duration = Duration::from_millis(250);
/// The longest pause.
const LONGEST_RELOAD: Duration = Duration::from_secs(30);
/// The number of attempts while everyone at the table waits. After them it is out of use until it can be loaded.
const RELOADS: usize = 3;

impl LiveTable {
    /// Refuses to wait for a table that is damaged or was removed.
    ///
    /// # Errors
    /// If it is or was.
    pub fn check_readable(&self) -> Result<(), Fault> {
        if self.is_removed() {
            return Err(Fault::no_table());
        }
        let why = || Fault::new(Code::BUSY, "the table cannot be read at the moment");
        if self.is_damaged() { Err(why()) } else { Ok(()) }
    }

    pub(super) fn is_damaged(&self) -> bool {
        self.is_damaged.load(Ordering::Acquire)
    }

    pub(super) fn is_removed(&self) -> bool {
        self.is_removed.load(Ordering::Acquire)
    }

    /// Removes the table from the storage for good. Those who watch it hear that there is none.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub(super) async fn remove(&self) -> Result<(), Fault> {
        // Nothing is stored meanwhile, and nothing after.
        let guard = self.table.write().await;
        self.shared.store.remove_table(self.id).await.map_err(|_| not_stored())?;
        self.shared.tell_nodes(|| NodeMessage::Removed { table: self.id });
        self.note_removed(guard);
        Ok(())
    }

    /// Notes that the table is in the storage no longer.
    pub(super) fn note_removed(&self, guard: RwLockWriteGuard<'_, (Table, Saved)>) {
        self.is_removed.store(true, Ordering::Release);
        self.is_damaged.store(false, Ordering::Release);
        self.shared.timers.set(self.id, None);
        self.tell_lists(&guard.0, true, &[], &[]);
        drop(guard);
        self.repaired.notify_waiters();
        self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
    }

    /// Reads the table again. Those who watch it go on watching, and see what has changed.
    pub(super) async fn reread(self: &Arc<LiveTable>) {
        let mut guard = self.table.write().await;
        if self.is_removed() {
            return;
        }
        let (table, saved) = &mut *guard;
        self.reload(table, saved).await;
        // A decision may have been stored since with what lists showed before.
        saved.distrust();
        drop(guard);
        self.wake().await;
        self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
    }

    /// Reads the table again after something could not be stored: what was done since is gone. If it cannot be read, it is out of
    /// use until it can.
    pub(super) async fn reload(self: &Arc<LiveTable>, table: &mut Table, saved: &mut Saved) {
        for number in 1..=RELOADS {
            if let Some(stored) = self.load().await {
                (*table, *saved) = stored;
                return;
            }
            if number < RELOADS {
                tokio::time::sleep(BEFORE_RELOAD).await;
            }
        }
        if !self.is_damaged.swap(true, Ordering::AcqRel) {
            tracing::error!(table = %self.id, "a table is out of use until it can be read");
            tokio::spawn(Arc::clone(self).repair());
        }
    }

    async fn load(&self) -> Option<(Table, Saved)> {
        // A panic is one more failure: it must not end the recovery from another.
        let load = AssertUnwindSafe(saved::load(&self.shared, self.id)).catch_unwind();
        // It was stored once, so that it is not there is a failure, too.
        load.await.ok()?.ok().flatten()
    }

    /// Reads a damaged table until that succeeds.
    fn repair(self: Arc<LiveTable>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        // In a box, because it wakes the table, which may need repair again.
        Box::pin(async move {
            let mut pause = BEFORE_RELOAD;
            let mut stored = loop {
                tokio::time::sleep(pause).await;
                if self.is_removed() {
                    return;
                }
                if let Some(stored) = self.load().await {
                    break stored;
                }
                pause = (pause * 2).min(LONGEST_RELOAD);
            };
            stored.1.distrust();
            let mut guard = self.table.write().await;
            if self.is_removed() {
                return;
            }
            *guard = stored;
            self.is_damaged.store(false, Ordering::Release);
            drop(guard);
            tracing::info!(table = %self.id, "a table can be read again");
            self.repaired.notify_waiters();
            self.wake().await;
            self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
        })
    }
}
