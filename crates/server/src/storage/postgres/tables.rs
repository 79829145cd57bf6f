//! Reading tables: one whole, those that are due, a page of the lobby, a player's own.

use super::Postgres;
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
use sqlx::Row as _;
use std::time::Duration;

impl Postgres {
    pub(in crate::storage) async fn load(
        &self,
        table: TableId,
    ) -> Result<Option<StoredTable>, ReadFault> {
        // One statement, so that table and events are of the same moment.
        let row = sqlx::query(
            "SELECT tables.*,
                 ARRAY(SELECT version FROM events WHERE table_key = key ORDER BY version) AS versions,
                 ARRAY(SELECT at FROM events WHERE table_key = key ORDER BY version) AS times,
                 ARRAY(SELECT body FROM events WHERE table_key = key ORDER BY version) AS bodies
             FROM tables WHERE id = $1",
        )
        .bind(table.to_string())
        .fetch_optional(&self.pool);
        let Some(row) = self.read(row).await? else { return Ok(None) };
        let versions: Vec<i64> = row.try_get("versions")?;
        let times: Vec<i64> = row.try_get("times")?;
        let bodies: Vec<String> = row.try_get("bodies")?;
        let events = versions.into_iter().zip(times).zip(bodies);
        let events = events.map(|((version, at), body)| event((version, at, body))).collect();
        let TableSummary { created, summary, .. } = table_summary(&row)?;
        Ok(Some(StoredTable { created, summary, events }))
    }

    pub(in crate::storage) async fn load_since(
        &self,
        table: TableId,
        version: u64,
    ) -> Result<Vec<StoredEvent>, ReadFault> {
        let events = sqlx::query_as(
            "SELECT version, at, body FROM events
             WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND version > $2 ORDER BY version",
        )
        .bind(table.to_string())
        .bind(integer(version))
        .fetch_all(&self.pool);
        Ok(self.read(events).await?.into_iter().map(event).collect())
    }

    pub(in crate::storage) async fn serve(&self) -> Result<Option<Duration>, ReadFault> {
        // The first part reads what was there before the statement.
        let ago = sqlx::query_scalar(
            "WITH before AS (SELECT at FROM serving)
             INSERT INTO serving (at) VALUES (clock_timestamp())
             ON CONFLICT (is_only_row) DO UPDATE SET at = greatest(serving.at, excluded.at)
             RETURNING (SELECT extract(epoch FROM clock_timestamp() - at) * 1000 FROM before)::BIGINT",
        )
        .fetch_one(&self.pool);
        let ago: Option<i64> = self.read(ago).await?;
        Ok(ago.map(|ago| Duration::from_millis(ago.max(0).cast_unsigned())))
    }

    pub(in crate::storage) async fn versions(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, u64)>, ReadFault> {
        let rows = sqlx::query_as(
            "SELECT id, version FROM tables JOIN pending ON table_key = key WHERE id = ANY($1)",
        )
        .bind(ids(tables))
        .fetch_all(&self.pool);
        let rows: Vec<(String, i64)> = self.read(rows).await?;
        rows.into_iter()
            .map(|(id, version)| Ok((table_id(&id)?, version.cast_unsigned())))
            .collect()
    }

    pub(in crate::storage) async fn still_open(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<TableId>, ReadFault> {
        let open =
            sqlx::query_scalar("SELECT id FROM tables WHERE id = ANY($1) AND stage = 'open'");
        let open: Vec<String> = self.read(open.bind(ids(tables)).fetch_all(&self.pool)).await?;
        table_ids(&open)
    }

    pub(in crate::storage) async fn due(
        &self,
        before: Millis,
        limit: usize,
    ) -> Result<Vec<(TableId, Millis)>, ReadFault> {
        let rows = sqlx::query_as(
            "SELECT id, wake_at FROM tables WHERE wake_at < $1 ORDER BY wake_at LIMIT $2",
        )
        .bind(integer(before))
        .bind(integer(limit as u64))
        .fetch_all(&self.pool);
        let rows: Vec<(String, i64)> = self.read(rows).await?;
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
        let games = GAMES.into_iter().filter(|&each| game.is_none_or(|game| game == each));
        let games: Vec<String> = games.map(|game| game.to_string()).collect();
        let stages = STAGES.into_iter().filter(|&each| stage.is_none_or(|stage| stage == each));
        let stages: Vec<&str> = stages.map(stage_name).collect();
        let (created, table) = match after {
            Some(Cursor { created, table }) => (created, table.to_string()),
            None => (Millis::MAX, String::new()),
        };
        // For each game and stage the index has the newest first; so a page never costs more than a few pages.
        let rows = sqlx::query(
            "SELECT newest.* FROM unnest($1::TEXT[]) AS any_game CROSS JOIN unnest($2::TEXT[]) AS any_stage
             CROSS JOIN LATERAL (
                 SELECT * FROM tables
                 WHERE listed AND game = any_game AND stage = any_stage AND (created_at, id) < ($3, $4)
                 ORDER BY created_at DESC, id DESC LIMIT $5
             ) AS newest",
        )
        .bind(games)
        .bind(stages)
        .bind(integer(created))
        .bind(table)
        .bind(integer(limit as u64))
        .fetch_all(&self.pool);
        self.read(rows).await?.iter().map(table_summary).collect()
    }

    pub(in crate::storage) async fn tables_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(TableId, GameName, Stage)>, ReadFault> {
        let rows = sqlx::query_as(
            "SELECT id, game, stage FROM members JOIN tables ON key = table_key
             WHERE player = $1 AND seat IS NOT NULL
             ORDER BY (SELECT at FROM events WHERE events.table_key = key ORDER BY version DESC LIMIT 1) DESC NULLS LAST,
                 key DESC",
        )
        .bind(player.to_string())
        .fetch_all(&self.pool);
        let rows: Vec<(String, String, String)> = self.read(rows).await?;
        rows.into_iter()
            .map(|(id, game, stage)| Ok((table_id(&id)?, game_of(&game)?, stage_of(&stage)?)))
            .collect()
    }

    pub(in crate::storage) async fn tables_naming(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(TableId, Stage)>, ReadFault> {
        let rows = sqlx::query_as(
            "SELECT id, stage FROM members JOIN tables ON key = table_key WHERE player = $1 ORDER BY key",
        )
        .bind(player.to_string())
        .fetch_all(&self.pool);
        let rows: Vec<(String, String)> = self.read(rows).await?;
        rows.into_iter().map(|(id, stage)| Ok((table_id(&id)?, stage_of(&stage)?))).collect()
    }

    pub(in crate::storage) async fn open_tables_of(
        &self,
        player: PlayerId,
    ) -> Result<usize, ReadFault> {
        let open = sqlx::query_scalar(
            "SELECT count(*) FROM members JOIN tables ON key = table_key
             WHERE player = $1 AND over_at IS NULL AND seat IS NOT NULL AND stage IN ('open', 'playing')",
        )
        .bind(player.to_string())
        .fetch_one(&self.pool);
        let open: i64 = self.read(open).await?;
        Ok(usize::try_from(open).unwrap_or(usize::MAX))
    }

    pub(in crate::storage) async fn created_by(
        &self,
        player: PlayerId,
        command: &CommandId,
    ) -> Result<Option<(TableId, CreationContent)>, ReadFault> {
        let row = sqlx::query_as(
            "SELECT table_id, content FROM creations WHERE player = $1 AND command = $2",
        )
        .bind(player.to_string())
        .bind(command.as_str().to_owned())
        .fetch_optional(&self.pool);
        let row: Option<(String, String)> = self.read(row).await?;
        row.map(|(id, content)| Ok((table_id(&id)?, CreationContent(content)))).transpose()
    }
}

fn ids(tables: &[TableId]) -> Vec<String> {
    tables.iter().map(ToString::to_string).collect()
}
