//! The last rounds, tried exhaustively.

use super::Solution;
use limes::{CARDS, Card, Display, Turn, Variants};

/// The most cards that are tried in every way.
const CARDS_LEFT: usize = 3;

/// Layouts that could be tried instead in the time that one turn with the first of so many cards takes.
const COSTS: [u64; CARDS_LEFT + 1] = [1, 1, 20, 3_000];

/// All ends of a game that is nearly over, as far as they have been tried.
#[derive(Clone, Debug)]
pub(super) struct Endgame {
    /// The turns with the first of these cards.
    turns: Vec<Turn>,
    tried: usize,
    /// Work that has been asked for and not been done yet.
    credit: u64,
    cost: u64,
}

impl Endgame {
    /// `None` if too many cards are left.
    pub(super) fn new(display: &Display, cards: &[Card], variants: Variants) -> Option<Endgame> {
        let cost = *COSTS.get(cards.len())?;
        let mut turns = Vec::new();
        if let Some(card) = cards.first() {
            display.each_laid_card(card, variants, |laid| {
                laid.each_turn_group(|_, group| turns.push(group.turn));
            });
        }
        Some(Endgame { turns, tried: 0, credit: 0, cost })
    }

    pub(super) fn is_over(&self) -> bool {
        self.tried == self.turns.len()
    }

    /// Tries as many turns as the work pays for, and keeps the best game.
    pub(super) fn run(
        &mut self,
        display: &Display,
        cards: &[Card],
        variants: Variants,
        work: u64,
        best: &mut Solution,
    ) {
        let Some((card, later)) = cards.split_first() else { return };
        self.credit += work;
        while self.credit >= self.cost && !self.is_over() {
            self.credit -= self.cost;
            let turn = self.turns[self.tried];
            self.tried += 1;
            let Ok(after) = display.after(card, turn, variants) else { continue };
            let (score, end) = best_end(&after, later, variants);
            if score > best.score {
                best.score = score;
                best.turns.truncate(CARDS - cards.len());
                best.turns.push(turn);
                best.turns.extend(end);
            }
        }
    }
}

/// The best way to end a game with these cards: its total and turns.
pub(super) fn best_end(display: &Display, cards: &[Card], variants: Variants) -> (u32, Vec<Turn>) {
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
        display.each_laid_card(card, variants, |laid| {
            laid.each_turn_group(|_, group| {
                if let Ok(after) = display.after(card, group.turn, variants) {
                    let (total, rest) = best_end(&after, later, variants);
                    offer(total, group.turn, rest);
                }
            });
        });
    }
    best.unwrap_or_default()
}
