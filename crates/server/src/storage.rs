//! What the server keeps: tables as lists of events, and who is who. One SQLite database in a folder of its own.
//!
//! **Stored means safe.** [`Storage::append`] and everything else that changes something is answered after the commit has
//! been synced to the disk, and not before. One task owns the only connection that writes. It takes whatever is waiting,
//! writes all of it in one transaction, and answers each caller for themselves: a commit costs the same for one append as
//! for five hundred.
//!
//! **The database refuses what does not fit.** An append names the version that it follows. If that is not the newest stored
//! one, a trigger and the primary key of the events refuse it, whoever asks. So nothing depends on one program, or one task
//! of it, looking after a table.
//!
//! Whatever is particular to SQLite stays in this module.

mod append;
mod backup;
mod bans;
mod change;
mod checkpoints;
mod cursor;
mod fault;
mod inspection;
mod intact;
mod millis;
mod mine;
mod opening;
mod operator_changes;
mod operator_lists;
mod part;
mod player_change;
mod players;
mod progress;
mod retention;
mod still_open;
mod tables;
mod writer;
mod writes;

pub use append::{Append, CreatedBy, CreationContent, Summary};
pub use backup::copy;
pub use bans::{Ban, BanSubject};
pub use cursor::{Cursor, NotACursor};
pub use fault::{AppendFault, BackupFault, OpenFault, PlayerFault, ReadFault};
pub use inspection::Inspection;
pub use millis::Millis;
pub use mine::{OwnCursor, OwnPage, OwnTable};
#[doc(hidden)]
pub use opening::Syncing;
pub use operator_lists::KnownPlayer;
pub(crate) use player_change::fold;
pub use player_change::{Secrets, TokenHash};
pub use players::{Account, Player};
pub use progress::{Member, Pending, People, Progress, SeatedName};
pub use retention::{RemovalFault, Removed};
pub use tables::{Page, StoredEvent, StoredTable, TableSummary};

use crate::telemetry::Latency;
use checkpoints::Checkpoints;
use opening::Opened;
use sqlx::SqlitePool;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};
use writer::Job;
use writes::Writes;

/// How many changes may wait for the writer before those who ask for more have to wait themselves.
const QUEUE: usize = 4096;

/// The database of a server. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Storage {
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    writes: Arc<Writes>,
    /// Whether it is about to close.
    closing: Arc<AtomicBool>,
    is_damaged: Arc<AtomicBool>,
    file: PathBuf,
    epoch: u64,
}

impl Storage {
    /// Opens the database in a folder, and makes both if they are not there. A database of an older version of the program is
    /// brought up to date.
    ///
    /// # Errors
    /// If the folder cannot be written, another server uses it, or what is in it is not a database of this program or is one
    /// of a newer version.
    pub async fn open(folder: &Path) -> Result<Storage, OpenFault> {
        Storage::open_syncing(folder, Syncing::EveryCommit).await
    }

    /// Opens the database without its promise, to show that the test of the promise can fail.
    #[doc(hidden)]
    pub async fn open_syncing(folder: &Path, syncing: Syncing) -> Result<Storage, OpenFault> {
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
        Ok(Storage { jobs, readers, writes, closing, is_damaged, file, epoch })
    }

    /// The folder of the database.
    pub(crate) fn folder(&self) -> &Path {
        self.file.parent().unwrap_or(Path::new("."))
    }

    /// The number of this history of the server: another one after a backup was restored.
    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    /// Stores what happened at a table. Returns when it is safe on disk.
    ///
    /// # Errors
    /// If it does not follow what is stored, or could not be stored.
    pub async fn append(&self, append: Append) -> Result<(), AppendFault> {
        let start = Instant::now();
        let (answer, answered) = oneshot::channel();
        let sent = self.jobs.send(Job::Append(Box::new(append), answer)).await;
        sent.map_err(|_| AppendFault::Failed(CLOSED.to_owned()))?;
        let stored = answered.await;
        Latency::Append.record(start);
        stored.unwrap_or_else(|_| Err(AppendFault::Failed(CLOSED.to_owned())))
    }

    /// Why the last change could not be stored, if none has been stored since.
    pub fn write_failure(&self) -> Option<String> {
        self.writes.failure()
    }

    /// Whether SQLite has found damage since the start.
    pub(crate) fn is_damaged(&self) -> bool {
        self.is_damaged.load(Ordering::Relaxed)
    }

    /// The number of bytes that are free on the disk of the database; 0 if the system does not tell.
    pub(crate) fn free_bytes(&self) -> u64 {
        #[cfg(unix)]
        return rustix::fs::statvfs(&self.file).map_or(0, |disk| disk.f_frsize * disk.f_bavail);
        #[cfg(not(unix))]
        0
    }

    /// The sizes in bytes of the database file and of the write-ahead log beside it; 0 for a file that cannot be read.
    pub(crate) fn bytes(&self) -> (u64, u64) {
        let size = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
        (size(&self.file), size(&self.file.with_extension("db-wal")))
    }

    /// Stores what is still waiting and closes the database. Whatever is asked of it afterwards fails.
    pub async fn close(&self) {
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

/// Why nothing is stored any more.
const CLOSED: &str = "the storage is closed";
