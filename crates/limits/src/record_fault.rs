//! Why a text is not a record of Limits.

use crate::action::NotationFault;
use crate::deal::DealFault;
use crate::refusal::Refusal;
use game::Seat;
use record::{DocumentFault, HeaderFault, excerpt};
use std::fmt;

/// Why a text is not a record of Limits, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The text is not a record of any game.
    Document(DocumentFault),
    /// A header is missing, or appears twice.
    Header(HeaderFault),
    /// A header says what it cannot.
    Value {
        /// The line of the header.
        line: usize,
        /// The header's name.
        name: String,
        /// What it says.
        value: String,
        /// Why that is refused.
        reason: ValueFault,
    },
    /// The headers do not add up to a deal.
    Deal {
        /// The line of the header at fault first, if it is there.
        line: Option<usize>,
        /// Everything that is wrong; the sentence gives the first.
        faults: Vec<DealFault>,
    },
    /// A line of the game is refused.
    Line {
        /// The number of the line.
        line: usize,
        /// The round in which it stands.
        round: usize,
        /// Whose decision is refused, with their name, if it is one player's.
        player: Option<(Seat, String)>,
        /// What was written.
        written: String,
        /// Why it is refused.
        reason: LineFault,
    },
}

/// Why what a header says is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueFault {
    /// The record is of another game.
    OtherGame,
    /// The format is not known.
    UnknownFormat,
    /// The mode is neither `memory` nor `open`.
    UnknownMode,
    /// A letter that means no colour.
    UnknownColour(char),
    /// What should be a number is none.
    NotANumber,
}

impl fmt::Display for ValueFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValueFault::OtherGame => write!(f, "this is not a record of Limits"),
            ValueFault::UnknownFormat => write!(f, "only format 1 is known"),
            ValueFault::UnknownMode => write!(f, "the mode is memory or open"),
            ValueFault::UnknownColour(letter) => {
                write!(f, "{letter:?} is not a colour, the colours are r y g b p")
            }
            ValueFault::NotANumber => write!(f, "a number was expected"),
        }
    }
}

/// Why a line of the game is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// The line neither begins a round nor is a player's action.
    NotALine,
    /// A round has another number than the one that is next.
    NextRound(usize),
    /// A round begins while this one is not over.
    RoundNotOver(usize),
    /// Not one face-down card a player.
    Columns {
        /// How many players there are.
        players: usize,
        /// For how many there is something in the line.
        found: usize,
    },
    /// Nobody has this number.
    NoSuchPlayer(usize),
    /// The decision cannot be read.
    Notation(NotationFault),
    /// The decision is against the rules.
    Refused(Refusal),
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineFault::NotALine => {
                write!(f, "a line looks like '1. hide r | g' or '1: play r'")
            }
            LineFault::NextRound(round) => write!(f, "the next round is {round}"),
            LineFault::RoundNotOver(round) => write!(f, "round {round} is not over"),
            LineFault::Columns { players, found } => {
                write!(f, "{players} players hide a card, the line has room for {found}")
            }
            LineFault::NoSuchPlayer(number) => write!(f, "there is no player {number}"),
            LineFault::Notation(fault) => write!(f, "{fault}"),
            LineFault::Refused(refusal) => write!(f, "{refusal}"),
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::Document(fault) => write!(f, "{fault}"),
            RecordFault::Header(fault) => write!(f, "{fault}"),
            RecordFault::Value { line, name, value, reason } => {
                write!(f, "line {line}, [{name} \"{}\"]: {reason}", excerpt(value))
            }
            RecordFault::Deal { line, faults } => {
                if let Some(line) = line {
                    write!(f, "line {line}: ")?;
                }
                faults.iter().take(1).try_for_each(|fault| write!(f, "{fault}"))
            }
            RecordFault::Line { line, round, player, written, reason } => {
                write!(f, "line {line}, round {round}, ")?;
                if let Some((seat, name)) = player {
                    write!(f, "player {seat} ({name}), ")?;
                }
                write!(f, "\"{}\": {reason}", excerpt(written))
            }
        }
    }
}

impl std::error::Error for RecordFault {}

impl From<DocumentFault> for RecordFault {
    fn from(fault: DocumentFault) -> RecordFault {
        RecordFault::Document(fault)
    }
}

impl From<HeaderFault> for RecordFault {
    fn from(fault: HeaderFault) -> RecordFault {
        RecordFault::Header(fault)
    }
}
