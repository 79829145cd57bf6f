//! Reading a record: headers first, then round by round through the rules.

use super::Record;
use super::fault::{RecordFault, RecordFaultKind as Kind};
use crate::deck::{CardNumber, Deck};
use crate::display::CARDS;
use crate::game::Game;
use crate::variants::Variants;
use ::game::Position;
use ::record::{Document, FORMAT, Headers, Line, is_not_yet};

pub(super) fn record(bytes: &[u8]) -> Result<Record, RecordFault> {
    let Document { mut headers, lines } = Document::parse(bytes)?;
    let mut game = new_game(&mut headers)?;
    for line in lines {
        round(&mut game, line)?;
    }
    Ok(Record { game, headers: headers.rest() })
}

/// The game that the headers describe, before its first card.
fn new_game(headers: &mut Headers) -> Result<Game, RecordFault> {
    let game = headers.take("Game")?;
    if game.value != Record::NAME {
        return Err(RecordFault::at(game.line, Kind::WrongGame(game.value)));
    }
    let format = headers.take("Format")?;
    if format.value != FORMAT {
        return Err(RecordFault::at(format.line, Kind::WrongFormat(format.value)));
    }
    let deck = deck(headers)?;
    let variants = match headers.take_optional("Variants")? {
        Some(header) => Variants::from_words(header.value.split_whitespace())
            .map_err(|fault| RecordFault::at(header.line, Kind::Variant(fault)))?,
        None => Variants::NONE,
    };
    let players = headers.take_all("Player");
    let Some(first) = players.first() else {
        return Err(::record::HeaderFault::Missing("Player").into());
    };
    let bad = players.iter().find(|player| ::record::check_name(&player.value).is_err());
    let line = bad.unwrap_or(first).line;
    let names: Vec<String> = players.into_iter().map(|player| player.value).collect();
    Game::new(deck, variants, &names).map_err(|fault| RecordFault::at(line, Kind::Name(fault)))
}

fn deck(headers: &mut Headers) -> Result<Deck, RecordFault> {
    let name = headers.take("Deck")?;
    let cards = headers.take_all("Card");
    if cards.is_empty() {
        let built_in = Deck::classic();
        return if name.value == built_in.name() {
            Ok(built_in.clone())
        } else {
            Err(RecordFault::at(name.line, Kind::UnknownDeck(name.value)))
        };
    }
    let texts: Vec<&str> = cards.iter().map(|card| card.value.as_str()).collect();
    Deck::new(&name.value, &texts).map_err(|fault| {
        let line = match fault {
            crate::DeckFault::Card { number, .. } => cards[number - 1].line,
            _ => name.line,
        };
        RecordFault::at(line, Kind::Deck(fault))
    })
}

/// Reads one round, `3. 9 | e5v d4se-e4nw | …`, and plays it.
fn round(game: &mut Game, line: Line<'_>) -> Result<(), RecordFault> {
    let fault = |kind| RecordFault::at(line.number, kind);
    let (number, rest) = line.text.split_once('.').ok_or_else(|| fault(Kind::NoRound))?;
    let number = ::record::number(number.trim()).ok_or_else(|| fault(Kind::NoRound))?;
    let expected = game.drawn().len() + 1;
    if expected > CARDS {
        return Err(fault(Kind::TooManyRounds));
    }
    if number != expected {
        return Err(fault(Kind::RoundNumber { expected }));
    }
    let fault = |kind| RecordFault { round: Some(number), ..RecordFault::at(line.number, kind) };

    let mut columns = rest.split('|').map(str::trim);
    let card = columns.next().unwrap_or_default();
    let card = ::record::number(card)
        .and_then(|number| CardNumber::new(u8::try_from(number).ok()?))
        .ok_or_else(|| fault(Kind::CardNumber(card.to_owned())))?;
    let columns: Vec<&str> = columns.collect();
    game.draw(card).map_err(|refusal| fault(Kind::Refused(refusal)))?;
    let expected = game.players().len();
    if !columns.is_empty() && columns.len() != expected {
        return Err(fault(Kind::Columns { expected, found: columns.len() }));
    }
    for (seat, text) in game.seats().zip(columns) {
        if is_not_yet(text) {
            continue;
        }
        let played = match text.parse() {
            Ok(turn) => game.play(seat, turn).map_err(Kind::Refused),
            Err(fault) => Err(Kind::NoTurn(fault)),
        };
        played.map_err(|kind| RecordFault {
            player: Some((seat, game.players()[seat.index()].name().to_owned())),
            turn: Some(text.to_owned()),
            ..fault(kind)
        })?;
    }
    Ok(())
}
