//! Folders that open, and folders that do not.

use crate::kit::{Folder, events, expected, first, next, table};
use server::storage::{AppendFault, OpenFault, Storage};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::Path;

/// Does something to a database as another program would.
pub(crate) async fn run(file: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = options.connect().await.expect("it opens");
    sqlx::raw_sql(statement).execute(&mut connection).await.expect("it runs");
    connection.close().await.expect("it closes");
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_made() {
    let folder = Folder::new("made");
    let deep = folder.join("some/where/else");
    let storage = Storage::open(&deep).await.expect("it opens");
    storage.append(first(table(1))).await.expect("it is stored");
    storage.close().await;
    let mut files: Vec<_> = fs::read_dir(&deep)
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    files.sort();
    assert_eq!(files, ["limes.db", "limes.lock"], "one file holds everything after closing");
}

#[tokio::test]
async fn a_folder_serves_one_server_at_a_time() {
    let folder = Folder::new("in-use");
    let storage = folder.open().await;
    let second = Storage::open(folder.path()).await;
    assert!(matches!(second, Err(OpenFault::InUse { .. })), "{second:?}");
    storage.append(first(table(1))).await.expect("the first one is not disturbed");
    storage.close().await;
    let storage = folder.open().await;
    assert_eq!(events(&storage, table(1)).await, expected(1));
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named() {
    let folder = Folder::new("not-a-folder");
    fs::write(folder.join("file"), "not a folder").expect("it is written");
    for path in ["file", "file/below"] {
        let fault = Storage::open(&folder.join(path)).await.expect_err("it does not open");
        assert!(matches!(fault, OpenFault::Folder { .. }), "{fault:?}");
        assert!(fault.to_string().contains("file"), "{fault}");
    }
    // Whoever may do everything could write into a folder that is closed to others, so a folder takes the file's place.
    fs::create_dir_all(folder.join("taken/limes.db")).expect("it is made");
    let fault = Storage::open(&folder.join("taken")).await.expect_err("it does not open");
    assert!(matches!(fault, OpenFault::Folder { .. }), "{fault:?}");
    assert!(fault.to_string().contains("limes.db"), "{fault}");
}

#[tokio::test]
async fn rubbish_does_not_open_and_stays_as_it_is() {
    let folder = Folder::new("rubbish");
    let half = b"SQLite format 3\0".to_vec();
    for rubbish in [b"limes".to_vec(), b"rubbish! ".repeat(1000), vec![0xff; 5000], half] {
        fs::write(folder.join("limes.db"), &rubbish).expect("it is written");
        let fault = Storage::open(folder.path()).await.expect_err("it does not open");
        assert!(matches!(fault, OpenFault::NotOurs { .. }), "{fault:?}");
        assert_eq!(fs::read(folder.join("limes.db")).expect("it is there"), rubbish);
    }
}

#[tokio::test]
async fn a_database_of_another_program_does_not_open_and_stays_as_it_is() {
    let folder = Folder::new("others");
    let file = folder.join("limes.db");
    for statement in ["CREATE TABLE cooking (recipe TEXT)", "PRAGMA application_id = 7"] {
        let _ = fs::remove_file(&file);
        run(&file, statement).await;
        let before = fs::read(&file).expect("it is there");
        let fault = Storage::open(folder.path()).await.expect_err("it does not open");
        assert!(matches!(fault, OpenFault::NotOurs { .. }), "{fault:?}");
        assert_eq!(fs::read(&file).expect("it is there"), before);
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version_does_not_open() {
    let folder = Folder::new("newer");
    let storage = folder.open().await;
    storage.append(first(table(1))).await.expect("it is stored");
    storage.close().await;
    let newer =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (1000, 'from the future', true, x'00', 0)";
    run(&folder.join("limes.db"), newer).await;
    let fault = Storage::open(folder.path()).await.expect_err("it does not open");
    assert!(matches!(fault, OpenFault::Newer { .. }), "{fault:?}");
    run(&folder.join("limes.db"), "DELETE FROM _sqlx_migrations WHERE version = 1000").await;
    assert_eq!(events(&folder.open().await, table(1)).await, expected(1));
}

#[tokio::test]
async fn an_empty_file_is_a_new_database() {
    let folder = Folder::new("empty");
    fs::write(folder.join("limes.db"), "").expect("it is written");
    let storage = folder.open().await;
    storage.append(first(table(1))).await.expect("it is stored");
}

#[tokio::test]
async fn an_empty_file_in_the_place_of_a_database_is_not_a_new_one() {
    let folder = Folder::new("emptied");
    folder.open().await.close().await;
    fs::write(folder.join("limes.db"), "").expect("it is written");
    let fault = Storage::open(folder.path()).await.expect_err("it does not open");
    assert!(matches!(fault, OpenFault::Emptied { .. }), "{fault:?}");
    assert_eq!(fs::read(folder.join("limes.db")).expect("it is there"), b"");
    // Without the file it is a new one.
    fs::remove_file(folder.join("limes.db")).expect("it is removed");
    folder.open().await.close().await;
}

#[tokio::test]
async fn damaged_databases_are_refused_one_way_or_another() {
    let folder = Folder::new("damaged");
    let storage = folder.open().await;
    for number in 0..200 {
        storage.append(first(table(number))).await.expect("it is stored");
    }
    storage.close().await;
    let whole = fs::read(folder.join("limes.db")).expect("it is there");
    for cut in [100, 512, 4096, whole.len() / 2, whole.len() - 1] {
        fs::write(folder.join("limes.db"), &whole[..cut]).expect("it is written");
        // Which fault it is depends on the page that is missing. Nothing may panic, and nothing may be made up.
        if let Ok(storage) = Storage::open(folder.path()).await {
            for number in 0..200 {
                if let Ok(Some(stored)) = storage.load(table(number)).await {
                    assert!(stored.events.len() <= 1);
                }
            }
            storage.close().await;
        }
    }
}

#[tokio::test]
async fn sqlite_is_new_enough_to_move_the_log_beside_the_writer() {
    // Until 3.51.2 a log that began anew at the same moment as it was moved could lose pages.
    let folder = Folder::new("version");
    let options =
        SqliteConnectOptions::new().filename(folder.join("any.db")).create_if_missing(true);
    let mut connection = options.connect().await.expect("it opens");
    let version: String = sqlx::query_scalar("SELECT sqlite_version()")
        .fetch_one(&mut connection)
        .await
        .expect("a text");
    let numbers: Vec<u32> = version.split('.').filter_map(|number| number.parse().ok()).collect();
    assert!(numbers >= vec![3, 51, 3], "{version}");
    connection.close().await.expect("it closes");
}

#[cfg(unix)]
#[tokio::test]
async fn only_their_owner_can_read_what_is_stored_and_copied() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("private");
    let own = folder.join("own");
    let storage = Storage::open(&own).await.expect("it opens");
    storage.append(first(table(1))).await.expect("it is stored");
    storage.backup(&own.join("copy.db")).await.expect("it is copied");
    let others_may = |name: &str| {
        let path = own.join(name);
        fs::metadata(&path).expect(name).permissions().mode() & 0o077
    };
    for name in [".", "limes.db", "limes.db-wal", "limes.lock", "copy.db"] {
        assert_eq!(others_may(name), 0, "{name}");
    }
    storage.close().await;
}

/// What kept events in order until tables had versions.
const TRIGGER: &str = "CREATE TRIGGER events_follow BEFORE INSERT ON events
    WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM events WHERE table_key = NEW.table_key), 0)
    BEGIN SELECT RAISE(ABORT, 'the event does not follow the newest one of its table'); END";

#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date() {
    let folder = Folder::new("version-1");
    let file = folder.join("limes.db");
    folder.open().await.close().await;
    // As version 1 has left it: a game that has ended, one that goes on.
    run(&file, TRIGGER).await;
    run(&file, "
        DROP INDEX tables_to_fill_in;
        DROP INDEX members_by_end;
        DROP INDEX players_by_name;
        DROP INDEX claimed_skeletons;
        DROP INDEX skeletons_to_fill_in;
        ALTER TABLE players DROP COLUMN skeleton;
        ALTER TABLE players DROP COLUMN recovery;
        ALTER TABLE tokens DROP COLUMN used_at;
        ALTER TABLE tables DROP COLUMN round;
        ALTER TABLE tables DROP COLUMN rounds;
        ALTER TABLE tables DROP COLUMN ends;
        ALTER TABLE tables DROP COLUMN question;
        ALTER TABLE tables DROP COLUMN asked;
        ALTER TABLE tables DROP COLUMN people;
        ALTER TABLE tables DROP COLUMN rematch;
        ALTER TABLE members DROP COLUMN answered;
        ALTER TABLE members DROP COLUMN rank;
        ALTER TABLE members DROP COLUMN over_at;
        ALTER TABLE members DROP COLUMN away;
        DROP TABLE epoch;
        DROP TABLE bans;
        DROP TABLE pending;
        DELETE FROM _sqlx_migrations WHERE version > 1;
        INSERT INTO tables (key, id, game, stage, listed, seats, free, created_at, options)
        VALUES (1, '00000000000000000001', 'limes', 'over', 0, 2, 0, 5, '{}'), (2, '00000000000000000002', 'limes', 'playing', 0, 2, 0, 6, '{}');
        INSERT INTO events (table_key, version, at, body) VALUES (1, 1, 5, '{}'), (2, 1, 6, '{}');
        INSERT INTO events (table_key, version, at, body) VALUES (1, 2, 7, '{}');
        INSERT INTO events (table_key, version, at, body) VALUES
            (2, 2, 6, '{\"away\":{\"seat\":1}}'), (2, 3, 6, '{\"substituted\":{\"seat\":2,\"by\":1}}'), (2, 4, 6, '{\"back\":{\"seat\":1}}');
        INSERT INTO members (player, table_key, seat) VALUES ('00000000000000000009', 1, 1), ('00000000000000000009', 2, 1), ('00000000000000000008', 2, 2);
    ").await;
    let storage = folder.open().await;
    let player = "00000000000000000009".parse().expect("an id");
    let page = storage.own_tables(player, None, 50).await.expect("it is read");
    let ids = |tables: &[server::storage::OwnTable]| {
        tables.iter().map(|own| own.table.table.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&page.tables), ["00000000000000000002", "00000000000000000001"]);
    assert_eq!(page.tables[1].changed, 7);
    // Who has left a running game follows from its events: the first player has come back.
    assert!(page.tables.iter().all(|own| !own.left));
    let gone = "00000000000000000008".parse().expect("an id");
    let page_of_gone = storage.own_tables(gone, None, 50).await.expect("it is read");
    assert!(page_of_gone.tables[0].left);
    // The server fills in the rest when it has replayed them.
    assert_eq!(storage.to_fill_in(None, 9).await.map(|tables| tables.len()), Ok(2));
    assert!(page.to_fill_in.contains(&page.tables[1].table.table));
    assert_eq!(storage.open_tables_of(player).await, Ok(1));
    let table = page.tables[0].table.table;
    assert_eq!(storage.versions(&[table]).await, Ok(vec![(table, 4)]));
    storage.append(next(table, 4)).await.expect("it follows");
    assert_eq!(storage.append(next(table, 4)).await, Err(AppendFault::Conflict));
}

#[tokio::test]
async fn pending_decisions_of_an_older_version_are_still_listed() {
    let folder = Folder::new("version-8");
    let file = folder.join("limes.db");
    folder.open().await.close().await;
    // A small and a large table, and one that was not filled in when it became another version.
    run(&file, TRIGGER).await;
    run(&file, r#"
        DROP TABLE pending;
        DELETE FROM _sqlx_migrations WHERE version > 8;
        INSERT INTO tables (key, id, game, stage, listed, seats, free, created_at, options, round, rounds, question, asked, people)
        VALUES (1, '00000000000000000001', 'limes', 'playing', 0, 2, 0, 5, '{}', 3, 16, '3', '[2]', '{"host":null,"players":[]}'),
            (2, '00000000000000000002', 'limes', 'playing', 0, 20, 0, 6, '{}', 4, 16, '4', NULL, '{"host":null,"players":[]}'),
            (3, '00000000000000000003', 'limes', 'playing', 0, 2, 0, 7, '{}', 0, 0, NULL, NULL, NULL);
        INSERT INTO events (table_key, version, at, body) VALUES (1, 1, 5, '{}'), (2, 1, 6, '{}'), (3, 1, 7, '{}');
        INSERT INTO members (player, table_key, seat, answered)
        VALUES ('00000000000000000009', 1, 2, NULL), ('00000000000000000008', 1, 1, NULL),
            ('00000000000000000009', 2, 1, '3'), ('00000000000000000008', 2, 2, '4'),
            ('00000000000000000009', 3, 1, NULL);
    "#).await;
    let storage = folder.open().await;
    let lists = async |player: &str| {
        let player = player.parse().expect("an id");
        let page = storage.own_tables(player, None, 50).await.expect("it is read");
        let rows = page.tables.iter().map(|own| (own.pending.round, own.asked));
        (rows.collect::<Vec<_>>(), !page.to_fill_in.is_empty())
    };
    assert_eq!(lists("00000000000000000009").await, (vec![(4, true), (3, true), (0, false)], true));
    assert_eq!(lists("00000000000000000008").await, (vec![(4, false), (3, false)], false));
}
