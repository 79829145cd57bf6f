//! A view of Limes for people.

use crate::explain;
use limes::{CARDS, PlayerView, View};

/// The round, then every player with what they have laid as far as it may be seen.
pub(super) fn text(view: &View) -> String {
    let mut text = match (view.is_over, view.card()) {
        (true, _) => format!("Limes, all {CARDS} rounds played.\n"),
        (false, None) => "Limes, no card drawn yet.\n".to_owned(),
        (false, Some(card)) => {
            let zones = view.deck.card(card);
            format!("Limes, round {} of {CARDS}, card {card} ({zones}).\n", view.round())
        }
    };
    if view.asked.is_some() {
        text += "You are to lay it.\n";
    }
    for player in &view.players {
        text += &self::player(view, player);
    }
    match view.others {
        0 => {}
        1 => text += "\n1 other player\n",
        others => text += &format!("\n{others} other players\n"),
    }
    text
}

fn player(view: &View, player: &PlayerView) -> String {
    let you = if view.you == Some(player.seat) { ", you" } else { "" };
    let moved = match (view.is_over, player.moved) {
        (true, _) => "",
        (false, true) => ", has moved",
        (false, false) => ", has not moved",
    };
    let mut text = format!(
        "\n{} {}{you}: {}, rank {}, {} in the supply{moved}\n",
        player.seat,
        player.name,
        explain::points(player.total),
        player.rank,
        player.supply,
    );
    if let Some(laid) = player.laid.as_ref().filter(|laid| !laid.turns.is_empty()) {
        text +=
            &laid.display.picture().lines().map(|line| format!("  {line}\n")).collect::<String>();
        text += &explain::workers(&laid.display.score());
    }
    text
}
