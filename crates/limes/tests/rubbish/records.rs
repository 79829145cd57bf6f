//! Records.

use crate::{GOOD, check, check_with};
use expect_test::expect;
use limes::Record;

#[test]
fn what_is_no_text() {
    check(b"", expect!["the record is empty"]);
    check(b" \n\n# nothing\n", expect!["the record is empty"]);
    check(b"[Game \"Limes\"]\n\xff\xfe", expect!["line 2: the text is not UTF-8"]);
    check(b"\0\0\0", expect![[r#"the header [Game "…"] is missing"#]]);
    check(&vec![b'#'; 1_000_001], expect!["a record has at most 1 MB, this is larger"]);
}

#[test]
fn just_1_mb_is_not_too_large() {
    let mut text = GOOD.as_bytes().to_vec();
    text.push(b'#');
    text.resize(1_000_000, b'x');
    assert!(Record::parse(&text).is_ok());
}

#[test]
fn what_would_be_written_larger_than_1_mb() {
    let players = 55_000;
    let mut text = GOOD.lines().take(3).collect::<Vec<_>>().join("\n") + "\n";
    text += &"[Player \"a\"]\n".repeat(players);
    text += "1.5";
    text += &"|d4^".repeat(players);
    assert!(text.len() < 1_000_000);
    check(text.as_bytes(), expect!["a record has at most 1 MB, this is larger"]);
}

#[test]
fn headers() {
    check_with(
        "[Game \"Limes\"]",
        "[Game \"Limits\"]",
        expect!["line 1: this is a record of Limits, not of Limes"],
    );
    check_with(
        "[Format \"1\"]",
        "[Format \"2\"]",
        expect!["line 2: this is format 2, and only format 1 is known"],
    );
    check_with("[Game \"Limes\"]\n", "", expect![[r#"the header [Game "…"] is missing"#]]);
    check_with("[Format \"1\"]\n", "", expect![[r#"the header [Format "…"] is missing"#]]);
    check_with("[Deck \"classic\"]\n", "", expect![[r#"the header [Deck "…"] is missing"#]]);
    check_with(
        "[Format \"1\"]",
        "[Format \"1\"]\n[Format \"1\"]",
        expect![[r#"line 3: a second header [Format "…"]"#]],
    );
    check_with(
        "[Game \"Limes\"]",
        "[Game \"Limes\"]\n[Game \"Limes\"]",
        expect![[r#"line 2: a second header [Game "…"]"#]],
    );
    check_with(
        "[Deck \"classic\"]",
        "[Deck \"classic\"]\n[Deck \"x\"]",
        expect![[r#"line 4: a second header [Deck "…"]"#]],
    );
    check_with(
        "[Format \"1\"]",
        "[Format \"1\"",
        expect![[r#"line 2: a header reads [Name "value"], with \" and \\ inside"#]],
    );
    check_with(
        "[Format \"1\"]",
        "[Format 1]",
        expect![[r#"line 2: a header reads [Name "value"], with \" and \\ inside"#]],
    );
    check_with(
        "[Format \"1\"]",
        "[Format \"1\\n\"]",
        expect![[r#"line 2: a header reads [Name "value"], with \" and \\ inside"#]],
    );
    check_with(
        "2. 21",
        "[Date \"today\"]\n2. 21",
        expect!["line 8: headers come before the first round"],
    );
    check(b"1. 5 | d4^\n", expect![[r#"the header [Game "…"] is missing"#]]);
}

#[test]
fn variants() {
    let with = |words| format!("[Deck \"classic\"]\n[Variants \"{words}\"]");
    check_with(
        "[Deck \"classic\"]",
        &with("diagonal bridge"),
        expect![[r#"line 4: there is no variant "bridge", only diagonal and ferryman"#]],
    );
    check_with(
        "[Deck \"classic\"]",
        &with("diagonal,ferryman"),
        expect![[r#"line 4: there is no variant "diagonal,ferryman", only diagonal and ferryman"#]],
    );
    let twice = format!("{}\n[Variants \"ferryman\"]", with("diagonal"));
    check_with(
        "[Deck \"classic\"]",
        &twice,
        expect![[r#"line 5: a second header [Variants "…"]"#]],
    );
}

#[test]
fn players() {
    check_with(
        "[Player \"Ada\"]\n[Player \"Ben\"]\n",
        "",
        expect![[r#"the header [Player "…"] is missing"#]],
    );
    check_with("Ben", "", expect!["line 5: a name needs at least one character"]);
    check_with(
        "Ben",
        &"B".repeat(41),
        expect!["line 5: a name has at most 40 characters, this one has 41"],
    );
}

#[test]
fn a_name_of_40_characters_is_good_whatever_the_characters() {
    let text = GOOD.replacen("Ben", &"☀".repeat(40), 1);
    assert!(Record::parse(text.as_bytes()).is_ok());
}

#[test]
fn lines_that_are_no_rounds() {
    check_with(
        "1. 5 |",
        "5 |",
        expect![[
            r#"line 7: a round looks like "3. 9 | e5v | …": number, card, one column a player"#
        ]],
    );
    check_with(
        "1. 5 |",
        "one. 5 |",
        expect![[
            r#"line 7: a round looks like "3. 9 | e5v | …": number, card, one column a player"#
        ]],
    );
    check_with(
        "1. 5 |",
        "+1. 5 |",
        expect![[
            r#"line 7: a round looks like "3. 9 | e5v | …": number, card, one column a player"#
        ]],
    );
    check_with(
        "1. 5 |",
        ". 5 |",
        expect![[
            r#"line 7: a round looks like "3. 9 | e5v | …": number, card, one column a player"#
        ]],
    );
    check_with(
        "1. 5 |",
        "99999999999999999999999. 5 |",
        expect![[
            r#"line 7: a round looks like "3. 9 | e5v | …": number, card, one column a player"#
        ]],
    );
    check_with(
        "…",
        "…\nand so on",
        expect![[
            r#"line 9: a round looks like "3. 9 | e5v | …": number, card, one column a player"#
        ]],
    );
}

#[test]
fn round_numbers() {
    check_with("1. 5 |", "2. 5 |", expect!["line 7: round 1 was expected here"]);
    check_with("1. 5 |", "0. 5 |", expect!["line 7: round 1 was expected here"]);
    check_with("2. 21 |", "1. 21 |", expect!["line 8: round 2 was expected here"]);
    check_with("2. 21 |", "3. 21 |", expect!["line 8: round 2 was expected here"]);
}

#[test]
fn card_numbers() {
    check_with(
        "1. 5 |",
        "1. 25 |",
        expect![[r#"line 7, round 1: there is no card "25", they are numbered 1 to 24"#]],
    );
    check_with(
        "1. 5 |",
        "1. 0 |",
        expect![[r#"line 7, round 1: there is no card "0", they are numbered 1 to 24"#]],
    );
    check_with(
        "1. 5 |",
        "1. |",
        expect![[r#"line 7, round 1: there is no card "", they are numbered 1 to 24"#]],
    );
    check_with(
        "1. 5 |",
        "1. +5 |",
        expect![[r#"line 7, round 1: there is no card "+5", they are numbered 1 to 24"#]],
    );
    check_with(
        "1. 5 |",
        "1. 261 |",
        expect![[r#"line 7, round 1: there is no card "261", they are numbered 1 to 24"#]],
    );
    check_with(
        "1. 5 |",
        "1. five |",
        expect![[r#"line 7, round 1: there is no card "five", they are numbered 1 to 24"#]],
    );
    check_with("2. 21 |", "2. 5 |", expect!["line 8, round 2: card 5 was drawn before"]);
}

#[test]
fn columns() {
    check_with(
        " | d4^\n",
        "\n",
        expect!["line 7, round 1: one column a player makes 2, but there are 1"],
    );
    check_with(
        " | d4^\n",
        " | d4^ | d4^\n",
        expect!["line 7, round 1: one column a player makes 2, but there are 3"],
    );
    check_with(
        " | d4^\n",
        " | d4^ |\n",
        expect!["line 7, round 1: one column a player makes 2, but there are 3"],
    );
    check_with(
        "2. 21 | d3v | …",
        "2. 21 | …",
        expect!["line 8, round 2: one column a player makes 2, but there are 1"],
    );
}

#[test]
fn a_round_after_an_unfinished_one() {
    check_with(
        "…",
        "…\n3. 7",
        expect!["line 9, round 3: not everyone has ended their turn of the round before"],
    );
    check_with(
        "2. 21 | d3v | …",
        "2. 21\n3. 7",
        expect!["line 9, round 3: not everyone has ended their turn of the round before"],
    );
}

#[test]
fn a_seventeenth_round() {
    let mut text = GOOD.lines().take(4).collect::<Vec<_>>().join("\n") + "\n";
    let snake = ["d4", "e4", "f4", "g4", "g5", "f5", "e5", "d5"];
    let back = ["d6", "e6", "f6", "g6", "g7", "f7", "e7", "d7"];
    for (cell, number) in snake.iter().chain(&back).zip(1..) {
        text += &format!("{number}. {number} | {cell}^\n");
    }
    let full = Record::parse(text.as_bytes()).expect("sixteen rounds");
    assert!(full.game.is_over());
    check(
        (text.clone() + "17. 17 | d4^\n").as_bytes(),
        expect!["line 21: a game has only 16 rounds"],
    );
    check((text + "17. 17\n").as_bytes(), expect!["line 21: a game has only 16 rounds"]);
}

#[test]
fn what_is_quoted_is_short_and_safe() {
    check_with(
        "d4^",
        "\u{1b}[31md4^",
        expect![[
            r#"line 7, round 1, player 2 (Ben), turn "�[31md4^": a turn looks like d4^, e4> +sw or e5v d4ne-e4nw"#
        ]],
    );
    check_with(
        "d4^",
        &"x".repeat(100),
        expect![[
            r#"line 7, round 1, player 2 (Ben), turn "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…": a turn looks like d4^, e4> +sw or e5v d4ne-e4nw"#
        ]],
    );
    check_with(
        "classic",
        &"x".repeat(100),
        expect![[
            r#"line 3: the deck "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" is not built in, so the record needs its 24 [Card "…"] headers"#
        ]],
    );
    check_with(
        "Limes",
        &"x".repeat(100),
        expect![
            "line 1: this is a record of xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…, not of Limes"
        ],
    );
}

#[test]
fn seeds() {
    let fault = |seed: &str| record::Seed::new(seed).expect_err("refused").to_string();
    expect!["a seed needs at least one character"].assert_eq(&fault(""));
    expect!["a seed needs at least one character"].assert_eq(&fault(" \t "));
    expect!["a seed has at most 64 characters, this one has 65"].assert_eq(&fault(&"x".repeat(65)));
    expect!["a seed cannot hold control characters"].assert_eq(&fault("a\tb"));
}

#[test]
fn links() {
    use record::link::{decode, encode};
    let fault = |link: &str| decode(link).expect_err("refused").to_string();
    let packed = encode(GOOD);
    assert_eq!(decode(&packed).as_deref(), Ok(GOOD));
    expect!["the link is damaged: it is not base64url"].assert_eq(&fault("not a link"));
    expect!["the link is damaged: it is not base64url"].assert_eq(&fault(&format!("{packed}=")));
    expect!["the link is damaged: what it holds cannot be unpacked"]
        .assert_eq(&fault(&packed[..packed.len() / 8 * 4]));
    expect!["the record in the link is larger than 1 MB"]
        .assert_eq(&fault(&encode(&" ".repeat(1_000_001))));
    assert_eq!(decode(&encode(&" ".repeat(1_000_000))).map(|text| text.len()), Ok(1_000_000));
    // The raw DEFLATE of the bytes ff fe.
    expect!["the link is damaged: what it holds is not text"].assert_eq(&fault("-_8PAA"));
}
