//! What was acknowledged is there once, and in order, on a disk whose syncs, writes and reads fail.

use crate::appends::{TASKS, append, random_time, table};
use crate::library;
use protocol::TableId;
use server::storage::{AppendFault, Storage};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};
use std::ops::AddAssign;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

/// In the process that is killed: the folder of its database.
const FOLDER: &str = "FAILING_DISK_FOLDER";
/// In that process: the numbers that it shares with the library.
const SHARED: &str = "FAILING_DISK";
/// In that process: whether failed appends are acknowledged, too, to show that this would be noticed.
const LIES: &str = "FAILING_DISK_LIES";
/// One in n syncs, writes and reads fails.
const RATES: [u64; 3] = [40, 80, 20];
/// The most runs until each kind of failure has occurred.
const RUNS: u64 = 40;

#[test]
fn what_was_acknowledged_is_there_once_after_failing_syncs_writes_and_reads() {
    let mut faults = Faults::default();
    for seed in 0..RUNS {
        let run = Run::new("honest", seed, false);
        assert_eq!(run.damage(), Vec::<String>::new(), "seed {seed}");
        faults += run.faults;
        if seed >= 3 && faults.all_occurred() {
            eprintln!("{faults:?}");
            return;
        }
    }
    panic!("some kind of failure never occurred: {faults:?}");
}

/// Shows that an acknowledgement without an append would be noticed.
#[test]
fn a_storage_that_acknowledges_what_has_failed_is_found_out() {
    let is_found_out = |seed| !Run::new("lying", seed, true).damage().is_empty();
    assert!((0..RUNS).any(is_found_out), "{RUNS} runs without a lie");
}

/// The process that is killed. Without its folder there is nothing to do.
#[test]
fn appends_on_a_failing_disk() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let lies = env::var_os(LIES).is_some();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let storage = Storage::open(Path::new(&folder)).await.expect("it opens");
        // The test lets the disk fail from here on.
        tell("open");
        let tasks: Vec<_> = (0..TASKS)
            .map(|task| tokio::spawn(append_for_ever(storage.clone(), table(task), lies)))
            .collect();
        for task in tasks {
            task.await.expect("the task ends");
        }
    });
}

async fn append_for_ever(storage: Storage, table: TableId, lies: bool) {
    let mut version = 1;
    for attempt in 0.. {
        let event = event(attempt);
        match storage.append(append(table, version, event.clone())).await {
            Ok(()) => {
                tell(&format!("acknowledged {table} {version} {attempt}"));
                version += 1;
            }
            Err(AppendFault::Failed(_)) => {
                tell("failed");
                if lies {
                    tell(&format!("acknowledged {table} {version} {attempt}"));
                }
                // It may have been stored all the same, as after every failure.
                version = newest(&storage, table).await + 1;
            }
            Err(fault) => panic!("nobody else appends to {table}: {fault}"),
        }
    }
}

async fn newest(storage: &Storage, table: TableId) -> u64 {
    loop {
        match storage.load(table).await {
            Ok(stored) => return stored.map_or(0, |stored| stored.events.len() as u64),
            Err(_) => tokio::time::sleep(Duration::from_millis(1)).await,
        }
    }
}

/// A decision that differs for each attempt.
fn event(attempt: u64) -> String {
    format!(r#"{{"decided":{{"seat":1,"id":"a7f3","decision":"{attempt}"}}}}"#)
}

/// Writes a line in one call, so that output of the test harness cannot split it.
fn tell(line: &str) {
    std::io::stdout().write_all(format!("\n{line}\n").as_bytes()).expect("the test listens");
}

/// How often each kind of failure has occurred.
#[derive(Clone, Copy, Debug, Default)]
struct Faults {
    syncs: u64,
    writes: u64,
    reads: u64,
    appends: u64,
}

impl Faults {
    fn all_occurred(&self) -> bool {
        [self.syncs, self.writes, self.reads, self.appends].iter().all(|&number| number > 0)
    }
}

impl AddAssign for Faults {
    fn add_assign(&mut self, other: Faults) {
        self.syncs += other.syncs;
        self.writes += other.writes;
        self.reads += other.reads;
        self.appends += other.appends;
    }
}

/// An acknowledged append: the event of this attempt became this version.
struct Acknowledged {
    table: TableId,
    version: u64,
    attempt: u64,
}

/// One process from its start until it was killed.
struct Run {
    acknowledged: Vec<Acknowledged>,
    /// The stored events.
    left: BTreeMap<TableId, Vec<String>>,
    faults: Faults,
}

impl Run {
    fn new(name: &str, seed: u64, lies: bool) -> Run {
        let work =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("failing-disk-{name}-{seed}"));
        let _ = fs::remove_dir_all(&work);
        fs::create_dir_all(work.join("data")).expect("a folder for the test");
        let work = work.canonicalize().expect("it is there");
        let shared = work.join("shared");
        write_numbers(&shared, [0; 3], seed);
        let mut command = Command::new(env::current_exe().expect("this program"));
        command
            .args(["--exact", "failing::appends_on_a_failing_disk", "--nocapture"])
            .env("LD_PRELOAD", library::compile("failing"))
            .env(FOLDER, work.join("data"))
            .env(SHARED, &shared)
            .stdout(Stdio::piped());
        if lies {
            command.env(LIES, "1");
        }
        let mut process = command.spawn().expect("it starts");
        let mut output = process.stdout.take().expect("its output");
        let (opened, opening) = std::sync::mpsc::channel();
        let reading = thread::spawn(move || {
            let (mut text, mut part) = (String::new(), [0; 4096]);
            loop {
                let length = output.read(&mut part).expect("it can be read");
                text.push_str(&String::from_utf8_lossy(&part[..length]));
                if text.contains("\nopen\n") {
                    let _ = opened.send(());
                }
                if length == 0 {
                    return text;
                }
            }
        });
        opening.recv().expect("the database opens");
        write_numbers(&shared, RATES, seed);
        thread::sleep(random_time());
        process.kill().expect("it is killed");
        let ended = process.wait().expect("it has ended");
        assert_eq!(ended.code(), None, "it was killed and did not end by itself");
        let text = reading.join().expect("the reader ends");
        let numbers = fs::read(&shared).expect("the numbers");
        let number = |at: usize| {
            let bytes = numbers[at * 8..][..8].try_into();
            u64::from_ne_bytes(bytes.expect("eight bytes"))
        };
        let appends = text.lines().filter(|&line| line == "failed").count() as u64;
        let faults = Faults { syncs: number(4), writes: number(5), reads: number(6), appends };
        let acknowledged = read_acknowledged(&text);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let left = runtime.expect("a runtime").block_on(read(&work.join("data")));
        let _ = fs::remove_dir_all(&work);
        Run { acknowledged, left, faults }
    }

    /// Acknowledged events that are not where they were acknowledged, and events that are there twice.
    fn damage(&self) -> Vec<String> {
        let mut damage = Vec::new();
        for &Acknowledged { table, version, attempt } in &self.acknowledged {
            let stored = self.left[&table].get(version as usize - 1);
            if stored != Some(&event(attempt)) {
                damage.push(format!("{table} {version}: attempt {attempt}, not {stored:?}"));
            }
        }
        for (table, events) in &self.left {
            let different: BTreeSet<&String> = events.iter().collect();
            if different.len() < events.len() {
                damage.push(format!("{table}: events are there twice"));
            }
        }
        damage
    }
}

fn read_acknowledged(text: &str) -> Vec<Acknowledged> {
    // The last line may be cut.
    let (whole, _) = text.rsplit_once('\n').unwrap_or_default();
    let read = |line: &str| {
        let words: Vec<&str> = line.strip_prefix("acknowledged ")?.split(' ').collect();
        let number = |word: &str| word.parse().expect("a number");
        let table = words[0].parse().expect("a table");
        Some(Acknowledged { table, version: number(words[1]), attempt: number(words[2]) })
    };
    whole.lines().filter_map(read).collect()
}

/// Opens the database without the library and reads all of its tables.
async fn read(folder: &Path) -> BTreeMap<TableId, Vec<String>> {
    let storage = Storage::open(folder).await.expect("it opens");
    let mut left = BTreeMap::new();
    for table in (0..TASKS).map(table) {
        let stored = storage.load(table).await.expect("it is read");
        let events = stored.into_iter().flat_map(|stored| stored.events);
        left.insert(table, events.map(|event| event.body).collect());
    }
    storage.close().await;
    left
}

/// Writes the numbers that the library shares: rates, the seed, and no failures yet.
fn write_numbers(path: &Path, rates: [u64; 3], seed: u64) {
    let numbers = rates.into_iter().chain([seed, 0, 0, 0, 0]);
    let bytes: Vec<u8> = numbers.flat_map(u64::to_ne_bytes).collect();
    // In place: the library has mapped the file.
    let file = fs::OpenOptions::new().write(true).create(true).truncate(false).open(path);
    file.and_then(|mut file| file.write_all(&bytes)).expect("it is written");
}
