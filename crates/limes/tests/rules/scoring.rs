//! Scoring.

use crate::kit::check_score;
use expect_test::expect;

#[test]
fn a_farmer_earns_1_for_each_zone_of_his_field() {
    check_score(
        "
        =@ =  ~ =
        ^  =  = ~
        ",
        expect!["d4nw farmer 4: d4nw, d4ne, d4se, e4sw"],
    );
}

#[test]
fn a_fisherman_earns_1_for_each_hut_beside_his_water() {
    check_score(
        "
        =h ~@  #h =h
        ^h ~   ^  =h
        ",
        expect!["d4ne fisherman 3: d4nw, e4nw, d4sw"],
    );
}

#[test]
fn a_hut_counts_once_for_a_water_however_many_sides_touch_it() {
    check_score(
        "
        ~  ~@  ~ =
        ~  =h  ~ =
        ~  ~   ~ =
        =  =   = =
        ",
        expect!["d4ne fisherman 1: d4se"],
    );
}

#[test]
fn a_hut_counts_for_every_water_it_touches() {
    check_score(
        "
        ~@ =h  ~@ ^
        ^  ~@  ^  ^
        ",
        expect![[r#"
            d4nw fisherman 1: d4ne
            d4se fisherman 1: d4ne
            e4nw fisherman 1: d4ne"#]],
    );
}

#[test]
fn a_zone_with_two_huts_counts_two() {
    check_score(
        "
        =hh  ~@
        ^hhh ^h
        ",
        expect!["d4ne fisherman 3: d4nw ×2, d4se"],
    );
}

#[test]
fn a_hut_at_a_corner_of_the_water_does_not_count() {
    check_score(
        "
        =h =
        ^  ~@
        ",
        expect!["d4se fisherman 0"],
    );
}

#[test]
fn a_hut_beyond_the_edge_is_not_beside_the_water() {
    // The first zone of a row is not beside the last one of the row before.
    check_score(
        "
        = = = = = = = ~@
        =h = = = = = = =
        ",
        expect!["g4ne fisherman 0"],
    );
}

#[test]
fn a_woodcutter_counts_each_tower_as_a_territory() {
    check_score(
        "
        #  ^@  =  =
        ^  #   ~  =
        ",
        expect!["d4ne woodcutter 3: tower d4nw, field e4nw, tower d4se"],
    );
}

#[test]
fn towers_beside_each_other_count_one_each() {
    check_score(
        "
        ^@ ^  ^ ^
        #  #  # =
        ",
        expect!["d4nw woodcutter 4: tower d4sw, tower d4se, tower e4sw, field e4se"],
    );
}

#[test]
fn a_woodcutter_counts_territories_and_not_zones() {
    check_score(
        "
        ^@ ^  ^ ^
        =  =  = =
        =  ~  = ~
        =  =  = =
        ",
        expect!["d4nw woodcutter 1: field d4sw"],
    );
}

#[test]
fn a_territory_that_touches_a_forest_in_two_places_counts_once() {
    check_score(
        "
        ~ ^@ ~ ~
        ~ ~  ~ ~
        ",
        expect!["d4ne woodcutter 1: water d4nw"],
    );
}

#[test]
fn another_forest_is_never_beside_a_forest() {
    check_score(
        "
        ^@ =
        =  ^
        ",
        expect!["d4nw woodcutter 2: field d4ne, field d4sw"],
    );
}

#[test]
fn the_table_beyond_the_edge_and_in_a_gap_is_no_territory() {
    check_score(
        "
        ^@ ^
        ^  ^
        ",
        expect!["d4nw woodcutter 0"],
    );
    check_score(
        "
        ^ ^  . .  ^ ^
        ^ ^  . .  ^ ^
        ^ ^@ ^ ^  ^ ^
        ^ ^  ^ ^  ^ ^
        ",
        expect!["d5ne woodcutter 0"],
    );
}

#[test]
fn a_ring_of_water_around_a_field_counts_once_and_the_field_not_at_all() {
    // The woodcutter touches the ring of water from outside; the field inside is out of reach.
    check_score(
        "
        ~ ~ ~ ~ ^@ ^
        ~ = = ~ ^  ^
        ~ = = ~ ^  ^
        ~ ~ ~ ~ =  =
        ",
        expect!["f4nw woodcutter 2: water d4nw, field f5sw"],
    );
}

#[test]
fn a_forest_inside_a_ring_and_a_ring_inside_a_forest_are_counted() {
    // A ring of field around the forest, which has an island of its own.
    check_score(
        "
        = =  = =  = =  = =
        = ^@ ^ ^  ^ ^  ^ =
        = ^  ~ ~  ~ ~  ^ =
        = ^  ~ =  = ~  ^ =
        = ^  ~ =  = ~  ^ =
        = ^  ~ ~  ~ ~  ^ =
        = ^  ^ ^  ^ ^  ^ =
        = =  = =  = =  = =
        ",
        expect!["d4se woodcutter 2: field d4nw, water e5nw"],
    );
}

#[test]
fn a_watchman_earns_1_for_each_forest_zone_he_sees_in_four_directions() {
    check_score(
        "
        = ^  ^ =  ^ =
        ^ ^  ^ =  ^ =
        ^ =  #@ ^  ^ ^
        = =  ^ =  ^ =
        ^ ^  = =  = =
        = =  ^ =  = =
        ",
        expect!["e5nw watchman 8: e4nw, e4sw, d5nw, e5ne, f5nw, f5ne, e5sw, e6sw"],
    );
}

#[test]
fn a_watchmans_view_ends_at_the_first_tower() {
    check_score(
        "
        ^ ^  # ^  #@ ^  # ^
        ^ ^  ^ ^  ^  ^  ^ ^
        = =  = =  #  =  = =
        = =  = =  ^  =  = =
        ",
        expect!["f4nw watchman 3: e4ne, f4ne, f4sw"],
    );
}

#[test]
fn a_watchman_sees_over_field_water_and_forest() {
    check_score(
        "
        #@ =h  ~ ^  = ^
        =  =   = =  = =
        ",
        expect!["d4nw watchman 2: e4ne, f4ne"],
    );
}

#[test]
fn a_watchman_sees_across_gaps() {
    check_score(
        "
        #@ =  . .  ^ ^
        =  =  . .  = =
        ^  =  = =  = =
        =  =  = =  = =
        ",
        expect!["d4nw watchman 3: f4nw, f4ne, d5nw"],
    );
}

#[test]
fn a_watchman_sees_from_edge_to_edge_and_not_beyond() {
    check_score(
        "
        ^  = = = = = = ^
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        #@ = = = = = = ^
        ",
        expect!["d7sw watchman 2: d4nw, g7se"],
    );
    check_score(
        "
        ^  = = = = = = #@
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        =  ^ ^ ^ ^ ^ ^ =
        ^  = = = = = = ^
        ",
        expect!["g4ne watchman 2: d4nw, g7se"],
    );
}

#[test]
fn a_hut_on_a_forest_zone_does_not_hide_it_and_one_on_a_tower_does_not_open_it() {
    check_score(
        "
        #@ ^h  #h ^
        =  =   =  =
        ",
        expect!["d4nw watchman 1: d4ne"],
    );
}

#[test]
fn of_several_in_one_territory_exactly_one_counts_and_the_others_say_who() {
    check_score(
        "
        =@ =   ~  =@
        =  =@  =  =
        ",
        expect![[r#"
            d4nw farmer 7: d4nw, d4ne, e4ne, d4sw, d4se, e4sw, e4se
            d4se farmer 7, not counted: d4nw counts in this territory
            e4ne farmer 7, not counted: d4nw counts in this territory"#]],
    );
    check_score(
        "
        ~@@ =h
        ^   #
        ",
        expect![[r#"
            d4nw fisherman 1: d4ne
            d4nw fisherman 1, not counted: d4nw counts in this territory"#]],
    );
    check_score(
        "
        #@@@ ^
        ^    =
        ",
        expect![[r#"
            d4nw watchman 2: d4ne, d4sw
            d4nw watchman 2, not counted: d4nw counts in this territory
            d4nw watchman 2, not counted: d4nw counts in this territory"#]],
    );
}

#[test]
fn a_worker_who_earns_nothing_says_so() {
    check_score(
        "
        ~@ =
        #@ =
        ",
        expect![[r#"
            d4nw fisherman 0
            d4sw watchman 0"#]],
    );
}

#[test]
fn without_workers_there_are_no_points() {
    check_score("= ~\n^ #", expect![[""]]);
}
