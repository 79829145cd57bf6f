//! Databases that go away, and tables as tests need them.

use protocol::{GameName, PlayerId, Stage, TableId};
use server::storage::{Append, Millis, Storage, Summary, TokenHash};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

#[cfg(unix)]
use crate::postgres::Database;

/// Runs each of these tests on both databases.
macro_rules! on_both {
    ($($test:ident)*) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test($crate::kit::Place::sqlite(stringify!($test))).await;
                }
            )*
        }

        #[cfg(unix)]
        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    if let Some(place) = $crate::kit::Place::postgres(stringify!($test)) {
                        super::$test(place).await;
                    }
                }
            )*
        }
    };
}
pub(crate) use on_both;

/// A database of one test, empty at first and gone at the end.
pub(crate) enum Place {
    Sqlite(Folder),
    #[cfg(unix)]
    Postgres(Database),
}

impl Place {
    pub(crate) fn sqlite(test: &str) -> Place {
        Place::Sqlite(Folder::new(test))
    }

    /// `None` where PostgreSQL is not installed.
    #[cfg(unix)]
    pub(crate) fn postgres(test: &str) -> Option<Place> {
        Database::new(test).map(Place::Postgres)
    }

    /// Another empty database of the same kind.
    pub(crate) fn another(&self) -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        match self {
            // Named after this one: tests may run in processes of their own.
            Place::Sqlite(Folder(path)) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                Place::sqlite(&format!("{name}-another-{number}"))
            }
            #[cfg(unix)]
            Place::Postgres(_) => {
                Place::postgres(&format!("another_{number}")).expect("it is installed")
            }
        }
    }

    pub(crate) async fn open(&self) -> Storage {
        match self {
            Place::Sqlite(folder) => folder.open().await,
            #[cfg(unix)]
            Place::Postgres(database) => database.open().await,
        }
    }

    /// Runs a statement as another program would.
    pub(crate) async fn run(&self, statement: &str) {
        self.ask(statement).await;
    }

    /// The number that a statement finds, if it finds one.
    pub(crate) async fn ask(&self, statement: &str) -> Option<i64> {
        match self {
            Place::Sqlite(folder) => {
                let options = SqliteConnectOptions::new().filename(folder.join("limes.db"));
                let mut connection = options.connect().await.expect("it opens");
                let statement = sqlx::AssertSqlSafe(statement.to_owned());
                let found = sqlx::query_scalar(statement).fetch_optional(&mut connection).await;
                connection.close().await.expect("it closes");
                found.expect("it runs")
            }
            #[cfg(unix)]
            Place::Postgres(database) => {
                let found = database.run(statement);
                (!found.is_empty()).then(|| found.parse().expect("a number"))
            }
        }
    }
}

/// When everything happens.
pub(crate) const NOW: Millis = 1_794_927_600_000;

/// A folder of one test, empty at first and gone at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("storage-{name}"));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub(crate) fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) async fn open(&self) -> Storage {
        Storage::open(&self.0).await.expect("it opens")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn bytes(number: u64) -> [u8; 16] {
    (u128::from(number) << 30 | u128::from(number)).to_le_bytes()
}

pub(crate) fn table(number: u64) -> TableId {
    TableId::from_random(bytes(number))
}

pub(crate) fn player(number: u64) -> PlayerId {
    PlayerId::from_random(bytes(number))
}

pub(crate) fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

pub(crate) fn summary() -> Summary {
    Summary {
        game: GameName::Limes,
        stage: Stage::Open,
        listed: true,
        seats: 2,
        free: 1,
        options: r#"{"game":"limes","seats":2}"#.to_owned(),
        wake_at: None,
        progress: None,
    }
}

/// A new table.
pub(crate) fn first(table: TableId) -> Append {
    Append { summary: Some(summary()), ..next(table, 0) }
}

/// One more event of a table that has `follows` of them.
pub(crate) fn next(table: TableId, follows: u64) -> Append {
    Append {
        table,
        follows,
        at: NOW.saturating_add(follows),
        events: vec![event(follows.saturating_add(1))],
        summary: None,
        pending: None,
        members: Vec::new(),
        created: None,
    }
}

/// What the event of a version says.
pub(crate) fn event(version: u64) -> String {
    format!(r#"{{"decided":{{"seat":1,"decision":"{version}"}}}}"#)
}

/// The events of a table, each as its version and text.
pub(crate) async fn events(storage: &Storage, table: TableId) -> Vec<(u64, String)> {
    let stored = storage.load(table).await.expect("it can be read");
    let events = stored.into_iter().flat_map(|stored| stored.events);
    events.map(|event| (event.version, event.body)).collect()
}

/// What [`events`] gives for a table that has had `versions` events of [`next`].
pub(crate) fn expected(versions: u64) -> Vec<(u64, String)> {
    (1..=versions).map(|version| (version, event(version))).collect()
}
