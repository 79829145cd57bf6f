//! Games of this device: begun from a setup, taken up from a record.

use super::ReadFault;
use super::setup::Checked;
use crate::shell::lineup::CheckedLineup;
use crate::shell::notes;
use crate::shell::seats::Seats;
use client::{Saved, TakenBack};
use limits::{Deal, Game, MAX_PLAYERS, Record, Round, Seat};
use record::{Header, Seed};
use std::cmp::Ordering;

/// The text that decided the deal.
const SEED: &str = "Seed";

/// Begins a game: the hands are dealt, and the first limit card is turned up.
pub(crate) fn deal(setup: Checked, date: &str) -> Record {
    let Checked { lineup: CheckedLineup { names, seats, seed }, mode } = setup;
    let deal = Deal::from_seed(&seed, names, mode)
        .unwrap_or_else(|_| unreachable!("names and their number were checked"));
    begun(deal, Some(&seed), &seats, date)
}

/// A game that begins with this deal, and what is noted of it.
pub(super) fn begun(deal: Deal, seed: Option<&Seed>, seats: &Seats, date: &str) -> Record {
    let mut record = Record::new(Game::new(deal));
    record.headers.extend(seed.map(|seed| Header::new(SEED, seed.as_str())));
    record.headers.extend(seats.headers());
    record.headers.push(notes::date_header(date));
    record
}

/// Who sat where, as a record says.
pub(crate) fn seats(record: &Record) -> Seats {
    Seats::of_headers(record.game.players().len(), &record.headers)
}

/// The seed in a record, whether it gives its deal or not.
pub(crate) fn seed(record: &Record) -> Option<Seed> {
    let header = record.headers.iter().find(|header| header.name == SEED)?;
    Seed::new(&header.value).ok()
}

/// Reads a record.
///
/// # Errors
/// If it is none.
pub(crate) fn read_record(text: &[u8]) -> Result<Record, ReadFault> {
    Record::parse(text).map_err(ReadFault::Game)
}

/// The game as its start and everything decided since, which is how a driver takes it up.
pub(crate) fn to_saved(record: &Record, version: u64) -> Saved<Record> {
    let start = Record { game: record.game.dealt_again(), headers: record.headers.clone() };
    let taken_back = notes::taken_up(&record.headers);
    Saved { version, start, decided: record.game.decisions().collect(), taken_back }
}

/// The record with a note of what was taken back.
pub(crate) fn note_taken_back(record: &str, taken_back: &[TakenBack]) -> String {
    if taken_back.is_empty() {
        return record.to_owned();
    }
    let Ok(mut record) = Record::parse(record.as_bytes()) else { return record.to_owned() };
    notes::note_taken_back(&mut record.headers, taken_back);
    record.to_string()
}

/// How far the first game is, compared with the second; `None` if one is not how the other went on.
pub(crate) fn compare(one: &Record, other: &Record) -> Option<Ordering> {
    if one.game.deal() != other.game.deal() {
        return None;
    }
    let decisions = |record: &Record| record.game.decisions().count();
    match decisions(one).cmp(&decisions(other)) {
        Ordering::Less => goes_on(&one.game, &other.game).then_some(Ordering::Less),
        order => goes_on(&other.game, &one.game).then_some(order),
    }
}

/// Whether everything that was decided in the first game was decided in the second too. Cards are hidden in any order, so a round
/// that goes on may lack some.
fn goes_on(short: &Game, long: &Game) -> bool {
    fn rounds(game: &Game) -> impl Iterator<Item = &Round> {
        game.past_rounds().iter().chain([game.round()])
    }
    let is_same = |short: &Round, long: &Round| {
        let hidden = |seat| short.face_down(seat).is_none_or(|it| long.face_down(seat) == Some(it));
        long.actions().starts_with(short.actions()) && Seat::first(MAX_PLAYERS).all(hidden)
    };
    rounds(short).count() <= rounds(long).count()
        && rounds(short).zip(rounds(long)).all(|(short, long)| is_same(short, long))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::Setup;
    use game::{Game as _, Level, Position};

    fn begun() -> Record {
        let mut setup = Setup::against("Ada", Level::Skilled, "Skilled", 2);
        setup.lineup.seed = "limits".to_owned();
        deal(setup.check(&Seed::spelled([0; 16])).expect("right"), "2026-05-01")
    }

    /// Somebody does the first thing that they may, so often.
    fn played(record: &Record, decisions: usize) -> Record {
        let mut record = record.clone();
        for _ in 0..decisions {
            let seat = record.waiting()[0];
            let decision = record.legal(seat).expect("asked")[0];
            record.decide(seat, decision).expect("legal");
        }
        record
    }

    #[test]
    fn a_game_is_begun_with_its_notes() {
        let record = begun();
        let text = record.to_string();
        let notes =
            "[Seed \"limits\"]\n[Bot \"2 skilled\"]\n[Bot \"3 skilled\"]\n[Date \"2026-05-01\"]\n";
        assert!(text.contains(notes), "{text}");
        assert_eq!(seed(&record).as_ref().map(Seed::as_str), Some("limits"));
        assert_eq!(seats(&record).only_person(), Some(Seat::from_index(0)));
        assert_eq!(read_record(text.as_bytes()), Ok(record));
        assert!(read_record(b"rubbish").is_err());
    }

    #[test]
    fn a_driver_takes_a_game_up_where_it_is() {
        for decisions in [0, 2, 3, 7, 40] {
            let record = played(&begun(), decisions);
            let saved = to_saved(&record, 5);
            assert_eq!(saved.decided.len(), decisions);
            let mut again = saved.start;
            for (seat, decision) in saved.decided {
                again.decide(seat, decision).expect("legal");
            }
            assert_eq!(again, record);
        }
    }

    #[test]
    fn games_of_one_deal_are_compared_by_how_far_they_are() {
        let (start, later) = (begun(), played(&begun(), 9));
        assert_eq!(compare(&start, &start), Some(Ordering::Equal));
        assert_eq!(compare(&later, &start), Some(Ordering::Greater));
        assert_eq!(compare(&start, &later), Some(Ordering::Less));
        let mut setup = Setup::against("Ada", Level::Skilled, "Skilled", 2);
        setup.lineup.seed = "another".to_owned();
        let other = deal(setup.check(&Seed::spelled([0; 16])).expect("right"), "2026-05-01");
        assert_eq!(compare(&other, &start), None);
    }
}
