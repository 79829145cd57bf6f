//! What the server stores: tables as lists of events, and players.
//!
//! **Stored means safe.** [`Storage::append`] and everything else that changes something is answered after the commit has
//! been synced to the disk, and not before.
//!
//! **The database refuses what does not fit.** An append names the version that it follows. If that is not the newest stored
//! one, the database refuses it, whoever asks. So nothing depends on one program, or one task of it, looking after a table.
//!
//! [`Storage`] is the same for both databases. Database-specific code stays in its module.

/// The same method of either database.
macro_rules! on_either {
    ($storage:expr, $it:ident => $call:expr) => {
        match &$storage.database {
            $crate::storage::Database::Sqlite($it) => $call,
            $crate::storage::Database::Postgres($it) => $call,
        }
    };
}

mod append;
mod bans;
mod columns;
mod cursor;
mod fault;
mod millis;
mod mine;
mod operator_changes;
mod operator_lists;
mod player_change;
mod players;
mod postgres;
mod progress;
mod retention;
mod sqlite;
mod tables;
mod writes;

pub use append::{Append, CreatedBy, CreationContent, Summary};
pub use bans::{Ban, BanSubject};
pub use cursor::{Cursor, NotACursor};
pub use fault::{AppendFault, BackupFault, OpenFault, PlayerFault, ReadFault};
pub use millis::Millis;
pub use mine::{OwnCursor, OwnPage, OwnTable};
pub use operator_lists::KnownPlayer;
pub(crate) use player_change::fold;
pub use player_change::{Secrets, TokenHash};
pub use players::{Account, Player};
pub use postgres::{AddressFault, DatabaseAddress};
pub use progress::{Member, Pending, People, Progress, SeatedName};
pub use retention::{RemovalFault, Removed};
#[doc(hidden)]
pub use sqlite::Syncing;
pub use sqlite::{Inspection, copy};
pub use tables::{Page, StoredEvent, StoredTable, TableSummary};

use crate::telemetry::Latency;
use postgres::Postgres;
use sqlite::Sqlite;
use std::path::Path;
use std::time::{Duration, Instant};

/// The database of a server. Cheap to clone; clones share the same state.
#[derive(Clone, Debug)]
pub struct Storage {
    database: Database,
}

/// The database behind a storage.
#[derive(Clone, Debug)]
enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
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
        Ok(Storage { database: Database::Sqlite(Sqlite::open(folder, syncing).await?) })
    }

    /// Connects to a PostgreSQL database, which other servers may use, too. An empty one is set up, and one of an older version of
    /// the program brought up to date; of several servers that start together, one does so and the others wait.
    ///
    /// # Errors
    /// If it cannot be reached, does not let us in, belongs to another program, or is one of a newer version.
    pub async fn connect(address: &DatabaseAddress) -> Result<Storage, OpenFault> {
        Ok(Storage { database: Database::Postgres(Postgres::open(address).await?) })
    }

    /// The folder of the database, if it is in one.
    pub(crate) fn folder(&self) -> Option<&Path> {
        match &self.database {
            Database::Sqlite(it) => Some(it.folder()),
            Database::Postgres(_) => None,
        }
    }

    /// The number of this history of the server: another one after a backup was restored.
    pub fn epoch(&self) -> u64 {
        on_either!(self, it => it.epoch())
    }

    /// Whether other processes may change what is stored; a folder belongs to one.
    pub fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// Notes in a shared database that tables are being served. Returns how long ago a process did so before, by the clock of
    /// the database; `None` for the first, and for a folder, which is served as long as its process runs.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn serve(&self) -> Result<Option<Duration>, ReadFault> {
        match &self.database {
            Database::Sqlite(_) => Ok(None),
            Database::Postgres(it) => it.serve().await,
        }
    }

    /// Stores what happened at a table. Returns when it is safe on disk.
    ///
    /// # Errors
    /// If it does not follow what is stored, or could not be stored.
    pub async fn append(&self, append: Append) -> Result<(), AppendFault> {
        let start = Instant::now();
        let stored = on_either!(self, it => it.append(append).await);
        Latency::Append.record(start);
        stored
    }

    /// Why the last change could not be stored, if none has been stored since.
    pub fn write_failure(&self) -> Option<String> {
        on_either!(self, it => it.write_failure())
    }

    /// Whether the database was found to be damaged since the start.
    pub(crate) fn is_damaged(&self) -> bool {
        match &self.database {
            Database::Sqlite(it) => it.is_damaged(),
            // It looks after its files itself.
            Database::Postgres(_) => false,
        }
    }

    /// The number of bytes that are free on the disk of the database; 0 if the system does not tell, or it is on another machine.
    pub(crate) fn free_bytes(&self) -> u64 {
        match &self.database {
            Database::Sqlite(it) => it.free_bytes(),
            Database::Postgres(_) => 0,
        }
    }

    /// The sizes in bytes of the database file and of the write-ahead log beside it; 0 for a file that cannot be read,
    /// and for PostgreSQL.
    pub(crate) fn bytes(&self) -> (u64, u64) {
        match &self.database {
            Database::Sqlite(it) => it.bytes(),
            Database::Postgres(_) => (0, 0),
        }
    }

    /// Writes everything that is stored at this moment into a new file, which is a whole database; meanwhile others go on
    /// reading and writing. Whoever puts it into an empty folder as `limes.db` can open that folder.
    ///
    /// # Errors
    /// If there is a file of that name, it cannot be written, or the database is PostgreSQL.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupFault> {
        match &self.database {
            Database::Sqlite(it) => it.backup(to).await,
            Database::Postgres(_) => {
                Err(BackupFault::Failed("PostgreSQL has tools of its own for that".to_owned()))
            }
        }
    }

    /// Stores what is still waiting and closes the database. Whatever is asked of it afterwards fails.
    pub async fn close(&self) {
        on_either!(self, it => it.close().await);
    }
}

/// Why nothing is stored any more.
const CLOSED: &str = "the storage is closed";
