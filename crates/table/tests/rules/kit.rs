//! Tables, people and the words that the tests use for them.

use game::{Level, Seat};
use protocol::{CommandId, Decide, Fault, PlayerId, State, TableId};
use record::Seed;
use table::{Creation, Event, Limits, Millis, Table, check_options};

/// Some day, at noon.
pub(crate) const NOW: Millis = 1_794_830_400_000;
pub(crate) const SECOND: Millis = 1000;
pub(crate) const MINUTE: Millis = 60 * SECOND;
pub(crate) const HOUR: Millis = 60 * MINUTE;
pub(crate) const DAY: Millis = 24 * HOUR;

pub(crate) const ADA: u32 = 1;
pub(crate) const BEN: u32 = 2;
pub(crate) const CLEO: u32 = 3;

/// A person by their number.
pub(crate) fn person(number: u32) -> PlayerId {
    let mut bytes = [0; 16];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    PlayerId::from_random(bytes)
}

pub(crate) fn name(number: u32) -> String {
    match number {
        ADA => "Ada".to_owned(),
        BEN => "Ben".to_owned(),
        CLEO => "Cleo".to_owned(),
        _ => format!("Person {number}"),
    }
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn table_id(number: u8) -> TableId {
    TableId::from_random([number; 16])
}

pub(crate) fn seed() -> Seed {
    Seed::new(&"5eed".repeat(16)).expect("a seed")
}

/// What a table of these options, as JSON, is made of. Ada makes it.
pub(crate) fn creation(options: &str) -> Creation {
    let asked = serde_json::from_str(options).expect("options");
    Creation {
        id: table_id(7),
        options: check_options(&asked, Limits::default()).expect("they can be played"),
        maker: person(ADA),
        name: name(ADA),
        seed: seed(),
        luck: 1,
        invited: Vec::new(),
        reservations: Vec::new(),
        seat: None,
    }
}

/// A table that Ada has made.
pub(crate) fn made(options: &str) -> Table {
    Table::create(creation(options), NOW).expect("it can be played").0
}

/// A table that Ada has made, with so many people in all.
pub(crate) fn joined(options: &str, people: u32) -> Table {
    let mut table = made(options);
    for number in 2..=people {
        table.join(person(number), &name(number), None, NOW).expect("a seat is free");
    }
    table
}

pub(crate) fn command(id: &str, asked: &str, decision: &str) -> Decide {
    Decide {
        id: CommandId::new(id).expect("an id"),
        asked: asked.to_owned(),
        decision: decision.to_owned(),
    }
}

/// The state as a person sees it, everybody being there.
pub(crate) fn state(table: &Table, number: u32) -> State {
    table.state(Some(person(number)), NOW, |_| true)
}

/// The state as JSON.
pub(crate) fn json(state: &State) -> String {
    serde_json::to_string(state).expect("it serialises")
}

/// Whether something was refused with this code.
#[track_caller]
pub(crate) fn check_refused<T: std::fmt::Debug>(answer: Result<T, Fault>, code: &str) {
    let fault = answer.expect_err("it is refused");
    assert_eq!(fault.code.as_str(), code, "{fault}");
}

/// Whether the table is what its events make of it. What was not taken to be stored yet counts too.
#[track_caller]
pub(crate) fn check_replays(table: &mut Table, events: &mut Vec<(Millis, Event)>, now: Millis) {
    events.extend(table.take_unstored().into_iter().map(|event| (now, event)));
    assert_eq!(events.len() as u64, table.version());
    let text = serde_json::to_string(&events).expect("they serialise");
    let read: Vec<(Millis, Event)> = serde_json::from_str(&text).expect("they are read again");
    assert_eq!(Table::replay(table.id(), read).as_ref(), Ok(&*table));
}

/// Something that a seat may decide, not always the same.
pub(crate) fn some_legal(table: &Table, seat: Seat) -> String {
    let legal = table.game().expect("it has begun").any().legal(seat).expect("it is asked");
    legal[table.version() as usize % legal.len()].clone()
}

/// Somebody decides something legal.
#[track_caller]
pub(crate) fn decide(table: &mut Table, number: u32, id: &str, now: Millis) -> u64 {
    let legal = table.legal(person(number)).expect("they sit here");
    let asked = legal.asked.expect("they are asked");
    let decision = &legal.legal[table.version() as usize % legal.legal.len()];
    table.decide(person(number), &command(id, &asked, decision), now).expect("it is legal")
}

/// Bots answer everything that they have to, once.
pub(crate) fn let_bots_decide(table: &mut Table, now: Millis) {
    for due in table.due(now) {
        let decision = some_legal(table, due.seat);
        table.bot_decided(due, &decision, now).expect("it is legal");
    }
}

/// Everybody who has to decide does so, with ids of their own, until the game is over or so many questions are answered.
pub(crate) fn play_on(table: &mut Table, most: usize, now: Millis) {
    for _ in 0..most {
        let_bots_decide(table, now);
        let Some(question) = table.game().and_then(|game| game.question()) else { return };
        let waiting = table.game().expect("it has begun").any().waiting();
        let people: Vec<(PlayerId, Seat)> = table.people().collect();
        for seat in waiting {
            let decision = some_legal(table, seat);
            let Some(&(player, _)) = people.iter().find(|(_, own)| *own == seat) else { continue };
            let command = command(&format!("q{question}"), &question.to_string(), &decision);
            table.decide(player, &command, now).expect("it is legal");
        }
    }
}

/// Levels by number.
pub(crate) fn level(number: u8) -> Level {
    number.to_string().parse().expect("a level")
}
