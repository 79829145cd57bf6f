//! A state of the protocol as a game client shows it.

use crate::bot_names::BotNames;
use crate::view::RemoteView;
use client::{Millis, Occupant, OwnSeat, SeatState, State, TableState};
use game::{Level, Position, Seat};
use protocol::{SeatKind, Stage};

/// A server shows what this program cannot read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unreadable(pub(crate) String);

/// The state of a game; `None` if it has not begun.
pub(crate) fn state<P: Position<View: RemoteView>>(
    state: &protocol::State,
    bot_names: Option<&BotNames>,
    now: Millis,
) -> Result<Option<State<P>>, Unreadable> {
    let Some(view) = &state.view else { return Ok(None) };
    let seen = view.read().map_err(|fault| Unreadable(fault.to_string()))?;
    let mut view = P::View::of(seen).ok_or_else(|| Unreadable("it is another game".to_owned()))?;
    let you = state.you.map(seat).transpose()?;
    let mut seats =
        state.seats.iter().map(|it| seat_state(it, you)).collect::<Result<Vec<_>, _>>()?;
    if let Some(names) = bot_names {
        for (seat, told) in seats.iter_mut().zip(&state.seats) {
            seat.name = names.of(told);
            view.call(seat.seat, &seat.name);
        }
    }
    let (own, watched) = match you {
        Some(seat) => {
            // A bot answers for a player who has left.
            let has_left = state.seats.iter().any(|it| Some(it.seat) == state.you && it.left);
            let asked = view.asked().filter(|_| !has_left);
            (vec![OwnSeat { seat, view, asked, take_back: None }], None)
        }
        None => (Vec::new(), Some(view)),
    };
    Ok(Some(State {
        version: state.version,
        seats,
        own,
        watched,
        is_over: matches!(state.state, Stage::Over | Stage::Closed),
        table: Some(TableState {
            epoch: state.epoch,
            is_closed: state.state == Stage::Closed,
            deadline: state.clock.as_ref().map(|clock| now.saturating_add(clock.left_ms)),
            commitment: state.commitment.clone(),
            seed: state.seed.clone(),
            rematch: state.rematch.map(|table| table.to_string()),
        }),
    }))
}

pub(crate) fn seat(number: usize) -> Result<Seat, Unreadable> {
    Seat::new(number).ok_or_else(|| Unreadable(format!("there is no seat {number}")))
}

fn seat_state(it: &protocol::SeatState, you: Option<Seat>) -> Result<SeatState, Unreadable> {
    let seat = seat(it.seat)?;
    Ok(SeatState {
        seat,
        name: it.name.clone(),
        occupant: match it.kind {
            SeatKind::Bot => Occupant::Bot { level: level(it.level) },
            SeatKind::Person if you == Some(seat) => Occupant::Here,
            SeatKind::Person => Occupant::Elsewhere,
        },
        is_asked: it.waiting,
        is_connected: it.here,
        // A question of a later version is not shown, and nothing depends on it.
        stood_in: it.stood_in.iter().filter_map(|name| name.parse().ok()).collect(),
    })
}

/// The name of a level, as the bots spell it.
fn level(number: Option<u8>) -> String {
    let known = Level::ALL.into_iter().find(|level| Some(level.number()) == number);
    known.map_or_else(String::new, |level| level.to_string())
}
