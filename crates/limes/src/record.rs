//! Game records (`.limes`): reading with exact faults, and canonical writing.

mod fault;
mod read;

pub use fault::{RecordFault, RecordFaultKind};

use crate::game::Game;
use crate::view::TurnVisibility;
use ::game::Position;
use ::record::{FORMAT, Header, NOT_YET, check_size_written};
use std::fmt;

/// A game with the headers that the rules do not know.
///
/// ```
/// let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n1. 17 | d4^ +se\n2. 3\n";
/// let record = limes::Record::parse(text.as_bytes()).unwrap();
/// assert_eq!(record.game.rounds(), 1);
/// assert_eq!(record.to_string(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game, replayed.
    pub game: Game,
    /// Other headers, such as `Date` or `Seed`, in their order.
    pub headers: Vec<Header>,
}

impl Record {
    /// A record without headers of its own.
    pub fn new(game: Game) -> Record {
        Record { game, headers: Vec::new() }
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// The first fault, with its line and, where there are any, its round, player and turn.
    pub fn parse(bytes: &[u8]) -> Result<Record, RecordFault> {
        let record = read::record(bytes)?;
        check_size_written(bytes.len(), || record.to_string())?;
        Ok(record)
    }

    /// Whether players may watch each other's turns of a round that is going on: `[Table "open"]` says that they may.
    pub fn turn_visibility(&self) -> TurnVisibility {
        let open = |header: &Header| header.name == "Table" && header.value == "open";
        if self.headers.iter().any(open) { TurnVisibility::Open } else { TurnVisibility::Hidden }
    }

    /// The headers in canonical order, those the rules know first.
    fn all_headers(&self) -> Vec<Header> {
        let game = &self.game;
        let mut headers = vec![
            Header::new("Game", Record::NAME),
            Header::new("Format", FORMAT),
            Header::new("Deck", game.deck().name()),
        ];
        if !game.deck().is_built_in() {
            headers.extend(game.deck().cards().iter().map(|c| Header::new("Card", c.to_string())));
        }
        if game.variants() != crate::Variants::NONE {
            headers.push(Header::new("Variants", game.variants().to_string()));
        }
        headers.extend(game.players().iter().map(|player| Header::new("Player", player.name())));
        headers.extend(self.headers.iter().cloned());
        headers
    }
}

impl fmt::Display for Record {
    /// The canonical text: what was written, read and written again is the same.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for header in self.all_headers() {
            writeln!(f, "{header}")?;
        }
        for (round, card) in self.game.drawn().iter().enumerate() {
            if round == 0 {
                writeln!(f)?;
            }
            write!(f, "{}. {card}", round + 1)?;
            let turns = || self.game.players().iter().map(|player| player.turns().get(round));
            if turns().any(|turn| turn.is_some()) {
                for turn in turns() {
                    match turn {
                        Some(turn) => write!(f, " | {turn}")?,
                        None => write!(f, " | {NOT_YET}")?,
                    }
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
