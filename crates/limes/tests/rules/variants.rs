//! The two variants.

use crate::kit::{BOTH, DIAGONAL, FERRYMAN, check_cells, check_destinations, check_turn_with};
use expect_test::expect;
use limes::Variants;

const ONE: &str = "= =\n= =";

#[test]
fn diagonal_a_card_may_touch_only_a_corner() {
    check_cells(ONE, DIAGONAL, expect!["c3 d3 e3 c4 e4 c5 d5 e5"]);
    check_turn_with(
        DIAGONAL,
        ONE,
        "~ ~ ~ ~",
        "e5^",
        expect![[r#"
            =    =     .    .
            =    =     .    .
            .    .     ~    ~
            .    .     ~    ~
        "#]],
    );
    check_turn_with(
        FERRYMAN,
        ONE,
        "~ ~ ~ ~",
        "e5^",
        expect!["e5 shares no side with a card of the display"],
    );
}

#[test]
fn diagonal_a_card_must_still_touch() {
    check_turn_with(
        DIAGONAL,
        ONE,
        "~ ~ ~ ~",
        "f5^",
        expect!["f5 shares no side with a card of the display"],
    );
}

#[test]
fn diagonal_the_limit_of_four_by_four_stays() {
    check_cells(
        "
        = =  . .  . .  . .
        = =  . .  . .  . .
        . .  = =  . .  . .
        . .  = =  . .  . .
        . .  . .  = =  . .
        . .  . .  = =  . .
        . .  . .  . .  = =
        . .  . .  . .  = =
        ",
        DIAGONAL,
        expect!["e4 f4 d5 f5 g5 d6 e6 g6 e7 f7"],
    );
}

#[test]
fn diagonal_zones_that_touch_at_a_corner_are_still_not_adjacent() {
    check_destinations(
        "
        =@ =  . .
        =  =  . .
        .  .  ~ ~
        .  .  ~ ~
        ",
        "d4nw",
        BOTH,
        expect![[""]],
    );
}

/// A field beside a lake, behind which lie a forest and a tower; behind the forest another lake, and
/// behind that a field.
const FERRY: &str = "
    =@ =  ~@ ~   ^ ^  ~@ ^
    =  =  ~  ~   ^ ^  ~  =
    =  =  ~  ~   # ^  ~  =
    =  =  ~  ~   = ^  ^  =
";

#[test]
fn ferryman_one_crosses_a_water_that_holds_a_fisherman() {
    check_destinations(
        FERRY,
        "d4nw",
        Variants::NONE,
        expect!["e4nw e4ne e4sw e4se e5nw e5ne e5sw e5se"],
    );
    check_destinations(
        FERRY,
        "d4nw",
        FERRYMAN,
        expect![
            "e4nw e4ne f4nw f4ne e4sw e4se f4sw f4se e5nw e5ne f5nw f5ne e5sw e5se f5sw f5se g5sw"
        ],
    );
}

#[test]
fn ferryman_without_a_fisherman_there_is_no_ferry() {
    let nobody = FERRY.replacen("~@", "~", 1);
    check_destinations(
        &nobody,
        "d4nw",
        FERRYMAN,
        expect!["e4nw e4ne e4sw e4se e5nw e5ne e5sw e5se"],
    );
}

#[test]
fn ferryman_the_fisherman_may_stand_anywhere_in_the_water() {
    let picture = "
        =@ ~  ^ =
        ^  ~  ~ ~@
    ";
    check_destinations(picture, "d4nw", FERRYMAN, expect!["d4ne e4nw e4ne d4sw d4se e4sw e4se"]);
}

#[test]
fn ferryman_there_is_one_crossing_and_no_chain() {
    // From the first field the last one is two lakes away.
    check_turn_with(
        FERRYMAN,
        FERRY,
        "# # # #",
        "d6^ d4nw-g4se",
        expect!["the territory of g4se cannot be reached from that of d4nw"],
    );
    // The woodcutter lies between both lakes and reaches either side.
    let woodcutter = FERRY.replacen("^ ^", "^@ ^", 1);
    check_destinations(
        &woodcutter,
        "f4nw",
        FERRYMAN,
        expect![
            "d4nw d4ne e4nw e4ne g4nw g4ne d4sw d4se e4sw e4se g4sw g4se d5nw d5ne e5nw e5ne f5nw g5nw g5ne d5sw d5se e5sw e5se f5sw g5se"
        ],
    );
}

#[test]
fn ferryman_his_own_territory_is_not_reached_by_the_ferry() {
    let picture = "
        =@ =  ~@ =
        =  =  =  =
    ";
    check_destinations(picture, "d4nw", FERRYMAN, expect!["e4nw"]);
    check_turn_with(
        FERRYMAN,
        picture,
        "# # # #",
        "d5^ d4nw-e4ne",
        expect!["d4nw and e4ne are one territory, so that is not a move"],
    );
}

#[test]
fn ferryman_who_stands_on_water_has_no_ferry() {
    let picture = "
        ~@ ^  ~@ =
        ~  ^  ~  =
    ";
    check_destinations(picture, "d4nw", FERRYMAN, expect!["d4ne d4se"]);
}

#[test]
fn ferryman_there_is_a_ferry_as_soon_as_the_new_card_brings_the_water_to_him() {
    let picture = "
        =@ =  . .  ~@ #
        =  =  . .  ~  #
        ^  ^  ^ ^  ^  ^
        ^  ^  ^ ^  ^  ^
    ";
    check_turn_with(
        FERRYMAN,
        picture,
        "~ ~ ^ ^",
        "e4^ d4nw-f4ne",
        expect![[r#"
            =    =     ~    ~     ~@   #@
            =    =     ^    ^     ~    #
            ^    ^     ^    ^     ^    ^
            ^    ^     ^    ^     ^    ^
        "#]],
    );
    check_turn_with(
        FERRYMAN,
        picture,
        "^ ^ ^ ^",
        "e4^ d4nw-f4ne",
        expect!["the territory of f4ne cannot be reached from that of d4nw"],
    );
}

#[test]
fn the_variants_combine() {
    // The card touches a corner, and the farmer crosses the lake.
    let picture = "
        =@ ~@  ^ ^
        =  ~   ^ ^
    ";
    let turn = "f5^ d4nw-e4nw";
    check_turn_with(
        BOTH,
        picture,
        "# # # #",
        turn,
        expect![[r#"
            =    ~@    ^@   ^     .    .
            =    ~     ^    ^     .    .
            .    .     .    .     #    #
            .    .     .    .     #    #
        "#]],
    );
    check_turn_with(
        DIAGONAL,
        picture,
        "# # # #",
        turn,
        expect!["the territory of e4nw cannot be reached from that of d4nw"],
    );
    check_turn_with(
        FERRYMAN,
        picture,
        "# # # #",
        turn,
        expect!["f5 shares no side with a card of the display"],
    );
}
