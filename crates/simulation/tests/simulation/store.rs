//! The shared database as one node reaches it: slowly, and with failures.

use crate::outside::{OutsideHandle, Sabotage};
use futures_util::future::BoxFuture;
use protocol::TableId;
use server::live::TableStore;
use server::storage::{
    Append, AppendFault, Millis, PlayerFault, ReadFault, StoredEvent, StoredTable,
};
use std::panic::resume_unwind;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// The database as one node reaches it.
pub(crate) struct NodeStore {
    pub(crate) node: usize,
    pub(crate) outside: OutsideHandle,
    /// The start of the process, by its own clock and by that of the database.
    pub(crate) started: Instant,
    pub(crate) started_at: Millis,
}

/// The course of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    Stored,
    /// It fails and leaves no trace.
    Fails,
    /// It is stored, and the node is told that it failed.
    FailsAfterStoring,
    /// The node is told that it failed, and then it is stored after all.
    FailsBeforeStoring,
    Panics,
    /// It is acknowledged and not stored.
    Sabotaged,
}

impl NodeStore {
    /// Draws the course of an append, and how long it takes.
    fn draw(&self, append: &Append) -> (Course, Duration) {
        let mut outside = self.outside.lock();
        let is_sabotaged = outside.sabotage == Some(Sabotage::AcknowledgesUnstored);
        if is_sabotaged && append.created.is_none() && outside.dice.chance(50) {
            return (Course::Sabotaged, Duration::ZERO);
        }
        let usual = Duration::from_millis(outside.dice.below(8) as u64);
        if outside.is_healed {
            return (Course::Stored, usual);
        }
        let delay = if outside.dice.chance(40) {
            outside.tally.slow_appends += 1;
            Duration::from_millis(outside.dice.between(1000, 20_000) as u64)
        } else {
            usual
        };
        let course = match outside.dice.below(1000) {
            0..20 => Course::Fails,
            20..40 => Course::FailsAfterStoring,
            40..55 if outside.is_shared => Course::FailsBeforeStoring,
            55..70 => Course::Panics,
            _ => Course::Stored,
        };
        (course, delay)
    }

    /// Stores an append. All nodes but this one may hear of it.
    fn store(&self, append: &Append, teller: Option<usize>) -> Result<(), AppendFault> {
        let mut outside = self.outside.lock();
        let mut append = append.clone();
        if outside.sabotage == Some(Sabotage::IgnoresVersions) && append.created.is_none() {
            append.follows = outside.disk.version(append.table);
        }
        let stored = outside.disk.append(&append);
        match &stored {
            Ok(()) if !append.events.is_empty() => outside.stored.push((teller, append.table)),
            Ok(()) => {}
            Err(AppendFault::Conflict) => outside.tally.conflicts += 1,
            Err(_) => outside.tally.commands_used += 1,
        }
        stored
    }

    async fn carry_out(&self, append: Append) -> Result<(), AppendFault> {
        let (course, delay) = self.draw(&append);
        let number = self.outside.lock().disk.begin(self.node, &append);
        sleep(delay).await;
        let failed = || Err(AppendFault::Failed("the disk is full".to_owned()));
        if course == Course::FailsBeforeStoring {
            // It stays on its way, and reaches the disk when the node has gone on.
            self.outside.lock().tally.appends_stored_late += 1;
            let late = NodeStore { outside: self.outside.clone(), ..*self };
            tokio::spawn(async move {
                let most = late.outside.lock().dice.one_of(&[5, 300, 3000]);
                sleep(Duration::from_millis(most)).await;
                late.outside.lock().disk.end(number);
                // Others may have been quicker.
                let _ = late.store(&append, None);
            });
            return failed();
        }
        self.outside.lock().disk.end(number);
        match course {
            Course::Stored => self.store(&append, Some(self.node)),
            Course::Fails | Course::FailsBeforeStoring => {
                self.outside.lock().tally.failed_appends += 1;
                failed()
            }
            Course::FailsAfterStoring => {
                self.outside.lock().tally.appends_stored_silently += 1;
                self.store(&append, Some(self.node))?;
                failed()
            }
            Course::Panics => {
                self.outside.lock().tally.panics += 1;
                resume_unwind(Box::new("this panic belongs to the simulation"));
            }
            Course::Sabotaged => Ok(()),
        }
    }

    async fn note_serving(&self) -> Result<Option<Duration>, ReadFault> {
        sleep(Duration::from_millis(1)).await;
        let now = self.started_at + self.started.elapsed().as_millis() as Millis;
        let mut outside = self.outside.lock();
        if !outside.is_healed && outside.dice.chance(20) {
            outside.tally.failed_signs_of_life += 1;
            return Err(ReadFault("bad sector".to_owned()));
        }
        let ago = outside.served.map(|at| now.saturating_sub(at));
        // As the server sees it: a sign of life may have failed.
        outside.outages += usize::from(ago.is_some_and(|ago| ago > 20_000));
        outside.served = Some(outside.served.unwrap_or(0).max(now));
        Ok(ago.map(Duration::from_millis))
    }

    async fn read(&self, table: TableId) -> Result<Option<StoredTable>, ReadFault> {
        let delay = {
            let mut outside = self.outside.lock();
            let is_slow = !outside.is_healed && outside.dice.chance(30);
            outside.tally.slow_loads += usize::from(is_slow);
            let most = if is_slow { 10_000 } else { 5 };
            outside.dice.below(most) as u64
        };
        sleep(Duration::from_millis(delay)).await;
        let mut outside = self.outside.lock();
        match outside.dice.below(1000) {
            _ if outside.is_healed => {}
            0..60 => {
                outside.tally.failed_loads += 1;
                return Err(ReadFault("bad sector".to_owned()));
            }
            60..80 => {
                outside.tally.panics_while_loading += 1;
                drop(outside);
                resume_unwind(Box::new("this panic belongs to the simulation"));
            }
            _ => {}
        }
        Ok(outside.disk.load(table))
    }
}

impl TableStore for NodeStore {
    fn epoch(&self) -> u64 {
        1
    }

    fn is_shared(&self) -> bool {
        self.outside.lock().is_shared
    }

    fn serve(&self) -> BoxFuture<'_, Result<Option<Duration>, ReadFault>> {
        Box::pin(self.note_serving())
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), AppendFault>> {
        Box::pin(self.carry_out(append))
    }

    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<StoredTable>, ReadFault>> {
        Box::pin(self.read(table))
    }

    fn load_since(
        &self,
        table: TableId,
        version: u64,
    ) -> BoxFuture<'_, Result<Vec<StoredEvent>, ReadFault>> {
        Box::pin(async move {
            let stored = self.read(table).await?;
            let events = stored.into_iter().flat_map(|stored| stored.events);
            Ok(events.filter(|event| event.version > version).collect())
        })
    }

    fn versions<'a>(
        &'a self,
        tables: &'a [TableId],
    ) -> BoxFuture<'a, Result<Vec<(TableId, u64)>, ReadFault>> {
        Box::pin(async move {
            let delay = {
                let mut outside = self.outside.lock();
                if !outside.is_healed && outside.dice.chance(20) {
                    outside.tally.failed_comparisons += 1;
                    return Err(ReadFault("bad sector".to_owned()));
                }
                outside.dice.below(3) as u64
            };
            sleep(Duration::from_millis(delay)).await;
            let outside = self.outside.lock();
            let version = |&table: &TableId| (table, outside.disk.version(table));
            Ok(tables.iter().map(version).filter(|&(_, version)| version > 0).collect())
        })
    }

    fn remove_table(&self, _: TableId) -> BoxFuture<'_, Result<(), PlayerFault>> {
        Box::pin(async { Err(PlayerFault::Unknown) })
    }

    fn due(&self, before: Millis) -> BoxFuture<'_, Result<Vec<(TableId, Millis)>, ReadFault>> {
        let mut outside = self.outside.lock();
        let due = if !outside.is_healed && outside.dice.chance(200) {
            outside.tally.failed_reads_ahead += 1;
            Err(ReadFault("bad sector".to_owned()))
        } else {
            Ok(outside.disk.due(before))
        };
        Box::pin(async { due })
    }

    fn to_fill_in(
        &self,
        _: Option<TableId>,
        _: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, ReadFault>> {
        Box::pin(async { Ok(Vec::new()) })
    }
}
