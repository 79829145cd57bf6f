//! Laying cards.

use crate::kit::{check_cells, check_turn, join};
use expect_test::expect;
use limes::{Card, Display, Turn, Variants};

#[test]
fn the_first_card_lies_on_d4() {
    assert_eq!(join(Display::new().legal_cells(Variants::NONE)), "d4");
    check_turn("", "# = =h ~", "e4^", expect!["the first card lies on d4"]);
}

#[test]
fn a_card_lies_in_any_of_four_rotations() {
    check_turn(
        "",
        "# = =h ~",
        "d4^",
        expect![[r#"
            #    =
            =h   ~
        "#]],
    );
    check_turn(
        "",
        "# = =h ~",
        "d4>",
        expect![[r#"
            =h   #
            ~    =
        "#]],
    );
    check_turn(
        "",
        "# = =h ~",
        "d4v",
        expect![[r#"
            ~    =h
            =    #
        "#]],
    );
    check_turn(
        "",
        "# = =h ~",
        "d4<",
        expect![[r#"
            =    ~
            #    =h
        "#]],
    );
}

#[test]
fn all_four_rotations_are_legal_even_if_they_look_the_same() {
    let card: Card = "= = = =".parse().expect("a card");
    let turns = Display::new().legal_turns(&card, Variants::NONE);
    let resting: Vec<String> =
        turns.iter().map(Turn::to_string).filter(|turn| !turn.contains(' ')).collect();
    assert_eq!(resting, ["d4^", "d4>", "d4v", "d4<"]);
}

#[test]
fn a_card_must_share_a_whole_side_with_a_card() {
    check_cells(
        "
        = =
        = =
        ",
        Variants::NONE,
        expect!["d3 c4 e4 d5"],
    );
    check_turn(
        "= =\n= =",
        "= = = =",
        "e5^",
        expect!["e5 shares no side with a card of the display"],
    );
    check_turn(
        "= =\n= =",
        "= = = =",
        "f4^",
        expect!["f4 shares no side with a card of the display"],
    );
}

#[test]
fn no_card_lies_on_another() {
    check_turn("= =\n= =", "= = = =", "d4^", expect!["a card lies on d4 already"]);
}

#[test]
fn a_hole_may_be_filled() {
    check_cells(
        "
        = = = = = =
        = = = = = =
        = = . . = =
        = = . . = =
        = = = = = =
        = = = = = =
        ",
        Variants::NONE,
        expect!["d3 e3 f3 c4 g4 c5 e5 g5 c6 g6 d7 e7 f7"],
    );
}

#[test]
fn the_display_is_never_wider_than_four_cards_wherever_it_has_grown_to() {
    check_cells(
        "
        = = = = = = = =
        = = = = = = = =
        ",
        Variants::NONE,
        expect!["d3 e3 f3 g3 d5 e5 f5 g5"],
    );
    check_turn(
        "= = = = = = = =\n= = = = = = = =",
        "= = = =",
        "c4^",
        expect!["with c4 the display would be wider than 4 cards"],
    );
    // Grown to the west instead: a4 to d4.
    check_grown(
        &["d4^", "c4^", "b4^", "a4^"],
        "e4^",
        expect!["with e4 the display would be wider than 4 cards"],
    );
}

#[test]
fn the_display_is_never_higher_than_four_cards_wherever_it_has_grown_to() {
    check_cells(
        "
        = =
        = =
        = =
        = =
        = =
        = =
        = =
        = =
        ",
        Variants::NONE,
        expect!["c4 e4 c5 e5 c6 e6 c7 e7"],
    );
    check_grown(
        &["d4^", "d3^", "d5^", "d2^"],
        "d6^",
        expect!["with d6 the display would be higher than 4 cards"],
    );
}

#[test]
fn the_bounding_box_counts_and_not_the_single_row() {
    // The lower row is only two cards long, and still c5 and c4 would be a fifth column.
    check_cells(
        "
        = = = = = = . .
        = = = = = = . .
        . . . . = = = =
        . . . . = = = =
        ",
        Variants::NONE,
        expect!["d3 e3 f3 g4 d5 e5 f6 g6"],
    );
}

#[test]
fn it_ends_as_a_full_four_by_four() {
    let full = "= = = = = = = =\n".repeat(8);
    check_cells(&full, Variants::NONE, expect![[""]]);
    check_turn(&full, "= = = =", "c4^", expect!["with c4 the display would be wider than 4 cards"]);
}

#[test]
fn a_laid_card_never_moves() {
    check_turn(
        "
        =@ ~
        ^  #
        ",
        "~ ~ ~ ~",
        "c3^",
        expect!["c3 shares no side with a card of the display"],
    );
    check_turn(
        "
        =@ ~
        ^  #
        ",
        "~ ~ ~ ~",
        "c4^",
        expect![[r#"
            ~    ~     =@   ~
            ~    ~     ^    #
        "#]],
    );
    // Growing to the west does not rename what lies.
    let mut display = Display::from_picture("=@ ~\n^  #").expect("a picture");
    let card: Card = "~ ~ ~ ~".parse().expect("a card");
    for turn in ["c4^", "c3^"] {
        display.play(&card, turn.parse().expect("a turn"), Variants::NONE).expect("legal");
        assert_eq!(join(display.workers()), "d4nw");
    }
}

/// The refusal after these cards, all of field.
fn check_grown(turns: &[&str], refused: &str, expected: expect_test::Expect) {
    let card: Card = "= = = =".parse().expect("a card");
    let mut display = Display::new();
    for turn in turns {
        display.play(&card, turn.parse().expect("a turn"), Variants::NONE).expect("legal");
    }
    let turn = refused.parse().expect("a turn");
    let refusal = display.play(&card, turn, Variants::NONE).expect_err("refused");
    expected.assert_eq(&refusal.to_string());
}
