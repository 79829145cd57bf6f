//! A view of Limits for people.

use crate::explain;
use limits::{Colour, DeedKind, Judged, LimitDeck, Phase, PileView, Seat, View};

/// The round, the verdict on the round before, the pile, the players and one's own cards.
pub(super) fn text(view: &View) -> String {
    let mut text = match view.limit_card {
        None => format!("Limits, all {} rounds played.\n", view.rounds),
        Some(number) => {
            let limits: Vec<String> = (LimitDeck::built_in().card(number).limits.iter())
                .map(|(colour, limit)| format!("{} {limit}", colour.name()))
                .collect();
            let limits = limits.join(", ");
            format!("Limits, round {} of {}, card {number}: {limits}.\n", view.round, view.rounds)
        }
    };
    text += &waits(view);
    text += &view.judged.as_ref().map(|judged| self::judged(view, judged)).unwrap_or_default();
    text += "\n";
    for (player, seat) in view.players.iter().zip(1..) {
        let you = if view.own.as_ref().is_some_and(|own| own.seat.number() == seat) {
            ", you"
        } else {
            ""
        };
        let hidden = if player.has_hidden { " and one face down" } else { "" };
        let points = explain::points(player.points);
        text +=
            &format!("{seat} {}{you}: {points}, {} in hand{hidden}\n", player.name, player.hand);
    }
    text += &format!("\npile: {}; {} in the draw pile\n", pile(&view.pile), view.draw_pile);
    if !view.since.is_empty() {
        let since = view.since.iter().map(|deed| laid(view, deed.seat, deed.kind, deed.colour));
        text += &format!("since your last decision: {}\n", since.collect::<Vec<_>>().join(", "));
    }
    if let Some(own) = &view.own {
        let hidden = own.face_down.map(|colour| format!(", face down {}", colour.name()));
        text += &format!("your hand: {}{}\n", cards(own.hand.cards()), hidden.unwrap_or_default());
    }
    text
}

fn waits(view: &View) -> String {
    match &view.phase {
        Phase::Hide { waiting } => {
            let names: Vec<&str> = waiting.iter().map(|&seat| name(view, seat)).collect();
            format!("Still to put a card face down: {}.\n", explain::listed(&names))
        }
        Phase::Act { seat } => format!("It is the turn of {}.\n", name(view, *seat)),
        Phase::Over(standing) => {
            let names: Vec<&str> = standing.winners().map(|seat| name(view, seat)).collect();
            let verb = if names.len() == 1 { "wins" } else { "share the win" };
            format!("{} {verb}.\n", explain::listed(&names))
        }
    }
}

fn judged(view: &View, judged: &Judged) -> String {
    let verdict = if judged.right { "rightly" } else { "wrongly" };
    let mut text = format!(
        "Round {}: {} suspected {} {verdict}, {} {} with limit {}",
        judged.round,
        name(view, judged.by),
        name(view, judged.suspect),
        judged.count,
        judged.colour.name(),
        judged.printed,
    );
    if let Some(shown) = &judged.shown {
        let [face_down, pile] =
            [&shown.face_down, &shown.pile].map(|all| cards(all.iter().copied()));
        text += &format!("; face down {face_down}, the pile {pile}");
    }
    text + ".\n"
}

fn pile(pile: &PileView) -> String {
    match pile {
        PileView::Memory { size: 0, .. } => "empty".to_owned(),
        PileView::Memory { size, top } => {
            let top = top.map(|laid| laid.colour.name()).unwrap_or_default();
            format!("{size}, on top {top}")
        }
        PileView::Open(laid) if laid.is_empty() => "empty".to_owned(),
        PileView::Open(laid) => cards(laid.iter().map(|laid| laid.colour)),
    }
}

fn laid(view: &View, seat: Seat, kind: DeedKind, colour: Colour) -> String {
    let did = match kind {
        DeedKind::Play => "laid",
        DeedKind::Exchange => "exchanged four",
    };
    format!("{} {did} {}", name(view, seat), colour.name())
}

fn cards(colours: impl Iterator<Item = Colour>) -> String {
    colours.map(|colour| colour.to_string()).collect::<Vec<_>>().join(" ")
}

fn name(view: &View, seat: Seat) -> &str {
    view.players.get(seat.index()).map(|player| player.name.as_str()).unwrap_or_default()
}
