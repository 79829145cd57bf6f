//! What a player may decide.

use crate::action::{Action, Decision};
use crate::colour::Colour;
use crate::game::{EXCHANGE, Game, Phase};
use crate::hand::Hand;
use crate::refusal::Refusal;
use game::Seat;

impl Game {
    /// Everything a player may decide now; never empty.
    ///
    /// While cards are to be put face down, that is each colour in their hand; on their turn, their plays,
    /// exchanges and suspicions, in this order.
    ///
    /// # Errors
    /// If the player has nothing to decide now.
    pub fn legal(&self, seat: Seat) -> Result<Vec<Decision>, Refusal> {
        if !self.sits(seat) {
            return Err(Refusal::NoSeat(seat));
        }
        match self.phase() {
            Phase::Over(_) => Err(Refusal::Over),
            Phase::Hide { waiting } if !waiting.contains(&seat) => Err(Refusal::AlreadyHidden),
            Phase::Hide { .. } => Ok(self.hand(seat).colours().map(Decision::Hide).collect()),
            Phase::Act { seat: to_move } if to_move != seat => Err(Refusal::NotYourTurn(to_move)),
            Phase::Act { .. } => {
                let has_laid = |seat| self.has_laid(seat);
                Ok(legal_actions(seat, self.hand(seat), self.players().len(), has_laid))
            }
        }
    }

    /// Whether a player can put a card of this colour face down now.
    pub(crate) fn check_hide(&self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        if !self.sits(seat) {
            return Err(Refusal::NoSeat(seat));
        }
        match self.phase() {
            Phase::Over(_) => Err(Refusal::Over),
            Phase::Hide { waiting } if waiting.contains(&seat) => self.check_held(seat, colour),
            Phase::Hide { .. } | Phase::Act { .. } => Err(Refusal::AlreadyHidden),
        }
    }

    /// Whether a player can act like this now.
    pub(crate) fn check_act(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.sits(seat) {
            return Err(Refusal::NoSeat(seat));
        }
        match self.phase() {
            Phase::Over(_) => Err(Refusal::Over),
            Phase::Hide { .. } => Err(Refusal::NotAllHidden),
            Phase::Act { seat: to_move } if to_move != seat => Err(Refusal::NotYourTurn(to_move)),
            Phase::Act { .. } => self.check_possible(seat, action),
        }
    }

    /// Whether the player to move can act like this.
    fn check_possible(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Suspect(suspect) if !self.sits(suspect) => Err(Refusal::NoSeat(suspect)),
            _ => check_action(seat, self.hand(seat), action, |seat| self.has_laid(seat)),
        }
    }

    fn check_held(&self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        check_held(self.hand(seat), colour)
    }

    fn has_laid(&self, seat: Seat) -> bool {
        !self.pile().up_to_last_of(seat).is_empty()
    }

    /// Whether somebody sits there.
    pub(crate) fn sits(&self, seat: Seat) -> bool {
        self.name(seat).is_some()
    }
}

/// The plays, exchanges and suspicions of a player to move, in this order: all that they depend on is open to that player.
pub(crate) fn legal_actions(
    seat: Seat,
    hand: &Hand,
    players: usize,
    has_laid: impl Fn(Seat) -> bool,
) -> Vec<Decision> {
    let plays = hand.colours().map(Action::Play);
    let exchanges = Colour::ALL.into_iter().map(Action::Exchange);
    let suspicions = Seat::first(players).map(Action::Suspect);
    (plays.chain(exchanges).chain(suspicions))
        .filter(|&action| check_action(seat, hand, action, &has_laid).is_ok())
        .map(Decision::Act)
        .collect()
}

/// Whether a player to move can act like this towards those who sit at the table.
fn check_action(
    seat: Seat,
    hand: &Hand,
    action: Action,
    has_laid: impl Fn(Seat) -> bool,
) -> Result<(), Refusal> {
    match action {
        Action::Play(colour) => check_held(hand, colour),
        Action::Exchange(colour) => match hand.count(colour) {
            held if held < usize::from(EXCHANGE) => Err(Refusal::NotFour { colour, held }),
            _ => Ok(()),
        },
        Action::Suspect(suspect) if suspect == seat => Err(Refusal::SuspectsThemselves),
        Action::Suspect(suspect) if !has_laid(suspect) => Err(Refusal::NothingLaid(suspect)),
        Action::Suspect(_) => Ok(()),
    }
}

fn check_held(hand: &Hand, colour: Colour) -> Result<(), Refusal> {
    if hand.count(colour) > 0 { Ok(()) } else { Err(Refusal::NotInHand(colour)) }
}
