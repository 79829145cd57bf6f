//! Rubbish is refused with one sentence that says where and why.

mod kit;

use expect_test::{Expect, expect};
use kit::Table;
use limits::Record;

const TABLE: Table<'static> =
    Table { hands: &["rrgbp", "ryygb"], draw: "pppyyy", limits: &["5 2 0 5 X"] };

fn check(bytes: &[u8], why: Expect) {
    let fault = Record::parse(bytes).expect_err("refused");
    let sentence = fault.to_string();
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    why.assert_eq(&sentence);
}

/// A good record with one piece of its text exchanged.
fn check_with(old: &str, new: &str, why: Expect) {
    let text = kit::record(&TABLE, "1. hide r | g\n1: play b\n2: suspect 1");
    assert!(Record::parse(text.as_bytes()).is_ok());
    assert!(text.contains(old), "{old} is not in\n{text}");
    check(text.replacen(old, new, 1).as_bytes(), why);
}

fn check_lines(lines: &str, why: Expect) {
    check(kit::record(&TABLE, lines).as_bytes(), why);
}

#[test]
fn what_is_no_text() {
    check(b"", expect!["the record is empty"]);
    check(b" \n\n# nothing\n", expect!["the record is empty"]);
    check(b"\xff\xfe", expect!["line 1: the text is not UTF-8"]);
    check(b"\0\0\0", expect![[r#"the header [Game "…"] is missing"#]]);
    check(&vec![b'#'; 1_000_001], expect!["a record has at most 1 MB, this is larger"]);
    check("🂡".repeat(100).as_bytes(), expect![[r#"the header [Game "…"] is missing"#]]);
}

#[test]
fn what_would_be_written_larger_than_1_mb() {
    let lines = "1.hide r|g\n1:play b\n2:suspect 1";
    let text = kit::record(&TABLE, lines);
    let filled = |size: usize| {
        let event = format!("[Event \"{}\"]\n", "x".repeat(size - text.len() - 11));
        text.replacen("[Start", &format!("{event}[Start"), 1)
    };
    assert!(filled(1_000_000).len() == 1_000_000);
    check(filled(1_000_000).as_bytes(), expect!["a record has at most 1 MB, this is larger"]);
    let read = Record::parse(filled(999_900).as_bytes()).expect("there is room for the blanks");
    assert_eq!(Record::parse(read.to_string().as_bytes()), Ok(read));
}

#[test]
fn headers() {
    check_with(
        "[Game \"Limits\"]",
        "[Game \"Limes\"]",
        expect![[r#"line 1, [Game "Limes"]: this is not a record of Limits"#]],
    );
    check_with("[Game \"Limits\"]\n", "", expect![[r#"the header [Game "…"] is missing"#]]);
    check_with(
        "[Format \"1\"]",
        "[Format \"2\"]",
        expect![[r#"line 2, [Format "2"]: only format 1 is known"#]],
    );
    check_with(
        "[Format \"1\"]",
        "[Format \"1\"]\n[Format \"1\"]",
        expect![[r#"line 3: a second header [Format "…"]"#]],
    );
    check_with(
        "[Format \"1\"]",
        "[Format \"1\"",
        expect![[r#"line 2: a header reads [Name "value"], with \" and \\ inside"#]],
    );
    check_with(
        "[Format \"1\"]",
        "[Format \"1\"]\n[Mode \"shut\"]",
        expect![[r#"line 3, [Mode "shut"]: the mode is memory or open"#]],
    );
    check_with(
        "1: play b",
        "[Mode \"open\"]",
        expect!["line 9: headers come before the first round"],
    );
}

#[test]
fn players() {
    let one_more = "[Player \"Ada\"]\n[Player \"X\"]";
    check_with("[Player \"Ada\"]\n", "", expect!["line 3: 2 to 6 can play, not 1"]);
    check_with("[Player \"Ada\"]\n[Player \"Ben\"]\n", "", expect!["2 to 6 can play, not 0"]);
    check_with(
        "[Player \"Ada\"]",
        one_more,
        expect!["line 8: 3 players use 18 limit cards, but there are 10"],
    );
    check_with(
        "[Player \"Ada\"]",
        &"[Player \"X\"]\n".repeat(6),
        expect!["line 10: 2 to 6 can play, not 7"],
    );
    check_with("Ben", "", expect!["line 4: player 2: a name needs at least one character"]);
    check_with(
        "Ben",
        &"B".repeat(41),
        expect!["line 4: player 2: a name has at most 40 characters, this one has 41"],
    );
    check_with(
        "[Start \"1\"]",
        "[Start \"3\"]",
        expect!["line 5: player 3 cannot start, there are 2 players"],
    );
    check_with(
        "[Start \"1\"]",
        "[Start \"0\"]",
        expect!["line 5: player 0 cannot start, there are 2 players"],
    );
    check_with(
        "[Start \"1\"]",
        "[Start \"-1\"]",
        expect![[r#"line 5, [Start "-1"]: a number was expected"#]],
    );
    check_with(
        "[Start \"1\"]",
        "[Start \"99999999999999999999999999\"]",
        expect![[r#"line 5, [Start "99999999999999999999999999"]: a number was expected"#]],
    );
    check_with("[Start \"1\"]\n", "", expect![[r#"the header [Start "…"] is missing"#]]);
}

#[test]
fn colour_cards() {
    check_with(
        "Colours \"r",
        "Colours \"",
        expect!["line 6: there should be 60 colour cards, but there are 59"],
    );
    check_with(
        "Colours \"r",
        "Colours \"rr",
        expect!["line 6: there should be 60 colour cards, but there are 61"],
    );
    check_with(
        "Colours \"r",
        "Colours \"y",
        expect!["line 6: there should be 12 red cards, but there are 11"],
    );
    check_with(
        "Colours \"r",
        "Colours \"R",
        expect![[
            r#"line 6, [Colours "Rrrygybgpbpppyyyrrrrrrrrryyyyyyygggggggg…"]: 'R' is not a colour, the colours are r y g b p"#
        ]],
    );
    check_with(
        "Colours \"r",
        "Colours \"ř",
        expect![[
            r#"line 6, [Colours "řrrygybgpbpppyyyrrrrrrrrryyyyyyygggggggg…"]: 'ř' is not a colour, the colours are r y g b p"#
        ]],
    );
}

#[test]
fn limit_cards() {
    check_with("\"1 2 3 ", "\"1 2 2 ", expect!["line 7: limit card 2 is used twice"]);
    check_with(
        "\"1 2 3 ",
        "\"1 2 ",
        expect!["line 7: 2 players use 10 limit cards, but there are 9"],
    );
    check_with(
        "\"1 2 3 ",
        "\"1 2 3 24 ",
        expect!["line 7: 2 players use 10 limit cards, but there are 11"],
    );
    check_with(
        "\"1 2 3 ",
        "\"1 2 25 ",
        expect!["line 7: limit cards are numbered 1 to 24, there is no 25"],
    );
    check_with(
        "\"1 2 3 ",
        "\"1 2 0 ",
        expect!["line 7: limit cards are numbered 1 to 24, there is no 0"],
    );
    check_with(
        "\"1 2 3 ",
        "\"1 2 x ",
        expect![[r#"line 7, [LimitCards "1 2 x 4 5 6 7 8 9 10"]: a number was expected"#]],
    );
}

#[test]
fn lines_that_are_none() {
    check_lines(
        "hello",
        expect![[r#"line 8, round 1, "hello": a line looks like '1. hide r | g' or '1: play r'"#]],
    );
    check_lines(
        "1. play r",
        expect![[
            r#"line 8, round 1, "1. play r": a line looks like '1. hide r | g' or '1: play r'"#
        ]],
    );
    check_lines(
        "1. hider | g",
        expect![[
            r#"line 8, round 1, "1. hider | g": a line looks like '1. hide r | g' or '1: play r'"#
        ]],
    );
    check_lines(
        "1; hide r | g",
        expect![[
            r#"line 8, round 1, "1; hide r | g": a line looks like '1. hide r | g' or '1: play r'"#
        ]],
    );
    check_lines(
        "99999999999999999999999999. hide r | g",
        expect![[
            r#"line 8, round 1, "99999999999999999999999999. hide r | g": a line looks like '1. hide r | g' or '1: play r'"#
        ]],
    );
    check_lines(
        &"long ".repeat(1000),
        expect![[
            r#"line 8, round 1, "long long long long long long long long …": a line looks like '1. hide r | g' or '1: play r'"#
        ]],
    );
    check_lines(
        "1. hide r | g\u{7} \u{1b}[31m",
        expect![[
            r#"line 8, round 1, player 2 (Ben), "hide g� �[31m": a colour is one of the letters r y g b p"#
        ]],
    );
}

#[test]
fn face_down_cards() {
    check_lines(
        "1. hide r",
        expect![[
            r#"line 8, round 1, "1. hide r": 2 players hide a card, the line has room for 1"#
        ]],
    );
    check_lines(
        "1. hide r | g | b",
        expect![[
            r#"line 8, round 1, "1. hide r | g | b": 2 players hide a card, the line has room for 3"#
        ]],
    );
    check_lines(
        "1. hide r |",
        expect![[
            r#"line 8, round 1, player 2 (Ben), "hide": a colour is one of the letters r y g b p"#
        ]],
    );
    check_lines(
        "1. hide r | x",
        expect![[
            r#"line 8, round 1, player 2 (Ben), "hide x": a colour is one of the letters r y g b p"#
        ]],
    );
    check_lines(
        "1. hide y | g",
        expect![[r#"line 8, round 1, player 1 (Ada), "hide y": there is no yellow card in hand"#]],
    );
    check_lines(
        "2. hide r | g",
        expect![[r#"line 8, round 1, "2. hide r | g": the next round is 1"#]],
    );
    check_lines(
        "1. hide …\n1. hide r | g",
        expect![[r#"line 9, round 1, "1. hide r | g": round 1 is not over"#]],
    );
    check_lines(
        "1. hide r | g\n2. hide r | g",
        expect![[r#"line 9, round 1, "2. hide r | g": round 1 is not over"#]],
    );
    check_lines(
        "1. hide r | g\n1: play b\n2: suspect 1\n1. hide r | g",
        expect![[r#"line 11, round 2, "1. hide r | g": the next round is 2"#]],
    );
}

#[test]
fn actions() {
    check_lines(
        "1: play r",
        expect![[
            r#"line 8, round 1, player 1 (Ada), "play r": not everybody has put a card face down yet"#
        ]],
    );
    check_lines(
        "1. hide r | ...\n1: play r",
        expect![[
            r#"line 9, round 1, player 1 (Ada), "play r": not everybody has put a card face down yet"#
        ]],
    );
    let hidden = |action: &str| format!("1. hide r | g\n{action}");
    check_lines(
        &hidden("2: play y"),
        expect![[r#"line 9, round 1, player 2 (Ben), "play y": it is the turn of player 1"#]],
    );
    check_lines(
        &hidden("3: play y"),
        expect![[r#"line 9, round 1, "3: play y": there is no player 3"#]],
    );
    check_lines(
        &hidden("0: play y"),
        expect![[r#"line 9, round 1, "0: play y": there is no player 0"#]],
    );
    check_lines(
        &hidden("1: play y"),
        expect![[r#"line 9, round 1, player 1 (Ada), "play y": there is no yellow card in hand"#]],
    );
    check_lines(
        &hidden("1: play"),
        expect![[
            r#"line 9, round 1, player 1 (Ada), "play": one can play a colour, exchange a colour or suspect a seat"#
        ]],
    );
    check_lines(
        &hidden("1: hide r"),
        expect![[
            r#"line 9, round 1, player 1 (Ada), "hide r": one can play a colour, exchange a colour or suspect a seat"#
        ]],
    );
    check_lines(
        &hidden("1: pass"),
        expect![[
            r#"line 9, round 1, player 1 (Ada), "pass": one can play a colour, exchange a colour or suspect a seat"#
        ]],
    );
    check_lines(
        &hidden("1: play x"),
        expect![[
            r#"line 9, round 1, player 1 (Ada), "play x": a colour is one of the letters r y g b p"#
        ]],
    );
    check_lines(
        &hidden("1: exchange r"),
        expect![[
            r#"line 9, round 1, player 1 (Ada), "exchange r": an exchange takes 4 red cards, but there is 1 in hand"#
        ]],
    );
    check_lines(
        &hidden("1: suspect 1"),
        expect![[r#"line 9, round 1, player 1 (Ada), "suspect 1": nobody can suspect themselves"#]],
    );
    check_lines(
        &hidden("1: suspect 2"),
        expect![[
            r#"line 9, round 1, player 1 (Ada), "suspect 2": player 2 has no card in this round's pile"#
        ]],
    );
    check_lines(
        &hidden("1: suspect 9"),
        expect![[
            r#"line 9, round 1, player 1 (Ada), "suspect 9": a seat is a number from 1 to 6"#
        ]],
    );
}

#[test]
fn whatever_follows_the_end_of_the_game() {
    let whole = |more: &str| {
        let mut record = Record::parse(kit::record(&TABLE, "").as_bytes()).expect("a record");
        let game = &mut record.game;
        while !game.is_over() {
            let seat = game.seats().find(|&seat| game.legal(seat).is_ok()).expect("a player");
            let decision = *game.legal(seat).expect("decisions").last().expect("a decision");
            game.decide(seat, decision).expect("legal");
        }
        let text = record.to_string();
        assert!(Record::parse(text.as_bytes()).is_ok());
        format!("{text}{more}\n")
    };
    check(
        whole("11. hide r | g").as_bytes(),
        expect![[r#"line 39, round 10, "11. hide r | g": the game is over"#]],
    );
    check(
        whole("11. hide …").as_bytes(),
        expect![[r#"line 39, round 10, "11. hide …": the game is over"#]],
    );
    check(
        whole("1: play r").as_bytes(),
        expect![[r#"line 39, round 10, player 1 (Ada), "play r": the game is over"#]],
    );
    check(
        whole("The end.").as_bytes(),
        expect![[
            r#"line 39, round 10, "The end.": a line looks like '1. hide r | g' or '1: play r'"#
        ]],
    );
}

#[test]
fn dots_blanks_and_headers_in_another_order_are_no_rubbish() {
    let lines = "1. hide r | ...";
    let plain = Record::parse(kit::record(&TABLE, lines).as_bytes()).expect("a record");
    let text =
        kit::record(&TABLE, "# a comment\n\n  1.  hide   r|…").replace("[Game \"Limits\"]\n", "");
    let other = Record::parse(
        format!("{text}\n").replacen("[Start", "[Game \"Limits\"]\n[Start", 1).as_bytes(),
    );
    assert_eq!(other.expect("a record"), plain);
}

#[test]
fn a_round_in_which_nobody_has_chosen_needs_no_line() {
    for lines in ["", "1. hide …", "1. hide ...", "1. hide … | …"] {
        let read = Record::parse(kit::record(&TABLE, lines).as_bytes()).expect("a record");
        assert!(!read.to_string().contains("hide"), "{lines}");
    }
}

#[test]
fn other_headers_are_kept_after_the_known_ones() {
    let text = format!("[Date \"2024-05-01\"]\n[Mode \"memory\"]\n{}", kit::record(&TABLE, ""));
    let mut read = Record::parse(text.as_bytes()).expect("a record");
    read.headers.push(record::Header::new("Event", "a \"quoted\" \\ name"));
    let written = read.to_string();
    assert!(
        written.ends_with("10\"]\n[Date \"2024-05-01\"]\n[Event \"a \\\"quoted\\\" \\\\ name\"]\n")
    );
    assert_eq!(Record::parse(written.as_bytes()), Ok(read));
}
