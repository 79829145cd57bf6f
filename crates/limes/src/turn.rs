//! A turn and its notation: `d4^`, `e4> +sw`, `e5v d4ne-e4nw`.

use crate::card::{Quarter, Rotation};
use crate::cell::{Cell, ZoneId};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// What one player does in one round: lay the card, then perhaps one thing with a worker.
///
/// ```
/// use limes::{Action, Turn};
/// let turn: Turn = "e4> +sw".parse().unwrap();
/// assert!(matches!(turn.action, Action::Place(_)));
/// assert_eq!(turn.to_string(), "e4> +sw");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// Where the card goes.
    pub cell: Cell,
    /// How it is turned.
    pub rotation: Rotation,
    /// What a worker does afterwards.
    pub action: Action,
}

/// What is done with a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Nothing.
    Rest,
    /// One from the supply goes onto this quarter of the card just laid, as it lies.
    Place(Quarter),
    /// One in the display moves.
    Move {
        /// Where the worker is.
        from: ZoneId,
        /// Where the worker goes.
        to: ZoneId,
    },
}

/// A text that is not a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnFault;

impl fmt::Display for TurnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a turn looks like d4^, e4> +sw or e5v d4ne-e4nw")
    }
}

impl std::error::Error for TurnFault {}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cell.fmt(f)?;
        f.write_char(self.rotation.symbol())?;
        match self.action {
            Action::Rest => Ok(()),
            Action::Place(quarter) => {
                f.write_str(" +")?;
                quarter.fmt(f)
            }
            Action::Move { from, to } => {
                f.write_char(' ')?;
                from.fmt(f)?;
                f.write_char('-')?;
                to.fmt(f)
            }
        }
    }
}

impl FromStr for Turn {
    type Err = TurnFault;

    fn from_str(text: &str) -> Result<Turn, TurnFault> {
        let mut words = text.split_whitespace();
        let lay = words.next().ok_or(TurnFault)?;
        let action = words.next().map_or(Ok(Action::Rest), parse_action)?;
        if words.next().is_some() {
            return Err(TurnFault);
        }
        let (cell, symbol) = lay.split_at_checked(2).ok_or(TurnFault)?;
        let mut symbol = symbol.chars();
        let rotation = symbol.next().and_then(Rotation::from_symbol).ok_or(TurnFault)?;
        if symbol.next().is_some() {
            return Err(TurnFault);
        }
        Ok(Turn { cell: cell.parse().map_err(|_| TurnFault)?, rotation, action })
    }
}

fn parse_action(word: &str) -> Result<Action, TurnFault> {
    if let Some(quarter) = word.strip_prefix('+') {
        return Ok(Action::Place(quarter.parse().map_err(|()| TurnFault)?));
    }
    let (from, to) = word.split_once('-').ok_or(TurnFault)?;
    let zone = |text: &str| text.parse().map_err(|_| TurnFault);
    Ok(Action::Move { from: zone(from)?, to: zone(to)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_read_as_they_are_written() {
        for text in ["d4^", "a1<", "g7v +nw", "e4> +sw", "e5v d4ne-e4nw"] {
            assert_eq!(text.parse::<Turn>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn rubbish_is_no_turn() {
        for text in [
            "",
            "d4",
            "h4^",
            "d8^",
            "d0^",
            "d4^^",
            "d4x",
            "d4^ +",
            "d4^ +n",
            "d4^ d4nw",
            "d4^ d4nw-",
            "d4^ d4nw-d4",
            "d4^ +nw +nw",
            "D4^",
            "é^",
            "d4é",
            "d4^ é",
            "4d^",
        ] {
            assert_eq!(text.parse::<Turn>(), Err(TurnFault), "{text}");
        }
    }
}
