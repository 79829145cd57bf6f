//! Displays that no game would come to soon: rings, islands, and every zone at random.

use crate::agree;
use expect_test::{Expect, expect};
use limes::naive::Naive;
use limes::{Card, Cell, Display, Quarter, Rotation, ZoneId};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// The naive engine's display of the same cards and workers.
fn naive(display: &Display) -> Naive {
    let mut naive = Naive::new();
    for cell in display.cells() {
        let zone = |quarter| display.zone(ZoneId { cell, quarter }).expect("a card lies there");
        naive.lay(&Card::new(Quarter::ALL.map(zone)), cell, Rotation::Up);
    }
    display.workers().for_each(|zone| naive.put_worker(zone));
    naive
}

fn check(picture: &str, points: Expect) {
    let display = Display::from_picture(picture).expect("a picture");
    agree(&display, &naive(&display));
    points.assert_eq(&display.score().to_string());
}

#[test]
fn a_ring_of_water_around_a_field_beside_a_forest() {
    check(
        "
        ~ ~ ~ ~ ~ ~ ^@ ^
        ~ = = = = ~ ^  ^
        ~ = ~ ~ = ~ ^  ^
        ~ = ~ ~ = ~ ^  ^
        ~ = = = = ~ ^  ^
        ~ ~ ~ ~ ~ ~ ^  ^
        ^ ^ ^ ^ ^ ^ ^  ^
        ^ ^ ^ ^ ^ ^ ^  ^
        ",
        expect!["g4nw woodcutter 1: water d4nw"],
    );
}

#[test]
fn many_small_rings_beside_one_forest() {
    check(
        "
        = = = ^@ ~ ~ ~ ^
        = # = ^  ~ = ~ ^
        = = = ^  ~ ~ ~ ^
        ^ ^ ^ ^  ^ ^ ^ ^
        ~ ~ ~ ^  = = = #
        ~ ^ ~ ^  = ~ = #
        ~ ~ ~ ^  = = = #
        ^ ^ ^ ^  ^ ^ ^ #
        ",
        expect![
            "e4ne woodcutter 6: field d4nw, water f4nw, water d6nw, field f6nw, tower g6ne, tower g7se"
        ],
    );
}

#[test]
fn a_ring_whose_hole_is_slanted() {
    // The two zones in the hole touch at a corner: one hole of two territories.
    check(
        "
        ^@ ~ ~ ~ ^ ^
        ^  ~ # ~ ~ ^
        ^  ~ ~ # ~ ^
        ^  ^ ~ ~ ~ ^
        ",
        expect!["d4nw woodcutter 1: water d4ne"],
    );
}

#[test]
fn a_horseshoe_is_no_ring() {
    check(
        "
        ~ ~ ~ ^@ = =
        ~ ^ ~ ^  ^ =
        ~ ^ ~ ^  = =
        ^ ^ ^ ^  ^ ^
        ",
        expect!["e4ne woodcutter 2: water d4nw, field f4nw"],
    );
}

#[test]
fn a_forest_within_the_ring_sees_it_from_inside() {
    check(
        "
        = = = = = = = =
        = ^ # ^ ^ ~ ^ =
        = ^ ^ = = ^ ^ =
        = ~ ^ = = ^ # =
        = ^ ^ = = ^@ ^ =
        = # ^ ^ ^ ^ ^ =
        = ^ ^ ~ ~ ^ ^ =
        = = = = = = = =
        ",
        expect![
            "f6ne woodcutter 8: field d4nw, tower e4sw, water f4se, field e5ne, water d5se, tower g5sw, tower d6se, water e7ne"
        ],
    );
}

/// Full pictures of 8×8 zones, most of them of one landscape.
fn full_pictures() -> impl Strategy<Value = Display> {
    let tokens = ["=", "~", "^", "#", "=h", "^hh", "#hhh", "=hhh"];
    let palette = (select(vec!["=", "~", "^"]), 0..8usize);
    let workers = vec(0..64usize, 0..=7);
    (palette, vec((0..8usize, select(tokens.to_vec())), 64), workers).prop_map(
        |((main, heavy), zones, workers)| {
            let mut rows = String::new();
            for (place, (luck, token)) in zones.into_iter().enumerate() {
                rows += if luck < heavy { main } else { token };
                rows += &"@".repeat(workers.iter().filter(|&&worker| worker == place).count());
                rows += if place % 8 == 7 { "\n" } else { " " };
            }
            Display::from_picture(&rows).expect("a full picture")
        },
    )
}

/// The same with some cards taken away.
fn torn_pictures() -> impl Strategy<Value = Display> {
    (full_pictures(), 1..u16::MAX).prop_map(|(full, kept)| {
        let mut rows = String::new();
        for row in 0..8u8 {
            for column in 0..8u8 {
                let cell = Cell::new(3 + column / 2, 3 + row / 2).expect("inside d4 to g7");
                let card = row / 2 * 4 + column / 2;
                let quarter = Quarter::ALL[usize::from(row % 2 * 2 + column % 2)];
                let laid = kept >> card & 1 == 1;
                rows += &if laid { full.token(ZoneId { cell, quarter }) } else { ".".to_owned() };
                rows += if column == 7 { "\n" } else { " " };
            }
        }
        Display::from_picture(&rows).expect("a picture with gaps")
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn every_full_display_has_the_same_score(display in full_pictures()) {
        agree(&display, &naive(&display));
    }

    #[test]
    fn every_display_with_gaps_has_the_same_score(display in torn_pictures()) {
        agree(&display, &naive(&display));
        let again = Display::from_picture(&display.picture()).expect("its own picture");
        prop_assert_eq!(again.picture(), display.picture());
    }
}

/// Whether a territory other than the woodcutter's own surrounds something: then the fast engine
/// cannot count with Euler's formula alone.
fn has_a_ring(display: &Display) -> bool {
    let territories = display.territories();
    territories.iter().any(|territory| {
        let holds =
            |row: i8, column: i8| territory.zones.iter().any(|zone| place(*zone) == (row, column));
        // What the outside reaches, corners included, without stepping on the territory.
        let mut outside = vec![(-1, -1)];
        let mut next = 0;
        while let Some(&(row, column)) = outside.get(next) {
            next += 1;
            for step in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)] {
                let (row, column) = (row + step.0, column + step.1);
                let inside = (-1..=8).contains(&row) && (-1..=8).contains(&column);
                if inside && !holds(row, column) && !outside.contains(&(row, column)) {
                    outside.push((row, column));
                }
            }
        }
        outside.len() + territory.zones.len() < 100
    })
}

/// Row and column of a zone, counted from `d4nw`.
fn place(zone: ZoneId) -> (i8, i8) {
    let (down, right) = (zone.quarter as i8 / 2, zone.quarter as i8 % 2);
    let [row, column] = [zone.cell.row(), zone.cell.column()].map(|n| 2 * (n as i8 - 3));
    (row + down, column + right)
}

#[test]
fn the_random_displays_come_to_woodcutters_beside_rings() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut rings = 0;
    for _ in 0..300 {
        let display = full_pictures().new_tree(&mut runner).expect("a picture").current();
        let woodcutter =
            |worker: &limes::WorkerScore| worker.profession == limes::Profession::Woodcutter;
        rings +=
            usize::from(display.score().workers.iter().any(woodcutter) && has_a_ring(&display));
    }
    assert!(rings > 30, "{rings}");
}
