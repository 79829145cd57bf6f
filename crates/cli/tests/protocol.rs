//! A stranger's client in Python drives a real server: everything in `tests/protocol`, each file by itself.

use std::path::Path;
use std::process::Command;

/// Runs the tests of one file against the binary.
fn check(file: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/protocol");
    let done = Command::new("python3")
        .args(["-W", "ignore::ResourceWarning", "-B", "-m", "unittest", "-v", file])
        .env("LIMES_BINARY", env!("CARGO_BIN_EXE_limes"))
        // Messages are in UTF-8, whatever the machine thinks it speaks.
        .env("PYTHONUTF8", "1")
        .current_dir(folder)
        .output()
        .expect("Python runs");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}");
    assert!(said.contains("\nRan ") && !said.contains("\nRan 0 tests"), "{said}");
}

#[test]
fn people_are_known_by_token_or_cookie() {
    check("test_players");
}

#[test]
fn tables_are_made_found_joined_and_left() {
    check("test_tables");
}

#[test]
fn decisions_count_once_and_by_the_rules() {
    check("test_decisions");
}

#[test]
fn sockets_and_streams_tell_whole_states() {
    check("test_socket");
}

#[test]
fn nothing_acknowledged_is_lost_when_the_plug_is_pulled() {
    check("test_restart");
}

#[test]
fn nothing_hidden_is_in_any_byte() {
    check("test_leaks");
}

#[test]
fn large_tables_are_told_in_excerpts() {
    check("test_large");
}

#[test]
fn hostile_clients_are_refused_or_cut_off() {
    check("test_hostile");
}

#[test]
fn the_examples_of_the_document_hold() {
    check("test_documented");
}

#[test]
fn engines_of_others_join_a_table() {
    check("test_join");
}
