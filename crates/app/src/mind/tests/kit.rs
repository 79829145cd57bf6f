//! What the tests share.

use super::super::{Answer, Ask, Failure, Mind, Seen, Tell, What};
use limes::{Game, Record, Seat};
use serde_json::Value;
use std::cell::Cell;

/// A record of the corpus.
pub(super) fn case(number: usize) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/../../tests/cases/limes-{number:03}.limes");
    std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"))
}

pub(super) const CASES: usize = 24;

pub(super) fn game(record: &str) -> Game {
    Record::parse(record.as_bytes()).expect("a record").game
}

/// The first seat of a game that has something to decide.
pub(super) fn waiting(game: &Game) -> Option<Seat> {
    game.seats().find(|&seat| game.card_for(seat).is_ok())
}

/// What the waiting seat of a record of the corpus sees.
pub(super) fn seen(number: usize) -> Seen {
    let record = case(number);
    let seat = waiting(&game(&record)).expect("somebody to move").0;
    Seen { record, seat }
}

/// A clock that goes on by a millisecond whenever somebody looks at it.
pub(super) fn ticking() -> impl Fn() -> f64 {
    let time = Cell::new(0.0);
    move || {
        time.set(time.get() + 1.0);
        time.get()
    }
}

/// Lets the mind work until nothing is left to do. Every message must survive its journey.
pub(super) fn finish(mind: &mut Mind) -> Vec<Tell> {
    let clock = ticking();
    let mut tells = Vec::new();
    while !mind.is_idle() {
        tells.extend(mind.step(&clock, 12.0));
    }
    for tell in &tells {
        let travelled = Tell::read(&tell.write()).expect("a message");
        let [sent, read] = [tell, &travelled].map(|tell| serde_json::json!(tell));
        assert!(alike(&sent, &read), "{sent} {read}");
    }
    tells
}

/// Whether two messages are the same, but for the last bit of a fraction.
fn alike(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => {
            a == b
                || a.as_f64().zip(b.as_f64()).is_some_and(|(a, b)| (a - b).abs() < 1e-12 * a.abs())
        }
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| alike(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| alike(a, b)))
        }
        _ => a == b,
    }
}

/// All answers to one ask.
pub(super) fn answers(what: What) -> Vec<Answer> {
    let ask = Ask { id: 3, what };
    assert_eq!(Ask::read(&ask.write()).as_ref(), Ok(&ask), "{}", ask.write());
    let mut mind = Mind::new();
    mind.hear(&ask.write());
    let tells = finish(&mut mind);
    assert!(tells.iter().all(|tell| tell.id == Some(3)));
    let answers: Vec<Answer> = tells.into_iter().map(|tell| tell.answer).collect();
    let last = answers.iter().position(Answer::is_last);
    assert_eq!(last, Some(answers.len() - 1), "one last answer: {answers:?}");
    answers
}

/// The last answer to one ask.
pub(super) fn answer(what: What) -> Answer {
    answers(what).pop().expect("an answer")
}

/// Why an ask fails.
pub(super) fn failure(what: What) -> Failure {
    match answer(what) {
        Answer::Failed { reason } => reason,
        other => panic!("{other:?}"),
    }
}
