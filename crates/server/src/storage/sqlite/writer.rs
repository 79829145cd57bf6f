//! The one task that writes: everything that waits goes into one transaction.

use super::append;
use super::change::Change;
use super::checkpoints::{self, Checkpoints};
use crate::storage::append::Append;
use crate::storage::fault::{AppendFault, Failure, PlayerFault};
use crate::storage::player_change::PlayerChange;
use crate::storage::writes::Writes;
use sqlx::{Connection, SqliteConnection};
use std::fs::File;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// How many changes are taken at once. More would only make the first of them wait longer.
const MOST: usize = 512;
/// How often it is tried whether something can be stored again, if nothing else is.
const PROBE: Duration = Duration::from_secs(2);
/// How soon it is tried again to overwrite what was forgotten.
const OVERWRITE: Duration = Duration::from_millis(250);
/// The size of a page in bytes.
const PAGE: usize = 4096;

/// Something to be stored, and who waits for it.
#[derive(Debug)]
pub(super) enum Job {
    /// Something happened at a table.
    Append(Box<Append>, Answer<AppendFault>),
    /// Something changes about a player.
    Player(PlayerChange, Answer<PlayerFault>),
    /// What was replaced or removed before must not be in the files any longer.
    Overwrite,
    /// Nothing more will come. The sender is dropped when everything is stored and closed.
    Close(oneshot::Sender<()>),
}

impl Job {
    /// About how many pages of the database it takes: a line of a table is mostly alone on its page.
    fn pages(&self) -> usize {
        match self {
            Job::Append(append, _) => {
                append.events.iter().map(|event| 1 + event.len() / PAGE).sum::<usize>() + 1
            }
            Job::Player(..) => 1,
            Job::Overwrite | Job::Close(_) => 0,
        }
    }
}

/// Where the outcome is awaited. Nobody may be left to hear it; what was asked for is done all the same.
type Answer<Fault> = oneshot::Sender<Result<(), Fault>>;

/// Changes of one kind, and who waits for them.
type Jobs<C> = Vec<(C, Answer<<C as Change>::Fault>)>;

/// Stores what comes until nothing more can come, then closes the connection and lets go of the folder.
pub(super) async fn run(
    mut connection: SqliteConnection,
    mut checkpoints: Checkpoints,
    lock: File,
    mut jobs: mpsc::Receiver<Job>,
    writes: Arc<Writes>,
) {
    let mut waiting = Vec::with_capacity(MOST);
    let mut closing = Vec::new();
    // When it is tried to overwrite what was forgotten.
    let mut overwrite_at: Option<Instant> = None;
    loop {
        if overwrite_at.is_some_and(|at| at <= Instant::now()) {
            let is_done = checkpoints::empty_log(&mut connection).await;
            overwrite_at = (!is_done).then(|| Instant::now() + OVERWRITE);
        }
        let probe_at = writes.is_failing().then(|| Instant::now() + PROBE);
        let receiving = jobs.recv_many(&mut waiting, MOST);
        let received = match overwrite_at.into_iter().chain(probe_at).min() {
            Some(at) => tokio::time::timeout_at(at, receiving).await.ok(),
            None => Some(receiving.await),
        };
        match received {
            Some(0) => break,
            Some(_) => {}
            None if writes.is_failing() => {
                probe(&mut connection, &writes).await;
                continue;
            }
            None => continue,
        }
        checkpoints.count(waiting.iter().map(Job::pages).sum());
        let (mut appends, mut players) = (Jobs::new(), Jobs::new());
        for job in waiting.drain(..) {
            match job {
                Job::Append(append, answer) => appends.push((*append, answer)),
                Job::Player(change, answer) => players.push((change, answer)),
                Job::Overwrite => overwrite_at = Some(Instant::now()),
                Job::Close(answer) => {
                    jobs.close();
                    closing.push(answer);
                }
            }
        }
        store_appends(&mut connection, appends, &writes).await;
        if players.iter().any(|(change, _)| change.forgets()) {
            overwrite_at = Some(Instant::now());
        }
        store_each(&mut connection, players, &writes).await;
        checkpoints.finish(&mut connection).await;
    }
    checkpoints.close().await;
    // All is committed. What a failure leaves undone here is done when the database is opened again.
    let _ = connection.close().await;
    drop(lock);
}

/// Stores appends all together, which nearly always works; if one of them does not fit, one by one.
async fn store_appends(connection: &mut SqliteConnection, jobs: Jobs<Append>, writes: &Writes) {
    let appends: Vec<&Append> = jobs.iter().map(|(append, _)| append).collect();
    if appends.is_empty() {
        return;
    }
    if append::can_be_stored_together(&appends) {
        if append::store_together(connection, &appends).await.is_ok() {
            writes.succeeded();
            for (_, answer) in jobs {
                let _ = answer.send(Ok(()));
            }
            return;
        }
        roll_back(connection).await;
    }
    store_each(connection, jobs, writes).await;
}

/// Stores every change that fits, in the order in which they came, in one transaction. The others are left out.
async fn store_each<C: Change>(connection: &mut SqliteConnection, jobs: Jobs<C>, writes: &Writes) {
    if jobs.is_empty() {
        return;
    }
    match try_each(connection, &jobs).await {
        Ok(outcomes) => {
            match outcomes.iter().find_map(|outcome| outcome.as_ref().err()?.failure()) {
                Some(reason) => writes.failed(reason),
                None if outcomes.iter().any(Result::is_ok) => writes.succeeded(),
                None => {}
            }
            for ((_, answer), outcome) in jobs.into_iter().zip(outcomes) {
                let _ = answer.send(outcome);
            }
        }
        Err(error) => {
            writes.failed(&error.to_string());
            let fault = C::Fault::from(error);
            roll_back(connection).await;
            for (_, answer) in jobs {
                let _ = answer.send(Err(fault.clone()));
            }
        }
    }
}

async fn try_each<C: Change>(
    connection: &mut SqliteConnection,
    jobs: &Jobs<C>,
) -> Result<Vec<Result<(), C::Fault>>, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(jobs.len());
    run_statement(connection, "BEGIN IMMEDIATE").await?;
    for (change, _) in jobs {
        run_statement(connection, "SAVEPOINT change").await?;
        let outcome = change.store(connection).await;
        if outcome.is_err() {
            run_statement(connection, "ROLLBACK TO change").await?;
        }
        run_statement(connection, "RELEASE change").await?;
        outcomes.push(outcome);
    }
    run_statement(connection, "COMMIT").await?;
    Ok(outcomes)
}

/// Tries whether something can be stored again: a page is written, and means the same as before.
async fn probe(connection: &mut SqliteConnection, writes: &Writes) {
    const CHANGE: &str = "BEGIN IMMEDIATE; UPDATE epoch SET number = number + 1;
        UPDATE epoch SET number = number - 1; COMMIT;";
    match run_statement(connection, CHANGE).await {
        Ok(()) => writes.succeeded(),
        Err(error) => {
            writes.failed(&error.to_string());
            roll_back(connection).await;
        }
    }
}

/// Ends a transaction that failed. SQLite may have ended it already, and then there is nothing to end.
async fn roll_back(connection: &mut SqliteConnection) {
    let _ = run_statement(connection, "ROLLBACK").await;
}

async fn run_statement(
    connection: &mut SqliteConnection,
    statement: &'static str,
) -> Result<(), sqlx::Error> {
    sqlx::query(statement).execute(connection).await.map(|_| ())
}
