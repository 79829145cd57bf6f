//! Games of this device: begun from a setup, taken up from a record, played again.

use super::seats::{seats, table_header};
use super::setup::Checked;
use super::{GameFault, MOST_PLAYERS, ReadFault};
use crate::shell::lineup::CheckedLineup;
use crate::shell::notes;
use crate::shell::seats::{Seats, Sitter};
use client::{Saved, TakenBack};
use limes::{CardNumber, DealtGame, Game, Player, Record, Seat, Turn, TurnVisibility};
use record::{Header, NameFault, Seed};
use std::cmp::Ordering;

/// Begins a game: its first card is drawn.
pub(crate) fn deal(setup: Checked, date: &str) -> DealtGame {
    let Checked { lineup: CheckedLineup { names, seats, seed }, variants, deck, table } = setup;
    let game = Game::new(deck, variants, &names)
        .unwrap_or_else(|fault| unreachable!("names were checked: {fault}"));
    noted(DealtGame::from_seed(game, &seed), &seats, table, date)
}

/// The game as it was when this many rounds were finished, to be played on with the same draw.
pub(crate) fn from_round(game: &DealtGame, rounds: usize, date: &str) -> DealtGame {
    let record = game.record();
    noted(game.after_rounds(rounds), &seats(record), record.turn_visibility(), date)
}

/// The same players, variants and deck with other cards.
pub(crate) fn other_draw(game: &DealtGame, seed: &Seed, date: &str) -> DealtGame {
    let (rules, record) = (game.game(), game.record());
    let names: Vec<&str> = rules.players().iter().map(Player::name).collect();
    let rules = Game::new(rules.deck().clone(), rules.variants(), &names)
        .unwrap_or_else(|fault| unreachable!("they have played before: {fault}"));
    noted(DealtGame::from_seed(rules, seed), &seats(record), record.turn_visibility(), date)
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
    Ok(noted(dealt, &Seats::new(vec![Sitter::Person]), TurnVisibility::Hidden, date))
}

/// Notes the seed, who sits where and the date. What else was noted about another game is not true of this one.
fn noted(mut game: DealtGame, seats: &Seats, table: TurnVisibility, date: &str) -> DealtGame {
    let seed = seed(&game);
    let mut headers = Vec::new();
    headers.extend(seed.map(|seed| Header::new("Seed", seed.as_str())));
    headers.extend(seats.headers());
    headers.extend(table_header(table));
    headers.push(notes::date_header(date));
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

/// Reads a record that as many can play as sit around one screen.
///
/// # Errors
/// If it is no record, or more play in it.
pub(crate) fn read_record(text: &[u8]) -> Result<Record, ReadFault> {
    let record = Record::parse(text).map_err(GameFault::Record)?;
    if record.game.players().len() > MOST_PLAYERS {
        return Err(GameFault::Crowd.into());
    }
    Ok(record)
}

/// The game as its start and everything decided since, which is how a driver takes it up.
pub(crate) fn to_saved(game: &DealtGame, version: u64) -> Saved<DealtGame> {
    let decided = decisions(game.game());
    let taken_back = notes::taken_up(&game.record().headers);
    Saved { version, start: game.after_rounds(0), decided, taken_back }
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
