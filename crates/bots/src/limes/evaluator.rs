//! What the net expects of each turn.

use crate::limes::net::Net;
use crate::limes::pile_shares::{CardCounts, PileShares};
use limes::{Card, CardNumber, CardSet, Deck, Display, Turn, Variants};

/// Turns of the round before the last that are tried with every last card.
const FAVOURITES: usize = 6;

/// Judges turns with the net. Holds what never changes during a game.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator<'a> {
    pub(crate) deck: &'a Deck,
    pub(crate) variants: Variants,
    pub(crate) net: &'a Net,
    counts: CardCounts,
}

/// A turn with the final score that the net expects of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) turn: Turn,
    pub(crate) value: f32,
}

impl<'a> Evaluator<'a> {
    pub(crate) fn new(deck: &'a Deck, variants: Variants, net: &'a Net) -> Evaluator<'a> {
        Evaluator { deck, variants, net, counts: CardCounts::of(deck) }
    }

    pub(crate) fn card(&self, number: CardNumber) -> &'a Card {
        self.deck.card(number)
    }

    pub(crate) fn shares(&self, pile: CardSet) -> PileShares {
        self.counts.shares(pile)
    }

    /// Calls `each` with every turn, one for each group of equally good ones, and its value. `left` rounds come after this one, with cards
    /// from `pile`.
    #[inline]
    pub(crate) fn each_estimate(
        &self,
        display: &Display,
        card: &Card,
        pile: CardSet,
        left: usize,
        mut each: impl FnMut(Estimate),
    ) {
        if left == 0 {
            // Nothing is uncertain any more.
            display.each_after_turn(card, self.variants, |turn, total| {
                each(Estimate { turn, value: total as f32 });
            });
            return;
        }
        let net = self.net.round(left);
        let pile = net.pile(&self.shares(pile));
        let supply = display.supply();
        display.each_laid_card(card, self.variants, |laid| {
            let mut neurons = pile;
            net.add_territories(&mut neurons, laid.territories());
            let total = laid.total() as f32;
            let resting = net.with_supply(neurons, supply);
            let placing = net.with_supply(neurons, supply.saturating_sub(1));
            laid.each_turn_group(|territories, group| {
                let (neurons, supply) =
                    if group.is_placing() { (&placing, supply - 1) } else { (&resting, supply) };
                let value = total + net.prospect(neurons, supply, territories, &group);
                each(Estimate { turn: group.turn, value });
            });
        });
    }

    /// The turn of which the net expects most. There is always one: a display that is not full has a legal cell.
    #[inline]
    pub(crate) fn best_estimate(
        &self,
        display: &Display,
        card: &Card,
        pile: CardSet,
        left: usize,
    ) -> Option<Estimate> {
        let mut best: Option<Estimate> = None;
        self.each_estimate(display, card, pile, left, |estimate| {
            if best.is_none_or(|best| estimate.value > best.value) {
                best = Some(estimate);
            }
        });
        best
    }

    /// The best turn when one more round comes after this one: the net's favourites, each tried with every
    /// card that may come last. What the best of them is worth on average is then certain, not guessed.
    pub(crate) fn best_before_last(
        &self,
        display: &Display,
        card: &Card,
        pile: CardSet,
    ) -> Option<Estimate> {
        let mut favourites: Vec<Estimate> = Vec::new();
        self.each_estimate(display, card, pile, 1, |estimate| {
            let place = favourites.partition_point(|better| better.value >= estimate.value);
            if place < FAVOURITES {
                favourites.insert(place, estimate);
                favourites.truncate(FAVOURITES);
            }
        });
        let mut best: Option<Estimate> = None;
        for Estimate { turn, .. } in favourites {
            let Ok(after) = display.after(card, turn, self.variants) else { continue };
            let last = |number| {
                let mut most = 0;
                after.each_after_turn(self.card(number), self.variants, |_, total| {
                    most = most.max(total);
                });
                most
            };
            let value = pile.iter().map(last).sum::<u32>() as f32 / pile.len() as f32;
            if best.is_none_or(|best| value > best.value) {
                best = Some(Estimate { turn, value });
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;

    /// What is said of the round before the last is what trying every last turn says.
    #[test]
    fn the_round_before_the_last_is_certain() {
        let mut dice = Dice::new(8);
        for variants in Variants::ALL {
            let evaluator = Evaluator::new(Deck::classic(), variants, Net::learned());
            let mut order: Vec<CardNumber> = CardNumber::all().collect();
            dice.shuffle(&mut order);
            let (played, pile) = order.split_at(15);
            let (&number, played) = played.split_last().expect("fifteen cards");
            let full = played.iter().fold(CardSet::FULL, |mut set, &card| {
                set.remove(card);
                set
            });
            let display = evaluator.play_out(Display::new(), played, CardSet::FULL, limes::CARDS);
            let mut left = full;
            left.remove(number);
            let card = evaluator.card(number);
            let best = evaluator.best_before_last(&display, card, left).expect("a turn");
            let after = display.after(card, best.turn, variants).expect("a legal turn");
            let most = |&last: &CardNumber| {
                let turns = after.legal_turns(evaluator.card(last), variants);
                let total =
                    |turn| after.after(evaluator.card(last), turn, variants).map(|d| d.total());
                turns.into_iter().filter_map(|turn| total(turn).ok()).max().expect("a last turn")
            };
            let mean = pile.iter().map(most).sum::<u32>() as f32 / pile.len() as f32;
            assert!((mean - best.value).abs() < 1e-4, "{mean} {}", best.value);
            let guess = evaluator.best_estimate(&display, card, left, 1).expect("a turn");
            let guessed = display.after(card, guess.turn, variants).expect("a legal turn");
            assert!(guessed.total() as f32 <= best.value, "the last round never costs points");
        }
    }
}
