//! A record of whichever game it says it is.

use crate::any::{AnyGame, AnyPosition};
use game::Position;
use record::{Document, DocumentFault, HeaderFault, excerpt};
use std::fmt;

/// A record of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyRecord {
    /// Of Limes.
    Limes(limes::Record),
    /// Of Limits.
    Limits(limits::Record),
}

/// Why a text is not a record of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The text has no headers that could say of which game it is.
    Document(DocumentFault),
    /// The header `Game` is missing or appears twice.
    Header(HeaderFault),
    /// Nobody here knows this game.
    UnknownGame(String),
    /// It says that it is of Limes.
    Limes(limes::RecordFault),
    /// It says that it is of Limits.
    Limits(limits::RecordFault),
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::Document(fault) => fault.fmt(f),
            RecordFault::Header(fault) => fault.fmt(f),
            RecordFault::UnknownGame(name) => write!(
                f,
                "this is a record of \"{}\", and only Limes and Limits are known",
                excerpt(name)
            ),
            RecordFault::Limes(fault) => fault.fmt(f),
            RecordFault::Limits(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for RecordFault {}

impl AnyRecord {
    /// Reads a record; its header `Game` decides of which game.
    ///
    /// # Errors
    /// Says where and why it is not a record.
    pub fn parse(bytes: &[u8]) -> Result<AnyRecord, RecordFault> {
        let mut headers = Document::parse(bytes).map_err(RecordFault::Document)?.headers;
        let game = headers.take("Game").map_err(RecordFault::Header)?.value;
        match game.as_str() {
            limes::Record::NAME => {
                limes::Record::parse(bytes).map(AnyRecord::Limes).map_err(RecordFault::Limes)
            }
            limits::Record::NAME => {
                limits::Record::parse(bytes).map(AnyRecord::Limits).map_err(RecordFault::Limits)
            }
            _ => Err(RecordFault::UnknownGame(game)),
        }
    }

    /// The game that goes on from here, with what is to come as the record tells it: Limits has its deal, Limes a seed.
    ///
    /// # Errors
    /// If the record does not tell it.
    pub fn into_game(self) -> Result<Box<dyn AnyGame>, limes::DrawFault> {
        Ok(match self {
            AnyRecord::Limes(record) => Box::new(limes::DealtGame::from_record(record)?),
            AnyRecord::Limits(record) => Box::new(record),
        })
    }

    /// The position, whatever the game.
    pub fn position(&self) -> &dyn AnyPosition {
        match self {
            AnyRecord::Limes(record) => record,
            AnyRecord::Limits(record) => record,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The headers that a server adds to its records.
    const ADDED: &str = "[Date \"2026-11-19\"]\n[Commitment \"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\"]\n[Seed \"limes\"]\n";

    #[test]
    fn headers_of_a_server_are_read_and_written_back() {
        let players = "[Player \"Ada\"]\n[Player \"Ben\"]\n";
        let limes = format!(
            "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n{players}{ADDED}\n1. 17 | d4^ | …\n"
        );
        let colours = "rygbp".repeat(12);
        let limits = format!(
            "[Game \"Limits\"]\n[Format \"1\"]\n{players}[Start \"1\"]\n[Colours \"{colours}\"]\n[LimitCards \"1 2 3 4 5 6 7 8 9 10\"]\n{ADDED}\n1. hide r | …\n"
        );
        for text in [limes, limits] {
            let record = AnyRecord::parse(text.as_bytes()).expect("a record");
            assert_eq!(record.position().text(), text);
        }
    }
}
