//! Whole games in the terminal, through the real binary.

mod kit;

use kit::{cases, file, limes, limes_reading, scratch};
use limes::{Action, Deck, Game, Record, Seat, Turn, Variants};
use record::Seed;
use std::fs;

/// Legal turns for a whole game with this seed: the best for the moment, as far as it is easily found.
fn greedy(seed: &str) -> Vec<Turn> {
    let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["You"]).expect("a game");
    let mut turns = Vec::new();
    for card in limes::draw(&Seed::new(seed).expect("a seed")) {
        game.draw(card).expect("a card");
        let total = |turn: &Turn| {
            game.preview(Seat::from_index(0), *turn).map_or(0, |display| display.total())
        };
        let legal = game.legal(Seat::from_index(0)).expect("legal turns");
        let best = legal.iter().max_by_key(|turn| (total(turn), turn.action == Action::Rest));
        let turn = *best.expect("a turn");
        game.play(Seat::from_index(0), turn).expect("legal");
        turns.push(turn);
    }
    turns
}

fn typed(turns: &[Turn]) -> String {
    turns.iter().map(|turn| format!("{turn}\n")).collect()
}

/// The record at the end of what was printed.
fn record_in(printed: &str) -> &str {
    let begin = printed.rfind("[Game \"Limes\"]").expect("a record");
    &printed[begin..]
}

#[test]
fn a_whole_game_ends_with_its_record() {
    let turns = greedy("limes");
    let out = scratch("whole.limes");
    let args = ["play", "--terminal", "--seed", "limes", "--out", &out];
    let printed = limes_reading(typed(&turns).as_bytes(), &args).answer();
    assert!(!printed.contains('\u{1b}'), "no colours into a pipe");
    assert!(printed.contains("Round 16 of 16") && printed.contains("The landscape is complete"));

    let record = record_in(&printed);
    assert_eq!(fs::read_to_string(&out).expect("a record"), record);
    let parsed = Record::parse(record.as_bytes()).expect("a record");
    assert_eq!(parsed.game.players()[0].turns(), turns);
    let score = limes_reading(record.as_bytes(), &["score", "-", "--json"]).json();
    assert_eq!((score["over"].as_bool(), score["rounds"].as_u64()), (Some(true), Some(16)));
    let total = score["players"][0]["total"].as_u64().expect("a total");
    assert!(total > 28, "greedy play is at least OK, not {total}");
    assert!(printed.contains(&format!("\n{total} points: ")), "{printed}");
}

#[test]
fn a_game_is_left_and_gone_on_with() {
    let turns = greedy("2026-11-15");
    let (morning, evening) = turns.split_at(7);
    let out = scratch("pause.limes");
    let args = ["play", "--terminal", "--seed", "2026-11-15", "--out", &out];
    let script = typed(morning) + "quit\n";
    let printed = limes_reading(script.as_bytes(), &args).answer();
    assert!(printed.contains(&format!("limes play --terminal {out} --out {out}")), "{printed}");
    assert_eq!(fs::read_to_string(&out).expect("a record"), record_in(&printed));

    limes_reading(typed(evening).as_bytes(), &["play", "--terminal", &out, "--out", &out]).answer();
    let record = Record::parse(&fs::read(&out).expect("a record")).expect("a record");
    assert_eq!(record.game.players()[0].turns(), turns);
}

#[test]
fn a_turn_can_be_taken_back() {
    let turns = greedy("limes");
    let script = format!("undo\n{}undo\nundo\n{}", typed(&turns[..3]), typed(&turns[1..]));
    let printed =
        limes_reading(script.as_bytes(), &["play", "--terminal", "--seed", "limes"]).answer();
    assert!(printed.contains("There is no turn to take back."));
    assert!(printed.contains(&format!("{} is taken back.", turns[2])));
    let straight =
        limes_reading(typed(&turns).as_bytes(), &["play", "--terminal", "--seed", "limes"])
            .answer();
    assert_eq!(record_in(&printed), record_in(&straight));
}

#[test]
fn rubbish_changes_nothing() {
    let mut script = b"\n   \nrubbish\nd4\ne4^\nd4^ +xx\n\xff\xfe\n\x1b[2J\n?\nhelp\n?d4> +nw\n?e4>\nlegal\nlegal d4>\nlegal z\nscore\ncards\nshow\nsave\n".to_vec();
    script.extend(std::iter::repeat_n(b'x', 100_000));
    let printed = limes_reading(&script, &["play", "--terminal", "--seed", "limes"]).answer();
    for answer in [
        "Type a turn, for example: d4>  or  d4> +se",
        "“rubbish” is neither a turn nor a command.",
        "Add the rotation: d4^, d4>, d4v or d4<.",
        "e4^ is not possible: the first card lies on d4.",
        "e4> is not possible: the first card lies on d4.",
        "d4> +nw would make it 1 point (+1):",
        "20 turns:",
        "No legal turn begins with z",
        "Into which file? For example: save game.limes",
    ] {
        assert!(printed.contains(answer), "{answer}\n{printed}");
    }
    assert!(!printed.contains('\u{1b}'), "what was typed is not echoed raw");
    assert!(record_in(&printed).ends_with("[Seed \"limes\"]\n\n1. 22\n"), "{printed}");
}

#[test]
fn an_end_without_a_turn_prints_the_record() {
    let printed = limes(&["play", "--terminal"]).answer();
    limes_reading(record_in(&printed).as_bytes(), &["legal", "-"]).answer();
}

#[test]
fn a_record_is_saved_where_one_says() {
    let path = scratch("saved here.limes");
    let script = format!("d4^\nsave {path}\nsave {}\n", env!("CARGO_TARGET_TMPDIR"));
    let printed =
        limes_reading(script.as_bytes(), &["play", "--terminal", "--seed", "limes"]).answer();
    assert!(printed.contains("Written."), "{printed}");
    assert!(printed.contains("cannot be written: "), "{printed}");
    assert_eq!(fs::read_to_string(&path).expect("a record"), record_in(&printed));
}

#[test]
fn a_game_that_is_over_shows_its_end() {
    let over = cases().join("limes-003.limes");
    let over = over.to_str().expect("a path in UTF-8");
    let printed = limes(&["play", "--terminal", over]).answer();
    assert!(printed.contains("13 points: capable of improvement."), "{printed}");
}

#[test]
fn variants_and_decks_are_played() {
    let cards = vec!["\"=hhh ~ ^hhh #\""; 24].join(", ");
    let deck = file("huts.toml", format!("name = \"huts\"\ncards = [{cards}]").as_bytes());
    let args = ["play", "--terminal", "--deck", &deck, "--variants", "diagonal"];
    let printed = limes_reading(b"d4^ +nw\ne5^ +ne\n", &args).answer();
    assert!(printed.contains("You played e5^ +ne:"), "{printed}");
    let record = Record::parse(record_in(&printed).as_bytes()).expect("a record");
    assert_eq!(record.game.deck().name(), "huts");
}

/// The record at the end of what was printed by a game of Limits.
fn limits_in(printed: &str) -> limits::Record {
    let text = printed.rfind("[Game").map_or("", |start| &printed[start..]);
    limits::Record::parse(text.as_bytes()).expect("a record")
}

#[test]
fn limits_is_played_left_and_gone_on_with() {
    let out = scratch("bluff.limits");
    let args = [
        "play",
        "--terminal",
        "--game",
        "limits",
        "--bots",
        "1",
        "--level",
        "2",
        "--seed",
        "bluff",
    ];
    let args = [&args[..], &["--out", &out]].concat();
    // Whatever is in hand: only what is legal counts.
    let all = "hide r\nhide y\nhide g\nhide b\nhide p\nplay r\nplay y\nplay g\nplay b\nplay p\nsuspect 2\n";
    let script = format!("help\nrules\nlegal\n{}quit\n", all.repeat(3));
    let printed = limes_reading(script.as_bytes(), &args).answer();
    for words in [
        "LIMITS: a game of bluff",
        "DECISIONS",
        "A SUSPICION",
        "is not possible: ",
        "Round 1 is over",
    ] {
        assert!(printed.contains(words), "{words}\n{printed}");
    }
    let record = limits_in(&printed);
    assert_eq!(fs::read_to_string(&out).expect("a record"), record.to_string());
    assert!(!record.game.past_rounds().is_empty() && !record.game.is_over());

    let printed =
        limes_reading(all.repeat(40).as_bytes(), &["play", "--terminal", &out, "--out", &out])
            .answer();
    assert!(printed.contains("The last limit card is taken"), "{printed}");
    let whole = limits_in(&printed);
    assert!(whole.game.is_over());
    assert_eq!(
        whole.game.past_rounds()[..record.game.past_rounds().len()],
        *record.game.past_rounds()
    );
    assert_eq!(whole.headers, record.headers);
    // Played in one sitting it is the same game.
    let at_once =
        limes_reading((all.repeat(3) + &all.repeat(40)).as_bytes(), &args[..args.len() - 2])
            .answer();
    assert_eq!(limits_in(&at_once).game, whole.game);
}

#[test]
fn rubbish_at_a_table_of_limits_changes_nothing() {
    let mut script = b"\n  \nrubbish\nplay\nplay r\nsuspect\nsuspect 9\nexchange x\n\xff\xfe\n\x1b[2J\nsave\nshow\n".to_vec();
    script.extend(std::iter::repeat_n(b'x', 100_000));
    let args = ["play", "--terminal", "--game", "limits", "--seed", "limits"];
    let printed = limes_reading(&script, &args).answer();
    for answer in [
        "“rubbish” is neither a decision nor a command.",
        "Add a colour: play r, y, g, b or p, or its name.",
        "play r is not possible: first hide a card",
        "Whom? Type suspect and a number or a name.",
        "Into which file? For example: save game.limits",
    ] {
        assert!(printed.contains(answer), "{answer}\n{printed}");
    }
    assert!(!printed.contains('\u{1b}'), "what was typed is not echoed raw");
    assert!(limits_in(&printed).game.past_rounds().is_empty());
}

#[test]
fn a_game_of_limits_that_is_over_shows_its_end() {
    let over = cases().join("limits-003.limits");
    let over = over.to_str().expect("a path in UTF-8");
    let printed = limes(&["play", "--terminal", over]).answer();
    assert!(printed.contains("The last limit card is taken"), "{printed}");
}
