//! Every reason for which the rules refuse a turn, once, as a record tells it.

use crate::check;
use expect_test::{Expect, expect};

/// What is said about the last of Ada's turns. Her cards are all «= ~ ^ #», turned as she likes.
fn check_turns(turns: &[&str], why: Expect) {
    check_turns_with("", turns, why);
}

fn check_turns_with(variants: &str, turns: &[&str], why: Expect) {
    let mut text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"plain\"]\n".to_owned();
    text += &"[Card \"= ~ ^ #\"]\n".repeat(24);
    text += &format!("[Variants \"{variants}\"]\n[Player \"Ada\"]\n\n");
    for (turn, number) in turns.iter().zip(1..) {
        text += &format!("{number}. {number} | {turn}\n");
    }
    check(text.as_bytes(), why);
}

#[test]
fn not_on_the_start() {
    check_turns(
        &["e4^"],
        expect![[r#"line 31, round 1, player 1 (Ada), turn "e4^": the first card lies on d4"#]],
    );
}

#[test]
fn a_cell_that_is_taken() {
    check_turns(
        &["d4^", "d4>"],
        expect![[r#"line 32, round 2, player 1 (Ada), turn "d4>": a card lies on d4 already"#]],
    );
}

#[test]
fn a_card_apart() {
    check_turns(
        &["d4^", "e5^"],
        expect![[
            r#"line 32, round 2, player 1 (Ada), turn "e5^": e5 shares no side with a card of the display"#
        ]],
    );
    check_turns_with(
        "diagonal",
        &["d4^", "e6^"],
        expect![[
            r#"line 32, round 2, player 1 (Ada), turn "e6^": e6 shares no side with a card of the display"#
        ]],
    );
}

#[test]
fn too_wide() {
    check_turns(
        &["d4^", "e4^", "f4^", "g4^", "c4^"],
        expect![[
            r#"line 35, round 5, player 1 (Ada), turn "c4^": with c4 the display would be wider than 4 cards"#
        ]],
    );
}

#[test]
fn too_high() {
    check_turns(
        &["d4^", "d5^", "d6^", "d7^", "d3^"],
        expect![[
            r#"line 35, round 5, player 1 (Ada), turn "d3^": with d3 the display would be higher than 4 cards"#
        ]],
    );
}

#[test]
fn an_empty_supply() {
    let mut turns = vec!["d4^ +nw", "e4^ +nw", "f4^ +nw", "g4^ +nw", "d5^ +nw", "e5^ +nw"];
    turns.extend(["f5^ +nw", "g5^ +nw"]);
    check_turns(
        &turns,
        expect![[
            r#"line 38, round 8, player 1 (Ada), turn "g5^ +nw": no worker is left in the supply"#
        ]],
    );
}

#[test]
fn no_worker_there() {
    check_turns(
        &["d4^ +nw", "e4^ d4ne-e4nw"],
        expect![[
            r#"line 32, round 2, player 1 (Ada), turn "e4^ d4ne-e4nw": there is no worker on d4ne"#
        ]],
    );
    check_turns(
        &["d4^ +nw", "e4^ a1nw-e4nw"],
        expect![[
            r#"line 32, round 2, player 1 (Ada), turn "e4^ a1nw-e4nw": there is no worker on a1nw"#
        ]],
    );
}

#[test]
fn no_zone_there() {
    check_turns(
        &["d4^ +nw", "e4^ d4nw-d5nw"],
        expect![[
            r#"line 32, round 2, player 1 (Ada), turn "e4^ d4nw-d5nw": there is no card on d5, so there is no zone d5nw"#
        ]],
    );
}

#[test]
fn inside_one_territory() {
    check_turns(
        &["d4^ +nw", "d5v", "d6^ d4nw-d4nw"],
        expect![[
            r#"line 33, round 3, player 1 (Ada), turn "d6^ d4nw-d4nw": d4nw and d4nw are one territory, so that is not a move"#
        ]],
    );
    // Turned to the left, «~ # / = ^» brings its water beside that of the first card.
    check_turns(
        &["d4^ +ne", "e4< d4ne-e4nw"],
        expect![[
            r#"line 32, round 2, player 1 (Ada), turn "e4< d4ne-e4nw": d4ne and e4nw are one territory, so that is not a move"#
        ]],
    );
}

#[test]
fn out_of_reach() {
    check_turns(
        &["d4^ +nw", "e4^ d4nw-e4se"],
        expect![[
            r#"line 32, round 2, player 1 (Ada), turn "e4^ d4nw-e4se": the territory of e4se cannot be reached from that of d4nw"#
        ]],
    );
    check_turns_with(
        "ferryman",
        &["d4^ +nw", "e4^ d4nw-e4se"],
        expect![[
            r#"line 32, round 2, player 1 (Ada), turn "e4^ d4nw-e4se": the territory of e4se cannot be reached from that of d4nw"#
        ]],
    );
}

#[test]
fn what_is_no_turn() {
    for turn in ["", "d4", "h4^", "d4^ +x", "d4^ nw", "d4^ +nw +ne", "D4^"] {
        let text = format!(
            "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n1. 5 | {turn}\n"
        );
        let fault = limes::Record::parse(text.as_bytes()).expect_err(turn).to_string();
        assert_eq!(
            fault,
            format!(
                "line 5, round 1, player 1 (Ada), turn \"{turn}\": \
                 a turn looks like d4^, e4> +sw or e5v d4ne-e4nw"
            )
        );
    }
}
