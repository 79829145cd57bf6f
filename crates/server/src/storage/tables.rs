//! Reading tables: one whole, those that are due, a page of the lobby, somebody's own.

use super::Storage;
use super::append::{CreationContent, Summary, integer};
use super::cursor::Cursor;
use super::fault::ReadFault;
use super::millis::Millis;
use super::progress::Progress;
use protocol::{CommandId, GameName, PlayerId, Stage, TableId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};

const GAMES: [GameName; 2] = [GameName::Limes, GameName::Limits];
const STAGES: [Stage; 4] = [Stage::Open, Stage::Playing, Stage::Over, Stage::Closed];

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
        load(&self.readers, table).await
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
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, wake_at FROM tables WHERE wake_at < ?1 ORDER BY wake_at LIMIT ?2",
        )
        .bind(integer(before))
        .bind(integer(limit as u64))
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(|(id, at)| Ok((table_id(&id)?, at.cast_unsigned()))).collect()
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
        // For each game and stage the index has the newest first; so a page never costs more than a few pages.
        let mut tables = Vec::new();
        for game in GAMES.into_iter().filter(|&each| game.is_none_or(|game| game == each)) {
            for stage in STAGES.into_iter().filter(|&each| stage.is_none_or(|stage| stage == each))
            {
                tables.extend(self.newest_listed(game, stage, after, limit + 1).await?);
            }
        }
        tables.sort_by_key(|table| std::cmp::Reverse((table.created, table.table.to_string())));
        let is_last = tables.len() <= limit;
        tables.truncate(limit);
        let last = tables.last().filter(|_| !is_last);
        let next = last.map(|last| Cursor { created: last.created, table: last.table });
        Ok(Page { tables, next })
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

    /// The tables at which a player sits, those that changed last first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tables_of(
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

    /// All tables with a player's name among their events: where they sit, have left, or have a reserved seat.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tables_naming(
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

    /// At how many tables a player sits whose game has not ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn open_tables_of(&self, player: PlayerId) -> Result<usize, ReadFault> {
        let open: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM members JOIN tables ON key = table_key
             WHERE player = ?1 AND over_at IS NULL AND seat IS NOT NULL AND stage IN ('open', 'playing')",
        )
        .bind(player.to_string())
        .fetch_one(&self.readers)
        .await?;
        Ok(usize::try_from(open).unwrap_or(usize::MAX))
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
    let events = events.into_iter().map(|(version, at, body)| StoredEvent {
        version: version.cast_unsigned(),
        at: at.cast_unsigned(),
        body,
    });
    let TableSummary { created, summary, .. } = table_summary(&row)?;
    Ok(Some(StoredTable { created, summary, events: events.collect() }))
}

/// How far a game has come; `None` where an older version has stored the table.
fn progress(row: &SqliteRow) -> Result<Option<Progress>, ReadFault> {
    let unreadable = |fault: serde_json::Error| ReadFault(fault.to_string());
    let Some(people) = row.try_get::<Option<&str>, _>("people")? else { return Ok(None) };
    Ok(Some(Progress {
        rounds: row.try_get::<i64, _>("rounds")?.cast_unsigned() as usize,
        ends: row.try_get::<Option<i64>, _>("ends")?.map(i64::cast_unsigned),
        people: serde_json::from_str(people).map_err(unreadable)?,
        rematch: row.try_get::<Option<&str>, _>("rematch")?.map(table_id).transpose()?,
    }))
}

pub(super) fn table_summary(row: &SqliteRow) -> Result<TableSummary, ReadFault> {
    let number = |column| row.try_get::<i64, _>(column).map(i64::cast_unsigned);
    let summary = Summary {
        game: game_of(row.try_get("game")?)?,
        stage: stage_of(row.try_get("stage")?)?,
        listed: row.try_get("listed")?,
        seats: number("seats")? as usize,
        free: number("free")? as usize,
        options: row.try_get("options")?,
        wake_at: row.try_get::<Option<i64>, _>("wake_at")?.map(i64::cast_unsigned),
        progress: progress(row)?,
    };
    Ok(TableSummary {
        table: table_id(row.try_get("id")?)?,
        created: number("created_at")?,
        summary,
    })
}

pub(super) fn table_id(text: &str) -> Result<TableId, ReadFault> {
    text.parse().map_err(|_| ReadFault(format!("{text} is not a table")))
}

fn game_of(text: &str) -> Result<GameName, ReadFault> {
    let game = GAMES.into_iter().find(|game| game.to_string() == text);
    game.ok_or_else(|| ReadFault(format!("{text} is not a game")))
}

fn stage_of(text: &str) -> Result<Stage, ReadFault> {
    let stage = STAGES.into_iter().find(|&stage| stage_name(stage) == text);
    stage.ok_or_else(|| ReadFault(format!("{text} is not a stage of a table")))
}

/// A stage as the protocol writes it, which is how an append stores it too.
fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}
