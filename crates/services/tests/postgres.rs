//! A PostgreSQL server comes and goes.

#![cfg(unix)]

use services::{Fault, Postgres, Syncing};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

/// A server; `None` where PostgreSQL is not installed.
fn start() -> Option<Postgres> {
    match Postgres::start(Syncing::Off) {
        Ok(server) => Some(server),
        Err(Fault::Unavailable(why)) if std::env::var_os("LIMES_NEEDS_SERVICES").is_none() => {
            eprintln!("skipped: {why}");
            None
        }
        Err(fault) => panic!("{fault}"),
    }
}

fn folder(server: &Postgres) -> PathBuf {
    let folder = server.run("postgres", "SHOW unix_socket_directories").expect("it answers");
    PathBuf::from(folder)
}

#[test]
fn a_server_answers_and_leaves_nothing_behind_even_after_a_panic() {
    let Some(server) = start() else { return };
    let folder = folder(&server);
    assert!(folder.join("data").is_dir());
    assert_eq!(server.run("postgres", "SELECT 1 + 1").expect("it answers"), "2");
    assert!(server.run("postgres", "SELECT 1 / 0").is_err());
    let failed = catch_unwind(AssertUnwindSafe(move || {
        let _server = server;
        panic!("a test fails");
    }));
    assert!(failed.is_err());
    for left in [folder.clone(), folder.with_extension("lock"), folder.with_extension("log")] {
        assert!(!left.exists(), "{}", left.display());
    }
}

#[test]
fn servers_beside_each_other_have_their_own_data_and_a_killed_one_keeps_it() {
    let (Some(one), Some(other)) = (start(), start()) else { return };
    for (server, number) in [(&one, "1"), (&other, "2")] {
        server.create_database("numbers").expect("it is new");
        let statement = format!("CREATE TABLE number AS SELECT {number} AS number");
        server.run("numbers", &statement).expect("it is stored");
    }
    one.kill();
    assert!(one.run("numbers", "SELECT 1").is_err());
    assert_eq!(other.run("numbers", "SELECT number FROM number").expect("it answers"), "2");
    one.resume().expect("it starts again");
    assert_eq!(one.run("numbers", "SELECT number FROM number").expect("it answers"), "1");
}

#[test]
fn what_a_dead_process_left_is_removed() {
    let Some(server) = start() else { return };
    let folder = folder(&server);
    let remnant = folder.with_file_name("1-remnant");
    std::fs::create_dir_all(remnant.join("data")).expect("it is made");
    std::fs::write(remnant.with_extension("lock"), "").expect("it is made");
    let Some(_other) = start() else { return };
    assert!(!remnant.exists());
    assert!(folder.exists(), "those in use stay");
}
