//! The storage in one SQLite database in a folder of its own.
//!
//! One task owns the only connection that writes. It takes whatever is waiting, writes all of it in one transaction, and
//! answers each caller for themselves: a commit costs the same for one append as for five hundred.

mod append;
mod backup;
mod bans;
mod change;
mod checkpoints;
mod columns;
mod inspection;
mod intact;
mod opening;
mod operator_lists;
mod own_tables;
mod part;
mod player_change;
mod players;
mod retention;
mod tables;
mod writer;

pub use backup::copy;
pub use inspection::Inspection;
pub use opening::Syncing;

use super::CLOSED;
use super::append::Append;
use super::fault::{AppendFault, OpenFault};
use super::writes::Writes;
use checkpoints::Checkpoints;
use opening::Opened;
use sqlx::SqlitePool;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{mpsc, oneshot};
use writer::Job;

/// How many changes may wait for the writer before those who ask for more have to wait themselves.
const QUEUE: usize = 4096;

/// An open SQLite database. Cheap to clone; clones share the same state.
#[derive(Clone, Debug)]
pub(super) struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    writes: Arc<Writes>,
    /// Whether it is about to close.
    closing: Arc<AtomicBool>,
    is_damaged: Arc<AtomicBool>,
    file: PathBuf,
    epoch: u64,
}

impl Sqlite {
    pub(super) async fn open(folder: &Path, syncing: Syncing) -> Result<Sqlite, OpenFault> {
        let Opened { writer, checkpointer, readers, lock, file, epoch } =
            opening::open(folder, syncing).await?;
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let writes = Arc::new(Writes::default());
        let checkpoints = Checkpoints::start(checkpointer);
        tokio::spawn(writer::run(writer, checkpoints, lock, waiting, Arc::clone(&writes)));
        let closing = Arc::new(AtomicBool::new(false));
        let is_damaged = Arc::new(AtomicBool::new(false));
        let check = intact::check(readers.clone(), Arc::clone(&closing), Arc::clone(&is_damaged));
        tokio::spawn(check);
        Ok(Sqlite { jobs, readers, writes, closing, is_damaged, file, epoch })
    }

    pub(super) fn folder(&self) -> &Path {
        self.file.parent().unwrap_or(Path::new("."))
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
        self.writes.failure()
    }

    pub(super) fn is_damaged(&self) -> bool {
        self.is_damaged.load(Ordering::Relaxed)
    }

    pub(super) fn free_bytes(&self) -> u64 {
        #[cfg(unix)]
        return rustix::fs::statvfs(&self.file).map_or(0, |disk| disk.f_frsize * disk.f_bavail);
        #[cfg(not(unix))]
        0
    }

    pub(super) fn bytes(&self) -> (u64, u64) {
        let size = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
        (size(&self.file), size(&self.file.with_extension("db-wal")))
    }

    pub(super) async fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        // The connection that writes has to be the last one: it moves everything into the one file as it closes.
        self.readers.close().await;
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_ok() {
            // The writer never answers; it lets go of the question when all is done.
            let _ = answered.await;
        }
    }
}
