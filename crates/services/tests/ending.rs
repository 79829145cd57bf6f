//! Servers run as an unprivileged user and leave nothing behind.
#![cfg(target_os = "linux")]

use services::Nats;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// In the process that is killed.
const KILLED: &str = "SERVICES_KILLED";

fn is_up(url: &str) -> bool {
    TcpStream::connect(url.trim_start_matches("nats://")).is_ok()
}

fn nats() -> Option<Nats> {
    match Nats::start() {
        Ok(nats) => Some(nats),
        Err(fault) if std::env::var_os("LIMES_NEEDS_SERVICES").is_some() => panic!("{fault}"),
        Err(fault) => {
            eprintln!("skipped: {fault}");
            None
        }
    }
}

#[test]
fn a_server_ends_with_its_value_and_takes_its_folder_along() {
    let Some(nats) = nats() else { return };
    let (url, folder) = (nats.url(), nats.folder().to_owned());
    assert!(is_up(&url) && folder.exists());
    drop(nats);
    assert!(!is_up(&url) && !folder.exists());
}

#[test]
fn a_server_runs_as_an_unprivileged_user() {
    let Some(nats) = nats() else { return };
    let status = std::fs::read_to_string(format!("/proc/{}/status", nats.pid()));
    let status = status.expect("the process is there");
    let users = status.lines().find(|line| line.starts_with("Uid:")).expect("its user");
    assert!(users.split_whitespace().skip(1).all(|user| user != "0"), "{users}");
}

#[test]
fn a_server_ends_when_its_process_is_killed() {
    if nats().is_none() {
        return;
    }
    let mut process = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "starts_a_server_and_waits_to_be_killed", "--nocapture"])
        .env(KILLED, "1")
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let lines = BufReader::new(process.stdout.take().expect("its output")).lines();
    let mut lines = lines.map(|line| line.expect("a line"));
    let url = lines.find(|line| line.starts_with("nats://")).expect("an address");
    assert!(is_up(&url));
    process.kill().expect("it is killed");
    process.wait().expect("it has ended");
    let start = Instant::now();
    while is_up(&url) {
        assert!(start.elapsed() < Duration::from_secs(20), "the server goes on");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The process that is killed. Otherwise there is nothing to do.
#[test]
fn starts_a_server_and_waits_to_be_killed() {
    if std::env::var_os(KILLED).is_some() {
        let nats = Nats::start().expect("it has started before");
        println!("\n{}", nats.url());
        std::thread::sleep(Duration::from_secs(60));
    }
}
