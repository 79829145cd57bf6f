//! What a seat sees, on its way to the bots.

use super::failure::Failure;
use bots::limes::Question;
use limes::{Game, Record, Seat, TurnVisibility, View};
use serde::{Deserialize, Serialize};

/// A game as one seat sees it: the record of the view's game.
///
/// The text holds the cards drawn so far and the turns that the seat may know, and no header but those that the
/// rules need: no seed, so nothing tells the cards to come. And whatever it holds, the bots are shown the closed view
/// of it again, so that a text made elsewhere cannot tell them more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The record.
    pub record: String,
    /// The seat, counted from 0.
    pub seat: usize,
}

impl Seen {
    /// What the view shows; `None` for one who only watches, as he has nothing to ask.
    pub fn of(view: &View) -> Option<Seen> {
        let record = Record::new(view.game()).to_string();
        Some(Seen { record, seat: view.you?.index() })
    }

    /// The view that the bots are shown.
    pub(super) fn view(&self) -> Result<View, Failure> {
        let game = read(&self.record)?;
        let seat = seat(&game, self.seat)?;
        Ok(game.view(Some(seat), TurnVisibility::Hidden))
    }

    /// What the seat has to decide.
    pub(super) fn question(&self) -> Result<Question, Failure> {
        question(&self.view()?)
    }
}

/// What the seat of a view has to decide.
pub(super) fn question(view: &View) -> Result<Question, Failure> {
    Question::of(view).map_err(|refusal| Failure::Idle(refusal.to_string()))
}

/// The seat with this number, counted from 0, if somebody sits there.
pub(super) fn seat(game: &Game, number: usize) -> Result<Seat, Failure> {
    game.seats().nth(number).ok_or(Failure::NoSeat(number))
}

/// The game of a record; its headers are not looked at.
pub(super) fn read(record: &str) -> Result<Game, Failure> {
    let record = Record::parse(record.as_bytes());
    record.map(|record| record.game).map_err(|fault| Failure::Record(fault.to_string()))
}
