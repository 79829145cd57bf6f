//! Reading tables: one whole, those that are due, a page of the lobby, a player's own.

use super::Sqlite;
use crate::storage::append::CreationContent;
use crate::storage::columns::{
    GAMES, STAGES, event, game_of, integer, stage_name, stage_of, table_id, table_ids,
    table_summary,
};
use crate::storage::cursor::Cursor;
use crate::storage::fault::ReadFault;
use crate::storage::millis::Millis;
use crate::storage::tables::{StoredEvent, StoredTable, TableSummary};
use protocol::{CommandId, GameName, PlayerId, Stage, TableId};
use sqlx::{Row, SqlitePool};

impl Sqlite {
    pub(in crate::storage) async fn load(
        &self,
        table: TableId,
    ) -> Result<Option<StoredTable>, ReadFault> {
        load(&self.readers, table).await
    }

    pub(in crate::storage) async fn load_since(
        &self,
        table: TableId,
        version: u64,
    ) -> Result<Vec<StoredEvent>, ReadFault> {
        let events: Vec<(i64, i64, String)> = sqlx::query_as(
            "SELECT version, at, body FROM events
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND version > ?2 ORDER BY version",
        )
        .bind(table.to_string())
        .bind(integer(version))
        .fetch_all(&self.readers)
        .await?;
        Ok(events.into_iter().map(event).collect())
    }

    pub(in crate::storage) async fn versions(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, u64)>, ReadFault> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, version FROM tables JOIN pending ON table_key = key
             WHERE id IN (SELECT value FROM json_each(?1))",
        )
        .bind(ids(tables)?)
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter()
            .map(|(id, version)| Ok((table_id(&id)?, version.cast_unsigned())))
            .collect()
    }

    pub(in crate::storage) async fn still_open(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<TableId>, ReadFault> {
        let open: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?1)) AND stage = 'open'",
        )
        .bind(ids(tables)?)
        .fetch_all(&self.readers)
        .await?;
        table_ids(&open)
    }

    pub(in crate::storage) async fn due(
        &self,
        before: Millis,
        limit: usize,
    ) -> Result<Vec<(TableId, Millis)>, ReadFault> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, wake_at FROM tables WHERE wake_at < ?1 ORDER BY wake_at LIMIT ?2",
        )
        .bind(integer(before))
        .bind(integer(limit as u64))
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(|(id, at)| Ok((table_id(&id)?, at.cast_unsigned()))).collect()
    }

    /// The newest tables of each game and stage that everybody finds, in no order.
    pub(in crate::storage) async fn listed(
        &self,
        game: Option<GameName>,
        stage: Option<Stage>,
        after: Option<Cursor>,
        limit: usize,
    ) -> Result<Vec<TableSummary>, ReadFault> {
        // For each game and stage the index has the newest first; so a page never costs more than a few pages.
        let mut tables = Vec::new();
        for game in GAMES.into_iter().filter(|&each| game.is_none_or(|game| game == each)) {
            for stage in STAGES.into_iter().filter(|&each| stage.is_none_or(|stage| stage == each))
            {
                tables.extend(self.newest_listed(game, stage, after, limit).await?);
            }
        }
        Ok(tables)
    }

    async fn newest_listed(
        &self,
        game: GameName,
        stage: Stage,
        after: Option<Cursor>,
        limit: usize,
    ) -> Result<Vec<TableSummary>, ReadFault> {
        let (created, table) = match after {
            Some(Cursor { created, table }) => (created, table.to_string()),
            None => (Millis::MAX, String::new()),
        };
        let rows = sqlx::query(
            "SELECT * FROM tables
             WHERE listed = 1 AND game = ?1 AND stage = ?2 AND (created_at, id) < (?3, ?4)
             ORDER BY created_at DESC, id DESC LIMIT ?5",
        )
        .bind(game.to_string())
        .bind(stage_name(stage))
        .bind(integer(created))
        .bind(table)
        .bind(integer(limit as u64))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(table_summary).collect()
    }

    pub(in crate::storage) async fn tables_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(TableId, GameName, Stage)>, ReadFault> {
        let rows: Vec<(String, String, String)> = sqlx::query_as(
            "SELECT id, game, stage FROM members JOIN tables ON key = table_key
             WHERE player = ?1 AND seat IS NOT NULL
             ORDER BY (SELECT at FROM events WHERE events.table_key = key ORDER BY version DESC LIMIT 1) DESC, key DESC",
        )
        .bind(player.to_string())
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter()
            .map(|(id, game, stage)| Ok((table_id(&id)?, game_of(&game)?, stage_of(&stage)?)))
            .collect()
    }

    pub(in crate::storage) async fn tables_naming(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(TableId, Stage)>, ReadFault> {
        let rows: Vec<(String, String)> = sqlx::query_as(
            "SELECT id, stage FROM members JOIN tables ON key = table_key WHERE player = ?1 ORDER BY key",
        )
        .bind(player.to_string())
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(|(id, stage)| Ok((table_id(&id)?, stage_of(&stage)?))).collect()
    }

    pub(in crate::storage) async fn open_tables_of(
        &self,
        player: PlayerId,
    ) -> Result<usize, ReadFault> {
        let open: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM members JOIN tables ON key = table_key
             WHERE player = ?1 AND over_at IS NULL AND seat IS NOT NULL AND stage IN ('open', 'playing')",
        )
        .bind(player.to_string())
        .fetch_one(&self.readers)
        .await?;
        Ok(usize::try_from(open).unwrap_or(usize::MAX))
    }

    pub(in crate::storage) async fn created_by(
        &self,
        player: PlayerId,
        command: &CommandId,
    ) -> Result<Option<(TableId, CreationContent)>, ReadFault> {
        let row: Option<(String, String)> = sqlx::query_as(
            "SELECT id, content FROM creations JOIN tables ON key = table_key WHERE player = ?1 AND command = ?2",
        )
        .bind(player.to_string())
        .bind(command.as_str().to_owned())
        .fetch_optional(&self.readers)
        .await?;
        row.map(|(id, content)| Ok((table_id(&id)?, CreationContent(content)))).transpose()
    }
}

/// A table and everything that happened at it.
pub(super) async fn load(
    readers: &SqlitePool,
    table: TableId,
) -> Result<Option<StoredTable>, ReadFault> {
    // One transaction, so that table and events are of the same moment.
    let mut reading = readers.begin().await?;
    let row = sqlx::query("SELECT * FROM tables WHERE id = ?1").bind(table.to_string());
    let Some(row) = row.fetch_optional(&mut *reading).await? else { return Ok(None) };
    let events: Vec<(i64, i64, String)> = sqlx::query_as(
        "SELECT version, at, body FROM events WHERE table_key = ?1 ORDER BY version",
    )
    .bind(row.try_get::<i64, _>("key")?)
    .fetch_all(&mut *reading)
    .await?;
    reading.commit().await?;
    let events = events.into_iter().map(event);
    let TableSummary { created, summary, .. } = table_summary(&row)?;
    Ok(Some(StoredTable { created, summary, events: events.collect() }))
}

/// Identifiers as a JSON array, for `json_each`.
fn ids(tables: &[TableId]) -> Result<String, ReadFault> {
    serde_json::to_string(tables).map_err(|fault| ReadFault(fault.to_string()))
}
