//! Why a turn is not legal.

use crate::cell::{Cell, ZoneId};
use std::fmt;

/// The closed list of reasons for which the rules refuse a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
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
    /// Nobody stands there who could move.
    NoWorker(ZoneId),
    /// No card lies where the worker should go.
    NoZone(ZoneId),
    /// Both zones belong to one territory, so that is not a move.
    SameTerritory(ZoneId, ZoneId),
    /// The territories do not touch (nor does a ferry join them, where ferrymen are played).
    OutOfReach(ZoneId, ZoneId),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotOnStart => write!(f, "the first card lies on {}", Cell::START),
            Refusal::CellTaken(cell) => write!(f, "a card lies on {cell} already"),
            Refusal::Detached(cell) => {
                write!(f, "{cell} shares no side with a card of the display")
            }
            Refusal::TooWide(cell) => {
                write!(f, "with {cell} the display would be wider than 4 cards")
            }
            Refusal::TooHigh(cell) => {
                write!(f, "with {cell} the display would be higher than 4 cards")
            }
            Refusal::SupplyEmpty => write!(f, "no worker is left in the supply"),
            Refusal::NoWorker(zone) => write!(f, "no worker stands on {zone}"),
            Refusal::NoZone(zone) => {
                write!(f, "no card lies on {}, so {zone} is nowhere", zone.cell)
            }
            Refusal::SameTerritory(from, to) => {
                write!(f, "{from} and {to} are one territory, so that is not a move")
            }
            Refusal::OutOfReach(from, to) => {
                write!(f, "the territory of {to} cannot be reached from that of {from}")
            }
        }
    }
}

impl std::error::Error for Refusal {}
