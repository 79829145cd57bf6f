//! What the tests share.

use crate::jobs::JobQueue;
use crate::messages::limes::{self as about_limes, SeatView, Task};
use crate::{Answer, Failure, Request, Response, Task as AnyTask};
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
pub(super) fn view(number: usize) -> SeatView {
    let record = case(number);
    let seat = waiting(&game(&record)).expect("somebody to move").index();
    SeatView { record, seat }
}

/// A clock that goes on by a millisecond whenever somebody looks at it.
pub(super) fn ticking() -> impl Fn() -> f64 {
    let time = Cell::new(0.0);
    move || {
        time.set(time.get() + 1.0);
        time.get()
    }
}

/// Lets the queue work until nothing is left to do. Every message must survive its journey.
pub(super) fn finish(queue: &mut JobQueue) -> Vec<Response> {
    let clock = ticking();
    let mut responses = Vec::new();
    while !queue.is_idle() {
        responses.extend(queue.work(&clock, 12.0));
    }
    for response in &responses {
        assert_eq!(Response::read(&response.write()).as_ref(), Ok(response));
    }
    responses
}

/// All answers to one request.
pub(super) fn all_answers(task: impl Into<AnyTask>) -> Vec<Answer> {
    let request = Request::start(3, task.into());
    assert_eq!(Request::read(&request.write()).as_ref(), Ok(&request));
    let mut queue = JobQueue::new();
    queue.receive(&request.write());
    let responses = finish(&mut queue);
    assert!(responses.iter().all(|response| response.id == Some(3)));
    let answers: Vec<Answer> = responses.into_iter().map(|response| response.answer).collect();
    let last = answers.iter().position(Answer::is_last);
    assert_eq!(last, Some(answers.len() - 1), "one last answer: {answers:?}");
    answers
}

/// All answers to one request that is worked on with success, but without its progress.
pub(super) fn answers(task: Task) -> Vec<about_limes::Answer> {
    let found = all_answers(task).into_iter().filter_map(|answer| match answer {
        Answer::Limes(answer) => Some(answer),
        Answer::Progress { .. } => None,
        other => panic!("{other:?}"),
    });
    found.collect()
}

/// The last answer to one request.
pub(super) fn answer(task: Task) -> about_limes::Answer {
    answers(task).pop().expect("an answer")
}

/// Why a request fails.
pub(super) fn failure(task: Task) -> Failure {
    match all_answers(task).pop() {
        Some(Answer::Failed { reason }) => reason,
        other => panic!("{other:?}"),
    }
}
