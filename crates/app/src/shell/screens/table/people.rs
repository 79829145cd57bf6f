//! Who sits at a table, as everybody sees it.

use crate::shell::online::TableFollow;
use protocol::{SeatKind, State};

/// Whether the reader looks after the table until it begins: whoever sits lowest, unless the server names somebody else.
pub(super) fn is_maker(state: &State) -> bool {
    let mut persons = state.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    let maker = state.maker.or_else(|| persons.next().map(|seat| seat.seat));
    state.you.is_some() && maker == state.you
}

/// Whether the reader is to decide something.
pub(super) fn is_asked(state: &State) -> bool {
    state.seats.iter().any(|seat| Some(seat.seat) == state.you && seat.waiting)
}

/// Something about the newest state; nothing before the first.
pub(super) fn of<T: Default>(follow: TableFollow, what: impl FnOnce(&State) -> T) -> T {
    use leptos::prelude::With;
    follow.state.with(|state| state.as_ref().map(what).unwrap_or_default())
}
