//! States as text, for the server of the tests and its driver.

use crate::gems::{Gems, View};
use client::{Occupant, OwnSeat, SeatState, State};
use game::Seat;
use std::fmt::Display;
use std::str::FromStr;

/// Writes a state, one thing a line.
pub(crate) fn write(state: &State<Gems>) -> String {
    let mut lines = vec![format!("state {} {}", state.version, state.is_over)];
    for SeatState { seat, name, occupant, is_asked, is_connected, .. } in &state.seats {
        let who = match occupant {
            Occupant::Here => "here",
            Occupant::Elsewhere => "elsewhere",
            Occupant::Bot { level } => level,
        };
        lines.push(format!("seat {seat} {name} {who} {is_asked} {is_connected}"));
    }
    for own in &state.own {
        lines.push(format!("own {} {}", own.seat, view(&own.view)));
    }
    lines.extend(state.watched.as_ref().map(|watched| format!("watched {}", view(watched))));
    lines.join("\n")
}

/// Reads what [`write`] writes.
pub(crate) fn read(text: &str) -> Option<State<Gems>> {
    let mut lines = text.lines();
    let words: Vec<&str> = lines.next()?.split(' ').collect();
    let ["state", version, is_over] = words[..] else { return None };
    let mut state = State {
        version: version.parse().ok()?,
        seats: Vec::new(),
        own: Vec::new(),
        watched: None,
        is_over: is_over.parse().ok()?,
        table: None,
    };
    for line in lines {
        match line.split_once(' ')? {
            ("seat", rest) => state.seats.push(seat_state(rest)?),
            ("own", rest) => {
                let (seat, rest) = rest.split_once(' ')?;
                let view = read_view(rest)?;
                let (seat, asked) = (seat.parse().ok()?, view.asked);
                state.own.push(OwnSeat { seat, view, asked, take_back: None });
            }
            ("watched", rest) => state.watched = Some(read_view(rest)?),
            _ => return None,
        }
    }
    Some(state)
}

fn seat_state(text: &str) -> Option<SeatState> {
    let words: Vec<&str> = text.split(' ').collect();
    let [seat, name, who, is_asked, is_connected] = words[..] else { return None };
    Some(SeatState {
        seat: seat.parse::<Seat>().ok()?,
        name: name.to_owned(),
        occupant: match who {
            "here" => Occupant::Here,
            "elsewhere" => Occupant::Elsewhere,
            level => Occupant::Bot { level: level.to_owned() },
        },
        is_asked: is_asked.parse().ok()?,
        is_connected: is_connected.parse().ok()?,
        stood_in: Vec::new(),
    })
}

fn view(view: &View) -> String {
    let gems: Vec<String> = view.gems.iter().map(|gems| list(gems)).collect();
    [
        option(view.asked.as_ref()),
        list(&view.hand),
        list(&view.has_hidden),
        list(&view.numbers),
        gems.join("/"),
        option(view.top.as_ref()),
    ]
    .join(";")
}

fn read_view(text: &str) -> Option<View> {
    let parts: Vec<&str> = text.split(';').collect();
    let [asked, hand, has_hidden, numbers, gems, top] = parts[..] else { return None };
    Some(View {
        asked: read_option(asked)?,
        hand: read_list(hand)?,
        has_hidden: read_list(has_hidden)?,
        numbers: read_list(numbers)?,
        gems: gems.split('/').map(read_list).collect::<Option<_>>()?,
        top: read_option(top)?,
    })
}

fn list(values: &[impl Display]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn read_list<T: FromStr>(text: &str) -> Option<Vec<T>> {
    let values = text.split(',').filter(|value| !value.is_empty());
    values.map(|value| value.parse().ok()).collect()
}

fn option(value: Option<&impl Display>) -> String {
    value.map_or_else(|| "-".to_owned(), ToString::to_string)
}

fn read_option<T: FromStr>(text: &str) -> Option<Option<T>> {
    if text == "-" { Some(None) } else { text.parse().ok().map(Some) }
}
