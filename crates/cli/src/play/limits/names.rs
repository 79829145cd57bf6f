//! Players by name, and the person as "you".

use limits::{Colour, Seat, View};

/// The name in the middle of a sentence.
pub(super) fn name(view: &View, seat: Seat) -> &str {
    if is_you(view, seat) {
        return "you";
    }
    view.players.get(seat.index()).map(|player| player.name.as_str()).unwrap_or_default()
}

/// The name at the beginning of a sentence.
pub(super) fn subject(view: &View, seat: Seat) -> &str {
    if is_you(view, seat) { "You" } else { name(view, seat) }
}

/// Whether the person sits there.
pub(super) fn is_you(view: &View, seat: Seat) -> bool {
    view.own.as_ref().is_some_and(|own| own.seat == seat)
}

/// A verb as it goes with the player: `You take`, `Ben takes`.
pub(super) fn verb<'a>(view: &View, seat: Seat, yours: &'a str, others: &'a str) -> &'a str {
    if is_you(view, seat) { yours } else { others }
}

/// `1 red card`, `3 red cards`.
pub(super) fn cards(count: usize, colour: Colour) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {} card{plural}", colour.name())
}
