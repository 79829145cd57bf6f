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
fn accounts_are_claimed_recovered_and_taken_along() {
    check("test_accounts");
}

#[test]
fn names_do_not_mislead_and_identities_end() {
    check("test_identity");
}

#[test]
fn absent_players_are_replaced_by_bots() {
    check("test_substitute");
}

#[test]
fn seats_of_a_rematch_are_reserved() {
    check("test_rematch_seats");
}

#[test]
fn lists_of_own_and_open_tables_are_right_and_live() {
    check("test_lists");
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
fn one_visitor_cannot_take_everything() {
    check("test_limits");
}

#[test]
fn operators_can_see_what_goes_on() {
    check("test_operators");
}

#[test]
fn operators_can_act_against_abuse() {
    check("test_admin");
}

#[test]
fn the_examples_of_the_document_hold() {
    check("test_documented");
}

#[test]
fn engines_of_others_join_a_table() {
    check("test_join");
}

#[test]
fn engines_of_others_come_back_to_their_seat() {
    check("test_join_again");
}

#[test]
fn engines_of_others_trust_a_private_authority() {
    check("test_join_tls");
}

#[test]
fn floods_and_failing_machines_are_endured() {
    check("test_endurance");
}

#[test]
fn engines_of_others_notice_a_silent_server() {
    check("test_join_silent");
}

#[test]
fn the_soak_test_cannot_pass_without_attacks() {
    check("test_soak");
}

/// Every test file must be run by a test above.
#[test]
fn every_file_is_run() {
    let own = include_str!("protocol.rs");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/protocol");
    let files = std::fs::read_dir(folder).expect("the tests are there");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    let tests: Vec<String> = names
        .filter_map(|name| Some(name.strip_suffix(".py")?.to_owned()))
        .filter(|name| name.starts_with("test_"))
        .collect();
    assert!(tests.len() > 10, "{tests:?}");
    for name in tests {
        assert!(own.contains(&format!("check(\"{name}\")")), "{name} is not run");
    }
}
