//! Databases on a real PostgreSQL server, which the tests of a process share, and what only PostgreSQL can do.

use crate::kit::{events, expected, first, next, player, table, token};
use protocol::CommandId;
use server::storage::{
    AddressFault, Append, AppendFault, CreatedBy, DatabaseAddress, OpenFault, PlayerFault, Secrets,
    Storage,
};
use services::{Fault, Postgres, Syncing};
use sqlx::{Connection as _, PgConnection};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, Once, PoisonError, Weak};
use std::time::{Duration, Instant};

/// A database of one test.
pub(crate) struct Database {
    server: Arc<Postgres>,
    name: String,
}

impl Database {
    /// An empty database; `None` where PostgreSQL is not installed.
    pub(crate) fn new(test: &str) -> Option<Database> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let server = shared()?;
        let short: String = test.chars().take(40).collect();
        let name = format!("{short}_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        server.create_database(&name).expect("it is new");
        Some(Database { server, name })
    }

    pub(crate) fn address(&self) -> DatabaseAddress {
        self.server.url(&self.name).parse().expect("it is an address")
    }

    pub(crate) async fn open(&self) -> Storage {
        Storage::connect(&self.address()).await.expect("it opens")
    }

    pub(crate) fn run(&self, statement: &str) -> String {
        self.server.run(&self.name, statement).expect("it runs")
    }
}

/// The server of all tests that run at the moment. It stops with the last of them.
fn shared() -> Option<Arc<Postgres>> {
    static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(server) = shared.upgrade() {
        return Some(server);
    }
    let server = Arc::new(start(Syncing::Off)?);
    *shared = Arc::downgrade(&server);
    Some(server)
}

/// A server of one test alone; `None` where PostgreSQL is not installed.
fn start(syncing: Syncing) -> Option<Postgres> {
    static SAID: Once = Once::new();
    match Postgres::start(syncing) {
        Ok(server) => Some(server),
        Err(Fault::Unavailable(why)) if std::env::var_os("LIMES_NEEDS_SERVICES").is_none() => {
            // Not captured, so that it is seen although the tests succeed.
            let mut stderr = std::io::stderr();
            SAID.call_once(|| {
                _ = writeln!(stderr, "the storage is not tested on PostgreSQL: {why}")
            });
            None
        }
        Err(fault) => panic!("{fault}"),
    }
}

fn address(url: &str) -> DatabaseAddress {
    url.parse().expect("it is an address")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_servers_that_start_together_one_sets_the_database_up() {
    let Some(database) = Database::new("together") else { return };
    let opening: Vec<_> = (0..8)
        .map(|_| {
            let address = database.address();
            tokio::spawn(async move { Storage::connect(&address).await })
        })
        .collect();
    let mut epochs = Vec::new();
    for (number, storage) in (0..).zip(opening) {
        let storage = storage.await.expect("the task ends").expect("it opens");
        storage.append(first(table(number))).await.expect("it is stored");
        epochs.push(storage.epoch());
    }
    epochs.dedup();
    assert_eq!(epochs.len(), 1, "it is one database");
    assert!(epochs[0] < 1 << 53);
    assert_eq!(database.run("SELECT count(*) FROM tables"), "8");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_that_append_to_the_same_tables_lose_nothing() {
    const TABLES: u64 = 24;
    const WON: usize = 12;
    let Some(database) = Database::new("race") else { return };
    let nodes = [database.open().await, database.open().await];
    for number in 0..TABLES {
        nodes[0].append(first(table(number))).await.expect("it is stored");
    }
    // Both always want the next version of every table, one from the first to the last and one the other way round.
    let mut racing = Vec::new();
    for (number, node) in (0..).zip(nodes.clone()) {
        racing.extend((0..TABLES).map(|at| {
            let (node, id) = (node.clone(), table(if number == 0 { at } else { TABLES - 1 - at }));
            tokio::spawn(async move {
                let mut won = Vec::new();
                while won.len() < WON {
                    let follows = events(&node, id).await.len() as u64;
                    let body = format!(r#"{{"from":{number},"version":{follows}}}"#);
                    let append = Append { events: vec![body.clone()], ..next(id, follows) };
                    match node.append(append).await {
                        Ok(()) => won.push((follows + 1, body)),
                        Err(fault) => assert_eq!(fault, AppendFault::Conflict),
                    }
                }
                (id, won)
            })
        }));
    }
    let mut all = BTreeMap::<String, Vec<(u64, String)>>::new();
    for racing in racing {
        let (id, won) = racing.await.expect("the task ends");
        all.entry(id.to_string()).or_default().extend(won);
    }
    for number in 0..TABLES {
        let mut won = all.remove(&table(number).to_string()).expect("it was played at");
        won.sort();
        assert_eq!(won.len(), 2 * WON);
        assert_eq!(events(&nodes[0], table(number)).await[1..], won);
        let versions = nodes[1].versions(&[table(number)]).await;
        assert_eq!(versions, Ok(vec![(table(number), 1 + won.len() as u64)]));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_one_makes_the_table_of_a_command_and_one_claims_a_name() {
    let Some(database) = Database::new("claims") else { return };
    let nodes = [database.open().await, database.open().await];
    // Between the look at the other names and the commit there is time for the other server.
    database.run(
        "CREATE FUNCTION pause() RETURNS trigger LANGUAGE plpgsql
            AS 'BEGIN PERFORM pg_sleep(0.1); RETURN NEW; END';
        CREATE TRIGGER pause BEFORE UPDATE ON players FOR EACH ROW EXECUTE FUNCTION pause()",
    );
    // Names that are equal, and names that only look so.
    for (number, [one, other]) in (0..4).zip([["Ada", "ADA"], ["Otto", "0tto"]].into_iter().cycle())
    {
        let names = [format!("{one}{number}"), format!("{other}{number}")];
        for (at, name) in (0_u8..).zip(&names) {
            let number = number * 2 + at;
            let added = nodes[0].add_player(player(number.into()), name, token(number)).await;
            added.expect("it is added");
        }
        let claim = async |at: usize| {
            let hash = format!("hash {at}");
            let secrets = Secrets { password_hash: hash.clone(), recovery_hash: hash };
            let id = player(u64::from(number) * 2 + at as u64);
            nodes[at].claim_name(id, secrets, None, None).await
        };
        let claimed = tokio::join!(claim(0), claim(1));
        assert!(
            matches!(
                claimed,
                (Ok(()), Err(PlayerFault::Taken)) | (Err(PlayerFault::Taken), Ok(()))
            ),
            "{names:?}: {claimed:?}"
        );
        let command = CommandId::new(&format!("c{number}")).expect("an id");
        let make = async |at: usize| {
            let created = CreatedBy {
                player: player(1),
                command: Some(command.clone()),
                content: at.to_string(),
            };
            let id = table(u64::from(number) * 2 + at as u64);
            nodes[at].append(Append { created: Some(created), ..first(id) }).await
        };
        let made = tokio::join!(make(0), make(1));
        let (winner, loser) = match made {
            (Ok(()), Err(AppendFault::CommandUsed)) => (0, 1),
            (Err(AppendFault::CommandUsed), Ok(())) => (1, 0),
            other => panic!("{other:?}"),
        };
        let id = |at: u64| table(u64::from(number) * 2 + at);
        let found = nodes[1].created_by(player(1), &command).await.expect("it is read");
        assert_eq!(found.map(|(table, _)| table), Some(id(winner)));
        assert_eq!(nodes[0].load(id(loser)).await, Ok(None));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_database_everything_fails_quickly_and_works_again_with_it() {
    let Some(server) = start(Syncing::On) else { return };
    server.create_database("outage").expect("it is new");
    let storage = Storage::connect(&address(&server.url("outage"))).await.expect("it opens");
    storage.add_player(player(1), "Ada", token(1)).await.expect("it is stored");
    storage.append(first(table(1))).await.expect("it is stored");
    server.kill();
    let begin = Instant::now();
    for number in 2..6 {
        let append = storage.append(first(table(number)));
        let change = storage.rename_player(player(1), "Bob");
        let (append, change, read) = tokio::join!(append, change, storage.load(table(1)));
        assert!(matches!(append, Err(AppendFault::Failed(_))), "{append:?}");
        assert!(matches!(change, Err(PlayerFault::Failed(_))), "{change:?}");
        assert!(read.is_err(), "{read:?}");
    }
    assert!(storage.write_failure().is_some());
    // More than can wait: nobody does.
    let many: Vec<_> = (0..10_000)
        .map(|number| {
            let storage = storage.clone();
            tokio::spawn(async move { storage.append(first(table(100 + number))).await })
        })
        .collect();
    for append in many {
        assert!(append.await.expect("the task ends").is_err());
    }
    assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
    server.resume().expect("it starts again");
    // Connections are made again beside the callers, who may still be refused for a moment.
    while storage.append(next(table(1), 1)).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(storage.write_failure(), None);
    assert_eq!(events(&storage, table(1)).await, expected(2));
    storage.rename_player(player(1), "Bob").await.expect("it is stored");
    assert_eq!(server.run("outage", "SELECT count(*) FROM tables").expect("it answers"), "1");
    storage.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_database_is_given_up_and_found_again() {
    let Some(server) = start(Syncing::Off) else { return };
    server.create_database("frozen").expect("it is new");
    let storage = Storage::connect(&address(&server.url("frozen"))).await.expect("it opens");
    storage.append(first(table(1))).await.expect("it is stored");
    storage.add_player(player(1), "Ada", token(1)).await.expect("it is stored");
    server.freeze();
    let begin = Instant::now();
    let append = storage.append(next(table(1), 1));
    let change = storage.rename_player(player(1), "Bob");
    let (append, change, read) = tokio::join!(append, change, storage.load(table(1)));
    assert!(matches!(append, Err(AppendFault::Failed(_))), "{append:?}");
    assert!(matches!(change, Err(PlayerFault::Failed(_))), "{change:?}");
    assert!(read.is_err(), "{read:?}");
    assert!(begin.elapsed() < Duration::from_secs(15), "{:?}", begin.elapsed());
    let known = Instant::now();
    assert!(storage.append(next(table(1), 1)).await.is_err());
    assert!(storage.load(table(1)).await.is_err());
    assert!(known.elapsed() < Duration::from_secs(1), "{:?}", known.elapsed());
    server.thaw();
    // The first append may have been stored after all; nothing else was.
    loop {
        match storage.append(next(table(1), 1)).await {
            Ok(()) | Err(AppendFault::Conflict) => break,
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    assert_eq!(events(&storage, table(1)).await, expected(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_whose_connection_dies_is_not_acknowledged() {
    let Some(database) = Database::new("terminated") else { return };
    let storage = database.open().await;
    storage.append(first(table(1))).await.expect("it is stored");
    // Another program holds the table, so the append waits inside the database.
    let mut other =
        PgConnection::connect(&database.server.url(&database.name)).await.expect("it opens");
    let mut holding = other.begin().await.expect("it begins");
    let lock = "SELECT version FROM pending FOR UPDATE";
    sqlx::query(lock).execute(&mut *holding).await.expect("it is locked");
    let append = tokio::spawn({
        let storage = storage.clone();
        async move { storage.append(next(table(1), 1)).await }
    });
    let end = "SELECT count(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock') AS ended";
    while database.run(end) != "1" {
        tokio::task::yield_now().await;
    }
    let fault = append.await.expect("the task ends");
    assert!(matches!(fault, Err(AppendFault::Failed(_))), "{fault:?}");
    holding.rollback().await.expect("it ends");
    while storage.append(next(table(1), 1)).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(events(&storage, table(1)).await, expected(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_survives_a_crash_although_the_database_was_set_up_to_lose_it() {
    let Some(server) = start(Syncing::On) else { return };
    server.create_database("crash").expect("it is new");
    server.run("crash", "ALTER DATABASE crash SET synchronous_commit = off").expect("it is set");
    let storage = Storage::connect(&address(&server.url("crash"))).await.expect("it opens");
    for round in 0..3_u64 {
        for number in 0..20 {
            while let Err(fault) = storage.append(first(table(round * 100 + number))).await {
                assert!(matches!(fault, AppendFault::Failed(_)), "{fault:?}");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        server.kill();
        server.resume().expect("it starts again");
    }
    let count = server.run("crash", "SELECT count(*) FROM tables JOIN events ON key = table_key");
    assert_eq!(count.expect("it answers"), "60");
}

#[tokio::test]
async fn only_addresses_of_databases_are_read_and_none_shows_its_password() {
    for (text, expected) in [
        ("", AddressFault::NotPostgres),
        ("limes.db", AddressFault::NotPostgres),
        ("mysql://limes@db/limes", AddressFault::NotPostgres),
        ("POSTGRES://limes@db/limes", AddressFault::NotPostgres),
        ("postgres://limes@db", AddressFault::NoDatabase),
        ("postgres://limes@db/", AddressFault::NoDatabase),
    ] {
        assert_eq!(text.parse::<DatabaseAddress>().err(), Some(expected), "{text}");
    }
    for text in [
        "postgres://limes@db:port/limes",
        "postgres://limes@db:99999/limes",
        "postgres://[::1/limes",
        "postgres://limes@db/limes?sslmode=maybe",
        "postgres://limes@db/%FF",
    ] {
        let fault = text.parse::<DatabaseAddress>().expect_err(text);
        assert!(matches!(fault, AddressFault::Malformed(_)), "{text}: {fault:?}");
    }
    let address = address("postgres://limes:secret@db.example.org:5433/club?sslmode=require");
    assert_eq!(address.to_string(), "postgres://db.example.org:5433/club");
    assert_eq!(
        format!("{:?}", address.with_password("another secret")),
        "postgres://db.example.org:5433/club"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_cannot_be_used_is_refused_with_the_reason() {
    let Some(database) = Database::new("refused") else { return };
    let server = &database.server;
    let refused = async |url: String| {
        let fault = Storage::connect(&address(&url)).await.expect_err("it does not open");
        let said = fault.to_string();
        assert!(!said.contains("secret") && !said.contains(server.password()), "{said}");
        fault
    };
    let wrong = refused(server.url_with_password(&database.name, "secret")).await;
    assert!(matches!(wrong, OpenFault::Refused { .. }), "{wrong:?}");
    let missing = refused(server.url("no_such_database")).await;
    assert!(matches!(missing, OpenFault::Refused { .. }), "{missing:?}");
    for url in [
        "postgres://limes:secret@%2Fno%2Fsuch%2Ffolder/limes",
        "postgres://limes:secret@127.0.0.1:1/limes",
    ] {
        let unreachable = refused(url.to_owned()).await;
        assert!(matches!(unreachable, OpenFault::Unreachable { .. }), "{unreachable:?}");
    }
    let right = address(&server.url_with_password(&database.name, "secret"));
    let storage =
        Storage::connect(&right.with_password(server.password())).await.expect("it opens");
    storage.append(first(table(1))).await.expect("it is stored");
    storage.close().await;

    // An older program goes on while a newer one only adds, and stops when it cannot.
    database.run("UPDATE limes_schema SET version = 99");
    let storage = database.open().await;
    assert_eq!(events(&storage, table(1)).await, expected(1));
    storage.close().await;
    database.run("UPDATE limes_schema SET needs = 99");
    let newer = refused(server.url(&database.name)).await;
    assert!(matches!(newer, OpenFault::Newer { .. }), "{newer:?}");

    let Some(others) = Database::new("others") else { return };
    others.run("CREATE TABLE cooking (recipe TEXT)");
    let fault = refused(server.url(&others.name)).await;
    assert!(matches!(fault, OpenFault::NotOurs { .. }), "{fault:?}");
    assert_eq!(others.run("SELECT string_agg(relname, ',') FROM pg_class WHERE relnamespace = 'public'::regnamespace"), "cooking");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_text_that_postgresql_cannot_hold_is_refused_alone() {
    let Some(database) = Database::new("nul") else { return };
    let storage = database.open().await;
    let fault = storage.add_player(player(1), "a\u{0}b", token(1)).await;
    assert!(matches!(fault, Err(PlayerFault::Failed(_))), "{fault:?}");
    // Nothing else is stored, so the server tries by itself whether it can.
    while storage.write_failure().is_some() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let odd = Append { events: vec!["\u{0}".to_owned()], ..first(table(1)) };
    let (odd, other) = tokio::join!(storage.append(odd), storage.append(first(table(2))));
    assert!(matches!(odd, Err(AppendFault::Failed(_))), "{odd:?}");
    assert_eq!(other, Ok(()));
    storage.append(first(table(1))).await.expect("the table is still free");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_is_noticed_by_the_clock_of_the_database() {
    let Some(database) = Database::new("outage") else { return };
    let (first, second) = (database.open().await, database.open().await);
    assert_eq!(first.serve().await, Ok(None));
    let ago = second.serve().await.expect("it answers").expect("the other has served");
    assert!(ago < Duration::from_secs(60), "{ago:?}");
    database.run("UPDATE serving SET at = at - INTERVAL '1 hour'");
    let ago = first.serve().await.expect("it answers").expect("somebody has served");
    assert!(ago >= Duration::from_secs(3600), "{ago:?}");
    assert!(second.serve().await.expect("it answers") < Some(Duration::from_secs(60)));
    first.close().await;
    second.close().await;
}
