//! What a player may decide.

use crate::action::{Action, Decision};
use crate::colour::Colour;
use crate::game::{EXCHANGE, Game, Phase};
use crate::refusal::{NothingToDecide, Refusal};
use crate::seat::Seat;

impl Game {
    /// Everything a player may decide now; never empty.
    ///
    /// While cards are to be put face down, that is each colour in his hand; on his turn, his plays,
    /// exchanges and suspicions, in this order.
    ///
    /// # Errors
    /// If the player has nothing to decide now.
    pub fn legal(&self, seat: Seat) -> Result<Vec<Decision>, NothingToDecide> {
        if !self.sits(seat) {
            return Err(NothingToDecide::NoSuchPlayer(seat));
        }
        match self.phase() {
            Phase::Over(_) => Err(NothingToDecide::GameOver),
            Phase::Hide { waiting } if !waiting.contains(&seat) => {
                Err(NothingToDecide::AlreadyHidden)
            }
            Phase::Hide { .. } => Ok(self.hand(seat).colours().map(Decision::Hide).collect()),
            Phase::Act { seat: to_move } if to_move != seat => {
                Err(NothingToDecide::NotYourTurn(to_move))
            }
            Phase::Act { .. } => Ok((self.hand(seat).colours().map(Action::Play))
                .chain(Colour::ALL.into_iter().map(Action::Exchange))
                .chain(self.seats().map(Action::Suspect))
                .filter(|&action| self.check_possible(seat, action).is_ok())
                .map(Decision::Act)
                .collect()),
        }
    }

    /// Whether a player can put a card of this colour face down now.
    pub(crate) fn check_hide(&self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        if !self.sits(seat) {
            return Err(Refusal::NoSuchPlayer(seat));
        }
        match self.phase() {
            Phase::Over(_) => Err(Refusal::GameOver),
            Phase::Hide { waiting } if waiting.contains(&seat) => self.check_held(seat, colour),
            Phase::Hide { .. } | Phase::Act { .. } => Err(Refusal::AlreadyHidden),
        }
    }

    /// Whether a player can act like this now.
    pub(crate) fn check_act(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.sits(seat) {
            return Err(Refusal::NoSuchPlayer(seat));
        }
        match self.phase() {
            Phase::Over(_) => Err(Refusal::GameOver),
            Phase::Hide { .. } => Err(Refusal::NotAllHidden),
            Phase::Act { seat: to_move } if to_move != seat => Err(Refusal::NotYourTurn(to_move)),
            Phase::Act { .. } => self.check_possible(seat, action),
        }
    }

    /// Whether the player to move can act like this.
    fn check_possible(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Play(colour) => self.check_held(seat, colour),
            Action::Exchange(colour) => match self.hand(seat).count(colour) {
                held if held < usize::from(EXCHANGE) => Err(Refusal::NotFour { colour, held }),
                _ => Ok(()),
            },
            Action::Suspect(suspect) if !self.sits(suspect) => Err(Refusal::NoSuchPlayer(suspect)),
            Action::Suspect(suspect) if suspect == seat => Err(Refusal::SuspectsHimself),
            Action::Suspect(suspect) if self.pile().up_to_last_of(suspect).is_empty() => {
                Err(Refusal::NothingLaid(suspect))
            }
            Action::Suspect(_) => Ok(()),
        }
    }

    fn check_held(&self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        if self.hand(seat).count(colour) > 0 { Ok(()) } else { Err(Refusal::NotInHand(colour)) }
    }

    /// Whether somebody sits there.
    pub(crate) fn sits(&self, seat: Seat) -> bool {
        self.name(seat).is_some()
    }
}
