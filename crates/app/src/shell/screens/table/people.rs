//! Who sits at a table, as everybody sees it.

use crate::shell::online::TableFollow;
use crate::shell::texts::Texts;
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

/// How many of the free seats are reserved, in the state or not.
pub(super) fn reserved_seats(state: &State) -> usize {
    state.free.map_or(state.reserved.len(), |free| free.reserved)
}

/// The players for whom all free seats are reserved; nobody while somebody else can sit down too.
pub(super) fn only_for(state: &State) -> Expected {
    let count = reserved_seats(state);
    if free_seats(state) > count {
        return Expected::default();
    }
    let names = state.reserved.iter().map(|reserved| reserved.name.clone()).collect();
    Expected { names, count }
}

/// Players for whom seats are reserved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Expected {
    /// At a large table the first of them.
    names: Vec<String>,
    count: usize,
}

impl Expected {
    pub(super) fn is_nobody(&self) -> bool {
        self.count == 0
    }

    /// A message with `$names` and `$count`.
    pub(super) fn words(&self, texts: &Texts, key: &'static str) -> String {
        let more = self.count.saturating_sub(self.names.len());
        let more =
            (more > 0).then(|| texts.say_with("table-more-players", &[("more", more.into())]));
        let names: Vec<String> = self.names.iter().cloned().chain(more).collect();
        texts.say_with(key, &[("names", texts.list(&names).into()), ("count", self.count.into())])
    }
}

/// Something about the newest state; nothing before the first.
pub(crate) fn of<T: Default>(follow: TableFollow, what: impl FnOnce(&State) -> T) -> T {
    use leptos::prelude::With;
    follow.state.with(|state| state.as_ref().map(what).unwrap_or_default())
}
