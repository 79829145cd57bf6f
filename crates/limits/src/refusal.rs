//! Why a decision is refused.

use crate::colour::Colour;
use game::Seat;
use std::fmt;

/// Why a decision is refused. The game is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The last limit card has been taken.
    Over,
    /// Nobody sits there.
    NoSeat(Seat),
    /// The player's card for this round lies face down; others have still to choose theirs.
    AlreadyHidden,
    /// Nobody acts before everybody has put a card face down.
    NotAllHidden,
    /// Another player is to move.
    NotYourTurn(Seat),
    /// No card of this colour is in hand.
    NotInHand(Colour),
    /// An exchange needs four cards of its colour in hand.
    NotFour {
        /// The colour to be exchanged.
        colour: Colour,
        /// How many are in hand.
        held: usize,
    },
    /// Nobody can suspect themselves.
    SuspectsThemselves,
    /// The suspect has laid no card this round.
    NothingLaid(Seat),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => write!(f, "the game is over"),
            Refusal::NoSeat(seat) => write!(f, "there is no player {seat}"),
            Refusal::AlreadyHidden => write!(f, "a card lies face down already"),
            Refusal::NotAllHidden => write!(f, "not everybody has put a card face down yet"),
            Refusal::NotYourTurn(seat) => write!(f, "it is the turn of player {seat}"),
            Refusal::NotInHand(colour) => {
                write!(f, "there is no {} card in hand", colour.name())
            }
            Refusal::NotFour { colour, held } => {
                let (colour, are) = (colour.name(), if *held == 1 { "is" } else { "are" });
                write!(f, "an exchange takes 4 {colour} cards, but there {are} {held} in hand")
            }
            Refusal::SuspectsThemselves => write!(f, "nobody can suspect themselves"),
            Refusal::NothingLaid(seat) => {
                write!(f, "player {seat} has no card in this round's pile")
            }
        }
    }
}

impl std::error::Error for Refusal {}

impl game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "table/over",
            Refusal::NoSeat(_) => "turn/no_seat",
            Refusal::AlreadyHidden => "turn/already_hidden",
            Refusal::NotAllHidden => "turn/not_all_hidden",
            Refusal::NotYourTurn(_) => "turn/not_your_turn",
            Refusal::NotInHand(_) => "turn/not_in_hand",
            Refusal::NotFour { .. } => "turn/not_four",
            Refusal::SuspectsThemselves => "turn/suspects_themselves",
            Refusal::NothingLaid(_) => "turn/nothing_laid",
        }
    }
}
