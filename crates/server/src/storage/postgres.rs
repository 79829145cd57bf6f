//! The storage in a PostgreSQL database, which several servers may share.
//!
//! Each server has one connection for appends, which stores everything that waits as one statement, and a few for the rest.
//! Transactions are short, at READ COMMITTED, and hold nothing between them: no session locks and no settings, so a pooler may
//! stand in between. (PgBouncer in transaction mode has to know prepared statements: version 1.21 or later.)
//!
//! Without the database every call fails within seconds, most of them immediately, until the connection for appends is there again.

mod address;
mod append;
mod bans;
mod columns;
mod connection;
mod opening;
mod operator_lists;
mod own_tables;
mod player_change;
mod players;
mod refusal;
mod renaming;
mod retention;
mod tables;
mod writer;

pub use address::{AddressFault, DatabaseAddress};

use super::CLOSED;
use super::append::Append;
use super::fault::{AppendFault, OpenFault, ReadFault};
use super::writes::Writes;
use connection::{Reachability, UNREACHABLE};
use sqlx::PgPool;
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc, oneshot};
use writer::{Job, Writer};

/// How many appends may wait for the writer before those who ask for more have to wait themselves.
const QUEUE: usize = 4096;
/// How many last uses of tokens are stored at a time.
const USES: usize = 2;

/// An open PostgreSQL database. Cheap to clone; clones share the same state.
#[derive(Clone, Debug)]
pub(super) struct Postgres {
    jobs: mpsc::Sender<Job>,
    pool: PgPool,
    writes: Arc<Writes>,
    reachability: Arc<Reachability>,
    uses: Arc<Semaphore>,
    epoch: u64,
}

impl Postgres {
    pub(super) async fn open(address: &DatabaseAddress) -> Result<Postgres, OpenFault> {
        let options = address.options();
        let (connection, epoch) = opening::open(&options, &address.to_string()).await?;
        let pool = connection::pool(&options);
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (writes, reachability) = (Arc::<Writes>::default(), Arc::<Reachability>::default());
        let writer = Writer {
            options,
            jobs: waiting,
            writes: Arc::clone(&writes),
            reachability: Arc::clone(&reachability),
            closing: Vec::new(),
        };
        tokio::spawn(writer.run(connection));
        let uses = Arc::new(Semaphore::new(USES));
        Ok(Postgres { jobs, pool, writes, reachability, uses, epoch })
    }

    pub(super) fn epoch(&self) -> u64 {
        self.epoch
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), AppendFault> {
        let (answer, answered) = oneshot::channel();
        let sent = self.jobs.send(Job::Append(Box::new(append), answer)).await;
        sent.map_err(|_| AppendFault::Failed(CLOSED.to_owned()))?;
        answered.await.unwrap_or_else(|_| Err(AppendFault::Failed(CLOSED.to_owned())))
    }

    pub(super) fn write_failure(&self) -> Option<String> {
        self.writes
            .failure()
            .or_else(|| self.reachability.is_lost().then(|| UNREACHABLE.to_owned()))
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_ok() {
            // The writer never answers; it drops the sender when everything is stored.
            let _ = answered.await;
        }
    }

    /// Runs a query that reads, unless the database is known to be out of reach.
    async fn read<T>(
        &self,
        query: impl Future<Output = Result<T, sqlx::Error>> + Send,
    ) -> Result<T, ReadFault> {
        if self.reachability.is_lost() {
            return Err(ReadFault(UNREACHABLE.to_owned()));
        }
        connection::answer(query).await.map_err(|error| {
            self.note(&error);
            ReadFault::from(error)
        })
    }

    /// Lets the writer look whether the database can be reached, if an error gives reason to doubt that.
    fn note(&self, error: &sqlx::Error) {
        if connection::is_outage(error) {
            self.reachability.lost();
        }
    }
}
