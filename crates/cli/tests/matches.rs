//! `limes match` with other people's engines: whatever they do, the match comes to its end.
#![cfg(unix)]

mod kit;

use kit::{Ran, limes, scratch};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, thread};

fn limits(a: &str, b: &str, more: &[&str]) -> Ran {
    limes(&[&["match", a, b, "--game", "limits", "--json"], more].concat())
}

fn draws(a: &str, b: &str, more: &[&str]) -> Ran {
    limes(&[&["match", a, b, "--json"], more].concat())
}

/// The document that was printed, whatever was said on standard error.
fn document(ran: &Ran) -> Value {
    assert_eq!(ran.code, Some(0), "{ran:?}");
    serde_json::from_str(&ran.stdout).expect("one JSON document")
}

/// Our own engine as a command.
fn ours(level: &str) -> String {
    format!("cmd:'{}' engine --level {level} --work 3", env!("CARGO_BIN_EXE_limes"))
}

fn no_forfeits() -> Value {
    let none = json!({"illegal": 0, "late": 0, "missing": 0});
    json!({"a": none, "b": none})
}

#[test]
fn our_own_engine_plays_both_games() {
    let summary = limits("2", &ours("4"), &["--games", "6", "--players", "3"]).json();
    assert_eq!(summary["games"], 6);
    assert_eq!(summary["forfeits"], no_forfeits(), "{summary}");
    assert!((summary["fair"].as_f64().expect("a share") - 1.0 / 3.0).abs() < 1e-9);
    assert!(summary["points_a"].is_number() && summary["right_a"].is_number());
    let summary = draws(&ours("4"), "1", &["--draws", "3", "--variants", "diagonal"]).json();
    assert_eq!((&summary["draws"], &summary["forfeits"]), (&json!(3), &no_forfeits()), "{summary}");
    assert_eq!(summary["wins_a"], 3, "{summary}");
    let both = limits(&ours("5"), &ours("3"), &["--games", "2", "--mode", "open"]).json();
    assert_eq!(both["forfeits"], no_forfeits(), "{both}");
}

/// A bot that speaks through the protocol plays exactly as one that does not.
#[test]
fn an_engine_of_limes_plays_as_the_level_itself() {
    let direct = draws("4", "3", &["--draws", "2"]).json();
    let spoken = draws("4", &ours("3"), &["--draws", "2"]).json();
    assert_eq!(direct["mean_a"], spoken["mean_a"], "A sees nothing of B's turns of this round");
    assert!(direct.get("forfeits").is_none(), "only engines forfeit");
}

fn example() -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/mybot.py");
    let script: PathBuf = script.canonicalize().expect("the example is there");
    format!("cmd:python3 '{}'", script.display())
}

/// Python is on the list of what `cargo xtask test` needs.
fn expect_python() {
    let python = Command::new("python3").arg("--version").output();
    let is_there = python.is_ok_and(|output| output.status.success());
    assert!(is_there, "python3 is missing: this test plays the example engine, examples/mybot.py");
}

#[test]
fn the_example_engine_plays_limits() {
    expect_python();
    let summary = limits(&example(), "1", &["--games", "6", "--players", "3"]).json();
    assert_eq!(summary["forfeits"], no_forfeits(), "{summary}");
    let summary = limits("1", &example(), &["--games", "4", "--mode", "open"]).json();
    assert_eq!(summary["forfeits"], no_forfeits(), "{summary}");
}

#[test]
fn the_example_engine_plays_limes() {
    expect_python();
    let summary = draws("1", &example(), &["--draws", "3"]).json();
    assert_eq!(summary["forfeits"], no_forfeits(), "{summary}");
    assert!(summary["mean_b"].as_f64().expect("a mean") > 5.0, "{summary}");
}

/// Two games of each kind against a bad engine: it loses them all for this reason, and each is told.
fn loses(command: &str, reason: &str, told: &str) {
    let command = format!("cmd:{command}");
    let options = ["--time", "50"];
    for ran in [
        limits("1", &command, &[&["--games", "2"], &options[..]].concat()),
        draws("1", &command, &[&["--draws", "2"], &options[..]].concat()),
    ] {
        let summary = document(&ran);
        let wins = summary["wins_a"].as_f64();
        assert_eq!((wins, &summary["forfeits"]["b"][reason]), (Some(2.0), &json!(2)), "{ran:?}");
        assert_eq!(ran.stderr.matches("B loses, asked 1").count(), 2, "{}", ran.stderr);
        assert!(ran.stderr.contains(told), "{}", ran.stderr);
        assert!(summary["ci95"].is_number() || summary["ci95"] == 0.0, "{summary}");
    }
}

#[test]
fn an_illegal_answer_loses_the_game() {
    let say = |answer: &str| {
        format!("while read line; do case $line in *ask*) echo '{answer}';; esac; done")
    };
    loses(&say(r#"{"decision":"fly"}"#), "illegal", "it answered \"fly\": ");
    loses(&say(r#"{"decision":"suspect 1"}"#), "illegal", "it answered \"suspect 1\": ");
    loses(&say(r#"{"decision":7}"#), "illegal", "an answer reads {\"decision\":\"…\"}");
    loses(&say(r#"["suspect 1"]"#), "illegal", "an answer reads {\"decision\":\"…\"}");
    loses(&say("hello"), "illegal", "it answered \"hello\": ");
    loses(r#"yes '{"decision":"x"}'"#, "illegal", "it answered \"x\": ");
    loses(
        "head -c 1000000 /dev/zero | tr '\\0' x; cat > /dev/null",
        "illegal",
        "an answer is one short line",
    );
}

#[test]
fn a_missing_answer_loses_the_game() {
    loses("exit 3", "missing", "it ended by itself (exit status: 3)");
    loses("exec >&-; sleep 600", "missing", "it closed its standard output");
    loses("read line; kill -9 $$", "missing", "it ended by itself");
    // What it has started holds its standard output open.
    loses("sleep 600 & exit 3", "missing", "it ended by itself (exit status: 3)");
}

#[test]
fn a_late_answer_loses_the_game() {
    let start = Instant::now();
    loses("cat > /dev/null", "late", "it did not answer within ");
    loses("sleep 600", "late", "it did not answer within ");
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}

#[test]
fn an_engine_that_answers_without_reading_holds_nobody_up() {
    // It is told more than a pipe holds and reads none of it, but row by row is always a legal way to lay cards.
    let cells = "d4 e4 f4 g4 d5 e5 f5 g5 d6 e6 f6 g6 d7 e7 f7 g7";
    let engine = format!(
        "cmd:for cell in {cells}; do echo \"{{\\\"decision\\\":\\\"$cell^\\\"}}\"; done; sleep 600"
    );
    let start = Instant::now();
    let summary = draws("1", &engine, &["--draws", "1"]).json();
    assert_eq!(
        (&summary["wins_a"], &summary["forfeits"]),
        (&json!(1), &no_forfeits()),
        "{summary}"
    );
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}

#[test]
fn a_crash_in_one_game_does_not_reach_the_next() {
    let file = scratch("crashed-once");
    let _ = fs::remove_file(&file);
    let engine = ours("1");
    let engine = engine.strip_prefix("cmd:").expect("a command");
    let command = format!("cmd:if mkdir '{file}' 2>/dev/null; then exit 1; else {engine}; fi");
    let _ = fs::remove_dir(&file);
    let summary = document(&limits("1", &command, &["--games", "4"]));
    assert_eq!(summary["forfeits"]["b"], json!({"illegal": 0, "late": 0, "missing": 1}));
    fs::remove_dir(&file).expect("one game crashed");
}

#[test]
fn an_engine_is_ended_with_all_it_has_started() {
    for ending in ["trap '' TERM; wait", "exit 0"] {
        check_ended(ending);
    }
}

/// An engine that has started something, and then does this.
fn check_ended(ending: &str) {
    let file = scratch("engine.pids");
    let _ = fs::remove_file(&file);
    let command = format!("cmd:sleep 600 & echo $! >> '{file}'; echo $$ >> '{file}'; {ending}");
    document(&limits("1", &command, &["--games", "1", "--time", "20"]));
    let pids = fs::read_to_string(&file).expect("it was started");
    assert_eq!(pids.lines().count(), 2);
    let runs = |pid: &str| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        !stat.is_empty() && !stat.contains(") Z ")
    };
    if Path::new("/proc/self/stat").exists() {
        let start = Instant::now();
        while pids.lines().any(runs) && start.elapsed() < Duration::from_secs(5) {
            thread::sleep(Duration::from_millis(10));
        }
        assert!(!pids.lines().any(runs), "{pids}");
    }
}

#[test]
fn what_an_engine_complains_about_is_passed_on() {
    let engine = ours("1");
    let engine = engine.strip_prefix("cmd:").expect("a command");
    let ran = limits("1", &format!("cmd:echo thinking >&2; {engine}"), &["--games", "1"]);
    assert_eq!(
        (document(&ran)["forfeits"].clone(), ran.stderr.as_str()),
        (no_forfeits(), "thinking\n")
    );
}

#[test]
fn an_engine_that_does_not_exist_is_a_mistake() {
    let ran = limits("1", "cmd:/no/such/engine", &["--games", "2"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{ran:?}");
    let last = ran.stderr.lines().last();
    assert_eq!(last, Some("limes: the engine \"/no/such/engine\" cannot be started"));
    limits("cmd: ", "1", &["--games", "2"]).refused(
        "invalid value 'cmd: ' for '<A>': after cmd: comes the command that starts an engine",
    );
}

#[test]
fn people_read_who_lost_how() {
    let ran = limes(&["match", "1", "cmd:exit 1", "--game", "limits", "--games", "2"]);
    assert!(ran.stdout.ends_with("  forfeits of B: 2 (0 illegal, 0 late, 2 missing)\n"), "{ran:?}");
    let ran = limes(&["match", "cmd:exit 1", "2", "--draws", "2"]);
    assert!(ran.stdout.contains("exit 1 against learner"), "{ran:?}");
    assert!(ran.stdout.ends_with("  forfeits of A: 2 (0 illegal, 0 late, 2 missing)\n"), "{ran:?}");
    let ran = limes(&["match", "cmd:exit 1", "2", "--draws", "30"]);
    assert!(ran.stderr.contains("20 more games were lost like this"), "{}", ran.stderr);
}
