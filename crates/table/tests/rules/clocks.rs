//! Time: clocks, restarts, tables that nobody comes back to.

use crate::kit::*;
use protocol::Stage;

const SECONDS: &str = r#"{"game":"limes","clock":{"turn_s":30}}"#;

fn ends(table: &table::Table) -> Option<String> {
    state(table, ADA).clock.map(|clock| clock.ends)
}

#[test]
fn the_clock_of_limes_is_that_of_the_round() {
    let mut table = joined(SECONDS, 2);
    assert_eq!(table.wake_at(), Some(NOW + 30 * SECOND));
    decide(&mut table, ADA, "a", NOW + 10 * SECOND);
    assert_eq!(table.wake_at(), Some(NOW + 30 * SECOND));
    decide(&mut table, BEN, "b", NOW + 20 * SECOND);
    assert_eq!(table.wake_at(), Some(NOW + 50 * SECOND));
    let clock = table.state(None, NOW + 25 * SECOND, |_| true).clock.expect("it runs");
    assert_eq!((clock.ends.as_str(), clock.left_ms), ("2026-11-16T12:00:50Z", 25_000));
    let clock = table.state(None, NOW + DAY, |_| true).clock.expect("it runs");
    assert_eq!(clock.left_ms, 0);
}

#[test]
fn limits_has_a_clock_for_each_question() {
    let mut table = joined(r#"{"game":"limits","clock":{"turn_h":24}}"#, 2);
    decide(&mut table, ADA, "a", NOW + HOUR);
    assert_eq!(table.wake_at(), Some(NOW + DAY));
    decide(&mut table, BEN, "b", NOW + 2 * HOUR);
    assert_eq!(table.wake_at(), Some(NOW + 2 * HOUR + DAY));
    let to_move = table.game().and_then(|game| game.any().waiting().first().copied());
    let number = if to_move == Some(seat(1)) { ADA } else { BEN };
    decide(&mut table, number, "c", NOW + 3 * HOUR);
    assert_eq!(table.wake_at(), Some(NOW + 3 * HOUR + DAY));
}

#[test]
fn when_time_is_out_a_bot_makes_that_one_decision() {
    let mut table = joined(SECONDS, 2);
    decide(&mut table, ADA, "a", NOW);
    assert_eq!(table.due(NOW + 30 * SECOND - 1), []);
    let now = NOW + 30 * SECOND;
    let due = table.due(now);
    assert!(due.len() == 1 && due[0].stands_in && due[0].seat == seat(2));
    // A clock that was put back has not run out.
    table.bot_decided(due[0], "d4^", NOW).expect("nothing happens");
    assert!(table.is_waiting_for(person(BEN)));
    table.bot_decided(due[0], "d4^", now).expect("it is legal");
    let seats = state(&table, ADA).seats;
    assert_eq!((&seats[0].stood_in, &seats[1].stood_in), (&vec![], &vec!["1".to_owned()]));
    assert_eq!(table.due(now), [], "whoever comes back plays on");
    decide(&mut table, BEN, "b", now);
}

#[test]
fn whoever_decides_late_but_before_the_bot_has_decided() {
    let mut table = joined(SECONDS, 2);
    let now = NOW + HOUR;
    let due = table.due(now);
    assert_eq!(due.len(), 2);
    decide(&mut table, ADA, "a", now);
    for due in due {
        table.bot_decided(due, "d4^", now).expect("it is legal, or nothing happens");
    }
    let seats = state(&table, ADA).seats;
    assert_eq!((seats[0].stood_in.len(), seats[1].stood_in.len()), (0, 1));
}

#[test]
fn a_game_whose_people_never_come_back_ends() {
    for game in ["limes", "limits"] {
        let options = format!(r#"{{"game":"{game}","seats":3,"clock":{{"turn_s":5}}}}"#);
        let mut table = joined(&options, 3);
        let mut now = NOW;
        for _ in 0..2000 {
            let Some(at) = table.wake_at() else { break };
            now = now.max(at);
            table.tick(now).expect("it can be noted");
            let_bots_decide(&mut table, now);
        }
        assert_eq!((table.stage(), table.wake_at(), ends(&table)), (Stage::Over, None, None));
        assert!(state(&table, ADA).seats.iter().all(|seat| !seat.stood_in.is_empty()));
    }
}

#[test]
fn after_a_restart_there_is_a_minute_or_a_whole_turn() {
    for (clock, least) in [(r#"{"turn_s":30}"#, 30 * SECOND), (r#"{"turn_h":2}"#, MINUTE)] {
        let mut table = joined(&format!(r#"{{"game":"limes","clock":{clock}}}"#), 2);
        let mut events = Vec::new();
        check_replays(&mut table, &mut events, NOW);
        let wake_at = table.wake_at();
        let end = wake_at.expect("it runs");
        let early = table.clone();
        let started = end + HOUR;
        table.resume(started, started + SECOND).expect("it can be noted");
        assert_eq!(table.wake_at(), Some(started + least));
        assert_eq!(table.due(started), []);
        assert_eq!(table.due(started + least).len(), 2);
        // It is stored, so loading the table once more adds nothing.
        check_replays(&mut table, &mut events, started + SECOND);
        table.resume(started, started + 50 * SECOND).expect("it can be noted");
        assert_eq!((table.wake_at(), table.take_unstored().len()), (Some(started + least), 0));
        // A player with more time than that keeps it.
        let mut table = early;
        table.resume(end - least, end - least).expect("it can be noted");
        assert_eq!((table.wake_at(), table.take_unstored().len()), (wake_at, 0));
    }
}

#[test]
fn restarts_in_a_row_do_not_stop_the_clock() {
    let mut table = joined(r#"{"game":"limes","clock":{"turn_s":300}}"#, 2);
    let end = NOW + 300 * SECOND;
    let resume = |table: &mut table::Table, started| {
        table.resume(started, started).expect("it can be noted");
        table.wake_at()
    };
    assert_eq!(resume(&mut table, end - 10 * SECOND), Some(end + 50 * SECOND));
    assert_eq!(resume(&mut table, end + 40 * SECOND), Some(end + 50 * SECOND));
    // Unless the new deadline, too, passed while no server was running.
    assert_eq!(resume(&mut table, end + HOUR), Some(end + HOUR + MINUTE));
    assert_eq!(resume(&mut table, end + HOUR + 50 * SECOND), Some(end + HOUR + MINUTE));
    // The next question has its own.
    for number in [ADA, BEN] {
        decide(&mut table, number, "a", end + HOUR);
    }
    let end = end + HOUR + 300 * SECOND;
    assert_eq!(table.wake_at(), Some(end));
    assert_eq!(resume(&mut table, end - SECOND), Some(end + 59 * SECOND));
}

#[test]
fn a_clock_of_which_more_than_a_turn_is_left_is_brought_forward() {
    let mut table = joined(SECONDS, 2);
    let mut events = Vec::new();
    // The machine's clock was ahead when the game began, and is right now.
    let now = NOW - 31 * DAY;
    let left = |table: &table::Table| {
        let clock = table.state(None, now, |_| true).clock.expect("it runs");
        clock.left_ms
    };
    table.tick(now).expect("it can be noted");
    assert_eq!((table.wake_at(), left(&table)), (Some(now + 30 * SECOND), 30_000));
    table.tick(now + 10 * SECOND).expect("it can be noted");
    assert_eq!(table.wake_at(), Some(now + 30 * SECOND), "once");
    assert_eq!(table.due(now + 30 * SECOND).len(), 2);
    check_refused_as_event(&mut table, &mut events, now);
    // The next question has its own clock.
    for number in [ADA, BEN] {
        decide(&mut table, number, "a", now + 5 * SECOND);
    }
    assert_eq!(table.wake_at(), Some(now + 35 * SECOND));
}

/// A restart before the clock has run out adds nothing that cannot be replayed.
fn check_refused_as_event(
    table: &mut table::Table,
    events: &mut Vec<(table::Millis, table::Event)>,
    now: table::Millis,
) {
    events.extend(table.take_unstored().into_iter().map(|event| (NOW, event)));
    table.resume(now + 20 * SECOND, now + 20 * SECOND).expect("it can be noted");
    assert_eq!(table.take_unstored(), []);
    table::Table::replay(table.id(), events.clone()).expect("a table");
}

#[test]
fn a_table_that_nobody_starts_is_given_up_after_a_day() {
    let mut table = made(r#"{"game":"limes"}"#);
    table.tick(NOW + DAY - 1).expect("it can be noted");
    assert_eq!((table.stage(), table.wake_at()), (Stage::Open, Some(NOW + DAY)));
    table.tick(NOW + DAY).expect("it can be noted");
    assert_eq!((table.stage(), table.wake_at()), (Stage::Closed, None));
    assert_eq!(state(&table, ADA).seed.as_deref(), Some(seed().as_str()));
    let version = table.version();
    table.tick(NOW + 2 * DAY).expect("it can be noted");
    table.close(NOW).expect("it can be noted");
    assert_eq!(table.version(), version);
}

#[test]
fn without_a_clock_a_table_is_given_up_after_thirty_days_without_anybody() {
    let mut table = joined(r#"{"game":"limes"}"#, 2);
    let at = table.wake_at().expect("it waits");
    assert!((NOW + 30 * DAY..NOW + 31 * DAY).contains(&at));
    table.tick(at - 1).expect("it can be noted");
    assert_eq!(table.stage(), Stage::Playing);
    table.seen(NOW + 20 * DAY);
    let later = table.wake_at().expect("it waits");
    assert!((NOW + 50 * DAY..NOW + 51 * DAY).contains(&later));
    table.tick(at).expect("it can be noted");
    assert_eq!(table.stage(), Stage::Playing);
    table.seen(NOW);
    assert_eq!(table.wake_at(), Some(later), "time does not go back");
    table.tick(later).expect("it can be noted");
    assert_eq!(table.stage(), Stage::Closed);
}

#[test]
fn a_restart_remembers_when_people_were_here() {
    let mut table = joined(r#"{"game":"limes"}"#, 2);
    let mut events = Vec::new();
    check_replays(&mut table, &mut events, NOW);
    table.seen(NOW + 20 * DAY);
    let wake_at = table.wake_at();
    let mut again = table::Table::replay(table.id(), events).expect("a table");
    again.restore_seen(wake_at);
    assert_eq!(again.wake_at(), wake_at);
    for lost in [None, Some(0)] {
        again.restore_seen(lost);
        assert_eq!(again.wake_at(), wake_at);
    }
}

#[test]
fn a_table_that_waits_for_a_bot_is_not_given_up() {
    let mut table = made(r#"{"game":"limes","bots":[{"seat":2,"level":1}]}"#);
    table.tick(NOW + 90 * DAY).expect("it can be noted");
    assert_eq!((table.stage(), table.wake_at()), (Stage::Playing, Some(0)));
    let_bots_decide(&mut table, NOW);
    table.tick(NOW + 90 * DAY).expect("it can be noted");
    assert_eq!(table.stage(), Stage::Closed);
}

#[test]
fn the_end_of_all_time_is_no_trouble() {
    for options in [r#"{"game":"limes"}"#, r#"{"game":"limits","clock":{"turn_h":672}}"#] {
        let (mut table, _) = table::Table::create(creation(options), u64::MAX).expect("a table");
        table.join(person(BEN), "Ben", None, u64::MAX).expect("a seat is free");
        table.restore_seen(Some(u64::MAX));
        table.resume(u64::MAX, u64::MAX).expect("it can be noted");
        table.seen(u64::MAX);
        table.state(None, u64::MAX, |_| true);
        let_bots_decide(&mut table, u64::MAX);
        table.tick(u64::MAX).expect("it can be noted");
    }
}
