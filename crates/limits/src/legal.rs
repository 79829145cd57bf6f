//! What a player may decide.

use crate::action::{Action, Decision};
use crate::colour::Colour;
use crate::game::Game;
use crate::hand::Hand;
use crate::refusal::Refusal;
use crate::table::{EXCHANGE, Table};
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
        self.check_open(seat)?;
        self.table.legal(seat)
    }

    /// Whether somebody sits there and something is still to be decided in the game.
    pub(crate) fn check_open(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.check_sits(seat)?;
        if self.is_over() { Err(Refusal::Over) } else { Ok(()) }
    }

    /// Whether somebody sits there.
    pub(crate) fn sits(&self, seat: Seat) -> bool {
        self.table.check_sits(seat).is_ok()
    }
}

impl Table {
    /// Everything a player may decide now; never empty.
    ///
    /// # Errors
    /// If the player has nothing to decide now.
    pub fn legal(&self, seat: Seat) -> Result<Vec<Decision>, Refusal> {
        self.check_sits(seat)?;
        let hand = &self.hands[seat];
        if self.face_down[seat].is_none() {
            return Ok(hand.colours().map(Decision::Hide).collect());
        }
        self.check_turn(seat)?;
        Ok(legal_actions(seat, hand, self.players, |seat| self.has_laid(seat)))
    }

    /// Whether a player can put a card of this colour face down now.
    pub(crate) fn check_hide(&self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        self.check_sits(seat)?;
        match self.face_down[seat] {
            None => check_held(&self.hands[seat], colour),
            Some(_) => Err(Refusal::AlreadyHidden),
        }
    }

    /// Whether a player can act like this now.
    pub(crate) fn check_act(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_sits(seat)?;
        if self.still_to_hide().next().is_some() {
            return Err(Refusal::NotAllHidden);
        }
        self.check_turn(seat)?;
        if let Action::Suspect(suspect) = action {
            self.check_sits(suspect)?;
        }
        check_action(seat, &self.hands[seat], action, |seat| self.has_laid(seat))
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        if self.still_to_hide().next().is_some() {
            Err(Refusal::AlreadyHidden)
        } else if self.to_move != seat {
            Err(Refusal::NotYourTurn(self.to_move))
        } else {
            Ok(())
        }
    }

    fn check_sits(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.players { Ok(()) } else { Err(Refusal::NoSeat(seat)) }
    }

    fn has_laid(&self, seat: Seat) -> bool {
        !self.pile.up_to_last_of(seat).is_empty()
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
