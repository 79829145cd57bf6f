//! Who sits at a table, as everybody sees it.

use crate::shell::online::TableFollow;
use protocol::{SeatKind, SeatState, State};

/// Whether the reader is the host of the table.
pub(super) fn is_maker(state: &State) -> bool {
    state.you.is_some() && host(state).map(|host| host.seat) == state.you
}

/// The host of an open table: the person in the lowest seat, unless the server names another one.
pub(super) fn host(state: &State) -> Option<&SeatState> {
    let mut persons = state.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    match state.maker {
        Some(maker) => persons.find(|seat| seat.seat == maker),
        None => persons.next(),
    }
}

/// Whether the table has so many seats that the state of its game holds only some of the players.
pub(super) fn is_excerpt(state: &State) -> bool {
    state.view.is_some() && state.others.is_some()
}

/// The reader's own seat.
pub(super) fn own(state: &State) -> Option<&SeatState> {
    state.seats.iter().find(|seat| Some(seat.seat) == state.you)
}

/// Whether the reader has a decision to make.
pub(super) fn is_asked(state: &State) -> bool {
    own(state).is_some_and(|seat| seat.waiting && !seat.left)
}

/// Whether the reader has left, so that a bot plays in their seat.
pub(super) fn has_left(state: &State) -> bool {
    own(state).is_some_and(|seat| seat.left)
}

/// How many seats are free.
pub(super) fn free_seats(state: &State) -> usize {
    state.options.seats.saturating_sub(state.seats.len() + state.others.unwrap_or(0))
}

/// The names for which all free seats are reserved; none while somebody else can sit down too.
pub(super) fn only_for(state: &State) -> Vec<String> {
    if free_seats(state) > state.reserved.len() {
        return Vec::new();
    }
    state.reserved.iter().map(|reserved| reserved.name.clone()).collect()
}

/// Something about the newest state; nothing before the first.
pub(crate) fn of<T: Default>(follow: TableFollow, what: impl FnOnce(&State) -> T) -> T {
    use leptos::prelude::With;
    follow.state.with(|state| state.as_ref().map(what).unwrap_or_default())
}
