//! Bad input: exit code 2, nothing on standard output, and one clear sentence.

mod kit;

use kit::{cases, file, limes, limes_reading, scratch};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};

const RECORD: &str = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n\n1. 17 | d4^ | …\n";

fn case(name: &str) -> String {
    cases().join(name).to_str().expect("a path in UTF-8").to_owned()
}

/// The commands that begin a game of Limes, each with these options.
fn new_games(options: &[&str]) -> [kit::Ran; 2] {
    [&["deal"][..], &["play", "--terminal"]].map(|command| limes(&[command, options].concat()))
}

/// Both commands that read a record refuse this file with this sentence.
fn refused(path: &str, why: &str) {
    for command in ["score", "legal"] {
        limes(&[command, path]).refused(&format!("{path}: {why}"));
        limes(&[command, path, "--json"]).refused(&format!("{path}: {why}"));
    }
}

#[test]
fn a_missing_file() {
    refused(&scratch("not-there.limes"), "there is no such file");
}

#[test]
fn a_directory() {
    refused(env!("CARGO_TARGET_TMPDIR"), "this is a directory, not a file");
}

#[test]
fn a_file_that_is_not_text() {
    refused(&file("bytes.limes", b"[Game \"Limes\"]\n\xff"), "line 2: the text is not UTF-8");
}

#[test]
fn an_empty_file() {
    refused(&file("empty.limes", b""), "the record is empty");
    limes(&["score", "-"]).refused("standard input: the record is empty");
}

#[test]
fn a_file_of_100_mb() {
    let path = scratch("large.limes");
    std::fs::File::create(&path).and_then(|f| f.set_len(100_000_000)).expect("a sparse file");
    refused(&path, "a record has at most 1 MB, this is larger");
    limes(&["deal", "--deck", &path])
        .refused(&format!("{path}: a deck has at most 1 MB, this is larger"));
}

#[test]
#[cfg(unix)]
fn a_file_without_end() {
    refused("/dev/zero", "a record has at most 1 MB, this is larger");
}

#[test]
fn another_game() {
    let path = file("chess.limes", b"[Game \"Chess\"]\n");
    refused(&path, "this is a record of \"Chess\", and only Limes and Limits are known");
    let path = file("nothing.limes", b"[Event \"x\"]\n");
    refused(&path, "the header [Game \"…\"] is missing");
}

#[test]
fn an_illegal_turn_is_told_with_its_place() {
    let text = RECORD.replace("| …", "| e4^");
    limes_reading(text.as_bytes(), &["score", "-"]).refused(
        "standard input: line 7, round 1, player 2 (Ben), turn \"e4^\": the first card lies on d4",
    );
    let text = RECORD.replace("| …", "| \u{1b}[31m");
    limes_reading(text.as_bytes(), &["score", "-"]).refused(
        "standard input: line 7, round 1, player 2 (Ben), turn \"\u{fffd}[31m\": \
         a turn looks like d4^, e4> +sw or e5v d4ne-e4nw",
    );
}

#[test]
fn a_player_who_is_not_there() {
    let game = file("two.limes", RECORD.as_bytes());
    for number in ["9", "0", "3", "-1", "+1", "one", "99999999999999999999"] {
        limes(&["legal", &game, "--player", number])
            .refused(&format!("{game}: there is no player {number}, only players 1 to 2"));
        for command in [&["view"][..], &["bot", "--level", "1"]] {
            limes(&[command, &[&game, "--player", number]].concat())
                .refused(&format!("{game}: there is no player {number}, only players 1 to 2"));
        }
    }
    let solo = case("limes-003.limes");
    limes(&["legal", &solo, "--player", "2"])
        .refused(&format!("{solo}: there is no player 2, only player 1"));
    let limits = case("limits-003.limits");
    for number in ["9", "0", "7", "18446744073709551615"] {
        limes(&["legal", &limits, "--player", number])
            .refused(&format!("{limits}: there is no player {number}, only players 1 to 6"));
    }
}

#[test]
fn nothing_to_decide() {
    let game = file("moved.limes", RECORD.as_bytes());
    limes(&["legal", &game]).refused(&format!(
        "{game}: player 1 (Ada) has nothing to decide: the turn of this round is made already"
    ));
    assert_eq!(limes(&["legal", &game, "--player", "2"]).answer().lines().count(), 20);

    let undrawn = file("undrawn.limes", RECORD.replace("| …", "| d4>").as_bytes());
    limes(&["legal", &undrawn]).refused(&format!(
        "{undrawn}: player 1 (Ada) has nothing to decide: no card has been drawn for this round"
    ));
    let over = case("limes-003.limes");
    limes(&["legal", &over]).refused(&format!(
        "{over}: player 1 (P1) has nothing to decide: the game is over after 16 rounds"
    ));
    let over = case("limits-003.limits");
    limes(&["legal", &over]).refused(&format!("{over}: the game is over"));
}

#[test]
fn seeds_that_are_none() {
    for (seed, why) in [
        (" ", "a seed needs at least one character"),
        (&"x".repeat(65), "a seed has at most 64 characters, this one has 65"),
        ("a\nb", "a seed cannot hold control characters"),
    ] {
        for ran in new_games(&["--seed", seed]) {
            ran.refused(&format!("--seed: {why}"));
        }
    }
}

#[test]
fn names_that_are_none() {
    for game in ["limes", "limits"] {
        let deal = |players: &str| limes(&["deal", "--game", game, "--players", players]);
        deal(&format!("Ada,{}", "x".repeat(41)))
            .refused("--players: player 2: a name has at most 40 characters, this one has 41");
        deal("Ada,,Ben").refused("--players: player 2: a name needs at least one character");
        deal("").refused("--players: player 1: a name needs at least one character");
    }
}

#[test]
fn too_few_or_too_many_players() {
    let deal = |players: &str| limes(&["deal", "--game", "limits", "--players", players]);
    deal("Ada").refused("--players: 2 to 6 can play, not 1");
    deal("a,b,c,d,e,f,g").refused("--players: 2 to 6 can play, not 7");
}

#[test]
fn variants_that_are_none() {
    for ran in new_games(&["--variants", "diagonal,knight"]) {
        ran.refused("--variants: there is no variant \"knight\", only diagonal and ferryman");
    }
}

#[test]
fn limits_has_neither_variants_nor_decks() {
    limes(&["deal", "--game", "limits", "--variants", "diagonal"])
        .refused("--variants is for Limes, Limits has no variants");
    limes(&["deal", "--game", "limits", "--deck", "any.toml"])
        .refused("--deck is for Limes, Limits has cards of its own");
}

#[test]
fn decks_that_are_none() {
    let cards = |n| vec!["\"= = ~ #\""; n].join(", ");
    let deck = file("short.toml", format!("cards = [{}]", cards(23)).as_bytes());
    for ran in new_games(&["--deck", &deck]) {
        ran.refused(&format!("{deck}: a deck has 24 cards, this one has 23"));
    }
    let deck = file("wet.toml", format!("cards = [{}, \"~h = = =\"]", cards(23)).as_bytes());
    limes(&["deal", "--deck", &deck])
        .refused(&format!("{deck}: card 24: \"~h\": no hut stands on water"));
    let deck = file("bytes.toml", b"cards = [\xff]");
    limes(&["deal", "--deck", &deck]).refused(&format!("{deck}: the text is not UTF-8"));
    let deck = scratch("not-there.toml");
    limes(&["deal", "--deck", &deck]).refused(&format!("{deck}: there is no such file"));
}

#[test]
fn arguments_that_are_none() {
    for args in [
        &[][..],
        &["juggle"],
        &["score"],
        &["legal", "x", "--player", "one"],
        &["legal", "x", "--player", "-1"],
        &["deal", "--game", "chess"],
        &["play", "--terminal", "x.limes", "--seed", "y"],
        &["play", "x.limes"],
        &["play", "--seed", "y"],
        &["play", "--game", "limits"],
        &["play", "--terminal", "x.limits", "--bots", "2"],
        &["play", "--terminal", "--game", "limits", "--bots", "-1"],
        &["play", "--terminal", "--port", "1"],
    ] {
        let ran = limes(args);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{args:?}");
        // Whoever types nothing gets the help.
        let is_sentence = ran.stderr.starts_with("limes: ") && ran.stderr.lines().count() == 1;
        assert!(is_sentence || args.is_empty(), "{args:?}: {}", ran.stderr);
        assert!(!ran.stderr.is_empty(), "{args:?}");
    }
    limes(&["scor", "x"])
        .refused("unrecognized subcommand 'scor'; a similar subcommand exists: 'score'");
    limes(&["score"]).refused("the following required arguments were not provided: <GAME>");
    assert!(limes(&["score", "--help"]).answer().contains("Usage: limes score"));
}

#[test]
fn games_that_cannot_be_played_here() {
    let two = file("two-players.limes", RECORD.as_bytes());
    limes(&["play", "--terminal", &two])
        .refused(&format!("{two}: a game played here has one player, this one has 2"));
    let solo = case("limes-003.limes");
    limes(&["play", "--terminal", &solo, "--level", "3"])
        .refused("--bots, --level and --mode are for Limits, Limes is played alone here");
    limes(&["play", "--terminal", "--bots", "2"])
        .refused("--bots, --level and --mode are for Limits, Limes is played alone here");
    for bots in ["0", "6"] {
        limes(&["play", "--terminal", "--game", "limits", "--bots", bots])
            .refused(&format!("--bots: you can play against 1 to 5 bots, not {bots}"));
    }
    limes(&["play", "--terminal", "--game", "limits", "--variants", "diagonal"])
        .refused("--variants is for Limes, Limits has no variants");
    limes(&["play", "--terminal", "-"])
        .refused("the record cannot come from standard input, where the turns are typed");
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let ran = limes(&["play", "--no-open", "--port", &port]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(ran.stderr.starts_with(&format!("limes: --port: {port} cannot be used: ")), "{ran:?}");
    let nowhere = scratch("no/such/directory.limes");
    let ran = limes(&["play", "--terminal", "--out", &nowhere]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(ran.stderr.starts_with(&format!("limes: {nowhere} cannot be written: ")), "{ran:?}");
    assert_eq!(ran.stderr.lines().count(), 1);
}

/// As in `limes legal GAME | head -n 0`: the reader is gone before the first line is printed.
#[test]
fn a_reader_who_leaves_early_is_no_fault() {
    let game = file("pipe.limes", RECORD.as_bytes());
    for args in [
        &["legal", &game, "--player", "2"][..],
        &["score", &game],
        &["deal"],
        &["deal", "--json"],
        &["play", "--terminal"],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_limes"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("the binary runs");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), complaint.as_ref()), (Some(0), ""), "{args:?}");
    }
}
