//! Who sits at a table, as everybody sees it.

use crate::shell::online::TableFollow;
use crate::shell::texts::Texts;
use game::Level;
use protocol::{SeatKind, SeatState, State};

/// The name of whoever sits in a seat. A bot is called after its level, in the language of the reader.
pub(super) fn name(texts: &Texts, seat: &SeatState) -> String {
    let level = Level::ALL.into_iter().find(|level| Some(level.number()) == seat.level);
    match (seat.kind, level) {
        (SeatKind::Bot, Some(level)) => texts.level(level),
        _ => seat.name.clone(),
    }
}

/// The person who looks after a table until it begins: whoever sits lowest. If it is somebody else after all, the server says so.
pub(super) fn is_maker(state: &State) -> bool {
    let mut persons = state.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    state.you.is_some() && persons.next().map(|seat| seat.seat) == state.you
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
