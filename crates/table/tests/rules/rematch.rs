//! Playing again.

use crate::kit::*;
use protocol::{NewDraw, Stage};
use table::{Creation, Event, Table};

fn over() -> Table {
    let options = r#"{"game":"limes","seats":4,"bots":[{"seat":2,"level":3}],"listed":true}"#;
    let mut table = joined(options, 2);
    table.start(person(ADA), NOW).expect("three can play");
    play_on(&mut table, 16, NOW);
    assert_eq!(table.stage(), Stage::Over);
    table
}

fn again(table: &Table, number: u32, draw: NewDraw) -> Table {
    let again = table.again(person(number), draw).expect("they played here");
    let creation = Creation {
        id: table_id(8),
        options: again.options,
        maker: person(number),
        name: name(number),
        seed: again.seed.unwrap_or_else(|| record::Seed::new("another").expect("a seed")),
        luck: 2,
        invited: again.invited,
        seat: Some(again.seat.number()),
    };
    Table::create(creation, NOW).expect("it can be played").0
}

#[test]
fn only_those_who_played_can_play_again_and_only_after_the_end() {
    let table = over();
    check_refused(table.again(person(CLEO), NewDraw::New), "table/not_yours");
    let mut table = joined(r#"{"game":"limits"}"#, 2);
    check_refused(table.again(person(ADA), NewDraw::Same), "table/not_over");
    let other = table_id(9);
    table.rematched(other, NOW);
    assert_eq!(table.rematch(), None);
    table.close(NOW);
    table.again(person(ADA), NewDraw::Same).expect("it is over");
}

#[test]
fn a_rematch_has_the_bots_where_they_sit_and_as_many_seats_as_were_played() {
    let old = over();
    let mut table = again(&old, BEN, NewDraw::New);
    assert_eq!((table.seats(), table.seat_of(person(BEN))), (3, Some(seat(3))));
    let state = state(&table, BEN);
    assert_eq!((state.options.draw, state.options.listed), (None, true));
    assert_ne!(state.commitment, old.commitment());
    // Anybody can sit down.
    table.join(person(CLEO), "Cleo", None, NOW).expect("it is free");
    assert_eq!(table.stage(), Stage::Playing);
}

#[test]
fn the_same_draw_is_for_the_same_people_and_marked() {
    let old = over();
    let mut table = again(&old, ADA, NewDraw::Same);
    assert_eq!(table.commitment(), old.commitment());
    let options = serde_json::to_string(table.options()).expect("it serialises");
    assert!(options.ends_with(r#""draw":"known"}"#), "{options}");
    check_refused(table.join(person(CLEO), "Cleo", None, NOW), "table/not_yours");
    let mut events = Vec::new();
    check_replays(&mut table, &mut events, NOW);
    let mut table = Table::replay(table.id(), events).expect("a table");
    check_refused(table.join(person(CLEO), "Cleo", None, NOW), "table/not_yours");
    table.join(person(BEN), "Ben", None, NOW).expect("they played it before");
    play_on(&mut table, 16, NOW);
    assert_eq!(again(&table, BEN, NewDraw::New).options().draw, None);
}

#[test]
fn the_first_rematch_counts() {
    let mut table = over();
    table.take_unstored();
    assert_eq!(table.rematch(), None);
    table.rematched(table_id(8), NOW);
    table.rematched(table_id(9), NOW);
    assert_eq!(table.take_unstored(), [Event::Rematched { table: table_id(8) }]);
    assert_eq!(table.rematch(), Some(table_id(8)));
    assert_eq!(state(&table, CLEO).rematch, Some(table_id(8)));
}
