//! What a seat sees, on its way to the thinker.

use crate::messages::Failure;
use bots::limes::Question;
use limes::{Game, Record, Seat, TurnVisibility, View};
use serde::{Deserialize, Serialize};

/// A game as one seat sees it: the record of the view's game.
///
/// The text holds the cards drawn so far and the turns that the seat may know, and no header but those that the
/// rules need: no seed, so nothing tells the cards to come. And whatever it holds, the bots are shown the closed view
/// of it again, so that a text made elsewhere cannot tell them more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The record.
    pub record: String,
    /// The seat, counted from 0.
    pub seat: usize,
}

impl SeatView {
    /// What the view shows; `None` for somebody who only watches and so has nothing to ask.
    pub fn of(view: &View) -> Option<SeatView> {
        let record = Record::new(view.game()).to_string();
        Some(SeatView { record, seat: view.you?.index() })
    }

    /// The view that the bots are shown.
    pub(crate) fn view(&self) -> Result<View, Failure> {
        let game = read(&self.record)?;
        let seat = seat(&game, self.seat)?;
        Ok(game.view(Some(seat), TurnVisibility::Hidden))
    }

    /// What the seat has to decide.
    pub(crate) fn question(&self) -> Result<Question, Failure> {
        question(&self.view()?)
    }
}

/// What the seat of a view has to decide.
pub(crate) fn question(view: &View) -> Result<Question, Failure> {
    Question::of(view).map_err(|refusal| Failure::Idle(refusal.to_string()))
}

/// The seat with this number, counted from 0, if somebody sits there.
pub(crate) fn seat(game: &Game, number: usize) -> Result<Seat, Failure> {
    game.seats().nth(number).ok_or(Failure::NoSeat(number))
}

/// The game of a record; its headers are not looked at.
pub(crate) fn read(record: &str) -> Result<Game, Failure> {
    let record = Record::parse(record.as_bytes());
    record.map(|record| record.game).map_err(|fault| Failure::Record(fault.to_string()))
}
