//! The storage as tables need it. Tests replace it with one that fails.

use crate::storage::{
    Append, AppendFault, Millis, PlayerFault, ReadFault, Storage, StoredEvent, StoredTable,
};
use futures_util::future::BoxFuture;
use protocol::TableId;
use std::time::Duration;

/// The storage of tables. [`Storage`] documents the promises of each method.
pub trait TableStore: Send + Sync + 'static {
    /// The number of this history of the server.
    fn epoch(&self) -> u64;

    /// Whether other processes use the same storage, so that copies in memory may be old.
    fn is_shared(&self) -> bool;

    /// Notes in a shared storage that tables are being served. Tells how long ago a process did so before, by the clock of the
    /// storage; `None` for the first.
    fn serve(&self) -> BoxFuture<'_, Result<Option<Duration>, ReadFault>>;

    /// Stores an append; it is safe on disk when this returns.
    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), AppendFault>>;

    /// A table, if there is one.
    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<StoredTable>, ReadFault>>;

    /// The events of a table after a version.
    fn load_since(
        &self,
        table: TableId,
        version: u64,
    ) -> BoxFuture<'_, Result<Vec<StoredEvent>, ReadFault>>;

    /// The newest versions of those of these tables that exist.
    fn versions<'a>(
        &'a self,
        tables: &'a [TableId],
    ) -> BoxFuture<'a, Result<Vec<(TableId, u64)>, ReadFault>>;

    /// Removes a table for good.
    fn remove_table(&self, table: TableId) -> BoxFuture<'_, Result<(), PlayerFault>>;

    /// The tables to wake before the given time, the most urgent first.
    fn due(&self, before: Millis) -> BoxFuture<'_, Result<Vec<(TableId, Millis)>, ReadFault>>;

    /// The next tables stored by an older version.
    fn to_fill_in(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, ReadFault>>;
}

impl TableStore for Storage {
    fn epoch(&self) -> u64 {
        Storage::epoch(self)
    }

    fn is_shared(&self) -> bool {
        Storage::is_shared(self)
    }

    fn serve(&self) -> BoxFuture<'_, Result<Option<Duration>, ReadFault>> {
        Box::pin(Storage::serve(self))
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), AppendFault>> {
        Box::pin(Storage::append(self, append))
    }

    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<StoredTable>, ReadFault>> {
        Box::pin(Storage::load(self, table))
    }

    fn load_since(
        &self,
        table: TableId,
        version: u64,
    ) -> BoxFuture<'_, Result<Vec<StoredEvent>, ReadFault>> {
        Box::pin(Storage::load_since(self, table, version))
    }

    fn versions<'a>(
        &'a self,
        tables: &'a [TableId],
    ) -> BoxFuture<'a, Result<Vec<(TableId, u64)>, ReadFault>> {
        Box::pin(Storage::versions(self, tables))
    }

    fn remove_table(&self, table: TableId) -> BoxFuture<'_, Result<(), PlayerFault>> {
        Box::pin(Storage::remove_table(self, table))
    }

    fn due(&self, before: Millis) -> BoxFuture<'_, Result<Vec<(TableId, Millis)>, ReadFault>> {
        Box::pin(Storage::due(self, before, usize::MAX))
    }

    fn to_fill_in(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, ReadFault>> {
        Box::pin(Storage::to_fill_in(self, after, limit))
    }
}
