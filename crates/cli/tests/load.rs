//! The scenarios of the load tool, small: the real binary serves, real clients play, and nothing is lost.
//!
//! How quick a server is, `cargo xtask load` measures; here it only must not be absurdly slow or hungry.

use load::{Args, LargeArgs, PlayersArgs, Report, RestartArgs, Scenario};

fn run(scenario: Scenario) -> Report {
    let args = Args {
        server: env!("CARGO_BIN_EXE_limes").into(),
        folder: None,
        measure_only: true,
        scenario,
    };
    load::run(&args).unwrap_or_else(|fault| panic!("{fault:#}"))
}

fn figure(report: &Report, name: &str) -> f64 {
    report.figure(name).unwrap_or_else(|| panic!("no figure «{name}» in\n{report}"))
}

#[test]
fn players_at_many_tables_decide_and_every_decision_is_stored_once() {
    let args = PlayersArgs { players: 200, rate: 200, seconds: 3, flood: 2 };
    let report = run(Scenario::Players(args));
    let stored = figure(&report, "acknowledged decisions, each stored exactly once");
    assert!(stored >= 600.0, "{report}");
    assert_eq!(figure(&report, "tables replayed from their events"), 100.0);
    assert!(figure(&report, "from due to stored, p99") < 5_000.0, "{report}");
    if cfg!(target_os = "linux") {
        let memory = figure(&report, "memory of the server for a player who is connected");
        assert!(memory < 200.0, "{report}");
    }
}

#[test]
fn everybody_at_a_large_table_gets_every_card_in_a_short_state() {
    let report = run(Scenario::Large(LargeArgs { players: 100 }));
    let stored = figure(&report, "acknowledged decisions, each stored exactly once");
    assert_eq!(stored, 1600.0);
    assert_eq!(figure(&report, "states of the server, each that of the replay"), 100.0);
    assert!(figure(&report, "the longest message") < 8192.0, "{report}");
}

#[test]
fn a_server_with_many_stored_tables_comes_back_after_the_plug_was_pulled() {
    let report = run(Scenario::Restart(RestartArgs { tables: 500, times: 3 }));
    assert!(figure(&report, "acknowledged decisions, each stored exactly once") > 3.0);
    let ready = "from the start of the process until a decision is stored, longest";
    assert!(figure(&report, ready) < 30_000.0, "{report}");
}

#[test]
fn a_program_that_is_no_server_is_told_so() {
    let missing = Args {
        server: "no-such-binary".into(),
        folder: None,
        measure_only: true,
        scenario: Scenario::Large(LargeArgs { players: 17 }),
    };
    let fault = load::run(&missing).expect_err("there is none");
    assert_eq!(fault.to_string(), "cannot start no-such-binary");
    // A test binary that is asked to serve only complains.
    let other = Args { server: std::env::current_exe().expect("this one"), ..missing };
    let fault = load::run(&other).expect_err("it serves nothing").to_string();
    assert!(fault.contains("does not serve"), "{fault}");
}
