//! What was acknowledged survives a power cut.
//!
//! Killing a server does not show that: what it has written is in the memory of the operating system, which lives on. So a
//! second process runs the storage with a library in between (`synced_only.c`) that copies a file when it is synced,
//! and only then. What it has copied when the process is killed is what a power cut would leave.

use crate::appends::{TASKS, append, random_time, table};
use crate::library;
use protocol::TableId;
use server::storage::{Storage, Syncing};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs, thread};

/// In the process that is to be killed: the folder of its database.
const FOLDER: &str = "POWER_CUT_FOLDER";
/// In that process: where the library keeps what was synced.
const DISK: &str = "POWER_CUT_DISK";
/// In that process: when its database is synced.
const SYNCING: &str = "POWER_CUT_SYNCING";
/// For each table the versions that were acknowledged: all up to this one.
type Acknowledged = BTreeMap<TableId, u64>;

#[test]
fn what_was_acknowledged_survives_a_power_cut() {
    for cut in 0..6 {
        let (acknowledged, left) =
            run_until_power_cut(&format!("every-commit-{cut}"), "every commit");
        assert_eq!(lost(&acknowledged, &left), 0, "of {acknowledged:?} there is {left:?}");
    }
}

/// Shows that a loss would be noticed. A single cut may come right after a checkpoint, when everything happens to be synced.
#[test]
fn without_a_sync_at_every_commit_something_is_lost() {
    for (name, syncing) in [("every-checkpoint", "every checkpoint"), ("never", "never")] {
        let loses = |cut| {
            let (acknowledged, left) = run_until_power_cut(&format!("{name}-{cut}"), syncing);
            lost(&acknowledged, &left) > 0
        };
        assert!((0..20).any(loses), "synced {syncing}, nothing was lost in 20 cuts");
    }
}

/// The process that is to be killed. Otherwise there is nothing to do, and the test only says so.
#[test]
fn appends_until_killed() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let syncing = match env::var(SYNCING).as_deref() {
        Ok("every commit") => Syncing::EveryCommit,
        Ok("every checkpoint") => Syncing::EveryCheckpoint,
        Ok("never") => Syncing::Never,
        other => panic!("synced when? {other:?}"),
    };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let storage = Storage::open_syncing(Path::new(&folder), syncing).await.expect("it opens");
        let tasks: Vec<_> = (0..TASKS)
            .map(|number| tokio::spawn(append_for_ever(storage.clone(), number)))
            .collect();
        for task in tasks {
            task.await.expect("the task ends");
        }
    });
}

async fn append_for_ever(storage: Storage, number: u64) {
    let table = table(number);
    for version in 1.. {
        storage.append(append(table, version, event(version))).await.expect("it is stored");
        // One call, so that the line is there whole or not at all, whatever the test harness prints in between.
        let line = format!("\nacknowledged {table} {version}\n");
        std::io::stdout().write_all(line.as_bytes()).expect("somebody listens");
    }
}

fn event(version: u64) -> String {
    format!(r#"{{"decided":{{"seat":1,"id":"a7f3","decision":"{version}"}}}}"#)
}

/// Lets a process append for a random time, cuts the power, and says what it had acknowledged and what is left of it.
fn run_until_power_cut(name: &str, syncing: &str) -> (Acknowledged, Acknowledged) {
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("power-cut-{name}"));
    let _ = fs::remove_dir_all(&work);
    for folder in ["running", "disk/content", "left"] {
        fs::create_dir_all(work.join(folder)).expect("a folder for the test");
    }
    let work = work.canonicalize().expect("it is there");
    let acknowledged = run_until_killed(&work, syncing);
    restore(&work.join("disk"), &work.join("left"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let left = runtime.expect("a runtime").block_on(read(&work.join("left"), &acknowledged));
    let _ = fs::remove_dir_all(&work);
    (acknowledged, left)
}

fn run_until_killed(work: &Path, syncing: &str) -> Acknowledged {
    let mut process = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "power_cut::appends_until_killed", "--nocapture"])
        .env("LD_PRELOAD", library::compile("synced_only"))
        .env(FOLDER, work.join("running"))
        .env(DISK, work.join("disk"))
        .env(SYNCING, syncing)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(process.stdout.take().expect("its output"));
    let mut acknowledged = Acknowledged::new();
    let mut bytes = Vec::new();
    // The time counts from the first acknowledgement, so that there is something to lose.
    while acknowledged.is_empty() {
        bytes.clear();
        assert!(lines.read_until(b'\n', &mut bytes).expect("it can be read") > 0, "it ended early");
        note(&bytes, &mut acknowledged);
    }
    let reading = thread::spawn(move || {
        let mut bytes = Vec::new();
        while lines.read_until(b'\n', &mut bytes).expect("it can be read") > 0 {
            note(&bytes, &mut acknowledged);
            bytes.clear();
        }
        acknowledged
    });
    thread::sleep(random_time());
    process.kill().expect("it is killed");
    let ended = process.wait().expect("it has ended");
    assert_eq!(ended.code(), None, "it was killed and did not end by itself");
    reading.join().expect("the reader ends")
}

/// Notes a line if it is an acknowledgement, and whole: the last one may have been cut.
fn note(line: &[u8], acknowledged: &mut Acknowledged) {
    let Some(line) = line.strip_suffix(b"\n").and_then(|line| std::str::from_utf8(line).ok())
    else {
        return;
    };
    let Some((table, version)) =
        line.strip_prefix("acknowledged ").and_then(|line| line.split_once(' '))
    else {
        return;
    };
    let version = version.parse().expect("a version");
    let before = acknowledged.insert(table.parse().expect("a table"), version);
    assert_eq!(before.unwrap_or(0) + 1, version, "every version is acknowledged once, in order");
}

/// Puts what was synced where a server looks for it: the content that each name had.
fn restore(disk: &Path, left: &Path) {
    let names = fs::read_to_string(disk.join("names")).unwrap_or_default();
    for line in names.lines() {
        let (inode, name) = line.split_once(' ').expect("an inode and a name");
        // A file whose name was synced and whose content was not is empty.
        let content = fs::read(disk.join("content").join(inode)).unwrap_or_default();
        fs::write(left.join(name), content).expect("it is written");
    }
}

/// How far each table is there. Every version must be there once, with the event that was appended.
async fn read(folder: &Path, acknowledged: &Acknowledged) -> Acknowledged {
    let storage = Storage::open(folder).await.expect("what is left opens");
    let mut left = Acknowledged::new();
    for &table in acknowledged.keys() {
        let stored = storage.load(table).await.expect("it is read");
        let events = stored.into_iter().flat_map(|stored| stored.events);
        for (event, version) in events.zip(1..) {
            assert_eq!((event.version, event.body), (version, self::event(version)));
            left.insert(table, version);
        }
    }
    storage.close().await;
    left
}

/// How many acknowledged events are not there.
fn lost(acknowledged: &Acknowledged, left: &Acknowledged) -> u64 {
    let lost = acknowledged
        .iter()
        .map(|(table, version)| version.saturating_sub(left.get(table).copied().unwrap_or(0)));
    lost.sum()
}
