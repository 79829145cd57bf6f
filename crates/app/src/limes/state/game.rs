//! Games of this device: begun from a setup, taken up from a record, played again.

use super::setup::Checked;
use super::{Draft, MOST_PLAYERS, ReadFault, Seats, Sitter};
use client::{Saved, TakenBack};
use game::{Position, Question};
use limes::{CardNumber, DealtGame, Game, Player, Record, Seat, Turn, TurnVisibility};
use record::{Header, NameFault, Seed};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// When a game was begun, as `2026-05-01`.
const DATE: &str = "Date";

/// The rounds that were played again after the next card had been seen, as `7 12`.
const TAKEN_BACK: &str = "TakenBack";

/// Begins a game: its first card is drawn.
pub(crate) fn deal(setup: Checked, date: &str) -> DealtGame {
    let Checked { names, seats, variants, deck, seed } = setup;
    let game = Game::new(deck, variants, &names)
        .unwrap_or_else(|fault| unreachable!("names were checked: {fault}"));
    noted(DealtGame::from_seed(game, &seed), &seats, date)
}

/// The game as it was when this many rounds were finished, to be played on with the same draw.
pub(crate) fn from_round(game: &DealtGame, rounds: usize, date: &str) -> DealtGame {
    noted(game.after_rounds(rounds), &Seats::of_record(game.record()), date)
}

/// The same draw from the beginning for one person alone.
///
/// # Errors
/// If this is no name.
pub(crate) fn alone(game: &DealtGame, name: &str, date: &str) -> Result<DealtGame, NameFault> {
    let (deck, variants) = (game.game().deck().clone(), game.game().variants());
    let record = Record::new(Game::new(deck, variants, &[name.trim()])?);
    let mut dealt = DealtGame::with_draw(record, game.draw().to_vec())
        .unwrap_or_else(|fault| unreachable!("it is the draw of a game: {fault}"));
    *dealt.headers_mut() = game.record().headers.clone();
    Ok(noted(dealt, &Seats::new(vec![Sitter::Person], TurnVisibility::Hidden), date))
}

/// Notes the seed, who sits where and the date. What else was noted about another game is not true of this one.
fn noted(mut game: DealtGame, seats: &Seats, date: &str) -> DealtGame {
    let seed = seed(&game);
    let mut headers = Vec::new();
    headers.extend(seed.map(|seed| Header::new("Seed", seed.as_str())));
    headers.extend(seats.headers());
    headers.push(Header::new(DATE, date));
    *game.headers_mut() = headers;
    game
}

/// The seed of the draw, if one is known that gives it.
pub(crate) fn seed(game: &DealtGame) -> Option<Seed> {
    game.record().seed().filter(|seed| limes::draw(seed) == game.draw())
}

/// All 16 cards of the game, where no seed in its record gives them.
pub(crate) fn unseeded_draw(game: &DealtGame) -> Option<&[CardNumber]> {
    seed(game).is_none().then_some(game.draw())
}

/// When a game was begun, as its record notes it.
pub(crate) fn date(record: &Record) -> Option<&str> {
    let header = record.headers.iter().find(|header| header.name == DATE)?;
    Some(&header.value)
}

/// Notes a date where there is none. No header holds control characters.
pub(crate) fn note_date(record: &mut Record, date: &str) {
    if self::date(record).is_none() {
        let date: String = date.chars().filter(|c| !c.is_control()).collect();
        record.headers.push(Header::new(DATE, date));
    }
}

/// Reads a record that as many can play as sit around one screen.
///
/// # Errors
/// If it is no record, or more play in it.
pub(crate) fn read_record(text: &[u8]) -> Result<Record, ReadFault> {
    let record = Record::parse(text).map_err(ReadFault::Record)?;
    if record.game.players().len() > MOST_PLAYERS {
        return Err(ReadFault::Crowd);
    }
    Ok(record)
}

/// An empty draft for a player who has something to decide.
pub(crate) fn draft(game: &DealtGame, seat: Seat) -> Option<Draft> {
    Draft::of_view(&Position::view(game, Some(seat)))
}

/// The game as its start and everything decided since, which is how a driver takes it up.
pub(crate) fn to_saved(game: &DealtGame, version: u64) -> Saved<DealtGame> {
    let decided = decisions(game.game());
    // Who it was is not noted.
    let seat = Seat::from_index(0);
    let taken_back = taken_back_rounds(game.record()).into_iter().map(|round| {
        let question = Question::round(round);
        TakenBack { seat, question, next_was_shown: true }
    });
    Saved { version, start: game.after_rounds(0), decided, taken_back: taken_back.collect() }
}

/// The rounds that were played again after the next card had been seen.
pub(crate) fn taken_back_rounds(record: &Record) -> Vec<usize> {
    let notes = record.headers.iter().filter(|header| header.name == TAKEN_BACK);
    let rounds = notes.flat_map(|header| header.value.split_whitespace());
    rounds.filter_map(|round| round.parse().ok()).collect()
}

/// The record with a note of what was taken back: each round once, in order.
pub(crate) fn note_taken_back(record: &str, taken_back: &[TakenBack]) -> String {
    if taken_back.is_empty() {
        return record.to_owned();
    }
    let Ok(mut record) = Record::parse(record.as_bytes()) else { return record.to_owned() };
    let questions: BTreeSet<Question> = taken_back.iter().map(|it| it.question).collect();
    let rounds: Vec<String> = questions.iter().map(ToString::to_string).collect();
    record.headers.retain(|header| header.name != TAKEN_BACK);
    record.headers.push(Header::new(TAKEN_BACK, rounds.join(" ")));
    record.to_string()
}

/// Everything that was decided, round by round.
pub(crate) fn decisions(game: &Game) -> Vec<(Seat, Turn)> {
    let players = game.players();
    let round = |round| {
        let turn = move |player: &Player| player.turns().get(round).copied();
        game.seats().zip(players).filter_map(move |(seat, player)| Some((seat, turn(player)?)))
    };
    (0..game.drawn().len()).flat_map(round).collect()
}

/// How far the first game is, compared with the second; `None` if one is not how the other went on.
pub(crate) fn compare(one: &DealtGame, other: &DealtGame) -> Option<Ordering> {
    let frame = |game: &DealtGame| {
        let names: Vec<String> =
            game.game().players().iter().map(|player| player.name().to_owned()).collect();
        (game.game().deck().clone(), game.game().variants(), names, game.draw().to_vec())
    };
    if frame(one) != frame(other) {
        return None;
    }
    let pairs = || one.game().players().iter().zip(other.game().players());
    let goes_on = |(one, other): (&Player, &Player)| one.turns().starts_with(other.turns());
    let turns = |game: &DealtGame| decisions(game.game()).len();
    if pairs().all(goes_on) || pairs().all(|(one, other)| goes_on((other, one))) {
        Some(turns(one).cmp(&turns(other)))
    } else {
        None
    }
}

#[cfg(test)]
mod tests;
