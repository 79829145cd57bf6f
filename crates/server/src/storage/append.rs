//! What is stored of a table in one go, and how a list of such appends gets into the database.
//!
//! Every statement reads the lines of all appends out of one JSON array, so the number of statements does not depend on the
//! number of appends. A statement costs more on its way to SQLite and back than a line does inside it.

use super::change::Change;
use super::fault::AppendFault;
use super::millis::Millis;
use super::progress::{Member, Pending, Progress};
use crate::chance::hex;
use protocol::{CommandId, GameName, PlayerId, Stage, TableId};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::SqliteConnection;

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The newest version of the table that whoever asks for this knows; 0 for a new table.
    pub follows: u64,
    /// When it happened.
    pub at: Millis,
    /// The events, each a JSON text; they become the versions after `follows`.
    pub events: Vec<String>,
    /// What lists show of the table: for a new table, and whenever it has changed.
    pub summary: Option<Summary>,
    /// The pending decisions, whenever they have changed.
    pub pending: Option<Pending>,
    /// Who sits down in which seat, or has left.
    pub members: Vec<Member>,
    /// Who made the table, if it is new.
    pub created: Option<CreatedBy>,
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What is played.
    pub game: GameName,
    /// How far it has come.
    pub stage: Stage,
    /// Whether everybody finds it.
    pub listed: bool,
    /// How many seats there are.
    pub seats: usize,
    /// How many of them are free.
    pub free: usize,
    /// How it is played, as JSON.
    pub options: String,
    /// When something is to be done at this table although nobody asks for anything.
    pub wake_at: Option<Millis>,
    /// How far the game has come; `None` in tables that an older version has stored.
    pub progress: Option<Progress>,
}

/// The command that made a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreatedBy {
    /// Whose command it was.
    pub player: PlayerId,
    /// What they called it.
    pub command: Option<CommandId>,
    /// What they asked for, to recognise another request under the same name.
    pub content: String,
}

/// What a stored command asked for, to be compared with another request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreationContent(pub(super) String);

impl PartialEq<String> for CreationContent {
    fn eq(&self, content: &String) -> bool {
        // Older versions stored all of it.
        self.0 == digest(content) || self.0 == *content
    }
}

/// The stored form of a creation's content, which may have 64 KB.
fn digest(content: &str) -> String {
    hex(&Sha256::digest(content))
}

/// Stores appends, each with what it changes of its table. The question marks are summaries, events, pending
/// decisions, members and creations; they have no numbers because sqlx counts them from one statement to the next.
///
/// A summary is taken before the database has seen whether its append fits: the events, which come next, decide about all.
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

        INSERT INTO events (table_key, version, at, body)
        SELECT tables.key, line.value ->> 1, line.value ->> 2, line.value ->> 3
        FROM json_each(?) AS line LEFT JOIN tables ON tables.id = line.value ->> 0;

        INSERT INTO pending (table_key, current_round, current_question, asked_seats)
        SELECT tables.key, line.value ->> 1, line.value ->> 2, line.value ->> 3
        FROM json_each(?) AS line CROSS JOIN tables ON tables.id = line.value ->> 0 WHERE true
        ON CONFLICT (table_key) DO UPDATE SET current_round = excluded.current_round,
            current_question = excluded.current_question, asked_seats = excluded.asked_seats;

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

/// Whether [`store_together`] notices when one of the appends does not fit: those with events are checked by them.
pub(super) fn can_be_stored_together(appends: &[&Append]) -> bool {
    appends.iter().all(|append| !append.events.is_empty())
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
        if self.events.is_empty() && newest_version(connection, self.table).await? != self.follows {
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
    let pending = appends.iter().filter_map(|append| pending_line(append));
    let members = appends.iter().flat_map(|append| member_lines(append));
    let creations = appends.iter().filter_map(|append| creation_line(append));
    sqlx::query(statements)
        .bind(array(summaries))
        .bind(array(events))
        .bind(array(pending))
        .bind(array(members))
        .bind(array(creations))
        .execute(connection)
        .await?;
    Ok(())
}

async fn newest_version(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<u64, AppendFault> {
    let newest: Option<i64> = sqlx::query_scalar(
        "SELECT max(version) FROM events JOIN tables ON tables.key = table_key WHERE tables.id = ?1",
    )
    .bind(table.to_string())
    .fetch_one(connection)
    .await?;
    // A table without a version does not exist, and there is nothing to add to it.
    newest.map(i64::cast_unsigned).ok_or(AppendFault::Conflict)
}

/// Databases count with a sign; a number beyond theirs is as good as their last.
pub(super) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
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

fn pending_line(append: &Append) -> Option<Value> {
    let Pending { round, question, asked } = append.pending.as_ref()?;
    let asked = asked.as_ref().map(|asked| text(json!(asked)));
    Some(json!([append.table, round, question, asked]))
}

/// Lists inside are columns of text, so they are written as such.
fn text(list: Value) -> Value {
    Value::from(list.to_string())
}

fn event_lines(append: &Append) -> impl Iterator<Item = Value> {
    (1..).zip(&append.events).map(|(number, body)| {
        let version = integer(append.follows.saturating_add(number));
        json!([append.table, version, integer(append.at), body])
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
