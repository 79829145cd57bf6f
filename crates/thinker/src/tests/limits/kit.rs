//! What the tests about Limits share.

use crate::messages::limits::{Answer, SeatHistory, Task};
use crate::tests::kit::all_answers;
use crate::{Answer as AnyAnswer, Failure};
use limits::{Game, Record, Seat, View};

pub(super) const CASES: usize = 24;

/// A record of the corpus.
pub(super) fn case(number: usize) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/../../tests/cases/limits-{number:03}.limits");
    std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"))
}

/// The same with an open pile.
pub(super) fn open(record: &str) -> String {
    format!("[Mode \"open\"]\n{record}")
}

pub(super) fn game(record: &str) -> Game {
    Record::parse(record.as_bytes()).expect("a record").game
}

/// The first seat of a game that has something to decide.
pub(super) fn waiting(game: &Game) -> Option<Seat> {
    game.seats().find(|&seat| game.asked(seat).is_some())
}

/// What a seat has seen whenever it was asked something.
pub(super) fn asked_views(game: &Game, seat: Seat) -> Vec<Vec<View>> {
    let views = game.views(seat);
    let asked = (1..=views.len()).filter(|&end| views[end - 1].asked.is_some());
    asked.map(|end| views[..end].to_vec()).collect()
}

/// All that the waiting seat of a record of the corpus has seen.
pub(super) fn history(number: usize) -> SeatHistory {
    let game = game(&case(number));
    let seat = waiting(&game).expect("somebody to move");
    SeatHistory::of(&game.views(seat)).expect("asked")
}

/// All answers to one request that is worked on with success, but without its progress.
pub(super) fn answers(task: Task) -> Vec<Answer> {
    let found = all_answers(task).into_iter().filter_map(|answer| match answer {
        AnyAnswer::Limits(answer) => Some(answer),
        AnyAnswer::Progress { .. } => None,
        other => panic!("{other:?}"),
    });
    found.collect()
}

/// The last answer to one request.
pub(super) fn answer(task: Task) -> Answer {
    answers(task).pop().expect("an answer")
}

/// Why a request fails.
pub(super) fn failure(task: Task) -> Failure {
    match all_answers(task).pop() {
        Some(AnyAnswer::Failed { reason }) => reason,
        other => panic!("{other:?}"),
    }
}
