//! Opening the database of a folder: nobody else has it, it is ours, and it is up to date.

use crate::storage::fault::OpenFault;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection, SqlitePool};
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::name_skeleton;

/// The database.
const FILE: &str = "limes.db";
/// Locked by the server that uses the folder.
const LOCK: &str = "limes.lock";
/// What the lock file says once the database beside it is on the disk.
const IN_USE: &[u8] = b"limes.db is in use\n";
/// What SQLite writes into the head of the file, to tell our databases from others': `Lime`.
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Lime");
/// How many connections read.
const READERS: u32 = 4;
/// How long to wait for a lock of SQLite. Only a backup tool of an operator's own could hold one.
pub(super) const BUSY: Duration = Duration::from_secs(5);
/// How many pages of 4 KB the log in front of the database may have before whoever writes moves them into it, and everybody
/// waits for that. They are moved long before, beside the writer, unless the disk cannot keep up.
const PAGES_OF_LOG: &str = "32768";
/// To what size the log is cut when it has grown beyond, because a backup needed all of it.
const BYTES_OF_LOG: &str = "16777216";

/// Each change of the database's make, in order. What is here was used by somebody and never changes.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables and players", include_str!("../../../migrations/1_tables_and_players.sql")),
    (2, "epoch", include_str!("../../../migrations/2_epoch.sql")),
    (3, "progress", include_str!("../../../migrations/3_progress.sql")),
    (4, "accounts", include_str!("../../../migrations/4_accounts.sql")),
    (5, "last use", include_str!("../../../migrations/5_last_use.sql")),
    (6, "name skeletons", include_str!("../../../migrations/6_name_skeletons.sql")),
    (7, "bans", include_str!("../../../migrations/7_bans.sql")),
    (8, "away", include_str!("../../../migrations/8_away.sql")),
    (9, "pending decisions", include_str!("../../../migrations/9_pending.sql")),
    (10, "versions", include_str!("../../../migrations/10_versions.sql")),
];

/// The `user_version` of a backup. It is in the head of the file, so a backup of any older version can have it.
const COPY: i32 = 1;

/// When what was written is sent to the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syncing {
    /// At every commit, before it is acknowledged.
    EveryCommit,
    /// Only when the log is moved into the database: what was acknowledged since is lost in a power cut.
    EveryCheckpoint,
    /// When the operating system thinks fit.
    Never,
}

/// An open database.
pub(super) struct Opened {
    /// The only connection that writes.
    pub(super) writer: SqliteConnection,
    /// The one that moves the log into the database.
    pub(super) checkpointer: SqliteConnection,
    /// Those that read.
    pub(super) readers: SqlitePool,
    /// Keeps other servers out of the folder as long as it is open.
    pub(super) lock: File,
    /// The path of the database.
    pub(super) file: PathBuf,
    /// The number of this history of the server.
    pub(super) epoch: u64,
}

/// Opens the database of a folder.
pub(super) async fn open(folder: &Path, syncing: Syncing) -> Result<Opened, OpenFault> {
    let folder = make_folder(folder)?;
    let mut lock = lock(&folder)?;
    let file = folder.join(FILE);
    refuse_emptied(&file, &lock)?;
    let opening = |error| fault(&file, error);
    let plain =
        SqliteConnectOptions::new().filename(&file).busy_timeout(BUSY).disable_statement_logging();
    private()
        .create(true)
        .truncate(false)
        .open(&file)
        .map_err(|error| OpenFault::Folder { path: file.clone(), reason: error.to_string() })?;
    check_whose(&file, &plain).await?;
    let writing = plain
        .clone()
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(match syncing {
            Syncing::EveryCommit => SqliteSynchronous::Full,
            Syncing::EveryCheckpoint => SqliteSynchronous::Normal,
            Syncing::Never => SqliteSynchronous::Off,
        })
        // What a player has deleted is overwritten with zeros.
        .pragma("secure_delete", "ON")
        .pragma("wal_autocheckpoint", PAGES_OF_LOG)
        .pragma("journal_size_limit", BYTES_OF_LOG);
    let mut writer = writing.connect().await.map_err(opening)?;
    migrate(&file, &mut writer).await?;
    fill_in_skeletons(&mut writer).await.map_err(opening)?;
    let epoch = epoch(&mut writer).await.map_err(opening)?;
    if syncing == Syncing::EveryCommit {
        note_in_use(&mut lock).map_err(|error| cannot_use(&folder, error))?;
    }
    let checkpointer = writing.connect().await.map_err(opening)?;
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_with(plain.read_only(true))
        .await
        .map_err(opening)?;
    Ok(Opened { writer, checkpointer, readers, lock, file, epoch })
}

/// Opens the database of a folder to read it beside the server that uses it.
pub(super) async fn reader(folder: &Path) -> Result<SqlitePool, OpenFault> {
    let file = folder.join(FILE);
    if !file.is_file() {
        return Err(OpenFault::NotOurs { database: file.display().to_string() });
    }
    let plain = SqliteConnectOptions::new()
        .filename(&file)
        .busy_timeout(BUSY)
        .read_only(true)
        .disable_statement_logging();
    check_whose(&file, &plain).await?;
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(plain).await;
    pool.map_err(|error| fault(&file, error))
}

/// Makes the folder if need be, so that it survives a power cut, and says where it is.
fn make_folder(folder: &Path) -> Result<PathBuf, OpenFault> {
    let cannot = |path: &Path, error: std::io::Error| OpenFault::Folder {
        path: path.to_owned(),
        reason: error.to_string(),
    };
    let missing = folder.ancestors().take_while(|part| !part.exists()).count();
    make_private_folders(folder).map_err(|error| cannot(folder, error))?;
    let folder = folder.canonicalize().map_err(|error| cannot(folder, error))?;
    for parent in folder.ancestors().skip(1).take(missing) {
        sync_folder(parent).map_err(|error| cannot(parent, error))?;
    }
    Ok(folder)
}

/// Makes folders that only their owner can look into: in them are the seeds of games that are on.
fn make_private_folders(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// How files are made that only their owner can read. Those beside a database get its mode from SQLite.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes sure that the names in a folder survive a power cut.
pub(super) fn sync_folder(folder: &Path) -> std::io::Result<()> {
    // Elsewhere a folder cannot be opened like a file, and its names need no care.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

fn lock(folder: &Path) -> Result<File, OpenFault> {
    let path = folder.join(LOCK);
    let cannot =
        |error: std::io::Error| OpenFault::Folder { path: path.clone(), reason: error.to_string() };
    let opened = private().read(true).create(true).truncate(false).open(&path);
    let file = opened.map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenFault::InUse { folder: folder.to_owned() }),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

fn cannot_use(path: &Path, error: std::io::Error) -> OpenFault {
    OpenFault::Folder { path: path.to_owned(), reason: error.to_string() }
}

/// Refuses an empty file where there was a database: a copy that failed is not a new server.
fn refuse_emptied(file: &Path, lock: &File) -> Result<(), OpenFault> {
    let is_empty = file.metadata().is_ok_and(|about| about.is_file() && about.len() == 0);
    let was_used = lock.metadata().is_ok_and(|about| about.len() > 0);
    if is_empty && was_used {
        return Err(OpenFault::Emptied { file: file.to_owned() });
    }
    Ok(())
}

/// Notes that there is a database in the folder, which is on the disk by now.
fn note_in_use(lock: &mut File) -> std::io::Result<()> {
    if lock.metadata()?.len() == 0 {
        lock.write_all(IN_USE)?;
        lock.sync_all()?;
    }
    Ok(())
}

/// The first damage that SQLite finds, if there is any.
pub(super) async fn damage<'c>(
    connection: impl sqlx::SqliteExecutor<'c>,
) -> Result<Option<String>, sqlx::Error> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await?;
    Ok((found != "ok").then_some(found))
}

/// Marks a new database as ours, and refuses those of others before anything in them has changed.
async fn check_whose(file: &Path, plain: &SqliteConnectOptions) -> Result<(), OpenFault> {
    let opening = |error| fault(file, error);
    let mut connection = plain.clone().create_if_missing(true).connect().await.map_err(opening)?;
    let (id, made): (i32, i64) = sqlx::query_as(
        "SELECT application_id, (SELECT count(*) FROM sqlite_schema) FROM pragma_application_id",
    )
    .fetch_one(&mut connection)
    .await
    .map_err(opening)?;
    if id != APPLICATION_ID && (id != 0 || made > 0) {
        return Err(OpenFault::NotOurs { database: file.display().to_string() });
    }
    if id == 0 {
        let mark = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
        sqlx::query(mark).execute(&mut connection).await.map_err(opening)?;
    }
    connection.close().await.map_err(opening)
}

async fn migrate(file: &Path, writer: &mut SqliteConnection) -> Result<(), OpenFault> {
    let migrations = MIGRATIONS.iter().map(|&(version, description, sql)| {
        Migration::new(
            version,
            description.into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    });
    match Migrator::with_migrations(migrations.collect()).run(writer).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(_)) => {
            Err(OpenFault::Newer { database: file.display().to_string() })
        }
        Err(MigrateError::Execute(error)) => Err(fault(file, error)),
        Err(error) => Err(OpenFault::Failed(error.to_string())),
    }
}

/// Fills in how the names look that an older version has stored.
async fn fill_in_skeletons(writer: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut changing = writer.begin().await?;
    let players: Vec<(String, String)> =
        sqlx::query_as("SELECT id, name FROM players WHERE skeleton IS NULL")
            .fetch_all(&mut *changing)
            .await?;
    for (id, name) in players {
        sqlx::query("UPDATE players SET skeleton = ?2 WHERE id = ?1")
            .bind(id)
            .bind(name_skeleton(&name))
            .execute(&mut *changing)
            .await?;
    }
    changing.commit().await
}

/// The epoch of the database. A backup that has become the database gets a new one.
async fn epoch(writer: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
    let mut changing = writer.begin().await?;
    let version: i32 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *changing).await?;
    if version == COPY {
        sqlx::query("UPDATE epoch SET number = random() & 9007199254740991")
            .execute(&mut *changing)
            .await?;
        sqlx::query("PRAGMA user_version = 0").execute(&mut *changing).await?;
    }
    let epoch: i64 =
        sqlx::query_scalar("SELECT number FROM epoch").fetch_one(&mut *changing).await?;
    changing.commit().await?;
    Ok(epoch.cast_unsigned())
}

/// Marks a database as a backup.
pub(super) async fn mark_as_copy(file: &Path) -> Result<(), sqlx::Error> {
    let plain = SqliteConnectOptions::new().filename(file).disable_statement_logging();
    let mut connection = plain.connect().await?;
    let mark = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {COPY}"));
    sqlx::query(mark).execute(&mut connection).await?;
    connection.close().await
}

/// What SQLite's codes mean for somebody who starts a server.
fn fault(file: &Path, error: sqlx::Error) -> OpenFault {
    let database = error.as_database_error();
    let code = database.and_then(|error| error.code()?.parse::<i32>().ok());
    // The lower eight bits say what it is, the others how it came about.
    match (database, code.map(|code| code & 0xff)) {
        // Read-only; input or output failed; full; cannot be opened.
        (Some(error), Some(8 | 10 | 13 | 14)) => {
            OpenFault::Folder { path: file.to_owned(), reason: error.message().to_owned() }
        }
        // Damaged.
        (Some(error), Some(11)) => {
            OpenFault::Damaged { file: file.to_owned(), reason: error.message().to_owned() }
        }
        // Not a database.
        (_, Some(26)) => OpenFault::NotOurs { database: file.display().to_string() },
        _ => OpenFault::Failed(error.to_string()),
    }
}
