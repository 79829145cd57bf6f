//! All that a seat has seen, on its way to the thinker.

use super::frame::{Frame, odd};
use super::moment::Moment;
use crate::messages::Failure;
use limits::{Mode, View};
use serde::{Deserialize, Serialize};

/// A game as one seat has seen it, view after view, up to a question that the seat is to answer.
///
/// It holds what is in those views and nothing else. What follows from the rest of a view, such as whose turn it is, is not
/// sent but worked out again; what cannot have been seen is refused then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatHistory {
    /// The seat, counted from 0.
    seat: usize,
    /// Whether the pile lies spread.
    is_open: bool,
    /// The players' names.
    players: Vec<String>,
    /// The numbers of the limit cards turned up so far.
    turned_up: Vec<usize>,
    moments: Vec<Moment>,
}

impl SeatHistory {
    /// All that a seat has seen, the newest view last; `None` if that one asks nothing, or belongs to nobody.
    pub fn of(views: &[View]) -> Option<SeatHistory> {
        let last = views.last().filter(|view| view.asked.is_some())?;
        let own = last.own.as_ref()?;
        Some(SeatHistory {
            seat: own.seat.index(),
            is_open: last.mode == Mode::Open,
            players: last.players.iter().map(|player| player.name.clone()).collect(),
            turned_up: last.turned_up.iter().map(|card| card.get()).collect(),
            moments: views.iter().map(Moment::of).collect::<Option<_>>()?,
        })
    }

    /// Whether this is what was seen before another history of the same seat ended, or the same.
    pub(crate) fn is_beginning_of(&self, other: &SeatHistory) -> bool {
        let SeatHistory { seat, is_open, players, turned_up, moments } = self;
        (*seat, *is_open) == (other.seat, other.is_open)
            && *players == other.players
            && other.turned_up.starts_with(turned_up)
            && other.moments.starts_with(moments)
    }

    /// How many views there are.
    pub(crate) fn len(&self) -> usize {
        self.moments.len()
    }

    /// The views again, the newest last: there is at least one, and that one asks something.
    ///
    /// # Errors
    /// If no game of Limits looks like this.
    pub(crate) fn views(&self) -> Result<Vec<View>, Failure> {
        let mode = if self.is_open { Mode::Open } else { Mode::Memory };
        let frame = Frame::new(self.seat, mode, &self.players, &self.turned_up)?;
        let views: Vec<View> =
            self.moments.iter().map(|moment| moment.view(&frame)).collect::<Result<_, _>>()?;
        match views.last().map(|view| view.asked) {
            Some(Some(_)) => Ok(views),
            Some(None) => Err(Failure::Idle("it is the turn of others".to_owned())),
            None => Err(odd("nothing was seen")),
        }
    }
}
