//! Reading tables: one whole, those that are due, a page of the lobby, somebody's own.

use super::Storage;
use super::append::{CreationContent, Summary};
use super::cursor::Cursor;
use super::fault::ReadFault;
use super::millis::Millis;
use protocol::{CommandId, GameName, PlayerId, Stage, TableId};
use std::cmp::Reverse;

/// A table and everything that happened at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// When it was made.
    pub created: Millis,
    /// What lists show of it.
    pub summary: Summary,
    /// What happened, in order; the last has the version of the table.
    pub events: Vec<StoredEvent>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number, from 1.
    pub version: u64,
    /// When it happened.
    pub at: Millis,
    /// What happened, as JSON.
    pub body: String,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// The table.
    pub table: TableId,
    /// When it was made.
    pub created: Millis,
    /// What is shown.
    pub summary: Summary,
}

/// A part of the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The tables, newest first.
    pub tables: Vec<TableSummary>,
    /// Where the next part begins, if there is one.
    pub next: Option<Cursor>,
}

impl Storage {
    /// A table and everything that happened at it.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn load(&self, table: TableId) -> Result<Option<StoredTable>, ReadFault> {
        on_either!(self, it => it.load(table).await)
    }

    /// The events of a table after a version, in order. Empty also if there is no such table.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn load_since(
        &self,
        table: TableId,
        version: u64,
    ) -> Result<Vec<StoredEvent>, ReadFault> {
        on_either!(self, it => it.load_since(table, version).await)
    }

    /// The newest versions of those of these tables that exist.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn versions(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, ReadFault> {
        on_either!(self, it => it.versions(tables).await)
    }

    /// The tables at which something is to be done before a moment, and when: at most `limit`, the most urgent first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn due(
        &self,
        before: Millis,
        limit: usize,
    ) -> Result<Vec<(TableId, Millis)>, ReadFault> {
        on_either!(self, it => it.due(before, limit).await)
    }

    /// Tables that everybody finds, newest first: of one game or both, at one stage or any, `limit` at a time.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn listed(
        &self,
        game: Option<GameName>,
        stage: Option<Stage>,
        after: Option<Cursor>,
        limit: usize,
    ) -> Result<Page, ReadFault> {
        let mut tables = on_either!(self, it => it.listed(game, stage, after, limit + 1).await)?;
        tables.sort_by_key(|table| Reverse((table.created, table.table.to_string())));
        let is_last = tables.len() <= limit;
        tables.truncate(limit);
        let last = tables.last().filter(|_| !is_last);
        let next = last.map(|last| Cursor { created: last.created, table: last.table });
        Ok(Page { tables, next })
    }

    /// The tables at which a player sits, those that changed last first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tables_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(TableId, GameName, Stage)>, ReadFault> {
        on_either!(self, it => it.tables_of(player).await)
    }

    /// All tables with a player's name among their events: where they sit, have left, or have a reserved seat.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tables_naming(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(TableId, Stage)>, ReadFault> {
        on_either!(self, it => it.tables_naming(player).await)
    }

    /// At how many tables a player sits whose game has not ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn open_tables_of(&self, player: PlayerId) -> Result<usize, ReadFault> {
        on_either!(self, it => it.open_tables_of(player).await)
    }

    /// The table that a command of a player has made, and what they had asked for.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn created_by(
        &self,
        player: PlayerId,
        command: &CommandId,
    ) -> Result<Option<(TableId, CreationContent)>, ReadFault> {
        on_either!(self, it => it.created_by(player, command).await)
    }

    /// Those of these tables that have not begun and are not closed.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn still_open(&self, tables: &[TableId]) -> Result<Vec<TableId>, ReadFault> {
        on_either!(self, it => it.still_open(tables).await)
    }
}
