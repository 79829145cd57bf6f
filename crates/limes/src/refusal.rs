//! Why a game does not go on as asked, and why a turn is not legal.

use crate::cell::{Cell, ZoneId};
use crate::deck::CardNumber;
use crate::display::CARDS;
use game::Seat;
use std::fmt;

/// Why a game refuses to go on as asked; then nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// All 16 rounds are over.
    Over,
    /// A card was drawn before everyone had laid the last one.
    RoundUnfinished,
    /// The card was drawn in an earlier round.
    CardTwice(CardNumber),
    /// Nobody sits there.
    NoSeat(Seat),
    /// No card has been drawn for this round.
    NoCard,
    /// The player has ended their turn of this round.
    AlreadyMoved,
    /// The turn breaks a rule.
    Turn(TurnRefusal),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => write!(f, "the game is over after {CARDS} rounds"),
            Refusal::RoundUnfinished => {
                write!(f, "not everyone has ended their turn of the round before")
            }
            Refusal::CardTwice(card) => write!(f, "card {card} was drawn before"),
            Refusal::NoSeat(seat) => write!(f, "there is no player {seat}"),
            Refusal::NoCard => write!(f, "no card has been drawn for this round"),
            Refusal::AlreadyMoved => write!(f, "the turn of this round is made already"),
            Refusal::Turn(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<TurnRefusal> for Refusal {
    fn from(refusal: TurnRefusal) -> Refusal {
        Refusal::Turn(refusal)
    }
}

impl game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "table/over",
            Refusal::RoundUnfinished => "turn/round_unfinished",
            Refusal::NoCard => "turn/no_card",
            Refusal::AlreadyMoved => "turn/already_moved",
            Refusal::CardTwice(_) => "turn/card_twice",
            Refusal::NoSeat(_) => "turn/no_seat",
            Refusal::Turn(refusal) => refusal.code(),
        }
    }
}

/// The closed list of reasons for which the rules refuse a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnRefusal {
    /// The first card lies on `d4`.
    NotOnStart,
    /// A card lies there already.
    CellTaken(Cell),
    /// The card would share no side with a laid card (in the diagonal variant: no corner either).
    Detached(Cell),
    /// The display would become wider than 4 cards.
    TooWide(Cell),
    /// The display would become higher than 4 cards.
    TooHigh(Cell),
    /// All workers are in the display.
    SupplyEmpty,
    /// There is no worker who could move.
    NoWorker(ZoneId),
    /// No card lies where the worker should go.
    NoZone(ZoneId),
    /// Both zones belong to one territory, so that is not a move.
    SameTerritory(ZoneId, ZoneId),
    /// The territories do not touch (nor does a ferry join them, where ferrymen are played).
    OutOfReach(ZoneId, ZoneId),
}

impl fmt::Display for TurnRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnRefusal::NotOnStart => write!(f, "the first card lies on {}", Cell::START),
            TurnRefusal::CellTaken(cell) => write!(f, "a card lies on {cell} already"),
            TurnRefusal::Detached(cell) => {
                write!(f, "{cell} shares no side with a card of the display")
            }
            TurnRefusal::TooWide(cell) => {
                write!(f, "with {cell} the display would be wider than 4 cards")
            }
            TurnRefusal::TooHigh(cell) => {
                write!(f, "with {cell} the display would be higher than 4 cards")
            }
            TurnRefusal::SupplyEmpty => write!(f, "no worker is left in the supply"),
            TurnRefusal::NoWorker(zone) => write!(f, "there is no worker on {zone}"),
            TurnRefusal::NoZone(zone) => {
                write!(f, "there is no card on {}, so there is no zone {zone}", zone.cell)
            }
            TurnRefusal::SameTerritory(from, to) => {
                write!(f, "{from} and {to} are one territory, so that is not a move")
            }
            TurnRefusal::OutOfReach(from, to) => {
                write!(f, "the territory of {to} cannot be reached from that of {from}")
            }
        }
    }
}

impl std::error::Error for TurnRefusal {}

impl TurnRefusal {
    /// The stable code of this reason.
    pub fn code(&self) -> &'static str {
        match self {
            TurnRefusal::NotOnStart => "turn/not_on_start",
            TurnRefusal::CellTaken(_) => "turn/cell_taken",
            TurnRefusal::Detached(_) => "turn/detached",
            TurnRefusal::TooWide(_) => "turn/too_wide",
            TurnRefusal::TooHigh(_) => "turn/too_high",
            TurnRefusal::SupplyEmpty => "turn/supply_empty",
            TurnRefusal::NoWorker(_) => "turn/no_worker",
            TurnRefusal::NoZone(_) => "turn/no_zone",
            TurnRefusal::SameTerritory(..) => "turn/same_territory",
            TurnRefusal::OutOfReach(..) => "turn/out_of_reach",
        }
    }
}
