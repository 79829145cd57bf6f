//! The last rounds, tried exhaustively.

use limes::{Card, Display, Turn, Variants};

/// The most cards that are tried in every way.
pub(super) const CARDS_LEFT: usize = 2;

/// The best way to end a game with these cards: its total and turns.
pub(super) fn best_end(display: &Display, cards: &[&Card], variants: Variants) -> (u32, Vec<Turn>) {
    let Some((card, later)) = cards.split_first() else { return (display.total(), Vec::new()) };
    let mut best: Option<(u32, Vec<Turn>)> = None;
    let mut offer = |total: u32, turn: Turn, rest: Vec<Turn>| {
        if best.as_ref().is_none_or(|(points, _)| total > *points) {
            let mut turns = vec![turn];
            turns.extend(rest);
            best = Some((total, turns));
        }
    };
    if later.is_empty() {
        display.each_after_turn(card, variants, |turn, total| offer(total, turn, Vec::new()));
    } else {
        display.each_lay(card, variants, |lay| {
            lay.each_choice(|_, choice| {
                if let Ok(after) = display.after(card, choice.turn, variants) {
                    let (total, rest) = best_end(&after, later, variants);
                    offer(total, choice.turn, rest);
                }
            });
        });
    }
    best.unwrap_or_default()
}
