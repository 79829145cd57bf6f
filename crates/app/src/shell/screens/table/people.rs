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

/// How many of the people who are not here are named.
const NAMED: usize = 4;

/// The people at a table who are not here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Absent {
    /// The first of them, and how many more there are, as one enumeration.
    pub(super) names: String,
    pub(super) count: usize,
}

/// The people who are not here; `None` if everybody is, as far as the state tells.
pub(super) fn absent(texts: &Texts, state: &State) -> Option<Absent> {
    let is_absent = |seat: &&SeatState| seat.kind == SeatKind::Person && !seat.here && !seat.left;
    let all: Vec<&str> =
        state.seats.iter().filter(is_absent).map(|seat| seat.name.as_str()).collect();
    if all.is_empty() {
        return None;
    }
    let mut names: Vec<String> = all.iter().take(NAMED).map(|&name| name.to_owned()).collect();
    let mut count = all.len();
    if state.others.is_some() {
        // Of most players at a large table nobody knows whether they are here.
        names.push(texts.say("table-away-perhaps"));
        count += 1;
    } else if all.len() > NAMED {
        let more = [("more", (all.len() - NAMED).into())];
        names.push(texts.say_with("table-away-more", &more));
    }
    Some(Absent { names: texts.list(&names), count })
}

/// Something about the newest state; nothing before the first.
pub(crate) fn of<T: Default>(follow: TableFollow, what: impl FnOnce(&State) -> T) -> T {
    use leptos::prelude::With;
    follow.state.with(|state| state.as_ref().map(what).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    fn state(here: &[bool], others: Option<usize>) -> State {
        let seat = |(seat, here): (usize, &bool)| {
            format!(
                r#"{{"seat":{seat},"name":"P{seat}","kind":"person","here":{here},"waiting":false,"stood_in":[]}}"#
            )
        };
        let seats: Vec<String> = (1..).zip(here).map(seat).collect();
        let others = others.map(|others| format!(r#""others":{others},"#)).unwrap_or_default();
        let text = format!(
            r#"{{"table":"0123456789abcdefghjk","game":"limes","state":"open","version":1,"you":null,"seats":[{}],{others}
            "options":{{"game":"limes","seats":20,"clock":null,"bots":[],"listed":false}},"commitment":"","clock":null,"view":null,"seed":null,"rematch":null}}"#,
            seats.join(",")
        );
        serde_json::from_str(&text).expect("a state")
    }

    #[test]
    fn a_few_absent_people_are_named_and_the_others_counted() {
        let absent = |language, here: &[bool], others| {
            let absent = absent(&Texts::new(language), &state(here, others));
            absent.map(|absent| (absent.names, absent.count))
        };
        let told = |names: &str, count| Some((names.to_owned(), count));
        use Language::{Cs, De, En};
        assert_eq!(absent(En, &[true, true], None), None);
        assert_eq!(absent(En, &[true, false], None), told("P2", 1));
        assert_eq!(absent(En, &[false; 4], None), told("P1, P2, P3 and P4", 4));
        assert_eq!(absent(En, &[false; 5], None), told("P1, P2, P3, P4 and 1 other", 5));
        assert_eq!(absent(De, &[false; 11], None), told("P1, P2, P3, P4 und 7 weitere", 11));
        assert_eq!(absent(Cs, &[false; 6], None), told("P1, P2, P3, P4 a\u{a0}2 další", 6));
        // Only some of the players of a large table are listed.
        assert_eq!(absent(En, &[false, true], Some(30)), told("P1 and perhaps others", 2));
    }
}
