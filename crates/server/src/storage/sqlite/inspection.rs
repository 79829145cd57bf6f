//! Reading a database that may be damaged, beside the server that uses it or without one.

use super::{opening, tables};
use crate::storage::columns::table_ids;
use crate::storage::fault::{OpenFault, ReadFault};
use crate::storage::tables::StoredTable;
use protocol::TableId;
use sqlx::SqlitePool;
use std::path::Path;

/// A database that is read only.
#[derive(Debug)]
pub struct Inspection {
    reader: SqlitePool,
}

impl Inspection {
    /// Opens the database of a folder to read it.
    ///
    /// # Errors
    /// If there is no database of this program.
    pub async fn open(folder: &Path) -> Result<Inspection, OpenFault> {
        Ok(Inspection { reader: opening::reader(folder).await? })
    }

    /// The first damage that SQLite finds, if there is any.
    ///
    /// # Errors
    /// If it cannot even look.
    pub async fn damage(&self) -> Result<Option<String>, ReadFault> {
        Ok(opening::damage(&self.reader).await?)
    }

    /// All tables, in the order in which they were made.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tables(&self) -> Result<Vec<TableId>, ReadFault> {
        let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM tables ORDER BY key")
            .fetch_all(&self.reader)
            .await?;
        table_ids(&ids)
    }

    /// A table and everything that happened at it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn load(&self, table: TableId) -> Result<Option<StoredTable>, ReadFault> {
        tables::load(&self.reader, table).await
    }

    /// Closes the database.
    pub async fn close(self) {
        self.reader.close().await;
    }
}
