//! Placing and moving workers.

use crate::kit::{check_destinations, check_score, check_turn, display, join};
use expect_test::expect;
use limes::{Action, Card, Variants};

#[test]
fn a_worker_goes_onto_one_of_the_four_zones_of_the_card_just_laid() {
    let card: Card = "= ~ ^ #".parse().expect("a card");
    let turns = display("= =\n= =").legal_turns(&card, Variants::NONE);
    let upright_in_the_east = turns.iter().map(ToString::to_string);
    let places = upright_in_the_east.filter(|turn| turn.starts_with("e4^ +"));
    assert_eq!(join(places), "e4^ +nw e4^ +ne e4^ +sw e4^ +se");
}

#[test]
fn the_quarter_is_meant_as_the_card_lies() {
    check_turn(
        "",
        "= ~ ^ #",
        "d4> +nw",
        expect![[r#"
            ^@   =
            #    ~
        "#]],
    );
    check_turn(
        "= =\n= =",
        "= ~ ^ #",
        "c4v +nw",
        expect![[r#"
            #@   ^     =    =
            ~    =     =    =
        "#]],
    );
}

#[test]
fn his_profession_follows_the_zone() {
    check_score(
        "
        =@ ~@
        ^@ #@
        ",
        expect![[r#"
            d4nw farmer 1: d4nw
            d4ne fisherman 0
            d4sw woodcutter 2: field d4nw, tower d4se
            d4se watchman 1: d4sw"#]],
    );
}

#[test]
fn a_player_has_seven_workers() {
    assert_eq!(display("=@ ~@\n^@ #@").supply(), 3);
    check_turn(
        "=@@@ ~\n^ #@@@",
        "= = = =",
        "e4^ +nw",
        expect![[r#"
            =@@@ ~     =@   =
            ^    #@@@  =    =
        "#]],
    );
    check_turn("=@@@ ~\n^ #@@@@", "= = = =", "e4^ +nw", expect!["no worker is left in the supply"]);
}

#[test]
fn with_an_empty_supply_workers_still_move() {
    check_turn(
        "=@@@ ~\n^ #@@@@",
        "= = = =",
        "e4^ d4nw-d4ne",
        expect![[r#"
            =@@   ~@     =     =
            ^     #@@@@  =     =
        "#]],
    );
}

#[test]
fn a_turn_may_leave_the_workers_alone() {
    check_turn(
        "=@ ~\n^ #",
        "= = = =",
        "e4^",
        expect![[r#"
            =@   ~     =    =
            ^    #     =    =
        "#]],
    );
}

#[test]
fn a_worker_moves_to_any_zone_of_any_adjacent_territory() {
    check_destinations(
        "
        =@ =  ~ ~
        ^  ^  ~ #
        ^  #  ~ =
        ^  ^  = =
        ",
        "d4nw",
        Variants::NONE,
        expect!["e4nw e4ne d4sw d4se e4sw d5nw e5nw d5sw d5se"],
    );
}

#[test]
fn adjacency_is_judged_from_all_zones_of_his_territory() {
    check_destinations(
        "
        =@ =  = =
        ~  ~  ~ =
        ~  ~  ~ =
        ~  ~  ~ #
        ",
        "d4nw",
        Variants::NONE,
        expect!["d4sw d4se e4sw d5nw d5ne e5nw d5sw d5se e5sw e5se"],
    );
}

#[test]
fn a_corner_is_not_adjacent() {
    check_destinations(
        "
        =@ ~
        ~  #
        ",
        "d4nw",
        Variants::NONE,
        expect!["d4ne d4sw"],
    );
}

#[test]
fn a_watchman_can_step_to_the_tower_beside_his() {
    check_destinations(
        "
        #@ #
        #  #
        ",
        "d4nw",
        Variants::NONE,
        expect!["d4ne d4sw"],
    );
}

#[test]
fn moves_are_judged_after_the_card_was_laid() {
    let before = "
        =@ =
        =  =
    ";
    // Only the new card brings the water.
    check_turn(
        before,
        "~ ~ # #",
        "e4^ d4nw-e4nw",
        expect![[r#"
            =    =     ~@   ~
            =    =     #    #
        "#]],
    );
    // The new card may also join two territories, and then there is no move between them.
    let apart = "
        =  =
        ^@ ^
        .  .
        .  .
        ^  ^
        =  =
    ";
    check_turn(
        apart,
        "^ ^ ^ ^",
        "d5^ d4sw-d6nw",
        expect!["d4sw and d6nw are one territory, so that is not a move"],
    );
    check_turn(
        apart,
        "# # # #",
        "d5^ d4sw-d6nw",
        expect!["the territory of d6nw cannot be reached from that of d4sw"],
    );
    check_turn(
        apart,
        "= = = =",
        "d5^ d4sw-d5nw",
        expect![[r#"
            =    =
            ^    ^
            =@   =
            =    =
            ^    ^
            =    =
        "#]],
    );
}

#[test]
fn he_takes_the_profession_of_the_zone_he_moves_to() {
    check_turn(
        "=@ ~\n^ #",
        "= = = =",
        "e4^ d4nw-d4sw",
        expect![[r#"
            =    ~     =    =
            ^@   #     =    =
        "#]],
    );
    check_score("= ~\n^@ #", expect!["d4sw woodcutter 2: field d4nw, tower d4se"]);
}

#[test]
fn moving_inside_his_own_territory_is_not_a_move() {
    check_turn(
        "=@ =\n= =",
        "~ ~ ~ ~",
        "e4^ d4nw-d4se",
        expect!["d4nw and d4se are one territory, so that is not a move"],
    );
    check_turn(
        "=@ =\n= =",
        "~ ~ ~ ~",
        "e4^ d4nw-d4nw",
        expect!["d4nw and d4nw are one territory, so that is not a move"],
    );
}

#[test]
fn he_cannot_go_further_than_the_next_territory() {
    check_turn(
        "=@ ~\n= ~",
        "# # # #",
        "e4^ d4nw-e4nw",
        expect!["the territory of e4nw cannot be reached from that of d4nw"],
    );
}

#[test]
fn he_cannot_go_where_no_card_lies() {
    check_turn(
        "=@ ~\n= ~",
        "# # # #",
        "e4^ d4nw-d5nw",
        expect!["there is no card on d5, so there is no zone d5nw"],
    );
}

#[test]
fn where_nobody_stands_nobody_moves() {
    check_turn("=@ ~\n= ~", "# # # #", "e4^ d4ne-e4nw", expect!["there is no worker on d4ne"]);
    check_turn("=@ ~\n= ~", "# # # #", "e4^ g7nw-e4nw", expect!["there is no worker on g7nw"]);
}

#[test]
fn workers_never_block() {
    // They go past the fisherman, and onto the zone where a woodcutter stands.
    check_destinations(
        "
        =@ ~@
        ^@ ~
        ",
        "d4nw",
        Variants::NONE,
        expect!["d4ne d4sw d4se"],
    );
    check_turn(
        "=@ ~@\n^@ ~",
        "# # # #",
        "e4^ d4nw-d4sw",
        expect![[r#"
            =    ~@    #    #
            ^@@  ~     #    #
        "#]],
    );
}

#[test]
fn a_worker_may_be_placed_into_a_territory_that_holds_one() {
    check_turn(
        "=@ =\n= =",
        "= = = =",
        "e4^ +nw",
        expect![[r#"
            =@   =     =@   =
            =    =     =    =
        "#]],
    );
}

#[test]
fn only_one_of_several_on_a_zone_moves() {
    check_turn(
        "=@@ ~\n^ #",
        "# # # #",
        "e4^ d4nw-d4ne",
        expect![[r#"
            =@   ~@    #    #
            ^    #     #    #
        "#]],
    );
}

#[test]
fn a_move_is_listed_once_however_many_stand_on_the_zone() {
    let card: Card = "# # # #".parse().expect("a card");
    let moves = |picture: &str| {
        let turns = display(picture).legal_turns(&card, Variants::NONE).into_iter();
        turns.filter(|turn| matches!(turn.action, Action::Move { .. })).count()
    };
    assert_eq!(moves("=@@@ ~\n^ #"), moves("=@ ~\n^ #"));
}

#[test]
fn a_worker_never_returns_to_the_supply() {
    let mut display = display("=@ ~\n^ #");
    let card: Card = "# # # #".parse().expect("a card");
    for turn in ["e4^ d4nw-d4ne", "f4^ d4ne-d4nw", "g4^ +nw"] {
        display.play(&card, turn.parse().expect("a turn"), Variants::NONE).expect("legal");
    }
    assert_eq!(display.supply(), 5);
}

#[test]
fn a_worker_placed_this_turn_cannot_also_move() {
    // It cannot even be written: a turn holds one action.
    assert!("e4^ +nw e4nw-e4ne".parse::<limes::Turn>().is_err());
    // And a move alone finds nobody on the new card.
    check_turn("=@ ~\n^ #", "= ~ ^ #", "e4^ e4nw-e4ne", expect!["there is no worker on e4nw"]);
}
