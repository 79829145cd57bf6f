//! Why a decision is refused.

use crate::colour::Colour;
use crate::seat::Seat;
use std::fmt;

/// Why a decision is refused. The game is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The last limit card has been taken.
    GameOver,
    /// Nobody sits there.
    NoSuchPlayer(Seat),
    /// The player's card for this round lies face down already.
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
    /// Nobody can suspect himself.
    SuspectsHimself,
    /// The suspect has laid no card this round.
    NothingLaid(Seat),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => write!(f, "the game is over"),
            Refusal::NoSuchPlayer(seat) => write!(f, "there is no player {seat}"),
            Refusal::AlreadyHidden => write!(f, "a card lies face down already"),
            Refusal::NotAllHidden => write!(f, "not everybody has put a card face down yet"),
            Refusal::NotYourTurn(seat) => write!(f, "it is the turn of player {seat}"),
            Refusal::NotInHand(colour) => {
                write!(f, "there is no {} card in hand", colour.name())
            }
            Refusal::NotFour { colour, held } => {
                write!(f, "an exchange takes 4 {} cards, in hand are {held}", colour.name())
            }
            Refusal::SuspectsHimself => write!(f, "nobody can suspect himself"),
            Refusal::NothingLaid(seat) => {
                write!(f, "player {seat} has no card in this round's pile")
            }
        }
    }
}

impl std::error::Error for Refusal {}

/// Why a player has nothing to decide now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NothingToDecide {
    /// The last limit card has been taken.
    GameOver,
    /// Nobody sits there.
    NoSuchPlayer(Seat),
    /// The player's card lies face down; others have still to choose theirs.
    AlreadyHidden,
    /// This other player is to move.
    NotYourTurn(Seat),
}

impl fmt::Display for NothingToDecide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NothingToDecide::GameOver => write!(f, "the game is over"),
            NothingToDecide::NoSuchPlayer(seat) => write!(f, "there is no player {seat}"),
            NothingToDecide::AlreadyHidden => write!(f, "a card lies face down already"),
            NothingToDecide::NotYourTurn(seat) => write!(f, "it is the turn of player {seat}"),
        }
    }
}

impl std::error::Error for NothingToDecide {}
