//! Bots for people who keep a game without a clock waiting.

use crate::kit::*;
use table::{Absence, Event, Millis, Table};

const NEEDED: Millis = 10 * MINUTE;
const LATER: Millis = NOW + NEEDED;

/// Absent since then.
fn since(at: Millis) -> Absence {
    Absence { since: Some(at), needed: NEEDED }
}

const HERE: Absence = Absence { since: None, needed: NEEDED };

fn left(table: &Table, seat: usize) -> bool {
    state(table, ADA).seats[seat - 1].left
}

#[test]
fn a_bot_plays_for_an_absent_person_until_they_join_again() {
    for game in ["limes", "limits"] {
        let mut table = joined(&format!(r#"{{"game":"{game}"}}"#), 2);
        let mut events = Vec::new();
        check_replays(&mut table, &mut events, NOW);
        assert!(table.may_substitute(person(ADA), 2, since(NOW), LATER));
        table.substitute(person(ADA), 2, since(NOW), LATER).expect("they are away");
        assert!(left(&table, 2) && !table.may_substitute(person(ADA), 2, since(NOW), LATER));
        let version = table.version();
        table.substitute(person(ADA), 2, since(NOW), LATER).expect("the same again");
        assert_eq!(table.version(), version);
        let due = table.due(LATER);
        assert!(due.len() == 1 && due[0].stands_in && due[0].seat == seat(2));
        let_bots_decide(&mut table, LATER);
        check_replays(&mut table, &mut events, LATER);
        assert_eq!(events[version as usize - 1].1, Event::Substituted { seat: 2, by: 1 });
        assert_eq!(table.join(person(BEN), "Ben", None, LATER), Ok(seat(2)));
        assert!(!left(&table, 2));
    }
}

#[test]
fn it_takes_time_both_absent_and_asked() {
    let mut table = joined(r#"{"game":"limes"}"#, 2);
    for (absence, now) in [
        (HERE, LATER),
        (since(NOW), LATER - 1),
        (since(NOW + 1), LATER),
        // Absent for long, but asked for a moment.
        (since(0), LATER - 1),
        (since(Millis::MAX), Millis::MAX - 1),
    ] {
        assert!(!table.may_substitute(person(ADA), 2, absence, now));
        check_refused(table.substitute(person(ADA), 2, absence, now), "table/present");
    }
    decide(&mut table, ADA, "a", NOW + MINUTE);
    decide(&mut table, BEN, "b", NOW + 5 * MINUTE);
    check_refused(table.substitute(person(ADA), 2, since(0), LATER), "table/present");
    table.substitute(person(ADA), 2, since(0), LATER + 5 * MINUTE).expect("a new question");
}

#[test]
fn a_person_whom_the_game_does_not_wait_for_stays() {
    let mut table = joined(r#"{"game":"limes"}"#, 2);
    decide(&mut table, BEN, "b", NOW);
    assert!(!table.may_substitute(person(ADA), 2, since(0), LATER));
    check_refused(table.substitute(person(ADA), 2, since(0), LATER), "table/present");
    let mut open = joined(r#"{"game":"limes","seats":3}"#, 2);
    check_refused(open.substitute(person(ADA), 2, since(0), LATER), "table/present");
    check_refused(open.substitute(person(ADA), 3, since(0), LATER), "request/field");
}

#[test]
fn only_other_people_at_tables_without_a_clock() {
    let mut table = joined(r#"{"game":"limes","seats":3,"bots":[{"seat":3,"level":1}]}"#, 2);
    check_refused(table.substitute(person(CLEO), 2, since(0), LATER), "table/not_yours");
    assert!(!table.may_substitute(person(CLEO), 2, since(0), LATER));
    for number in [0, 1, 3, 4, usize::MAX] {
        assert!(!table.may_substitute(person(ADA), number, since(0), LATER));
        check_refused(table.substitute(person(ADA), number, since(0), LATER), "request/field");
    }
    let mut clocked = joined(r#"{"game":"limes","clock":{"turn_h":24}}"#, 2);
    assert!(!clocked.may_substitute(person(ADA), 2, since(0), LATER));
    check_refused(clocked.substitute(person(ADA), 2, since(0), LATER), "table/clock");
    check_refused(clocked.substitute(person(ADA), 1, since(0), LATER), "request/field");
    table.close(LATER).expect("it can be noted");
    check_refused(table.substitute(person(ADA), 2, since(0), LATER), "table/over");
}
