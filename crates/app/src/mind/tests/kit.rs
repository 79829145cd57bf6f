//! What the tests share.

use super::super::{Answer, Ask, Failure, Mind, Seen, Tell, What};
use limes::{Game, Record, Seat};
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
    let seat = waiting(&game(&record)).expect("somebody to move").index();
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
        assert_eq!(Tell::read(&tell.write()).as_ref(), Ok(tell));
    }
    tells
}

/// All answers to one ask.
pub(super) fn answers(what: What) -> Vec<Answer> {
    let ask = Ask { id: 3, what };
    assert_eq!(Ask::read(&ask.write()).as_ref(), Ok(&ask));
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
