//! Sitting down, getting up, beginning.

use crate::kit::*;
use protocol::Stage;
use table::{Event, Limits, Table};

const THREE: &str = r#"{"game":"limes","seats":3}"#;

#[test]
fn maker_and_joiners_get_the_lowest_free_seat() {
    let mut table = made(r#"{"game":"limes","seats":4,"bots":[{"seat":1,"level":4}]}"#);
    assert_eq!(table.seat_of(person(ADA)), Some(seat(2)));
    assert_eq!(table.join(person(BEN), "Ben", Some(4), NOW), Ok(seat(4)));
    assert_eq!(table.join(person(CLEO), "Cleo", None, NOW), Ok(seat(3)));
    assert_eq!(table.stage(), Stage::Playing);
}

#[test]
fn a_maker_gets_the_seat_they_like_if_it_is_free() {
    for (liked, got) in [(Some(3), 3), (Some(2), 1), (Some(9), 1), (Some(0), 1), (None, 1)] {
        let options = r#"{"game":"limes","seats":3,"bots":[{"seat":2,"level":1}]}"#;
        let creation = table::Creation { seat: liked, ..creation(options) };
        let (table, seat) = Table::create(creation, NOW).expect("it can be played");
        assert_eq!((seat.number(), table.seat_of(person(ADA))), (got, Some(seat)));
    }
}

#[test]
fn an_unlisted_table_stays_unlisted_and_goes_on() {
    let mut table = made(r#"{"game":"limes","seats":3,"listed":true}"#);
    assert!(table.summary().listed);
    table.unlist(NOW).expect("it can be noted");
    table.unlist(NOW).expect("it can be noted");
    assert!(!table.summary().listed && !table.options().listed);
    assert_eq!(table.join(person(BEN), "Ben", None, NOW), Ok(seat(2)));
    let mut events = Vec::new();
    check_replays(&mut table, &mut events, NOW);
    assert_eq!(events.iter().filter(|(_, event)| *event == Event::Unlisted {}).count(), 1);
}

#[test]
fn whoever_joins_again_keeps_their_seat() {
    let mut table = joined(THREE, 2);
    let version = table.version();
    assert_eq!(table.join(person(BEN), "Ben", Some(3), NOW), Ok(seat(2)));
    assert_eq!(table.version(), version);
}

#[test]
fn a_full_table_begins_and_takes_nobody_else() {
    for options in [r#"{"game":"limes"}"#, r#"{"game":"limits"}"#] {
        let mut table = made(options);
        assert_eq!((table.stage(), table.state(None, NOW, |_| true).view), (Stage::Open, None));
        table.join(person(BEN), "Ben", None, NOW).expect("a seat is free");
        assert_eq!(table.stage(), Stage::Playing);
        check_refused(table.join(person(CLEO), "Cleo", None, NOW), "table/full");
        table.close(NOW).expect("it can be noted");
        check_refused(table.join(person(CLEO), "Cleo", None, NOW), "table/over");
        assert_eq!(table.join(person(BEN), "Ben", None, NOW), Ok(seat(2)));
    }
}

#[test]
fn a_table_for_one_begins_at_once() {
    let table = made(r#"{"game":"limes","seats":1}"#);
    assert_eq!((table.stage(), table.version()), (Stage::Playing, 3));
}

#[test]
fn seats_that_are_no_seats_are_refused() {
    let mut table = joined(THREE, 2);
    for (number, code) in [
        (0, "request/field"),
        (4, "request/field"),
        (usize::MAX, "request/field"),
        (1, "table/full"),
        (2, "table/full"),
    ] {
        check_refused(table.join(person(CLEO), "Cleo", Some(number), NOW), code);
        let bot = table.seat_bot(person(ADA), number, level(4), Limits::default(), NOW);
        check_refused(bot, code);
    }
    for number in [0, 3, 4, usize::MAX] {
        check_refused(table.kick(person(ADA), number, true, NOW), "request/field");
    }
    assert_eq!(table.version(), 3);
}

#[test]
fn a_name_that_no_record_can_hold_is_refused() {
    let mut table = made(r#"{"game":"limes"}"#);
    for bad in ["", "two\nlines", "\u{7}", &"x".repeat(41)] {
        check_refused(table.join(person(BEN), bad, None, NOW), "request/field");
    }
    let creation = table::Creation { name: String::new(), ..creation(r#"{"game":"limes"}"#) };
    check_refused(Table::create(creation, NOW), "request/field");
}

#[test]
fn only_the_maker_looks_after_the_table_and_only_before_it_begins() {
    let mut table = joined(THREE, 2);
    for number in [BEN, CLEO] {
        let bot = table.seat_bot(person(number), 3, level(4), Limits::default(), NOW);
        check_refused(bot, "table/not_yours");
        check_refused(table.kick(person(number), 1, true, NOW), "table/not_yours");
        check_refused(table.start(person(number), NOW), "table/not_yours");
    }
    table.start(person(ADA), NOW).expect("two can play");
    table.start(person(ADA), NOW).expect("the same again");
    check_refused(table.start(person(BEN), NOW), "table/not_yours");
    check_refused(table.kick(person(ADA), 2, true, NOW), "table/full");
    let bot = table.seat_bot(person(ADA), 3, level(4), Limits::default(), NOW);
    check_refused(bot, "table/full");
    table.close(NOW).expect("it can be noted");
    check_refused(table.start(person(ADA), NOW), "table/over");
    check_refused(table.kick(person(ADA), 2, true, NOW), "table/over");
}

#[test]
fn starting_closes_gaps() {
    let mut table = made(r#"{"game":"limits","seats":6}"#);
    table.join(person(BEN), "Ben", Some(5), NOW).expect("it is free");
    table.seat_bot(person(ADA), 3, level(4), Limits::default(), NOW).expect("it is free");
    assert_eq!(state(&table, BEN).you, Some(5));
    table.start(person(ADA), NOW).expect("three can play");
    let state = state(&table, BEN);
    assert_eq!((state.you, state.state), (Some(3), Stage::Playing));
    let names: Vec<&str> = state.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Skilled", "Ben"]);
    assert_eq!(table.due(NOW).iter().map(|due| due.seat.number()).collect::<Vec<_>>(), [2]);
}

#[test]
fn too_few_cannot_begin() {
    let mut table = made(r#"{"game":"limits","seats":3}"#);
    check_refused(table.start(person(ADA), NOW), "table/too_few");
    let mut alone = made(THREE);
    alone.start(person(ADA), NOW).expect("Limes is played alone, too");
}

#[test]
fn bots_are_called_after_their_level_and_there_are_not_too_many() {
    let mut table = made(r#"{"game":"limes","seats":6,"bots":[{"seat":2,"level":4}]}"#);
    for (number, skill) in [(3, 4), (4, 6), (5, 4)] {
        let limits = Limits { bots: 4, ..Limits::default() };
        table.seat_bot(person(ADA), number, level(skill), limits, NOW).expect("it is free");
    }
    let full = Limits { bots: 4, ..Limits::default() };
    check_refused(table.seat_bot(person(ADA), 6, level(1), full, NOW), "request/field");
    let seats = state(&table, ADA).seats;
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Skilled", "Skilled 2", "Merciless", "Skilled 3"]);
    assert!(seats[1..].iter().all(|seat| seat.here && seat.level.is_some()));
    table.seat_bot(person(ADA), 6, level(1), Limits::default(), NOW).expect("it is free");
    assert_eq!(table.stage(), Stage::Playing, "a bot can fill a table");
}

#[test]
fn a_kicked_person_can_come_back_unless_they_are_banned() {
    let mut table = joined(THREE, 2);
    table.leave(person(BEN), NOW).expect("they sit here");
    check_refused(table.leave(person(BEN), NOW), "table/not_yours");
    assert_eq!(table.join(person(BEN), "Ben", None, NOW), Ok(seat(2)));
    table.kick(person(ADA), 2, false, NOW).expect("somebody sits there");
    assert_eq!(table.seat_of(person(BEN)), None);
    assert_eq!(table.join(person(BEN), "Ben", None, NOW), Ok(seat(2)));
    table.kick(person(ADA), 2, true, NOW).expect("somebody sits there");
    assert_eq!(table.seat_of(person(BEN)), None);
    check_refused(table.join(person(BEN), "Ben", None, NOW), "table/not_yours");
    assert_eq!(table.join(person(CLEO), "Cleo", None, NOW), Ok(seat(2)));
    check_refused(table.kick(person(ADA), 1, true, NOW), "request/field");
    table.seat_bot(person(ADA), 3, level(1), Limits::default(), NOW).expect("it is free");
    check_refused(table.kick(person(ADA), 3, true, NOW), "table/full");
}

#[test]
fn when_the_maker_leaves_another_looks_after_the_table() {
    let mut table = joined(r#"{"game":"limes","seats":4}"#, 3);
    assert_eq!(state(&table, CLEO).maker, None);
    table.leave(person(ADA), NOW).expect("they sit here");
    check_refused(table.start(person(ADA), NOW), "table/not_yours");
    check_refused(table.start(person(CLEO), NOW), "table/not_yours");
    table.join(person(ADA), "Ada", None, NOW).expect("it is free");
    check_refused(table.start(person(ADA), NOW), "table/not_yours");
    assert_eq!((state(&table, ADA).you, state(&table, ADA).maker), (Some(1), Some(2)));
    table.start(person(BEN), NOW).expect("they sit lowest");
    assert_eq!((state(&table, BEN).you, state(&table, BEN).maker), (Some(2), None));
}

#[test]
fn a_table_that_all_have_left_is_open_to_whoever_comes_next() {
    let mut table =
        made(r#"{"game":"limes","seats":3,"bots":[{"seat":1,"level":1}],"listed":true}"#);
    assert!(table.summary().listed);
    table.leave(person(ADA), NOW).expect("they sit here");
    assert_eq!((table.stage(), table.summary().listed), (Stage::Open, false));
    assert_eq!(table.wake_at(), Some(NOW + 10 * 60_000));
    let mut forgotten = table.clone();
    forgotten.tick(NOW + 10 * 60_000).expect("it can be noted");
    assert_eq!(forgotten.stage(), Stage::Closed);
    assert_eq!(table.state(None, NOW, |_| true).seed, None);
    check_refused(table.leave(person(ADA), NOW), "table/not_yours");
    check_refused(table.start(person(ADA), NOW), "table/not_yours");
    // Whoever comes next looks after it.
    table.join(person(BEN), "Ben", None, NOW).expect("it is free");
    assert!(table.summary().listed);
    table.tick(NOW + 60 * 60_000).expect("it can be noted");
    table.join(person(ADA), "Ada", None, NOW).expect("it is free");
    assert_eq!(table.stage(), Stage::Playing);
    check_refused(table.start(person(ADA), NOW), "table/not_yours");
    table.start(person(BEN), NOW).expect("they look after it, and it is on already");
}

#[test]
fn a_bot_plays_for_whoever_leaves_until_they_join_again() {
    let mut table = joined(r#"{"game":"limes"}"#, 2);
    table.leave(person(BEN), NOW).expect("they sit here");
    table.leave(person(BEN), NOW).expect("the same again");
    assert_eq!(table.version(), 5);
    let due = table.due(NOW);
    assert!(due.len() == 1 && due[0].stands_in && due[0].seat == seat(2));
    let ben = |table: &Table| state(table, ADA).seats[1].clone();
    assert!(!ben(&table).here && ben(&table).left);
    assert!(json(&state(&table, ADA)).contains(r#""here":false,"left":true,"waiting":true"#));
    assert_eq!(table.wake_at(), Some(0));
    assert_eq!(table.join(person(BEN), "Ben", None, NOW), Ok(seat(2)));
    assert_eq!(table.due(NOW), []);
    // What the bot has thought of meanwhile does not count any more.
    table.bot_decided(due[0], "d4^", NOW).expect("nothing happens");
    assert!(ben(&table).waiting && ben(&table).here && !ben(&table).left);
    assert!(!json(&state(&table, ADA)).contains("left"));
}

#[test]
fn a_seat_can_be_taken_back_in_the_middle_of_the_game_and_nobody_has_left_when_it_is_over() {
    for game in ["limes", "limits"] {
        let mut table = joined(&format!(r#"{{"game":"{game}"}}"#), 2);
        table.leave(person(BEN), NOW).expect("they sit here");
        play_on(&mut table, 5, NOW);
        assert!(state(&table, ADA).seats[1].left);
        assert_eq!(table.join(person(BEN), "Ben", None, NOW), Ok(seat(2)));
        assert!(!state(&table, ADA).seats[1].left);
        table.leave(person(BEN), NOW).expect("they sit here");
        play_on(&mut table, 500, NOW);
        assert_eq!(table.stage(), Stage::Over);
        assert!(!state(&table, ADA).seats[1].left, "no bot plays for them any more");
        assert_eq!(table.join(person(BEN), "Ben", None, NOW), Ok(seat(2)));
    }
}

#[test]
fn bots_wait_at_a_table_that_all_have_left_until_somebody_is_back() {
    for game in ["limes", "limits"] {
        let options = format!(r#"{{"game":"{game}","seats":3,"bots":[{{"seat":3,"level":6}}]}}"#);
        let mut table = joined(&options, 2);
        table.leave(person(BEN), NOW).expect("they sit here");
        let due = table.due(NOW);
        assert_eq!((due.len(), table.wake_at()), (2, Some(0)), "Ada is still there");
        table.leave(person(ADA), NOW).expect("they sit here");
        assert_eq!(table.due(NOW), []);
        // What the bots have thought of meanwhile does not count.
        let version = table.version();
        table.bot_decided(due[0], &some_legal(&table, due[0].seat), NOW).expect("nothing happens");
        assert_eq!(table.version(), version);
        let mut events = Vec::new();
        check_replays(&mut table, &mut events, NOW);
        // The same rule as for a game whose people are away.
        let at = table.wake_at().expect("it waits");
        assert!((NOW + 30 * DAY..NOW + 31 * DAY).contains(&at));
        let mut forgotten = table.clone();
        forgotten.tick(at).expect("it can be noted");
        assert_eq!(forgotten.stage(), Stage::Closed);
        table.join(person(BEN), "Ben", None, NOW + DAY).expect("they sit here");
        assert_eq!((table.due(NOW + DAY).len(), table.wake_at()), (2, Some(0)));
        check_replays(&mut table, &mut events, NOW + DAY);
    }
}

#[test]
fn with_a_clock_a_game_that_all_have_left_is_played_out_by_the_lowest_level() {
    for game in ["limes", "limits"] {
        let options = format!(
            r#"{{"game":"{game}","seats":3,"clock":{{"turn_h":1}},"bots":[{{"seat":3,"level":6}}]}}"#
        );
        let mut table = joined(&options, 2);
        for number in [ADA, BEN] {
            table.leave(person(number), NOW).expect("they sit here");
        }
        let due = table.due(NOW);
        assert!(due.len() == 3 && due.iter().all(|due| due.level == level(1)), "{due:?}");
        play_on(&mut table, 500, NOW);
        assert_eq!(table.stage(), Stage::Over);
    }
}

#[test]
fn every_change_is_an_event_and_a_refusal_is_none() {
    let mut table = joined(THREE, 2);
    table.take_unstored();
    check_refused(table.join(person(CLEO), "Cleo", Some(9), NOW), "request/field");
    check_refused(table.leave(person(CLEO), NOW), "table/not_yours");
    assert_eq!(table.take_unstored(), []);
    table.join(person(CLEO), "Cleo", None, NOW).expect("it is free");
    let joined = Event::Joined { seat: 3, player: person(CLEO), name: "Cleo".to_owned() };
    assert_eq!(table.take_unstored(), [joined, Event::Began {}]);
    assert_eq!((table.version(), table.take_unstored()), (5, vec![]));
}

#[test]
fn lists_are_told_what_is_free() {
    let mut table = made(r#"{"game":"limes","seats":5,"listed":true}"#);
    let summary = table.summary();
    assert_eq!((summary.seats, summary.free, summary.listed), (5, 4, true));
    assert_eq!(summary.wake_at, Some(NOW + DAY));
    table.start(person(ADA), NOW).expect("alone");
    let summary = table.summary();
    assert_eq!((summary.seats, summary.free, summary.stage), (1, 0, Stage::Playing));
}

#[test]
fn nobody_sits_down_under_a_name_that_looks_like_another_one_at_the_table() {
    let options = r#"{"game":"limes","seats":5,"bots":[{"seat":5,"level":4}]}"#;
    let mut table = made(options);
    for name in ["Ada", "ADA", "A\u{200b}da", "\u{410}d\u{430}", "skilled"] {
        check_refused(table.join(person(BEN), name, None, NOW), "player/name");
    }
    table.join(person(BEN), "Ben", None, NOW).expect("nobody has this name");
    // Their own name is not in their way, and a name is free again with its seat.
    assert!(table.is_name_taken("Ben", person(CLEO)) && !table.is_name_taken("Ben", person(BEN)));
    table.leave(person(BEN), NOW).expect("they sit here");
    table.join(person(CLEO), "Ben", None, NOW).expect("nobody has this name now");
    assert!(table.is_name_taken("BEN", person(BEN)));
}

#[test]
fn tables_with_two_of_one_name_from_before_go_on() {
    let mut table = joined(THREE, 2);
    let mut events: Vec<_> = table.take_unstored().into_iter().map(|event| (NOW, event)).collect();
    for event in &mut events {
        if let Event::Joined { name, .. } = &mut event.1 {
            *name = "Twin".to_owned();
        }
    }
    let mut table = Table::replay(table.id(), events).expect("it was stored");
    table.leave(person(BEN), NOW).expect("they sit here");
    check_refused(table.join(person(CLEO), "Twin", None, NOW), "player/name");
    table.join(person(CLEO), "Cleo", None, NOW).expect("a seat is free");
}
