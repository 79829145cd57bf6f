//! Records, seeds and commitments.

use crate::kit::*;
use games::AnyRecord;
use protocol::Stage;
use sha2::{Digest, Sha256};

#[test]
fn the_seed_is_told_at_the_end_and_is_what_was_promised() {
    for options in [r#"{"game":"limes"}"#, r#"{"game":"limits"}"#] {
        let mut table = made(options);
        let commitment = state(&table, ADA).commitment;
        table.join(person(BEN), "Ben", None, NOW).expect("it is free");
        while table.stage() == Stage::Playing {
            for number in [ADA, BEN, CLEO] {
                let state = state(&table, number);
                assert_eq!((state.seed.as_ref(), &state.commitment), (None, &commitment));
                assert!(!json(&state).contains(seed().as_str()));
            }
            play_on(&mut table, 1, NOW);
        }
        let told = state(&table, CLEO).seed.expect("it is told");
        let hash: String = Sha256::digest(&told).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash, commitment);
    }
}

#[test]
fn options_tell_what_was_asked_for_and_nothing_else() {
    let table = made(r#"{"game":"limes","seats":3,"variants":["ferryman"],"turns":"open"}"#);
    let options = serde_json::to_string(&state(&table, ADA).options).expect("it serialises");
    assert_eq!(
        options,
        r#"{"game":"limes","seats":3,"variants":["ferryman"],"deck":"classic","turns":"open","clock":null,"bots":[],"listed":false}"#
    );
}

#[test]
fn a_record_of_limes_is_told_as_far_as_the_caller_may_see() {
    let mut table = joined(r#"{"game":"limes","variants":["diagonal"]}"#, 2);
    check_refused(made(r#"{"game":"limes"}"#).record_text(None, None), "table/not_over");
    table.decide(person(ADA), &command("a", "1", "d4^ +nw"), NOW).expect("it is legal");
    let own = table.record_text(Some(person(ADA)), None).expect("it is told");
    assert!(own.contains("| d4^ +nw | …") && !own.contains("Seed"), "{own}");
    for viewer in [None, Some(person(BEN)), Some(person(CLEO))] {
        let text = table.record_text(viewer, None).expect("it is told");
        assert!(!text.contains("| d4") && !text.contains(seed().as_str()), "{text}");
        AnyRecord::parse(text.as_bytes()).expect("a record");
    }
    for number in [0, 3, usize::MAX] {
        check_refused(table.record_text(None, Some(number)), "request/field");
    }
    let column = table.record_text(Some(person(ADA)), Some(1)).expect("it is told");
    assert!(column.contains("| d4^ +nw\n"), "{column}");
    play_on(&mut table, 16, NOW);
    let text = table.record_text(None, None).expect("it is told");
    assert!(text.contains(&format!("[Seed \"{}\"]", seed().as_str())), "{text}");
}

#[test]
fn a_record_of_limits_is_told_at_the_end() {
    let mut table = joined(r#"{"game":"limits"}"#, 2);
    for viewer in [None, Some(person(ADA))] {
        check_refused(table.record_text(viewer, None), "table/not_over");
        check_refused(table.record_text(viewer, Some(1)), "table/not_over");
    }
    play_on(&mut table, 10_000, NOW);
    let text = table.record_text(None, None).expect("it is told");
    let record = AnyRecord::parse(text.as_bytes()).expect("a record");
    assert!(record.position().is_over());
}

#[test]
fn a_record_says_who_was_a_bot_and_where_one_stood_in() {
    let options =
        r#"{"game":"limes","seats":3,"bots":[{"seat":2,"level":5}],"clock":{"turn_s":5}}"#;
    let mut table = joined(options, 2);
    let mut now = NOW;
    while table.stage() == Stage::Playing {
        let round = table.game().and_then(|game| game.question()).expect("it goes on").to_string();
        decide(&mut table, ADA, &round, now);
        let_bots_decide(&mut table, now);
        if ["5", "9"].contains(&round.as_str()) {
            now += 5 * SECOND;
            let_bots_decide(&mut table, now);
        } else {
            decide(&mut table, BEN, &round, now);
        }
    }
    let text = table.record_text(None, None).expect("it is told");
    assert!(text.contains("[Bot \"2 expert\"]\n[StoodIn \"3: 5 9\"]\n"), "{text}");
    let column = table.record_text(None, Some(3)).expect("it is told");
    assert!(column.contains("[StoodIn \"1: 5 9\"]") && !column.contains("Bot"), "{column}");
    let column = table.record_text(None, Some(1)).expect("it is told");
    assert!(!column.contains("StoodIn") && !column.contains("Bot"), "{column}");
}

#[test]
fn a_record_has_the_commitment_and_the_date_of_its_game() {
    for game in ["limes", "limits"] {
        let mut table = made(&format!(r#"{{"game":"{game}"}}"#));
        // It began on the day after it was made.
        table.join(person(BEN), "Ben", None, NOW + DAY - HOUR).expect("it is free");
        play_on(&mut table, 3, NOW + 5 * DAY);
        let headers = format!("[Commitment \"{}\"]\n[Date \"2026-11-17\"]\n", table.commitment());
        if game == "limes" {
            for seat in [None, Some(1)] {
                let text = table.record_text(None, seat).expect("it is told");
                assert!(text.contains(&headers) && !text.contains("[Seed"), "{text}");
            }
        }
        table.close(NOW + 9 * DAY).expect("it can be noted");
        let text = table.record_text(None, None).expect("it is told");
        assert!(text.contains(&headers) && text.contains("[Seed"), "{text}");
        AnyRecord::parse(text.as_bytes()).expect("a record");
    }
}

#[test]
fn a_record_of_limits_is_one_of_all_players_whatever_seat_is_asked_for() {
    let options = r#"{"game":"limits","seats":3,"bots":[{"seat":3,"level":2}]}"#;
    let mut table = joined(options, 2);
    table.leave(person(BEN), NOW).expect("they sit here");
    play_on(&mut table, 10_000, NOW);
    let text = table.record_text(None, None).expect("it is told");
    assert!(text.contains("[Bot \"3 learner\"]\n[StoodIn \"2: 1.0 "), "{text}");
    assert_eq!(table.record_text(None, Some(2)), Ok(text));
}

#[test]
fn a_table_that_was_closed_tells_its_record() {
    for game in ["limes", "limits"] {
        let mut table = joined(&format!(r#"{{"game":"{game}"}}"#), 2);
        play_on(&mut table, 2, NOW);
        if table.is_waiting_for(person(ADA)) {
            decide(&mut table, ADA, "last", NOW);
        }
        table.close(NOW).expect("it can be noted");
        let text = table.record_text(None, None).expect("it is told");
        assert!(text.contains(&format!("[Seed \"{}\"]", seed().as_str())), "{text}");
        AnyRecord::parse(text.as_bytes()).expect("a record");
    }
    let mut table = made(r#"{"game":"limes"}"#);
    table.close(NOW).expect("it can be noted");
    check_refused(table.record_text(None, None), "table/not_over");
}
