//! The task that stores appends: everything that waits goes into one transaction.
//!
//! While the database cannot be reached every append fails immediately. If a connection is lost during a commit its appends fail,
//! too, although they may be stored; their tables are loaded again before anything follows.

use super::append::{refusal, store};
use super::connection::{
    Reachability, UNREACHABLE, answer, is_answer, is_deadlock, keep_connecting,
};
use crate::storage::append::Append;
use crate::storage::fault::AppendFault;
use crate::storage::writes::Writes;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection};
use std::collections::HashSet;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

/// How many appends are taken at once. More would only make the first of them wait longer.
const MOST: usize = 512;
/// How often one append is tried that another transaction stands in the way of.
const ATTEMPTS: usize = 3;

/// How often it is tried whether something can be stored again, if nothing else is.
const PROBE: Duration = Duration::from_secs(2);

/// Work for the writer.
#[derive(Debug)]
pub(super) enum Job {
    /// Something happened at a table.
    Append(Box<Append>, oneshot::Sender<Outcome>),
    /// Nothing more will come. The sender is dropped when everything is stored and closed.
    Close(oneshot::Sender<()>),
}

type Outcome = Result<(), AppendFault>;
/// An append and its caller, who may have gone; it is stored all the same.
type Waiting = (Box<Append>, oneshot::Sender<Outcome>);

/// The task that stores appends.
pub(super) struct Writer {
    pub(super) options: PgConnectOptions,
    pub(super) jobs: mpsc::Receiver<Job>,
    pub(super) writes: Arc<Writes>,
    pub(super) reachability: Arc<Reachability>,
    pub(super) closing: Vec<oneshot::Sender<()>>,
}

impl Writer {
    /// Stores appends until nothing more can come.
    pub(super) async fn run(mut self, connection: PgConnection) {
        let mut connected = Some(connection);
        while let Some(mut connection) = connected {
            let is_lost = self.serve(&mut connection).await;
            if !is_lost {
                let _ = connection.close().await;
                break;
            }
            drop(connection);
            self.reachability.lost();
            connected = self.reconnect().await;
            self.reachability.found();
        }
    }

    /// Stores appends until the connection is lost, which it tells, or nothing more can come.
    async fn serve(&mut self, connection: &mut PgConnection) -> bool {
        let mut waiting: Vec<Waiting> = Vec::new();
        loop {
            if waiting.is_empty() {
                tokio::select! {
                    job = self.jobs.recv() => match job {
                        Some(job) => self.take(job, &mut waiting),
                        None => return false,
                    },
                    () = self.reachability.doubted() => {
                        if answer(connection.ping()).await.is_err() {
                            return true;
                        }
                        self.reachability.found();
                    }
                    () = sleep(PROBE) => {
                        if self.writes.is_failing() && !self.probe(connection).await {
                            return true;
                        }
                    }
                }
            }
            while waiting.len() < MOST
                && let Ok(job) = self.jobs.try_recv()
            {
                self.take(job, &mut waiting);
            }
            if !self.store(connection, take_batch(&mut waiting)).await {
                fail(waiting, UNREACHABLE);
                return true;
            }
        }
    }

    /// Tries whether something can be stored again: a row is written, and means the same as before. Tells whether the connection can
    /// still be used.
    async fn probe(&self, connection: &mut PgConnection) -> bool {
        let written = sqlx::query("UPDATE epoch SET number = number").execute(connection);
        match answer(written).await {
            Ok(_) => self.writes.succeeded(),
            Err(error) => {
                self.writes.failed(&error.to_string());
                return is_answer(&error);
            }
        }
        true
    }

    fn take(&mut self, job: Job, waiting: &mut Vec<Waiting>) {
        match job {
            Job::Append(append, caller) => waiting.push((append, caller)),
            Job::Close(caller) => {
                self.jobs.close();
                self.closing.push(caller);
            }
        }
    }

    /// Stores a batch and answers its callers; tells whether the connection can still be used.
    async fn store(&self, connection: &mut PgConnection, batch: Vec<Waiting>) -> bool {
        if batch.is_empty() {
            return true;
        }
        let appends: Vec<&Append> = batch.iter().map(|(append, _)| &**append).collect();
        match answer(store(connection, &appends)).await {
            Ok(stored) => {
                self.writes.succeeded();
                let mut refused = Vec::new();
                for (waiting, is_stored) in batch.into_iter().zip(stored) {
                    if is_stored {
                        let _ = waiting.1.send(Ok(()));
                    } else {
                        refused.push(waiting);
                    }
                }
                self.refuse(connection, refused).await
            }
            Err(error) if is_answer(&error) => self.store_each(connection, batch).await,
            Err(error) => {
                self.writes.failed(&error.to_string());
                fail(batch, &error.to_string());
                false
            }
        }
    }

    /// Stores appends one by one, after one of them was an error for the database.
    async fn store_each(&self, connection: &mut PgConnection, batch: Vec<Waiting>) -> bool {
        let mut batch = batch.into_iter();
        while let Some((append, caller)) = batch.next() {
            let outcome = match store_one(connection, &append).await {
                Ok(outcome) => outcome,
                Err(error) => {
                    let reason = error.to_string();
                    self.writes.failed(&reason);
                    let is_usable = is_answer(&error);
                    fail([(append, caller)], &reason);
                    if is_usable {
                        continue;
                    }
                    fail(batch, UNREACHABLE);
                    return false;
                }
            };
            if outcome.is_ok() {
                self.writes.succeeded();
            }
            let _ = caller.send(outcome);
        }
        true
    }

    /// Tells the callers of appends that did not fit why.
    async fn refuse(&self, connection: &mut PgConnection, refused: Vec<Waiting>) -> bool {
        let mut refused = refused.into_iter();
        while let Some((append, caller)) = refused.next() {
            match answer(refusal(connection, &append)).await {
                Ok(fault) => drop(caller.send(Err(fault))),
                Err(error) => {
                    fail([(append, caller)], &error.to_string());
                    fail(refused, UNREACHABLE);
                    return false;
                }
            }
        }
        true
    }

    /// Connects again; meanwhile all appends fail. `None` if nothing more can come.
    async fn reconnect(&mut self) -> Option<PgConnection> {
        let options = self.options.clone();
        let mut connecting = pin!(keep_connecting(&options));
        let mut waiting = Vec::new();
        loop {
            tokio::select! {
                connection = &mut connecting => return Some(connection),
                job = self.jobs.recv() => {
                    self.take(job?, &mut waiting);
                    for waiting in waiting.drain(..) {
                        self.writes.failed(UNREACHABLE);
                        fail([waiting], UNREACHABLE);
                    }
                }
            }
        }
    }
}

/// Takes the first append of each table; a statement changes a row once.
fn take_batch(waiting: &mut Vec<Waiting>) -> Vec<Waiting> {
    let mut tables = HashSet::with_capacity(waiting.len());
    let (batch, rest) =
        std::mem::take(waiting).into_iter().partition(|(append, _)| tables.insert(append.table));
    *waiting = rest;
    batch
}

async fn store_one(connection: &mut PgConnection, append: &Append) -> Result<Outcome, sqlx::Error> {
    let mut attempt = 1;
    loop {
        match answer(store(connection, &[append])).await {
            Ok(stored) if stored == [true] => return Ok(Ok(())),
            Ok(_) => return answer(refusal(connection, append)).await.map(Err),
            Err(error) if attempt < ATTEMPTS && (is_deadlock(&error) || is_duplicate(&error)) => {
                attempt += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

/// Whether another transaction has stored the same table meanwhile, which the next attempt sees.
fn is_duplicate(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

fn fail(waiting: impl IntoIterator<Item = Waiting>, reason: &str) {
    for (_, caller) in waiting {
        let _ = caller.send(Err(AppendFault::Failed(reason.to_owned())));
    }
}
