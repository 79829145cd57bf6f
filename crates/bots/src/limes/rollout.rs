//! Playing on from a position: the net chooses the turns, the draw is random.

use crate::limes::evaluator::Evaluator;
use dice::Dice;
use limes::{CardNumber, CardSet, Display};

/// Random orders in which the cards to come may be drawn.
///
/// Every card of the pile comes first once before one comes first again, so that no card is tried more often than
/// another by chance.
#[derive(Clone, Debug)]
pub(crate) struct DrawOrders {
    dice: Dice,
    pile: Vec<CardNumber>,
    length: usize,
    /// The cards that have not come first yet.
    firsts: Vec<CardNumber>,
}

impl DrawOrders {
    pub(crate) fn new(pile: CardSet, length: usize, seed: u64) -> DrawOrders {
        DrawOrders {
            dice: Dice::new(seed),
            pile: pile.iter().collect(),
            length,
            firsts: Vec::new(),
        }
    }

    /// The next order.
    pub(crate) fn next(&mut self) -> Vec<CardNumber> {
        if self.firsts.is_empty() {
            self.firsts = self.pile.clone();
            self.dice.shuffle(&mut self.firsts);
        }
        let first = self.firsts.pop();
        let mut order: Vec<CardNumber> = first.into_iter().collect();
        let mut rest: Vec<CardNumber> =
            self.pile.iter().copied().filter(|&card| Some(card) != first).collect();
        while order.len() < self.length && !rest.is_empty() {
            order.push(rest.swap_remove(self.dice.below(rest.len())));
        }
        order
    }
}

impl Evaluator<'_> {
    /// Lays the cards of `order`, of which at most `depth`, and says what the display is worth then: what it comes to on
    /// average if only one card is left then, else the net's estimate. `pile` are the cards that may come, `left` is how
    /// many will.
    pub(crate) fn rollout(
        &self,
        mut display: Display,
        order: &[CardNumber],
        mut pile: CardSet,
        left: usize,
        depth: usize,
    ) -> f32 {
        let mut value = display.total() as f32;
        for (step, &number) in order.iter().take(depth).enumerate() {
            pile.remove(number);
            let card = self.card(number);
            let left = left - step - 1;
            if left == 1 {
                // All last cards at once say more than the one of this order.
                return self.best_before_last(&display, card, pile).map_or(value, |b| b.value);
            }
            let Some(best) = self.best_estimate(&display, card, pile, left) else { break };
            value = best.value;
            if step + 1 < depth.min(order.len()) {
                let Ok(after) = display.after(card, best.turn, self.variants) else { break };
                display = after;
            }
        }
        value
    }

    /// Lays all cards of `order` and gives the last display.
    pub(crate) fn play_out(
        &self,
        mut display: Display,
        order: &[CardNumber],
        mut pile: CardSet,
        left: usize,
    ) -> Display {
        for (step, &number) in order.iter().enumerate() {
            pile.remove(number);
            let card = self.card(number);
            let best = match left - step - 1 {
                1 => self.best_before_last(&display, card, pile),
                left => self.best_estimate(&display, card, pile, left),
            };
            let Some(best) = best else { break };
            let Ok(after) = display.after(card, best.turn, self.variants) else { break };
            display = after;
        }
        display
    }
}
