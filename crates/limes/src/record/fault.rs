//! Why a text is not a record of Limes, and where.

use crate::deck::{DECK, DeckFault};
use crate::display::CARDS;
use crate::refusal::Refusal;
use crate::turn::TurnFault;
use crate::variants::UnknownVariant;
use ::game::Seat;
use ::record::{DocumentFault, HeaderFault, NameFault, excerpt};
use std::fmt;

/// A fault and its place in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// The line, counted from 1, where the fault belongs to one.
    pub line: Option<usize>,
    /// The round.
    pub round: Option<usize>,
    /// The player's seat and name.
    pub player: Option<(Seat, String)>,
    /// The turn as it is written.
    pub turn: Option<String>,
    /// What is wrong there.
    pub kind: Box<RecordFaultKind>,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFaultKind {
    /// The text is not a record of any game. It knows its line itself.
    Document(DocumentFault),
    /// A header is missing or appears twice. It knows its line itself.
    Header(HeaderFault),
    /// The record is of another game.
    WrongGame(String),
    /// The format is newer than this program, or unknown.
    WrongFormat(String),
    /// The deck is not built in and its cards are not in the record.
    UnknownDeck(String),
    /// The cards in the record are not a deck.
    Deck(DeckFault),
    /// A variant nobody knows.
    Variant(UnknownVariant),
    /// A name that is not allowed.
    Name(NameFault),
    /// A line that is no round.
    NoRound,
    /// Rounds are counted 1, 2, 3 …
    RoundNumber {
        /// The number that was expected.
        expected: usize,
    },
    /// A round after the sixteenth.
    TooManyRounds,
    /// No card has this number.
    CardNumber(String),
    /// One column a player.
    Columns {
        /// How many players there are.
        expected: usize,
        /// How many columns there are.
        found: usize,
    },
    /// A text that is not a turn.
    NoTurn(TurnFault),
    /// The rules refuse it.
    Refused(Refusal),
}

impl RecordFault {
    /// A fault that belongs to no line, or knows its line itself.
    pub(super) fn new(kind: RecordFaultKind) -> RecordFault {
        RecordFault { line: None, round: None, player: None, turn: None, kind: Box::new(kind) }
    }

    pub(super) fn at(line: usize, kind: RecordFaultKind) -> RecordFault {
        RecordFault { line: Some(line), ..RecordFault::new(kind) }
    }
}

impl From<DocumentFault> for RecordFault {
    fn from(fault: DocumentFault) -> RecordFault {
        RecordFault::new(RecordFaultKind::Document(fault))
    }
}

impl From<HeaderFault> for RecordFault {
    fn from(fault: HeaderFault) -> RecordFault {
        RecordFault::new(RecordFaultKind::Header(fault))
    }
}

impl fmt::Display for RecordFault {
    /// For example `line 9, round 3, player 2 (Ben), turn "e5v": a card lies on e5 already`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut place = Vec::new();
        place.extend(self.line.map(|line| format!("line {line}")));
        place.extend(self.round.map(|round| format!("round {round}")));
        place.extend(self.player.as_ref().map(|(seat, name)| format!("player {seat} ({name})")));
        place.extend(self.turn.as_ref().map(|turn| format!("turn \"{}\"", excerpt(turn))));
        if !place.is_empty() {
            write!(f, "{}: ", place.join(", "))?;
        }
        self.kind.fmt(f)
    }
}

impl std::error::Error for RecordFault {}

impl fmt::Display for RecordFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFaultKind::Document(fault) => fault.fmt(f),
            RecordFaultKind::Header(fault) => fault.fmt(f),
            RecordFaultKind::WrongGame(game) => {
                write!(f, "this is a record of {}, not of Limes", excerpt(game))
            }
            RecordFaultKind::WrongFormat(format) => {
                write!(f, "this is format {}, and only format 1 is known", excerpt(format))
            }
            RecordFaultKind::UnknownDeck(name) => write!(
                f,
                "the deck \"{}\" is not built in, so the record needs its {DECK} [Card \"…\"] headers",
                excerpt(name)
            ),
            RecordFaultKind::Deck(fault) => fault.fmt(f),
            RecordFaultKind::Variant(fault) => fault.fmt(f),
            RecordFaultKind::Name(fault) => fault.fmt(f),
            RecordFaultKind::NoRound => {
                write!(
                    f,
                    "a round looks like \"3. 9 | e5v | …\": number, card, one column a player"
                )
            }
            RecordFaultKind::RoundNumber { expected } => {
                write!(f, "round {expected} was expected here")
            }
            RecordFaultKind::TooManyRounds => write!(f, "a game has only {CARDS} rounds"),
            RecordFaultKind::CardNumber(text) => {
                write!(f, "there is no card \"{}\", they are numbered 1 to {DECK}", excerpt(text))
            }
            RecordFaultKind::Columns { expected, found } => {
                write!(f, "one column a player makes {expected}, but there are {found}")
            }
            RecordFaultKind::NoTurn(fault) => fault.fmt(f),
            RecordFaultKind::Refused(refusal) => refusal.fmt(f),
        }
    }
}
