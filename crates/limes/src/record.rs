//! Game records (`.limes`): reading with exact faults, and canonical writing.

mod fault;
mod read;

pub use fault::{RecordFault, RecordFaultKind};

use crate::game::Game;
use ::record::{DocumentFault, Header, MAX_BYTES};
use std::fmt;

/// The value of the header `Game`.
const GAME: &str = "Limes";
/// The format and rules version that this crate reads and writes.
const FORMAT: &str = "1";
/// What stands in the column of a player who has not moved yet.
const NOT_YET: &str = "…";

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
        // Writing puts blanks around the columns, which makes a text half as long again at most. What is
        // read must also be written so that it can be read.
        if bytes.len() > MAX_BYTES / 2 && record.to_string().len() > MAX_BYTES {
            return Err(DocumentFault::TooLarge.into());
        }
        Ok(record)
    }

    /// The headers in canonical order, those the rules know first.
    fn all_headers(&self) -> Vec<Header> {
        let game = &self.game;
        let mut headers = vec![
            Header::new("Game", GAME),
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
