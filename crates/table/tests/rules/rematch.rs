//! Playing again.

use crate::kit::*;
use protocol::{NewDraw, Stage};
use table::{Creation, Event, Limits, Table};

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
        reservations: again.reservations,
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
    table.rematched(other, NOW).expect("it can be noted");
    assert_eq!(table.rematch(), None);
    table.close(NOW).expect("it can be noted");
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
    table.join(person(ADA), "Ada", None, NOW).expect("her seat is free");
    assert_eq!((table.seat_of(person(ADA)), table.stage()), (Some(seat(1)), Stage::Playing));
}

#[test]
fn a_rematch_keeps_the_seats_of_the_others() {
    let old = over();
    let mut table = again(&old, BEN, NewDraw::New);
    let reserved = |table: &Table| -> Vec<(usize, String)> {
        state(table, CLEO).reserved.into_iter().map(|kept| (kept.seat, kept.name)).collect()
    };
    assert_eq!(reserved(&table), [(1, "Ada".to_owned())]);
    // A stranger finds no seat, neither any nor this one, and not in the list either.
    check_refused(table.join(person(CLEO), "Cleo", None, NOW), "table/full");
    check_refused(table.join(person(CLEO), "Cleo", Some(1), NOW), "table/full");
    assert_eq!((table.summary().free, table.summary().listed), (0, false));
    let mut events = Vec::new();
    check_replays(&mut table, &mut events, NOW);
    // Nobody but the host gives it away.
    check_refused(table.kick(person(ADA), 1, false, NOW), "table/not_yours");
    table.kick(person(BEN), 1, false, NOW).expect("Ben asked for the rematch");
    assert_eq!(reserved(&table), []);
    assert_eq!((table.summary().free, table.summary().listed), (1, true));
    check_refused(table.kick(person(BEN), 1, false, NOW), "request/field");
    check_replays(&mut table, &mut events, NOW);
    table.join(person(CLEO), "Cleo", None, NOW).expect("it is free now");
    assert_eq!(table.stage(), Stage::Playing);
    check_replays(&mut table, &mut events, NOW);
}

#[test]
fn a_large_rematch_counts_the_reserved_seats_it_does_not_list() {
    let mut old = joined(r#"{"game":"limes","seats":24,"clock":{"turn_h":1}}"#, 20);
    old.start(person(ADA), NOW).expect("20 can play");
    old.close(NOW).expect("it can be noted");
    let table = again(&old, BEN, NewDraw::New);
    let stranger = table.state(None, NOW, |_| true);
    let free = stranger.free.map(|free| (free.reserved, free.last));
    assert_eq!((stranger.reserved.len(), free), (5, Some((19, 20))));
}

#[test]
fn a_reserved_seat_can_be_given_to_a_bot_or_up_with_its_person() {
    let old = over();
    let mut table = again(&old, BEN, NewDraw::New);
    table.seat_bot(person(BEN), 1, level(2), Limits::default(), NOW).expect("Ben decides");
    assert_eq!((table.stage(), state(&table, BEN).reserved.len()), (Stage::Playing, 0));
    let mut table = again(&old, BEN, NewDraw::New);
    table.kick(person(BEN), 1, true, NOW).expect("Ben decides");
    check_refused(table.join(person(ADA), "Ada", None, NOW), "table/not_yours");
    let mut table = again(&old, BEN, NewDraw::New);
    check_refused(table.leave(person(CLEO), NOW), "table/not_yours");
    table.leave(person(ADA), NOW).expect("she does not want to play again");
    table.join(person(CLEO), "Cleo", None, NOW).expect("it is free now");
}

#[test]
fn who_sat_at_the_table_before_gets_the_same_seat_under_another_name_or_account() {
    let old = over();
    for (number, name) in [(ADA, "Adeline"), (CLEO, "Cleo")] {
        for draw in [NewDraw::New, NewDraw::Same] {
            let mut table = again(&old, BEN, draw);
            let joined = table.join_again(person(number), name, seat(1), NOW);
            assert_eq!(joined.ok(), Some(seat(1)), "{name} {draw:?}");
            assert_eq!(table.stage(), Stage::Playing);
        }
    }
    let mut table = again(&old, BEN, NewDraw::New);
    check_refused(table.join_again(person(ADA), "ben", seat(1), NOW), "player/name");
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
    table.rematched(table_id(8), NOW).expect("it can be noted");
    table.rematched(table_id(9), NOW).expect("it can be noted");
    assert_eq!(table.take_unstored(), [Event::Rematched { table: table_id(8) }]);
    assert_eq!(table.rematch(), Some(table_id(8)));
    assert_eq!(state(&table, CLEO).rematch, Some(table_id(8)));
}
