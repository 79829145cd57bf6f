//! What players decide, and how it is written.

use crate::colour::Colour;
use crate::seat::MAX_PLAYERS;
use game::Seat;
use std::fmt;
use std::str::FromStr;

/// What whoever is to move does: exactly one of these.
///
/// ```
/// use limits::{Action, Colour};
/// assert_eq!("play b".parse(), Ok(Action::Play(Colour::Blue)));
/// assert_eq!(Action::Exchange(Colour::Red).to_string(), "exchange r");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lay a card on the pile, then draw one. Written `play b`.
    Play(Colour),
    /// Exchange four cards of a colour. Written `exchange r`.
    Exchange(Colour),
    /// Suspect another player and so end the round. Written `suspect 1`.
    Suspect(Seat),
}

/// Anything a player can be asked to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Put a card face down as the round begins. Written `hide g`.
    Hide(Colour),
    /// Act on one's turn.
    Act(Action),
}

impl From<Action> for Decision {
    fn from(action: Action) -> Decision {
        Decision::Act(action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(colour) => write!(f, "play {colour}"),
            Action::Exchange(colour) => write!(f, "exchange {colour}"),
            Action::Suspect(seat) => write!(f, "suspect {seat}"),
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Hide(colour) => write!(f, "hide {colour}"),
            Decision::Act(action) => write!(f, "{action}"),
        }
    }
}

/// Why a text is not a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationFault {
    /// The first word is none of those known, or more or less than one word follows it.
    NotADecision,
    /// What should be a colour is none.
    NotAColour,
    /// What should be a seat is none.
    NotASeat,
}

impl fmt::Display for NotationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotationFault::NotADecision => {
                "one can play a colour, exchange a colour or suspect a seat"
            }
            NotationFault::NotAColour => "a colour is one of the letters r y g b p",
            NotationFault::NotASeat => "a seat is a number from 1 to 6",
        })
    }
}

impl std::error::Error for NotationFault {}

impl FromStr for Colour {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Colour, NotationFault> {
        let mut letters = text.chars();
        match (letters.next().and_then(Colour::from_letter), letters.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(NotationFault::NotAColour),
        }
    }
}

/// A seat at which somebody can sit in this game.
fn seat(text: &str) -> Result<Seat, NotationFault> {
    let seat = text.parse().ok().filter(|seat: &Seat| seat.number() <= MAX_PLAYERS);
    seat.ok_or(NotationFault::NotASeat)
}

impl FromStr for Decision {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Decision, NotationFault> {
        let mut words = text.split_whitespace();
        let (Some(verb), Some(object), None) = (words.next(), words.next(), words.next()) else {
            return Err(NotationFault::NotADecision);
        };
        Ok(match verb {
            "hide" => Decision::Hide(object.parse()?),
            "play" => Decision::Act(Action::Play(object.parse()?)),
            "exchange" => Decision::Act(Action::Exchange(object.parse()?)),
            "suspect" => Decision::Act(Action::Suspect(seat(object)?)),
            _ => return Err(NotationFault::NotADecision),
        })
    }
}

impl FromStr for Action {
    type Err = NotationFault;

    fn from_str(text: &str) -> Result<Action, NotationFault> {
        match text.parse()? {
            Decision::Act(action) => Ok(action),
            Decision::Hide(_) => Err(NotationFault::NotADecision),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_is_read_as_it_is_written() {
        let colours = Colour::ALL.into_iter();
        let decisions = (colours.clone().map(Decision::Hide))
            .chain(colours.clone().map(|colour| Action::Play(colour).into()))
            .chain(colours.map(|colour| Action::Exchange(colour).into()))
            .chain(Seat::first(6).map(|seat| Action::Suspect(seat).into()));
        for decision in decisions {
            assert_eq!(decision.to_string().parse(), Ok(decision));
        }
    }

    #[test]
    fn rubbish_is_no_action() {
        use NotationFault::{NotAColour, NotADecision, NotASeat};
        for (text, fault) in [
            ("", NotADecision),
            ("play", NotADecision),
            ("play r r", NotADecision),
            ("lay r", NotADecision),
            ("hide r", NotADecision),
            ("play R", NotAColour),
            ("play rr", NotAColour),
            ("exchange 1", NotAColour),
            ("suspect r", NotASeat),
            ("suspect 0", NotASeat),
            ("suspect 7", NotASeat),
            ("suspect +1", NotASeat),
            ("suspect 99999999999999999999999", NotASeat),
        ] {
            assert_eq!(text.parse::<Action>(), Err(fault), "{text}");
        }
    }
}
