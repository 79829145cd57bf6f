//! Decisions of people and bots.

use crate::kit::*;
use games::{AnyView, SeenView};
use protocol::Stage;
use table::{BotDecision, Command, Due, Event, Reply, STAND_IN};

const TWO: [&str; 2] = [r#"{"game":"limes"}"#, r#"{"game":"limits"}"#];

#[test]
fn a_decision_counts_once_and_is_answered_the_same_for_ever() {
    for options in TWO {
        let mut table = joined(options, 2);
        let legal = table.legal(person(ADA)).expect("they sit here");
        let asked = legal.asked.expect("they are asked");
        let first = command("a", &asked, &legal.legal[0]);
        let version = table.decide(person(ADA), &first, NOW).expect("it is legal");
        assert_eq!(version, 5);
        assert_eq!(table.decide(person(ADA), &first, NOW), Ok(version));
        table.leave(person(ADA), NOW).expect("they sit here");
        assert_eq!(table.decide(person(ADA), &first, NOW), Ok(version), "also when away");
        decide(&mut table, BEN, "b", NOW);
        assert_eq!(table.decide(person(ADA), &first, NOW), Ok(version), "also much later");
        table.close(NOW).expect("it can be noted");
        assert_eq!(table.decide(person(ADA), &first, NOW), Ok(version), "also after the end");
        let events = table.take_unstored();
        let decided = events.iter().filter(|event| matches!(event, Event::Decided { seat: 1, .. }));
        assert_eq!(decided.count(), 1);
    }
}

#[test]
fn a_decision_is_stored_as_the_rules_write_it() {
    for options in TWO {
        let mut table = joined(options, 2);
        let legal = table.legal(person(ADA)).expect("they sit here");
        let asked = legal.asked.expect("they are asked");
        let plain = legal.legal.last().expect("something is legal");
        let padded = &format!("  {} ", plain.replace(' ', "\t \u{2003}"));
        let long = format!("{plain}{}", " ".repeat(60));
        check_refused(
            table.decide(person(ADA), &command("a", &asked, &long), NOW),
            "turn/notation",
        );
        let first = command("a", &asked, padded);
        let version = table.decide(person(ADA), &first, NOW).expect("it is legal");
        let events = table.take_unstored();
        let stored =
            matches!(events.last(), Some(Event::Decided { decision, .. }) if decision == plain);
        assert!(stored, "{events:?}");
        // The same in other words is the same, and something else is not.
        for decision in [padded, plain] {
            let again = command("a", &asked, decision);
            assert_eq!(table.decide(person(ADA), &again, NOW), Ok(version));
        }
        for decision in [&*long, "rubbish", ""] {
            let other = table.decide(person(ADA), &command("a", &asked, decision), NOW);
            check_refused(other, "request/id_reused");
        }
    }
}

#[test]
fn an_id_that_was_used_for_something_else_is_refused_before_anything_else() {
    let mut table = joined(TWO[0], 2);
    let first = command("a", "1", "d4^");
    table.decide(person(ADA), &first, NOW).expect("it is legal");
    for (asked, decision) in [("1", "d4>"), ("2", "d4^"), ("rubbish", "d4^"), ("1", "")] {
        let reused = table.decide(person(ADA), &command("a", asked, decision), NOW);
        check_refused(reused, "request/id_reused");
    }
    // Everybody has ids of their own.
    assert_eq!(table.decide(person(BEN), &first, NOW), Ok(6));
    table.close(NOW).expect("it can be noted");
    let reused = table.decide(person(ADA), &command("a", "1", "d4>"), NOW);
    check_refused(reused, "request/id_reused");
}

#[test]
fn what_was_refused_is_judged_anew() {
    let mut table = joined(TWO[0], 2);
    check_refused(table.decide(person(ADA), &command("a", "1", "z9"), NOW), "turn/notation");
    check_refused(table.decide(person(ADA), &command("a", "2", "d4^"), NOW), "question/stale");
    assert_eq!(table.decide(person(ADA), &command("a", "1", "d4^"), NOW), Ok(5));
}

#[test]
fn checks_come_in_the_order_of_the_protocol() {
    let wrong = command("a", "rubbish", "rubbish");
    let mut table = made(TWO[0]);
    check_refused(table.decide(person(BEN), &wrong, NOW), "table/not_yours");
    check_refused(table.decide(person(ADA), &wrong, NOW), "question/none");
    table.join(person(BEN), "Ben", None, NOW).expect("it is free");
    check_refused(table.decide(person(CLEO), &wrong, NOW), "table/not_yours");
    check_refused(table.decide(person(ADA), &wrong, NOW), "question/stale");
    check_refused(table.decide(person(ADA), &command("a", "1", "rubbish"), NOW), "turn/notation");
    let far = command("a", "1", "d4^ d4nw-d4se");
    let refused = table.decide(person(ADA), &far, NOW).expect_err("nobody is there to move");
    assert!(refused.code.as_str().starts_with("turn/"), "{refused:?}");
    decide(&mut table, ADA, "b", NOW);
    check_refused(table.decide(person(ADA), &wrong, NOW), "question/none");
    table.close(NOW).expect("it can be noted");
    check_refused(table.decide(person(ADA), &wrong, NOW), "table/over");
    check_refused(table.decide(person(CLEO), &wrong, NOW), "table/not_yours");
}

#[test]
fn rubbish_is_refused_and_changes_nothing() {
    for options in TWO {
        let mut table = joined(options, 2);
        let asked = table.legal(person(ADA)).expect("they sit here").asked.expect("asked");
        let before = table.clone();
        let long = "9".repeat(10_000);
        for text in ["", " ", "…", "d4", "hide", "hide x", "play r", "suspect 2", "\0", "🂡", &long]
        {
            let refused = table.decide(person(ADA), &command("a", &asked, text), NOW);
            let fault = refused.expect_err(text);
            assert_eq!(fault.code.status(), 422, "{text}: {fault:?}");
            assert!(fault.message.len() < 400, "{}", fault.message.len());
            check_refused(
                table.decide(person(ADA), &command("a", text, "d4^"), NOW),
                "question/stale",
            );
        }
        assert_eq!(table, before);
    }
}

#[test]
fn legal_decisions_are_told_to_whoever_is_asked() {
    for options in TWO {
        let mut table = made(options);
        let nothing = table.legal(person(ADA)).expect("they sit here");
        assert_eq!((nothing.asked, nothing.legal), (None, vec![]));
        table.join(person(BEN), "Ben", None, NOW).expect("it is free");
        check_refused(table.legal(person(CLEO)), "table/not_yours");
        let legal = table.legal(person(BEN)).expect("they sit here");
        for decision in &legal.legal {
            let mut tried = table.clone();
            let asked = legal.asked.as_deref().expect("they are asked");
            tried.decide(person(BEN), &command("a", asked, decision), NOW).expect("it is legal");
        }
        decide(&mut table, BEN, "a", NOW);
        assert_eq!(table.legal(person(BEN)).expect("they sit here").asked, None);
        table.close(NOW).expect("it can be noted");
        assert_eq!(table.legal(person(ADA)).expect("they sit here").asked, None);
    }
}

#[test]
fn a_late_decision_of_somebody_who_has_left_counts_but_does_not_bring_them_back() {
    let mut table = joined(TWO[0], 2);
    table.leave(person(ADA), NOW).expect("they sit here");
    assert_eq!(table.decide(person(ADA), &command("late", "1", "d4^"), NOW), Ok(6));
    decide(&mut table, BEN, "b", NOW);
    assert_eq!(table.due(NOW).len(), 1, "a bot plays on");
    table.join(person(ADA), "Ada", None, NOW).expect("they sit here");
    assert_eq!(table.due(NOW), []);
}

#[test]
fn bots_decide_for_themselves_and_are_no_stand_ins() {
    for game in ["limes", "limits"] {
        let options = format!(r#"{{"game":"{game}","bots":[{{"seat":2,"level":6}}]}}"#);
        let mut table = made(&options);
        let due = table.due(NOW);
        assert!(due.len() == 1 && !due[0].stands_in && due[0].level == level(6));
        let_bots_decide(&mut table, NOW);
        assert_eq!(table.due(NOW), []);
        assert_eq!(state(&table, ADA).seats[1].stood_in, Vec::<String>::new());
    }
}

#[test]
fn an_answer_that_nobody_waits_for_any_more_does_not_count() {
    let mut table = made(r#"{"game":"limes","bots":[{"seat":2,"level":4}]}"#);
    let due = table.due(NOW)[0];
    let_bots_decide(&mut table, NOW);
    let version = table.version();
    let others = [
        due,
        Due { seat: seat(1), ..due },
        Due { seat: seat(1), stands_in: true, level: STAND_IN, ..due },
        Due { seat: seat(9), ..due },
        Due { question: "2".parse().expect("a question"), ..due },
    ];
    for other in others {
        table.bot_decided(other, "d4^", NOW).expect("nothing happens");
    }
    decide(&mut table, ADA, "a", NOW);
    table.bot_decided(due, "d4^", NOW).expect("nothing happens");
    assert_eq!(table.version(), version + 1);
    let next = table.due(NOW)[0];
    table.bot_decided(Due { level: level(1), ..next }, "d5^", NOW).expect("nothing happens");
    check_refused(table.bot_decided(next, "rubbish", NOW), "turn/notation");
    assert_eq!(table.version(), version + 1);
    table.close(NOW).expect("it can be noted");
    table.bot_decided(next, "d5^", NOW).expect("nothing happens");
    assert_eq!((table.due(NOW), table.stage()), (vec![], Stage::Closed));
}

#[test]
fn a_bot_that_answers_nonsense_holds_up_nobody() {
    for game in ["limes", "limits"] {
        let mut table = made(&format!(r#"{{"game":"{game}","bots":[{{"seat":2,"level":4}}]}}"#));
        decide(&mut table, ADA, "a", NOW);
        let due = table.due(NOW)[0];
        let version = table.version();
        for nonsense in ["", "rubbish", "d4", "hide x", "\u{0}"] {
            let mut table = table.clone();
            let nonsense = BotDecision { due, decision: Some(nonsense.to_owned()) };
            let reply = table.execute(&Command::BotsDecided(vec![nonsense]), NOW);
            assert!(matches!(reply, Ok(Reply::Refused(refused)) if refused[0].0 == due));
            assert!(table.version() > version, "the first legal decision counts");
            assert!(!table.due(NOW).contains(&due));
        }
        let silent = BotDecision { due, decision: None };
        let reply = table.execute(&Command::BotsDecided(vec![silent]), NOW);
        assert_eq!((reply, table.version()), (Ok(Reply::Refused(vec![])), version));
    }
}

#[test]
fn a_bot_is_shown_what_its_seat_may_see() {
    for options in TWO {
        let mut table = joined(options, 2);
        assert_eq!(made(options).seen_by(seat(1)), []);
        decide(&mut table, ADA, "a", NOW);
        let seen = table.seen_by(seat(2));
        let newest = seen.last().expect("there is a view");
        let view = match newest {
            SeenView::Limes(view) => AnyView::from((**view).clone()),
            SeenView::Limits(view) => AnyView::from((**view).clone()),
        };
        assert_eq!(Some(view), state(&table, BEN).view);
    }
}

#[test]
fn whoever_has_not_decided_does_not_see_what_others_did() {
    let seen = |turns: &str, decision: &str| {
        let mut table = joined(&format!(r#"{{"game":"limes","seats":3,"turns":"{turns}"}}"#), 3);
        table.decide(person(ADA), &command("a", "1", decision), NOW).expect("it is legal");
        [Some(person(BEN)), Some(person(ADA)), None]
            .map(|viewer| json(&table.state(viewer, NOW, |_| true)))
    };
    let [hidden, own, watched] = seen("hidden", "d4^ +nw");
    let [other_hidden, other_own, other_watched] = seen("hidden", "d4>");
    assert_eq!((&hidden, &watched), (&other_hidden, &other_watched));
    assert_ne!(own, other_own);
    assert!(hidden.contains(r#""moved":true"#), "that she has moved is no secret");
    let [open, _, open_watched] = seen("open", "d4^ +nw");
    assert!(open.contains("d4^ +nw") && open_watched.contains("d4^ +nw"));
}

#[test]
fn people_know_when_it_is_their_turn() {
    let mut table = joined(TWO[0], 2);
    assert!(table.is_waiting_for(person(ADA)) && !table.is_waiting_for(person(CLEO)));
    decide(&mut table, ADA, "a", NOW);
    assert!(!table.is_waiting_for(person(ADA)) && table.is_waiting_for(person(BEN)));
    table.close(NOW).expect("it can be noted");
    assert!(!table.is_waiting_for(person(BEN)));
}

#[test]
fn one_player_is_shown_in_full() {
    for options in TWO {
        let mut table = joined(options, 2);
        decide(&mut table, ADA, "a", NOW);
        for viewer in [None, Some(person(ADA)), Some(person(BEN)), Some(person(CLEO))] {
            let state = table.state(viewer, NOW, |_| true);
            let view = serde_json::to_value(state.view).expect("it serialises");
            for number in [1, 2] {
                let player = table.player(viewer, number).expect("somebody sits there");
                let player = serde_json::to_value(player).expect("it serialises");
                assert_eq!(player, view["players"][number - 1]);
            }
            for number in [0, 3, usize::MAX] {
                check_refused(table.player(viewer, number), "request/path");
            }
        }
        check_refused(made(options).player(None, 1), "request/path");
    }
}
