//! Values as columns hold them, the same in both databases.

use super::append::Summary;
use super::fault::ReadFault;
use super::mine::OwnTable;
use super::operator_lists::KnownPlayer;
use super::players::Player;
use super::progress::{Pending, Progress};
use super::tables::{StoredEvent, TableSummary};
use protocol::{GameName, Stage, TableId};
use serde_json::Error as JsonError;

pub(super) const GAMES: [GameName; 2] = [GameName::Limes, GameName::Limits];
pub(super) const STAGES: [Stage; 4] = [Stage::Open, Stage::Playing, Stage::Over, Stage::Closed];

/// A row of either database.
pub(super) trait Columns {
    /// A text, unless it is NULL.
    fn text(&self, column: &str) -> Result<Option<&str>, ReadFault>;
    /// A number, unless it is NULL.
    fn number(&self, column: &str) -> Result<Option<u64>, ReadFault>;
    /// Yes or no.
    fn flag(&self, column: &str) -> Result<bool, ReadFault>;
}

/// Converts to a signed column, saturating at `i64::MAX`.
pub(super) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Converts back from a signed column.
pub(super) fn event((version, at, body): (i64, i64, String)) -> StoredEvent {
    StoredEvent { version: version.cast_unsigned(), at: at.cast_unsigned(), body }
}

pub(super) fn player(id: &str, name: String, claimed: bool) -> Result<Player, ReadFault> {
    let id = id.parse().map_err(|_| ReadFault(format!("{id} is not a player")))?;
    Ok(Player { id, name, claimed })
}

pub(super) fn known_player(
    (id, name, claimed, used, open): (String, String, bool, Option<i64>, i64),
) -> Result<KnownPlayer, ReadFault> {
    Ok(KnownPlayer {
        player: player(&id, name, claimed)?,
        used: used.map(i64::cast_unsigned),
        open_tables: usize::try_from(open).unwrap_or_default(),
    })
}

pub(super) fn table_id(text: &str) -> Result<TableId, ReadFault> {
    text.parse().map_err(|_| ReadFault(format!("{text} is not a table")))
}

pub(super) fn table_ids(texts: &[String]) -> Result<Vec<TableId>, ReadFault> {
    texts.iter().map(|id| table_id(id)).collect()
}

pub(super) fn game_of(text: &str) -> Result<GameName, ReadFault> {
    let game = GAMES.into_iter().find(|game| game.to_string() == text);
    game.ok_or_else(|| ReadFault(format!("{text} is not a game")))
}

pub(super) fn stage_of(text: &str) -> Result<Stage, ReadFault> {
    let stage = STAGES.into_iter().find(|&stage| stage_name(stage) == text);
    stage.ok_or_else(|| ReadFault(format!("{text} is not a stage of a table")))
}

/// A stage as the protocol writes it.
pub(super) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

/// A row of `tables`.
pub(super) fn table_summary(row: &impl Columns) -> Result<TableSummary, ReadFault> {
    let summary = Summary {
        game: game_of(&text(row, "game")?)?,
        stage: stage_of(&text(row, "stage")?)?,
        listed: row.flag("listed")?,
        seats: number(row, "seats")? as usize,
        free: number(row, "free")? as usize,
        options: text(row, "options")?,
        wake_at: row.number("wake_at")?,
        progress: progress(row)?,
    };
    let table = table_id(&text(row, "id")?)?;
    Ok(TableSummary { table, created: number(row, "created_at")?, summary })
}

/// A row of `tables` with those of its pending decisions and of one of its members.
pub(super) fn own_table(row: &impl Columns) -> Result<OwnTable, ReadFault> {
    let table = table_summary(row)?;
    let seat = row.number("seat")?.map(|seat| seat as usize);
    let answered = row.text("answered")?;
    let pending = pending(row)?;
    let asked = match (&table.summary.progress, table.summary.stage) {
        (Some(_), Stage::Playing) => match &pending {
            Pending { asked: Some(asked), .. } => seat.is_some_and(|seat| asked.contains(&seat)),
            Pending { question, .. } => question.is_some() && question.as_deref() != answered,
        },
        _ => false,
    };
    let left = row.flag("away")? && table.summary.stage == Stage::Playing;
    Ok(OwnTable {
        table,
        pending,
        asked,
        left,
        rank: row.number("rank")?.map(|rank| rank as usize),
        changed: row.number("changed")?.unwrap_or_default(),
        over_at: row.number("over_at")?,
    })
}

/// How far a game has come; `None` where an older version has stored the table.
fn progress(row: &impl Columns) -> Result<Option<Progress>, ReadFault> {
    let Some(people) = row.text("people")? else { return Ok(None) };
    Ok(Some(Progress {
        rounds: number(row, "rounds")? as usize,
        ends: row.number("ends")?,
        people: serde_json::from_str(people).map_err(unreadable)?,
        rematch: row.text("rematch")?.map(table_id).transpose()?,
    }))
}

/// The pending decisions; none where an older version has stored the table.
fn pending(row: &impl Columns) -> Result<Pending, ReadFault> {
    let asked = row.text("asked_seats")?.map(serde_json::from_str).transpose();
    Ok(Pending {
        round: row.number("current_round")?.unwrap_or_default() as usize,
        question: row.text("current_question")?.map(str::to_owned),
        asked: asked.map_err(unreadable)?,
    })
}

fn text(row: &impl Columns, column: &str) -> Result<String, ReadFault> {
    let text = row.text(column)?.map(str::to_owned);
    text.ok_or_else(|| ReadFault(format!("{column} is missing")))
}

fn number(row: &impl Columns, column: &str) -> Result<u64, ReadFault> {
    row.number(column)?.ok_or_else(|| ReadFault(format!("{column} is missing")))
}

fn unreadable(fault: JsonError) -> ReadFault {
    ReadFault(fault.to_string())
}
