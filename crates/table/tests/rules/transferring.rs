//! A guest who signs in takes their seat along.

use crate::kit::*;
use protocol::Stage;
use table::{Event, Table};

const TWO: &str = r#"{"game":"limes","seats":2}"#;

/// The table that is made of the events of another one.
fn replayed(mut table: Table) -> (Table, Vec<Event>) {
    let events = table.take_unstored();
    let stored = events.iter().map(|event| {
        let text = serde_json::to_string(event).expect("it is written");
        (NOW, serde_json::from_str(&text).expect("it is read"))
    });
    (Table::replay(table.id(), stored).expect("it replays"), events)
}

#[test]
fn the_account_has_the_seat_and_all_that_goes_with_it() {
    let mut table = joined(r#"{"game":"limes","seats":3}"#, 2);
    assert_eq!(table.transfer(person(ADA), person(CLEO), NOW), Ok(true));
    assert_eq!((table.seat_of(person(ADA)), table.seat_of(person(CLEO))), (None, Some(seat(1))));
    // Looking after the table goes along; the name stays as it is.
    assert_eq!(table.start(person(CLEO), NOW), Ok(()));
    assert_eq!(table.state(None, NOW, |_| true).seats[0].name, "Ada");
    let legal = table.legal(person(CLEO)).expect("they sit here");
    let decided = command("a", legal.asked.as_deref().expect("a question"), &legal.legal[0]);
    let version = table.decide(person(CLEO), &decided, NOW).expect("it is legal");
    check_refused(table.decide(person(ADA), &decided, NOW), "table/not_yours");
    let (table, _) = replayed(table);
    assert_eq!((table.seat_of(person(CLEO)), table.version()), (Some(seat(1)), version));
}

#[test]
fn nobody_gets_two_seats_and_strangers_give_none() {
    let mut table = joined(TWO, 2);
    let version = table.version();
    assert_eq!(table.transfer(person(ADA), person(BEN), NOW), Ok(false));
    assert_eq!(table.transfer(person(CLEO), person(9), NOW), Ok(false));
    assert_eq!(table.version(), version);
    // Also when the game is over.
    table.close(NOW).expect("it can be noted");
    assert_eq!(table.transfer(person(ADA), person(CLEO), NOW), Ok(true));
    assert_eq!((table.stage(), table.seat_of(person(CLEO))), (Stage::Closed, Some(seat(1))));
}

#[test]
fn a_transfer_that_cannot_be_is_no_event() {
    let table = joined(TWO, 2);
    let (id, (_, events)) = (table.id(), replayed(table));
    for (number, from, player) in [(1, BEN, CLEO), (2, BEN, ADA), (3, BEN, CLEO), (0, ADA, CLEO)] {
        let (from, player) = (person(from), person(player));
        let transferred = Event::Transferred { seat: number, from, player };
        let all = events.iter().cloned().chain([transferred]).map(|event| (NOW, event));
        assert!(Table::replay(id, all).is_err(), "{number}");
    }
}
