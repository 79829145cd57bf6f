//! How a batch of appends gets into the database: by one statement, which is its own transaction and one round trip.
//!
//! The statement stores the appends that fit and leaves the others out, so that one conflict costs the other tables nothing.
//! Rows of `pending` are locked in the order of their keys: two nodes whose batches overlap wait for each other, but do not
//! deadlock.

use crate::storage::append::{Append, CreatedBy, Summary, digest};
use crate::storage::columns::{integer, stage_name};
use crate::storage::fault::AppendFault;
use crate::storage::progress::{Member, Pending};
use protocol::PlayerId;
use sqlx::PgConnection;
use std::collections::{HashMap, HashSet};

/// Stores the appends that fit, each at a table of its own, and returns their numbers in the batch.
///
/// PostgreSQL expects few lines and compares each with each where it joins them, so everything about an append is in one line.
/// `begun` are new tables, unless their command was used before. `fits` are the others at the version that their append follows;
/// PostgreSQL checks the version again when it had to wait for the lock. Everything else is for these tables alone.
const STORE: &str = "
WITH line AS (
    SELECT * FROM unnest(
        $1::BIGINT[], $2::TEXT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[], $6::BOOLEAN[], $7::BIGINT[], $8::TEXT[], $9::TEXT[],
        $10::TEXT[], $11::TEXT[], $12::TEXT[], $13::TEXT[], $14::TEXT[], $15::BOOLEAN[], $16::BIGINT[], $17::BIGINT[],
        $18::BIGINT[], $19::TEXT[], $20::BIGINT[], $21::BIGINT[], $22::TEXT[], $23::TEXT[]
    ) AS line (
        number, id, follows, last, at, is_asking, round, question, asked,
        maker, command, content, game, stage, listed, seats, free,
        wake_at, options, rounds, ends, people, rematch
    )
),
candidate AS (
    SELECT nextval('tables_key_seq') AS key, line.* FROM line
    WHERE follows = 0 AND last > 0 AND stage IS NOT NULL AND NOT EXISTS (SELECT FROM tables WHERE tables.id = line.id)
),
creation AS (
    INSERT INTO creations (player, command, table_id, content)
    SELECT maker, command, id, content FROM candidate WHERE command IS NOT NULL ORDER BY maker, command
    ON CONFLICT (player, command) DO NOTHING
    RETURNING table_id
),
begun AS (
    SELECT * FROM candidate WHERE command IS NULL OR id IN (SELECT table_id FROM creation)
),
new AS (
    INSERT INTO tables (key, id, game, stage, listed, seats, free, wake_at, created_at, options, rounds, ends, people, rematch)
    OVERRIDING SYSTEM VALUE
    SELECT key, id, game, stage, listed, seats, free, wake_at, at, options, rounds, ends, people, rematch FROM begun
),
fits AS (
    SELECT pending.table_key, line.*
    FROM line JOIN tables ON tables.id = line.id
    JOIN pending ON pending.table_key = tables.key AND pending.version = line.follows
    ORDER BY pending.table_key FOR NO KEY UPDATE OF pending
),
stored AS (
    SELECT table_key, number, at FROM fits UNION ALL SELECT key, number, at FROM begun
),
first_version AS (
    INSERT INTO pending (table_key, version, current_round, current_question, asked_seats)
    SELECT key, last, coalesce(round, 0), question, asked FROM begun
),
next_version AS (
    UPDATE pending SET version = fits.last,
        current_round = CASE WHEN is_asking THEN round ELSE current_round END,
        current_question = CASE WHEN is_asking THEN question ELSE current_question END,
        asked_seats = CASE WHEN is_asking THEN asked ELSE asked_seats END
    FROM fits WHERE pending.table_key = fits.table_key
),
happened AS (
    INSERT INTO events (table_key, version, at, body)
    SELECT stored.table_key, event.version, stored.at, event.body
    FROM unnest($24::BIGINT[], $25::BIGINT[], $26::TEXT[]) AS event (number, version, body) JOIN stored USING (number)
),
changed AS (
    UPDATE tables SET stage = fits.stage, listed = fits.listed, seats = fits.seats, free = fits.free, wake_at = fits.wake_at,
        options = fits.options, rounds = fits.rounds, ends = fits.ends, people = fits.people, rematch = fits.rematch
    FROM fits WHERE tables.key = fits.table_key AND fits.stage IS NOT NULL
),
member AS (
    SELECT stored.table_key, member.*
    FROM unnest(
        $27::BIGINT[], $28::TEXT[], $29::BIGINT[], $30::TEXT[], $31::BOOLEAN[], $32::BIGINT[], $33::BIGINT[], $34::BOOLEAN[]
    ) AS member (number, player, seat, answered, away, rank, over_at, joins)
    JOIN stored USING (number)
),
joined AS (
    INSERT INTO members (player, table_key, seat, answered, away, rank, over_at)
    SELECT player, table_key, seat, answered, away, rank, over_at FROM member WHERE joins
    ON CONFLICT (player, table_key) DO UPDATE SET seat = excluded.seat, answered = excluded.answered,
        away = excluded.away, rank = excluded.rank, over_at = excluded.over_at
),
known AS (
    UPDATE members SET seat = member.seat, answered = member.answered, away = member.away, rank = member.rank,
        over_at = member.over_at
    FROM member WHERE NOT member.joins AND members.player = member.player AND members.table_key = member.table_key
)
SELECT number, CASE WHEN current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
    THEN set_config('synchronous_commit', 'on', true) END FROM stored
";

/// Stores the appends that fit, each at a table of its own; returns for each whether it is stored. An error of the database means
/// that none is; after any other error some may be.
pub(super) async fn store(
    connection: &mut PgConnection,
    appends: &[&Append],
) -> Result<Vec<bool>, sqlx::Error> {
    let Lines { lines, summaries, events, members } = Lines::of(appends);
    let rows: Vec<(i64, Option<String>)> = sqlx::query_as(STORE)
        .bind(lines.number)
        .bind(lines.id)
        .bind(lines.follows)
        .bind(lines.last)
        .bind(lines.at)
        .bind(lines.is_asking)
        .bind(lines.round)
        .bind(lines.question)
        .bind(lines.asked)
        .bind(lines.maker)
        .bind(lines.command)
        .bind(lines.content)
        .bind(summaries.game)
        .bind(summaries.stage)
        .bind(summaries.listed)
        .bind(summaries.seats)
        .bind(summaries.free)
        .bind(summaries.wake_at)
        .bind(summaries.options)
        .bind(summaries.rounds)
        .bind(summaries.ends)
        .bind(summaries.people)
        .bind(summaries.rematch)
        .bind(events.number)
        .bind(events.version)
        .bind(events.body)
        .bind(members.number)
        .bind(members.player)
        .bind(members.seat)
        .bind(members.answered)
        .bind(members.away)
        .bind(members.rank)
        .bind(members.over_at)
        .bind(members.joins)
        .fetch_all(connection)
        .await?;
    let stored: HashSet<i64> = rows.into_iter().map(|(number, _)| number).collect();
    Ok((0..).take(appends.len()).map(|number| stored.contains(&number)).collect())
}

/// Why an append did not fit.
pub(super) async fn refusal(
    connection: &mut PgConnection,
    append: &Append,
) -> Result<AppendFault, sqlx::Error> {
    let created = append.created.as_ref();
    let maker = created.map(|created| created.player.to_string());
    let command = created.and_then(|created| created.command.as_ref());
    let (is_table, is_used): (bool, bool) = sqlx::query_as(
        "SELECT EXISTS (SELECT FROM tables WHERE id = $1),
            EXISTS (SELECT FROM creations WHERE player = $2 AND command = $3)",
    )
    .bind(append.table.to_string())
    .bind(maker)
    .bind(command.map(|command| command.as_str().to_owned()))
    .fetch_one(connection)
    .await?;
    let is_bare = append.follows == 0 && !append.events.is_empty() && append.summary.is_none();
    Ok(match (is_table, is_used) {
        (true, _) => AppendFault::Conflict,
        (false, true) => AppendFault::CommandUsed,
        (false, false) if is_bare => AppendFault::Failed("a new table has no summary".to_owned()),
        (false, false) => AppendFault::Conflict,
    })
}

/// A batch as arrays, one for each column.
#[derive(Default)]
struct Lines {
    lines: AppendColumns,
    summaries: SummaryColumns,
    events: EventColumns,
    members: MemberColumns,
}

#[derive(Default)]
struct AppendColumns {
    number: Vec<i64>,
    id: Vec<String>,
    follows: Vec<i64>,
    last: Vec<i64>,
    at: Vec<i64>,
    is_asking: Vec<bool>,
    round: Vec<Option<i64>>,
    question: Vec<Option<String>>,
    asked: Vec<Option<String>>,
    maker: Vec<Option<String>>,
    command: Vec<Option<String>>,
    content: Vec<Option<String>>,
}

/// The summaries, in as many lines as there are appends: NULL for those without one.
#[derive(Default)]
struct SummaryColumns {
    game: Vec<Option<String>>,
    stage: Vec<Option<&'static str>>,
    listed: Vec<Option<bool>>,
    seats: Vec<Option<i64>>,
    free: Vec<Option<i64>>,
    wake_at: Vec<Option<i64>>,
    options: Vec<Option<String>>,
    rounds: Vec<Option<i64>>,
    ends: Vec<Option<i64>>,
    people: Vec<Option<String>>,
    rematch: Vec<Option<String>>,
}

#[derive(Default)]
struct EventColumns {
    number: Vec<i64>,
    version: Vec<i64>,
    body: Vec<String>,
}

#[derive(Default)]
struct MemberColumns {
    number: Vec<i64>,
    player: Vec<String>,
    seat: Vec<Option<i64>>,
    answered: Vec<Option<String>>,
    away: Vec<bool>,
    rank: Vec<Option<i64>>,
    over_at: Vec<Option<i64>>,
    joins: Vec<bool>,
}

impl Lines {
    fn of(appends: &[&Append]) -> Lines {
        let mut all = Lines::default();
        for (number, append) in (0..).zip(appends) {
            all.lines.push(number, append);
            all.summaries.push(append.summary.as_ref());
            for (after, body) in (1..).zip(&append.events) {
                all.events.number.push(number);
                all.events.version.push(integer(append.follows.saturating_add(after)));
                all.events.body.push(body.clone());
            }
            // A statement changes a row once, so the last of several lines about a player counts.
            let members: HashMap<PlayerId, &Member> =
                append.members.iter().map(|member| (member.player, member)).collect();
            members.into_values().for_each(|member| all.members.push(number, member));
        }
        all
    }
}

impl AppendColumns {
    fn push(&mut self, number: i64, append: &Append) {
        let Append { table, follows, at, events, pending, created, .. } = append;
        self.number.push(number);
        self.id.push(table.to_string());
        self.follows.push(integer(*follows));
        self.last.push(integer(follows.saturating_add(events.len() as u64)));
        self.at.push(integer(*at));
        self.is_asking.push(pending.is_some());
        let Pending { round, question, asked } = pending.clone().unwrap_or_default();
        self.round.push(Some(integer(round as u64)));
        self.question.push(question);
        self.asked.push(asked.map(|asked| json(&asked)));
        let created = created.as_ref().and_then(|CreatedBy { player, command, content }| {
            Some((player.to_string(), command.as_ref()?.as_str().to_owned(), digest(content)))
        });
        let (maker, command, content) = match created {
            Some((maker, command, content)) => (Some(maker), Some(command), Some(content)),
            None => (None, None, None),
        };
        self.maker.push(maker);
        self.command.push(command);
        self.content.push(content);
    }
}

impl SummaryColumns {
    fn push(&mut self, summary: Option<&Summary>) {
        let progress = summary.and_then(|summary| summary.progress.as_ref());
        let number = |number: usize| integer(number as u64);
        self.game.push(summary.map(|summary| summary.game.to_string()));
        self.stage.push(summary.map(|summary| stage_name(summary.stage)));
        self.listed.push(summary.map(|summary| summary.listed));
        self.seats.push(summary.map(|summary| number(summary.seats)));
        self.free.push(summary.map(|summary| number(summary.free)));
        self.wake_at.push(summary.and_then(|summary| summary.wake_at.map(integer)));
        self.options.push(summary.map(|summary| summary.options.clone()));
        self.rounds.push(summary.map(|_| number(progress.map_or(0, |progress| progress.rounds))));
        self.ends.push(progress.and_then(|progress| progress.ends.map(integer)));
        self.people.push(progress.map(|progress| json(&progress.people)));
        let rematch = progress.and_then(|progress| progress.rematch);
        self.rematch.push(rematch.map(|table| table.to_string()));
    }
}

impl MemberColumns {
    fn push(&mut self, number: i64, member: &Member) {
        let Member { player, seat, answered, away, rank, over_at, joins } = member;
        self.number.push(number);
        self.player.push(player.to_string());
        self.seat.push(seat.map(|seat| integer(seat as u64)));
        self.answered.push(answered.clone());
        self.away.push(*away);
        self.rank.push(rank.map(|rank| integer(rank as u64)));
        self.over_at.push(over_at.map(integer));
        self.joins.push(*joins);
    }
}

/// Lists of numbers and names, which are always JSON.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::json!(value).to_string()
}
