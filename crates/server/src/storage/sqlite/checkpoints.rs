//! Moving what is in SQLite's log into the database. Thousands of pages take a while, so a connection of its own does it beside
//! the one that writes, and whoever waits for a decision does not wait for that too.
//!
//! While the pages are moved the log grows, and it can only begin anew when nothing is left in it and nobody reads in it. So
//! when nearly all pages are moved the connection that writes moves the last few itself, until the log has begun anew.

use super::opening::BUSY;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// After how many pages they are moved. Those that were written several times in between are moved once.
const DUE: usize = 4000;
/// How many pages are few enough for the connection that writes.
const FEW: i64 = 256;
/// How often what has come in the meantime is moved too. Each time it is less, unless the disk cannot keep up.
const TIMES: usize = 5;

/// The task that moves the log, as the writer sees it.
pub(super) struct Checkpoints {
    due: mpsc::Sender<()>,
    nearly_done: mpsc::Receiver<()>,
    task: JoinHandle<()>,
    /// About how many pages were written since the log was last moved.
    written: usize,
    /// Whether nearly all pages are moved, and the log is to begin anew.
    finishing: bool,
}

impl Checkpoints {
    /// Moves the log with this connection whenever it is due.
    pub(super) fn start(connection: SqliteConnection) -> Checkpoints {
        let (due, waiting) = mpsc::channel(1);
        let (done, nearly_done) = mpsc::channel(1);
        let task = tokio::spawn(run(connection, waiting, done));
        Checkpoints { due, nearly_done, task, written: 0, finishing: false }
    }

    /// Notes that about so many pages are written.
    pub(super) fn count(&mut self, pages: usize) {
        self.written += pages;
        // If the task is still busy this is said again after the next commit.
        if self.written >= DUE && self.due.try_send(()).is_ok() {
            self.written = 0;
        }
    }

    /// Moves the last few pages, if they are few.
    pub(super) async fn finish(&mut self, writer: &mut SqliteConnection) {
        self.finishing |= self.nearly_done.try_recv().is_ok();
        if self.finishing {
            // Whoever reads may have kept it from beginning anew; then it is tried again after the next commit.
            let log = checkpoint(writer).await;
            self.finishing = log.is_some_and(|log| log.pages > FEW && log.left() <= FEW);
        }
    }

    /// Waits for what is under way, and closes the connection.
    pub(super) async fn close(self) {
        let Checkpoints { due, nearly_done, task, .. } = self;
        drop((due, nearly_done));
        let _ = task.await;
    }
}

async fn run(
    mut connection: SqliteConnection,
    mut due: mpsc::Receiver<()>,
    done: mpsc::Sender<()>,
) {
    while due.recv().await.is_some() {
        for _ in 0..TIMES {
            if checkpoint(&mut connection).await.is_some_and(|log| log.left() <= FEW) {
                let _ = done.try_send(());
                break;
            }
        }
    }
    let _ = connection.close().await;
}

/// Moves everything and empties the log: the database and the log have nothing any more that was changed or removed before. Tells
/// whether nobody who reads was in the way.
pub(super) async fn empty_log(writer: &mut SqliteConnection) -> bool {
    // Nobody waits for readers, who may take long: it is tried again.
    let answer: Result<(bool, i64, i64), _> = async {
        sqlx::query("PRAGMA busy_timeout = 20").execute(&mut *writer).await?;
        sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *writer).await
    }
    .await;
    let usual = sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {}", BUSY.as_millis()));
    let reset = sqlx::query(usual).execute(writer).await;
    matches!((answer, reset), (Ok((false, ..)), Ok(_)))
}

/// The log after what could be moved was moved.
struct Log {
    pages: i64,
    moved: i64,
}

impl Log {
    fn left(&self) -> i64 {
        self.pages - self.moved
    }
}

/// Moves what can be moved without keeping anybody waiting.
async fn checkpoint(connection: &mut SqliteConnection) -> Option<Log> {
    let answer: Result<(bool, i64, i64), _> =
        sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await;
    match answer {
        Ok((_, pages, moved)) => Some(Log { pages, moved }),
        Err(error) => {
            // Nothing is lost: it stays in the log, and is read from there.
            tracing::warn!(%error, "the log of the database cannot be moved");
            None
        }
    }
}
