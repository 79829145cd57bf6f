//! A storage that fails on request.

use crate::live::table_store::TableStore;
use crate::storage::{
    Append, AppendFault, Millis, PlayerFault, ReadFault, Storage, StoredEvent, StoredTable,
};
use futures_util::future::BoxFuture;
use protocol::TableId;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// A fault of the next append.
#[derive(Debug)]
pub(super) enum Trouble {
    /// It fails.
    Fail,
    /// It is stored and fails.
    FailAfterStoring,
    /// It panics.
    Panic,
    /// It waits for this gate.
    Wait(Gate),
}

/// Holds an append back until the test opens it.
#[derive(Clone, Debug)]
pub(super) struct Gate {
    reached: Arc<Semaphore>,
    opened: Arc<Semaphore>,
}

impl Gate {
    /// Waits until the append is here.
    pub(super) async fn reached(&self) {
        let _ = self.reached.acquire().await;
    }

    pub(super) fn open(&self) {
        self.opened.add_permits(1);
    }

    async fn pass(&self) {
        self.reached.add_permits(1);
        let _ = self.opened.acquire().await;
    }
}

/// A real storage with injected faults. Cheap to clone; clones share the same state.
#[derive(Clone)]
pub(super) struct FailingStore {
    storage: Storage,
    troubles: Arc<Mutex<VecDeque<Trouble>>>,
    failing_loads: Arc<Mutex<usize>>,
    is_shared: bool,
}

impl FailingStore {
    pub(super) fn new(storage: Storage) -> FailingStore {
        let (troubles, failing_loads) = (Arc::default(), Arc::default());
        FailingStore { storage, troubles, failing_loads, is_shared: false }
    }

    /// A storage that other processes use, too.
    pub(super) fn shared(storage: Storage) -> FailingStore {
        FailingStore { is_shared: true, ..FailingStore::new(storage) }
    }

    /// Queues a fault for the next append.
    pub(super) fn will(&self, trouble: Trouble) {
        self.troubles.lock().unwrap_or_else(PoisonError::into_inner).push_back(trouble);
    }

    /// The next append waits.
    pub(super) fn will_wait(&self) -> Gate {
        let gate =
            Gate { reached: Arc::new(Semaphore::new(0)), opened: Arc::new(Semaphore::new(0)) };
        self.will(Trouble::Wait(gate.clone()));
        gate
    }

    /// Makes the next loads fail.
    pub(super) fn will_not_load(&self, times: usize) {
        *self.failing_loads.lock().unwrap_or_else(PoisonError::into_inner) = times;
    }
}

impl TableStore for FailingStore {
    fn epoch(&self) -> u64 {
        self.storage.epoch()
    }

    fn is_shared(&self) -> bool {
        self.is_shared
    }

    fn serve(&self) -> BoxFuture<'_, Result<Option<Duration>, ReadFault>> {
        TableStore::serve(&self.storage)
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), AppendFault>> {
        Box::pin(async move {
            let failed = || Err(AppendFault::Failed("the disk is full".to_owned()));
            let trouble = self.troubles.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
            match trouble {
                Some(Trouble::Fail) => return failed(),
                Some(Trouble::Panic) => panic!("this panic belongs to the test"),
                Some(Trouble::FailAfterStoring) => {
                    self.storage.append(append).await?;
                    return failed();
                }
                Some(Trouble::Wait(gate)) => gate.pass().await,
                None => {}
            }
            self.storage.append(append).await
        })
    }

    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<StoredTable>, ReadFault>> {
        let mut failing = self.failing_loads.lock().unwrap_or_else(PoisonError::into_inner);
        if *failing > 0 {
            *failing -= 1;
            return Box::pin(async { Err(ReadFault("bad sector".to_owned())) });
        }
        Box::pin(self.storage.load(table))
    }

    fn load_since(
        &self,
        table: TableId,
        version: u64,
    ) -> BoxFuture<'_, Result<Vec<StoredEvent>, ReadFault>> {
        TableStore::load_since(&self.storage, table, version)
    }

    fn versions<'a>(
        &'a self,
        tables: &'a [TableId],
    ) -> BoxFuture<'a, Result<Vec<(TableId, u64)>, ReadFault>> {
        TableStore::versions(&self.storage, tables)
    }

    fn remove_table(&self, table: TableId) -> BoxFuture<'_, Result<(), PlayerFault>> {
        TableStore::remove_table(&self.storage, table)
    }

    fn due(&self, before: Millis) -> BoxFuture<'_, Result<Vec<(TableId, Millis)>, ReadFault>> {
        TableStore::due(&self.storage, before)
    }

    fn to_fill_in(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, ReadFault>> {
        TableStore::to_fill_in(&self.storage, after, limit)
    }
}
