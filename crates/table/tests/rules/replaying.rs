//! A table is the replay of its events, and events that are no table are refused.

use crate::kit::*;
use games::Setup;
use limits::Mode;
use protocol::CommandId;
use table::{By, Event, Limits, Millis, Table};

/// A game in which everything happens that can: its table at each version, and its events.
fn everything(game: &str) -> Vec<(Millis, Event)> {
    let options = format!(r#"{{"game":"{game}","seats":5,"clock":{{"turn_s":60}}}}"#);
    let mut table = joined(&options, 3);
    let mut events = Vec::new();
    let mut now = NOW;
    let mut stored = |table: &mut Table, now| check_replays(table, &mut events, now);
    table.kick(person(ADA), 2, true, now).expect("somebody sits there");
    table.seat_bot(person(ADA), 5, level(2), Limits::default(), now).expect("it is free");
    stored(&mut table, now);
    table.start(person(ADA), now).expect("three can play");
    stored(&mut table, now);
    for number in 0..2000 {
        now += SECOND;
        match number {
            4 => table.leave(person(CLEO), now).expect("they sit here"),
            9 => assert!(table.join(person(CLEO), "Cleo", None, now).is_ok()),
            _ => {}
        }
        let asked = [ADA, CLEO]
            .into_iter()
            .find(|&person_number| table.is_waiting_for(person(person_number)) && number % 7 != 0);
        match asked {
            Some(asked) => _ = decide(&mut table, asked, &number.to_string(), now),
            None => now += MINUTE,
        }
        let_bots_decide(&mut table, now);
        stored(&mut table, now);
        if table.is_over() {
            break;
        }
    }
    assert!(table.is_over());
    table.rematched(table_id(9), now).expect("it can be noted");
    stored(&mut table, now);
    events
}

#[test]
fn at_every_version_a_table_is_the_replay_of_its_events() {
    for game in ["limes", "limits"] {
        let events = everything(game);
        let kinds = |kind: fn(&Event) -> bool| events.iter().any(|(_, event)| kind(event));
        assert!(kinds(|event| matches!(event, Event::Back { .. })));
        assert!(kinds(|event| matches!(event, Event::Freed { barred: true, .. })));
        for by in [By::Bot, By::StandIn, By::Person(CommandId::new("0").expect("an id"))] {
            let is_by = |event: &Event| {
                matches!(event, Event::Decided { by: other, .. }
                    if std::mem::discriminant(other) == std::mem::discriminant(&by))
            };
            assert!(events.iter().any(|(_, event)| is_by(event)), "{by:?}");
        }
    }
}

#[test]
fn a_replayed_table_answers_repeated_commands_in_the_same_way() {
    let events = everything("limes");
    let mut table = Table::replay(table_id(7), events.clone()).expect("a table");
    for (version, (_, event)) in (1..).zip(&events) {
        let Event::Decided { seat, asked, decision, by: By::Person(id) } = event else { continue };
        let player = table.people().find(|(_, own)| own.number() == *seat).expect("a person").0;
        let repeated = command(id.as_str(), asked, decision);
        assert_eq!(table.decide(player, &repeated, NOW), Ok(version));
    }
    assert_eq!(table.take_unstored(), []);
}

#[test]
fn events_that_cannot_follow_are_refused() {
    let events = everything("limits");
    let began = events.iter().position(|(_, event)| *event == Event::Began {}).expect("it began");
    let end = events.len() - 1;
    let created = events[0].1.clone();
    let joined = Event::Joined { seat: 2, player: person(CLEO), name: "Cleo".to_owned() };
    let nameless = Event::Joined { seat: 2, player: person(9), name: "\n".to_owned() };
    let by = By::Person(CommandId::new("x").expect("an id"));
    let decided = |seat, asked: &str| Event::Decided {
        seat,
        asked: asked.to_owned(),
        decision: "hide r".to_owned(),
        by: by.clone(),
    };
    for (at, event) in [
        (1, created),
        (began, joined),
        (began, nameless),
        (began, Event::Freed { seat: 9, barred: false }),
        (began, Event::Away { seat: 1 }),
        (began, Event::Rematched { table: table_id(1) }),
        (began, decided(1, "1.0")),
        (began + 1, Event::Began {}),
        (began + 1, Event::Freed { seat: 1, barred: false }),
        (began + 1, Event::Joined { seat: 1, player: person(9), name: "Eve".to_owned() }),
        (began + 1, decided(0, "1.0")),
        (began + 1, decided(7, "1.0")),
        (began + 1, decided(1, "1.1")),
        (began + 1, decided(1, "")),
        (began + 1, Event::Back { seat: 8 }),
        (began, Event::Unlisted {}),
        (end, Event::Closed {}),
        (end, Event::Away { seat: 1 }),
        (end, decided(1, "1.0")),
        (end + 1, Event::Rematched { table: table_id(1) }),
    ] {
        let mut wrong = events[..at].to_vec();
        wrong.push((NOW, event.clone()));
        let fault = Table::replay(table_id(7), wrong).expect_err("it cannot follow");
        assert_eq!(fault.version, at as u64 + 1, "{event:?}: {fault}");
    }
}

#[test]
fn what_does_not_begin_with_a_table_is_none() {
    for events in [vec![], vec![(NOW, Event::Began {})]] {
        let fault = Table::replay(table_id(7), events).expect_err("no table");
        assert_eq!(fault.version, 1);
    }
    let created = |change: fn(&mut protocol::Options), seed: &str| {
        let mut options = creation(r#"{"game":"limes"}"#).options;
        change(&mut options);
        let (maker, luck, seed) = (person(ADA), 1, seed.to_owned());
        Event::Created { options, maker, seed, luck, invited: Vec::new() }
    };
    for event in [
        created(|options| options.seats = usize::MAX, "seed"),
        created(|options| options.deck = Some("gold".to_owned()), "seed"),
        created(|options| options.variants = Some(vec!["none".to_owned()]), "seed"),
        created(|options| options.bots = vec![protocol::BotSeat { seat: 3, level: level(1) }], "x"),
        created(|_| (), ""),
        created(|_| (), "two\nlines"),
    ] {
        let fault = Table::replay(table_id(7), [(NOW, event)]).expect_err("no table");
        assert!(!fault.reason.is_empty());
    }
}

#[test]
fn what_is_dealt_follows_from_the_seed_alone() {
    let setup = Setup::Limits { mode: Mode::Memory };
    let names = [name(ADA), name(BEN)];
    let table = joined(r#"{"game":"limits"}"#, 2);
    assert_eq!(table.game(), setup.deal(&names, &seed()).ok().as_ref());
}
