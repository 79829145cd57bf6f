//! What must hold in the end: every game is over, and its record tells it.

use crate::outside::Outside;
use crate::seating::Seating;
use crate::tally::Tally;
use games::{AnyRecord, DealtGame};
use protocol::Stage;
use std::collections::BTreeMap;
use table::{By, Event, Millis, Table};

pub(crate) fn check(outside: &Outside, tally: &mut Tally) {
    let disk = &outside.disk;
    // A clock that one node set by a wrong time may have run out before the first process started.
    let is_time_right = tally.clocks_set == 0;
    let were_always_served = outside.is_shared && outside.outages == 0 && is_time_right;
    for id in disk.tables() {
        let events = disk.events(id);
        let table = Table::replay(id, events.to_vec()).expect("a table");
        assert!(table.is_over());
        for (_, event) in events {
            match event {
                Event::Decided { by: By::Bot, .. } => tally.bots_decided += 1,
                Event::Decided { by: By::StandIn, .. } => tally.stood_in += 1,
                Event::Extended { .. } => {
                    tally.clocks_extended += 1;
                    assert!(!were_always_served, "{id}: a clock that ran was put off");
                }
                _ => {}
            }
        }
        check_once(events);
        tally.tables += 1;
        tally.large_tables += usize::from(table.seats() > 16);
        if table.stage() == Stage::Closed {
            tally.tables_closed += 1;
            continue;
        }
        tally.games_over += 1;
        match table.game() {
            Some(DealtGame::Limes(_)) => tally.games_of_limes += 1,
            _ => tally.games_of_limits += 1,
        }
        check_record(&table, events);
    }
}

/// No id counts twice, and no question was answered twice.
fn check_once(events: &[(Millis, Event)]) {
    let mut answered = BTreeMap::new();
    let mut ids = BTreeMap::new();
    for (_, event) in events {
        if let Event::Decided { seat, asked, by, .. } = event {
            assert_eq!(answered.insert((*seat, asked.clone()), ()), None, "{event:?}");
            if let By::Person(id) = by {
                assert_eq!(ids.insert((*seat, id.as_str().to_owned()), ()), None, "{event:?}");
            }
        }
    }
}

/// The record is read, gives the same points, and says who was a bot and where one stood in.
fn check_record(table: &Table, events: &[(Millis, Event)]) {
    let state = table.state(None, 0, |_| true);
    let seed = state.seed.expect("it is told");
    let seats = table.seats();
    let columns: Vec<Option<usize>> =
        if seats > 16 { (1..=seats).map(Some).collect() } else { vec![None] };
    for column in columns {
        let text = table.record_text(None, column).expect("it is told");
        assert!(text.contains(&format!("[Seed \"{seed}\"]")), "{text}");
        let record = AnyRecord::parse(text.as_bytes()).expect("a record");
        assert!(record.position().is_over());
        match (&record, table.game().expect("it was played")) {
            (AnyRecord::Limes(read), DealtGame::Limes(game)) => {
                let outcomes = game.game().standing().results;
                let shown = read.game.standing().results;
                let expected = match column {
                    Some(seat) => &outcomes[seat - 1..seat],
                    None => &outcomes[..],
                };
                assert_eq!(shown, expected);
                let draw = limes::draw(&record::Seed::new(&seed).expect("a seed"));
                assert_eq!(read.game.drawn(), draw);
            }
            (AnyRecord::Limits(read), DealtGame::Limits(game)) => {
                assert_eq!(read.game.standing(), game.game.standing());
            }
            _ => panic!("a record of another game"),
        }
        check_notes(&text, column, events);
    }
}

/// The notes that follow from the events alone.
fn check_notes(text: &str, column: Option<usize>, events: &[(Millis, Event)]) {
    let mut stood_in: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for (_, event) in events {
        if let Event::Decided { seat, asked, by: By::StandIn, .. } = event {
            stood_in.entry(*seat).or_default().push(asked);
        }
    }
    let is_told = |seat: &usize| column.is_none_or(|column| column == *seat);
    let number = |seat: usize| if column.is_some() { 1 } else { seat };
    let expected: Vec<String> = stood_in
        .iter()
        .filter(|(seat, _)| is_told(seat))
        .map(|(&seat, asked)| format!("[StoodIn \"{}: {}\"]", number(seat), asked.join(" ")))
        .collect();
    let lines = |start: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with(start)).map(str::to_owned).collect()
    };
    assert_eq!(lines("[StoodIn "), expected);
    let seating = Seating::read(events);
    let bots = seating.seats().filter(|seat| is_told(seat) && seating.is_bot(*seat));
    assert_eq!(lines("[Bot ").len(), bots.count());
}
