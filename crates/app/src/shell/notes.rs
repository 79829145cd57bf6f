//! What the app notes in the record of a game, whichever game it is.

use client::TakenBack;
use game::{Question, Seat};
use record::Header;
use std::collections::BTreeSet;

/// When a game was begun, as `2026-05-01`.
const DATE: &str = "Date";

/// The questions that were answered again after more had been seen, as `7 12`.
const TAKEN_BACK: &str = "TakenBack";

/// The seat of the reader in a game that several people played at a server, counted from 1.
pub(crate) const OWN_SEAT: &str = "OwnSeat";

/// The reader's rank, counted from 1, and the number of players, as `12 50`: in a record that holds one of very many.
pub(crate) const PLACE: &str = "Place";

/// That a game with the cards of a day does not count for it.
const PRACTICE: &str = "Practice";

/// Notes that a game does not count for the day whose cards it plays.
pub(crate) fn note_practice(headers: &mut Vec<Header>) {
    if !is_practice(headers) {
        headers.push(Header::new(PRACTICE, "true"));
    }
}

/// Whether a game does not count for the day whose cards it plays.
pub(crate) fn is_practice(headers: &[Header]) -> bool {
    headers.iter().any(|header| header.name == PRACTICE)
}

/// The reader's rank and the number of players, where a record holds the reader alone of very many.
pub(crate) fn place(headers: &[Header]) -> Option<(usize, usize)> {
    let noted = headers.iter().find(|header| header.name == PLACE)?;
    let (rank, players) = noted.value.split_once(' ')?;
    Some((rank.parse().ok()?, players.parse().ok()?))
}

/// The seat of the reader in a game of several people, as its record notes it.
pub(crate) fn own_seat(headers: &[Header], players: usize) -> Option<Seat> {
    let noted = headers.iter().find(|header| header.name == OWN_SEAT)?;
    let seat = Seat::new(noted.value.parse().ok()?)?;
    (seat.index() < players).then_some(seat)
}

/// A note of the date on which a game was begun.
pub(crate) fn date_header(date: &str) -> Header {
    Header::new(DATE, date)
}

/// When a game was begun, as its record notes it.
pub(crate) fn date(headers: &[Header]) -> Option<&str> {
    headers.iter().find(|header| header.name == DATE).map(|header| header.value.as_str())
}

/// Notes a date where there is none. No header holds control characters.
pub(crate) fn note_date(headers: &mut Vec<Header>, date: &str) {
    if self::date(headers).is_none() {
        let date: String = date.chars().filter(|c| !c.is_control()).collect();
        headers.push(date_header(&date));
    }
}

/// The questions that were answered again after more had been seen.
pub(crate) fn taken_back(headers: &[Header]) -> Vec<Question> {
    let notes = headers.iter().filter(|header| header.name == TAKEN_BACK);
    let questions = notes.flat_map(|header| header.value.split_whitespace());
    questions.filter_map(|question| question.parse().ok()).collect()
}

/// What was taken back, as a driver takes it up. Who it was is not noted.
pub(crate) fn taken_up(headers: &[Header]) -> Vec<TakenBack> {
    let seat = Seat::from_index(0);
    let questions = taken_back(headers).into_iter();
    questions.map(|question| TakenBack { seat, question, next_was_shown: true }).collect()
}

/// Notes what was taken back: each question once, in order.
pub(crate) fn note_taken_back(headers: &mut Vec<Header>, taken_back: &[TakenBack]) {
    let questions: BTreeSet<Question> = taken_back.iter().map(|it| it.question).collect();
    let questions: Vec<String> = questions.iter().map(ToString::to_string).collect();
    headers.retain(|header| header.name != TAKEN_BACK);
    if !questions.is_empty() {
        headers.push(Header::new(TAKEN_BACK, questions.join(" ")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_noted_once_and_without_control_characters() {
        let mut headers = Vec::new();
        note_date(&mut headers, "2026-05\n-01");
        note_date(&mut headers, "2026-05-02");
        assert_eq!(date(&headers), Some("2026-05-01"));
        assert_eq!(headers.len(), 1);
    }

    #[test]
    fn practice_is_noted_once() {
        let mut headers = Vec::new();
        assert!(!is_practice(&headers));
        note_practice(&mut headers);
        note_practice(&mut headers);
        assert_eq!(headers, [Header::new(PRACTICE, "true")]);
        assert!(is_practice(&headers));
    }

    #[test]
    fn the_own_seat_is_one_of_the_table() {
        let noted = |value: &str| own_seat(&[Header::new(OWN_SEAT, value)], 3).map(Seat::number);
        assert_eq!(
            ["1", "3", "4", "0", "x", ""].map(noted),
            [Some(1), Some(3), None, None, None, None]
        );
        assert_eq!(own_seat(&[], 3), None);
    }

    #[test]
    fn a_place_is_a_rank_among_many() {
        let noted = |value: &str| place(&[Header::new(PLACE, value)]);
        assert_eq!(
            ["12 50", "12", "a 50", "12 b", ""].map(noted),
            [Some((12, 50)), None, None, None, None]
        );
        assert_eq!(place(&[]), None);
    }

    #[test]
    fn what_was_taken_back_is_noted_once_and_in_order() {
        let seat = Seat::from_index(0);
        let it = |text: &str| TakenBack {
            seat,
            question: text.parse().expect("a question"),
            next_was_shown: true,
        };
        let mut headers = vec![Header::new(TAKEN_BACK, "9")];
        note_taken_back(&mut headers, &[it("12"), it("2"), it("12")]);
        assert_eq!(headers, [Header::new(TAKEN_BACK, "2 12")]);
        assert_eq!(taken_back(&headers), [Question::round(2), Question::round(12)]);
        note_taken_back(&mut headers, &[]);
        assert!(headers.is_empty());
        assert!(taken_back(&[Header::new(TAKEN_BACK, "x -1 99999999999999999999")]).is_empty());
    }
}
