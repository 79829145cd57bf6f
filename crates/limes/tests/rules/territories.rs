//! Territories.

use crate::kit::{check_territories, display};
use expect_test::expect;

#[test]
fn adjacent_zones_of_one_landscape_are_one_territory() {
    check_territories(
        "
        = =  ~ ~
        ^ =  ~ #
        ",
        expect![[r#"
            field: d4nw d4ne d4se
            water: e4nw e4ne e4sw
            forest: d4sw
            tower: e4se"#]],
    );
}

#[test]
fn zones_that_touch_at_a_corner_are_two_territories() {
    check_territories(
        "
        = ~
        ~ =
        ",
        expect![[r#"
            field: d4nw
            water: d4ne
            water: d4sw
            field: d4se"#]],
    );
}

#[test]
fn a_territory_goes_on_over_the_sides_of_cards() {
    check_territories(
        "
        = ^  ^ =
        = ^  ^ =
        = =  = =
        ^ ^  ^ ^
        ",
        expect![[r#"
            field: d4nw e4ne d4sw e4se d5nw d5ne e5nw e5ne
            forest: d4ne e4nw d4se e4sw
            forest: d5sw d5se e5sw e5se"#]],
    );
}

#[test]
fn each_tower_is_a_territory_of_its_own_even_beside_another() {
    check_territories(
        "
        # #
        # #
        ",
        expect![[r#"
            tower: d4nw
            tower: d4ne
            tower: d4sw
            tower: d4se"#]],
    );
}

#[test]
fn a_territory_does_not_go_on_over_a_gap_or_the_edge() {
    check_territories(
        "
        = =  . .  = =
        = =  . .  = =
        ~ ^  ^ ^  ^ ~
        ^ ^  ^ ^  ^ ^
        ",
        expect![[r#"
            field: d4nw d4ne d4sw d4se
            field: f4nw f4ne f4sw f4se
            water: d5nw
            forest: d5ne e5nw e5ne f5nw d5sw d5se e5sw e5se f5sw f5se
            water: f5ne"#]],
    );
    // The last zone of a row is not beside the first of the next.
    check_territories(
        "
        ^ ^ ^ ^ ^ ^ ^ =
        ~ ^ ^ ^ ^ ^ ^ ^
        ^ ^ ^ ^ ^ ^ ^ ~
        = ^ ^ ^ ^ ^ ^ ^
        ",
        expect![[r#"
            forest: d4nw d4ne e4nw e4ne f4nw f4ne g4nw d4se e4sw e4se f4sw f4se g4sw g4se d5nw d5ne e5nw e5ne f5nw f5ne g5nw d5se e5sw e5se f5sw f5se g5sw g5se
            field: g4ne
            water: d4sw
            water: g5ne
            field: d5sw"#]],
    );
}

#[test]
fn huts_do_not_divide_a_territory() {
    check_territories(
        "
        =  =h
        =h =hh
        ",
        expect!["field: d4nw d4ne d4sw d4se"],
    );
}

#[test]
fn a_zone_knows_its_territory() {
    let display = display("= ~\n= #");
    let territory = |zone: &str| display.territory_of(zone.parse().expect("a zone"));
    assert_eq!(territory("d4nw"), territory("d4sw"));
    assert_eq!(territory("d4ne").expect("a card lies there").zones.len(), 1);
    assert_eq!(territory("e4nw"), None);
}
