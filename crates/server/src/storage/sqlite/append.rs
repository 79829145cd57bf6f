//! How a list of appends gets into the database.
//!
//! Every statement reads the lines of all appends out of one JSON array, so the number of statements does not depend on the
//! number of appends. A statement costs more on its way to SQLite and back than a line does inside it.

use super::change::Change;
use crate::storage::append::{Append, CreatedBy, Summary, digest};
use crate::storage::columns::integer;
use crate::storage::fault::AppendFault;
use crate::storage::progress::{Member, Pending, Progress};
use protocol::TableId;
use serde_json::{Value, json};
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;
use std::collections::HashSet;

/// Stores appends, each with what it changes of its table. The question marks are summaries, versions with pending decisions,
/// events, members and creations; they have no numbers because sqlx counts them from one statement to the next.
///
/// A version changes only from the one that its append follows. The events look for the new version, and without it their table
/// is NULL, which is refused: so they decide about all.
macro_rules! append_statements {
    () => {
        "
        INSERT INTO tables (id, game, stage, listed, seats, free, wake_at, created_at, options,
            rounds, ends, people, rematch)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
            value ->> 9, value ->> 10, value ->> 11, value ->> 12
        FROM json_each(?) WHERE true
        ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed, seats = excluded.seats,
            free = excluded.free, wake_at = excluded.wake_at, options = excluded.options, rounds = excluded.rounds,
            ends = excluded.ends, people = excluded.people, rematch = excluded.rematch;

        INSERT INTO pending (table_key, version, current_round, current_question, asked_seats)
        SELECT tables.key, line.value ->> 2,
            iif(line.value ->> 3 IS NULL, coalesce(known.current_round, 0), line.value ->> 3),
            iif(line.value ->> 3 IS NULL, known.current_question, line.value ->> 4),
            iif(line.value ->> 3 IS NULL, known.asked_seats, line.value ->> 5)
        FROM json_each(?) AS line CROSS JOIN tables ON tables.id = line.value ->> 0
        LEFT JOIN pending AS known ON known.table_key = tables.key
        WHERE coalesce(known.version, 0) = line.value ->> 1
        ON CONFLICT (table_key) DO UPDATE SET version = excluded.version, current_round = excluded.current_round,
            current_question = excluded.current_question, asked_seats = excluded.asked_seats;

        INSERT INTO events (table_key, version, at, body)
        SELECT pending.table_key, line.value ->> 1, line.value ->> 2, line.value ->> 3
        FROM json_each(?) AS line LEFT JOIN tables ON tables.id = line.value ->> 0
        LEFT JOIN pending ON pending.table_key = tables.key AND pending.version = line.value ->> 4;

        INSERT INTO members (table_key, player, seat, answered, away, rank, over_at)
        SELECT tables.key, line.value ->> 1, line.value ->> 2, line.value ->> 3, line.value ->> 4, line.value ->> 5, line.value ->> 6
        FROM json_each(?) AS line LEFT JOIN tables ON tables.id = line.value ->> 0
        WHERE line.value ->> 7 OR EXISTS (
            SELECT 1 FROM members AS known WHERE known.player = line.value ->> 1 AND known.table_key = tables.key
        )
        ON CONFLICT (player, table_key) DO UPDATE SET seat = excluded.seat, answered = excluded.answered,
            away = excluded.away, rank = excluded.rank, over_at = excluded.over_at;

        INSERT INTO creations (table_key, player, command, content)
        SELECT tables.key, line.value ->> 1, line.value ->> 2, line.value ->> 3
        FROM json_each(?) AS line LEFT JOIN tables ON tables.id = line.value ->> 0;
        "
    };
}

/// The statements alone, inside a transaction of the caller.
const APPEND: &str = append_statements!();
/// The statements as a transaction of their own, which is one way to SQLite and back.
const APPEND_AND_COMMIT: &str = concat!("BEGIN IMMEDIATE;", append_statements!(), "COMMIT;");

/// The columns that SQLite names when a command id was used before.
const COMMANDS: &str = "creations.command";
/// The column that SQLite names when an event has no table with the version that it belongs to.
const TABLE_OF_EVENT: &str = "events.table_key";

impl From<sqlx::Error> for AppendFault {
    fn from(error: sqlx::Error) -> AppendFault {
        let Some(fault) = error.as_database_error() else {
            return AppendFault::Failed(error.to_string());
        };
        match fault.kind() {
            ErrorKind::UniqueViolation if fault.message().contains(COMMANDS) => {
                AppendFault::CommandUsed
            }
            ErrorKind::UniqueViolation => AppendFault::Conflict,
            ErrorKind::NotNullViolation if fault.message().contains(TABLE_OF_EVENT) => {
                AppendFault::Conflict
            }
            _ => AppendFault::Failed(error.to_string()),
        }
    }
}

/// Whether [`store_together`] notices when one of the appends does not fit: those with events are checked by them, and a row is
/// updated once by a statement.
pub(super) fn can_be_stored_together(appends: &[&Append]) -> bool {
    let mut tables = HashSet::with_capacity(appends.len());
    appends.iter().all(|append| !append.events.is_empty() && tables.insert(append.table))
}

/// Stores all appends and commits. If one of them does not fit nothing is stored, and the transaction is still open.
pub(super) async fn store_together(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<(), AppendFault> {
    store_lines(connection, APPEND_AND_COMMIT, appends).await
}

impl Change for Append {
    type Fault = AppendFault;

    async fn store(&self, connection: &mut SqliteConnection) -> Result<(), AppendFault> {
        let newest = newest_version(connection, self.table).await?;
        if newest.is_none()
            && self.follows == 0
            && !self.events.is_empty()
            && self.summary.is_none()
        {
            return Err(AppendFault::Failed("a new table has no summary".to_owned()));
        }
        if self.events.is_empty() && newest != Some(self.follows) {
            return Err(AppendFault::Conflict);
        }
        store_lines(connection, APPEND, &[self]).await
    }
}

async fn store_lines(
    connection: &mut SqliteConnection,
    statements: &'static str,
    appends: &[&Append],
) -> Result<(), AppendFault> {
    let summaries = appends.iter().filter_map(|append| summary_line(append));
    let events = appends.iter().flat_map(|append| event_lines(append));
    let versions = appends.iter().map(|append| version_line(append));
    let members = appends.iter().flat_map(|append| member_lines(append));
    let creations = appends.iter().filter_map(|append| creation_line(append));
    sqlx::query(statements)
        .bind(array(summaries))
        .bind(array(versions))
        .bind(array(events))
        .bind(array(members))
        .bind(array(creations))
        .execute(connection)
        .await?;
    Ok(())
}

async fn newest_version(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Option<u64>, AppendFault> {
    let newest: Option<i64> = sqlx::query_scalar(
        "SELECT version FROM pending JOIN tables ON tables.key = table_key WHERE tables.id = ?1",
    )
    .bind(table.to_string())
    .fetch_optional(connection)
    .await?;
    Ok(newest.map(i64::cast_unsigned))
}

fn array(lines: impl Iterator<Item = Value>) -> String {
    Value::Array(lines.collect()).to_string()
}

fn summary_line(append: &Append) -> Option<Value> {
    let Summary { game, stage, listed, seats, free, options, wake_at, progress } =
        append.summary.as_ref()?;
    let (at, wake_at) = (integer(append.at), wake_at.map(integer));
    let people = progress.as_ref().map(|progress| text(json!(progress.people)));
    let (rounds, ends, rematch) = match progress {
        Some(Progress { rounds, ends, rematch, .. }) => (*rounds, ends.map(integer), *rematch),
        None => (0, None, None),
    };
    Some(json!([
        append.table,
        game,
        stage,
        listed,
        seats,
        free,
        wake_at,
        at,
        options,
        rounds,
        ends,
        people,
        rematch
    ]))
}

/// The last version of an append.
fn last(append: &Append) -> i64 {
    integer(append.follows.saturating_add(append.events.len() as u64))
}

/// The version before and after, and the pending decisions if they have changed.
fn version_line(append: &Append) -> Value {
    let (follows, last) = (integer(append.follows), last(append));
    match &append.pending {
        None => json!([append.table, follows, last]),
        Some(Pending { round, question, asked }) => {
            let asked = asked.as_ref().map(|asked| text(json!(asked)));
            json!([append.table, follows, last, round, question, asked])
        }
    }
}

/// Lists inside are columns of text, so they are written as such.
fn text(list: Value) -> Value {
    Value::from(list.to_string())
}

fn event_lines(append: &Append) -> impl Iterator<Item = Value> {
    (1..).zip(&append.events).map(|(number, body)| {
        let version = integer(append.follows.saturating_add(number));
        json!([append.table, version, integer(append.at), body, last(append)])
    })
}

fn member_lines(append: &Append) -> impl Iterator<Item = Value> {
    append.members.iter().map(|Member { player, seat, answered, away, rank, over_at, joins }| {
        json!([append.table, player, seat, answered, away, rank, over_at.map(integer), joins])
    })
}

fn creation_line(append: &Append) -> Option<Value> {
    let CreatedBy { player, command, content } = append.created.as_ref()?;
    let command = command.as_ref()?;
    Some(json!([append.table, player, command, digest(content)]))
}
