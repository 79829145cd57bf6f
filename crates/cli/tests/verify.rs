//! `limes verify`: the cards of a record against the commitment of its server.

mod kit;

use kit::{Ran, limes, limes_reading};
use serde_json::json;
use sha2::{Digest, Sha256};

const SEED: &str = "a fair draw";

fn commitment(seed: &str) -> String {
    Sha256::digest(seed).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A record as a server gives it at the end, as far as headers and cards go.
fn dealt(game: &str) -> String {
    limes(&["deal", "--game", game, "--seed", SEED, "--players", "Ada,Ben"]).answer()
}

fn with_header(record: &str, name: &str, value: &str) -> String {
    record.replacen("[Seed ", &format!("[{name} \"{value}\"]\n[Seed "), 1)
}

fn verify(record: &str, args: &[&str]) -> Ran {
    limes_reading(record.as_bytes(), &[&["verify", "-"], args].concat())
}

#[test]
fn the_commitment_in_the_record_counts_if_none_is_given() {
    let right = commitment(SEED);
    for game in ["limes", "limits"] {
        let record = with_header(&dealt(game), "Commitment", &right);
        let record = with_header(&record, "Date", "2026-11-19");
        let said = verify(&record, &[]).answer();
        assert!(said.starts_with("The cards match the commitment in the record"), "{said}");
        assert_eq!(verify(&record, &["--json"]).json(), json!({"seed": true, "draw": true}));
        let said = verify(&record, &["--commitment", &right.to_uppercase()]).answer();
        assert!(said.starts_with("The cards match the commitment: "), "{said}");
        let other = with_header(&dealt(game), "Commitment", &commitment("another seed"));
        verify(&other, &[]).refused(
            "standard input: the cards do not match the commitment: the seed in the record is not the one that was committed to",
        );
        assert_eq!(verify(&other, &["--json"]).json(), json!({"seed": false, "draw": true}));
    }
}

#[test]
fn without_any_commitment_there_is_nothing_to_compare_with() {
    for game in ["limes", "limits"] {
        for args in [&[][..], &["--json"]] {
            verify(&dealt(game), args).refused(
                "standard input: the record has no header [Commitment \"…\"]: --commitment HEX says what the server committed to",
            );
        }
        let right = commitment(SEED);
        assert_eq!(verify(&dealt(game), &["--commitment", &right]).code, Some(0));
    }
}

#[test]
fn a_commitment_that_contradicts_the_record_fails() {
    let (right, wrong) = (commitment(SEED), commitment("another seed"));
    for game in ["limes", "limits"] {
        for (noted, given) in [(&right, &wrong), (&wrong, &right)] {
            let record = with_header(&dealt(game), "Commitment", noted);
            verify(&record, &["--commitment", given]).refused(&format!(
                "standard input: the cards do not match the commitment: --commitment and the header [Commitment \"{noted}\"] contradict each other",
            ));
            let told = verify(&record, &["--commitment", given, "--json"]).json();
            assert_eq!(told, json!({"seed": false, "draw": true}));
        }
    }
}

#[test]
fn changed_cards_and_seeds_do_not_match() {
    let right = commitment(SEED);
    let limes = with_header(&dealt("limes"), "Commitment", &right);
    let card = limes.lines().last().and_then(|line| line.strip_prefix("1. ")).expect("a card");
    let other_card = if card == "1" { "2" } else { "1" };
    let limits = with_header(&dealt("limits"), "Commitment", &right);
    let start = if limits.contains("[Start \"1\"]") { ("1", "2") } else { ("2", "1") };
    let changed = [
        limes.replace(&format!("1. {card}\n"), &format!("1. {other_card}\n")),
        limits.replace(&format!("[Start \"{}\"]", start.0), &format!("[Start \"{}\"]", start.1)),
    ];
    for record in &changed {
        let why = "the cards do not match the commitment: the seed in the record gives other cards";
        verify(record, &[]).refused(&format!("standard input: {why}"));
        assert_eq!(verify(record, &["--json"]).json(), json!({"seed": true, "draw": false}));
    }
    for record in [&limes, &limits] {
        let reseeded = record.replace(SEED, "another seed");
        assert_eq!(verify(&reseeded, &["--json"]).json(), json!({"seed": false, "draw": false}));
        // Whoever changes seed and commitment alike is given away by the cards.
        let both = reseeded.replace(&right, &commitment("another seed"));
        assert_eq!(verify(&both, &["--json"]).json(), json!({"seed": true, "draw": false}));
        assert_eq!(verify(&both, &[]).code, Some(2));
    }
}

#[test]
fn a_record_that_cannot_be_replayed_does_not_match() {
    let record = with_header(&dealt("limes"), "Commitment", &commitment(SEED));
    for damaged in
        [record.clone() + "7. 3\n", record.replace("[Player \"Ada\"]\n", ""), "rubbish".to_owned()]
    {
        let damaged = damaged.replace("[Player \"Ben\"]\n", "");
        let Ran { code, stdout, stderr } = verify(&damaged, &[]);
        assert_eq!((code, stdout.as_str()), (Some(2), ""), "{stderr}");
        assert!(
            stderr.starts_with("limes: the cards do not match the commitment: standard input: "),
            "{stderr}"
        );
    }
    let missing = limes(&["verify", "no-such-file"]);
    missing.refused("no-such-file: there is no such file");
}

#[test]
fn rubbish_instead_of_a_commitment_is_refused() {
    let record = dealt("limes");
    for rubbish in
        ["", "x", "0".repeat(63).as_str(), "g".repeat(64).as_str(), "ü".repeat(32).as_str()]
    {
        verify(&record, &["--commitment", rubbish])
            .refused("--commitment: a commitment has 64 hex digits");
        verify(&with_header(&record, "Commitment", rubbish), &[])
            .refused("standard input: [Commitment \"…\"]: a commitment has 64 hex digits");
    }
    let right = commitment(SEED);
    let twice = with_header(&with_header(&record, "Commitment", &right), "Commitment", &right);
    verify(&twice, &[])
        .refused("standard input: the record has more than one header [Commitment \"…\"]");
    let without =
        with_header(&record, "Commitment", &right).replace(&format!("[Seed \"{SEED}\"]\n"), "");
    verify(&without, &[]).refused(
        "standard input: the record holds no seed: a server tells it when the game is over",
    );
}
