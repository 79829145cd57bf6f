//! What the net thinks of each choice.

use crate::limes::facts::{Census, Facts};
use crate::limes::net::Net;
use limes::{Card, CardNumber, CardSet, Deck, Display, Turn, Variants};

/// Choices of the round before the last that are looked at closely.
const FAVOURITES: usize = 6;

/// A table at which turns are judged: what never changes during a game.
#[derive(Clone, Debug)]
pub(crate) struct Rules<'a> {
    pub(crate) deck: &'a Deck,
    pub(crate) variants: Variants,
    pub(crate) net: &'a Net,
    census: Census,
}

/// A choice with the final score that the net expects of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Guess {
    pub(crate) turn: Turn,
    pub(crate) value: f32,
}

impl<'a> Rules<'a> {
    pub(crate) fn new(deck: &'a Deck, variants: Variants, net: &'a Net) -> Rules<'a> {
        Rules { deck, variants, net, census: Census::of(deck) }
    }

    pub(crate) fn card(&self, number: CardNumber) -> &'a Card {
        self.deck.card(number)
    }

    pub(crate) fn facts(&self, pile: CardSet) -> Facts {
        self.census.facts(pile)
    }

    /// Calls `each` with every choice and its value. `left` rounds come after this one, with cards
    /// from `pile`.
    #[inline]
    pub(crate) fn each_guess(
        &self,
        display: &Display,
        card: &Card,
        pile: CardSet,
        left: usize,
        mut each: impl FnMut(Guess),
    ) {
        if left == 0 {
            // Nothing is uncertain any more.
            display.each_after_turn(card, self.variants, |turn, total| {
                each(Guess { turn, value: total as f32 });
            });
            return;
        }
        let page = self.net.page(left);
        let pile = page.pile(&self.facts(pile));
        let supply = display.supply();
        display.each_lay(card, self.variants, |lay| {
            let mut neurons = pile;
            page.add_plots(&mut neurons, lay.plots());
            let total = lay.total() as f32;
            let resting = page.with_supply(neurons, supply);
            let placing = page.with_supply(neurons, supply.saturating_sub(1));
            lay.each_choice(|plots, choice| {
                let (neurons, supply) =
                    if choice.is_placing() { (&placing, supply - 1) } else { (&resting, supply) };
                let value = total + page.prospect(neurons, supply, plots, &choice);
                each(Guess { turn: choice.turn, value });
            });
        });
    }

    /// The choice that the net likes best. There is always one: a display that is not full has a legal cell.
    #[inline]
    pub(crate) fn best_guess(
        &self,
        display: &Display,
        card: &Card,
        pile: CardSet,
        left: usize,
    ) -> Option<Guess> {
        let mut best: Option<Guess> = None;
        self.each_guess(display, card, pile, left, |guess| {
            if best.is_none_or(|best| guess.value > best.value) {
                best = Some(guess);
            }
        });
        best
    }

    /// The choice that is best when one more round comes after this one: the net's favourites, each tried with every
    /// card that may come last. What the best of them is worth on average is then certain, not guessed.
    pub(crate) fn best_before_last(
        &self,
        display: &Display,
        card: &Card,
        pile: CardSet,
    ) -> Option<Guess> {
        let mut favourites: Vec<Guess> = Vec::new();
        self.each_guess(display, card, pile, 1, |guess| {
            let place = favourites.partition_point(|better| better.value >= guess.value);
            if place < FAVOURITES {
                favourites.insert(place, guess);
                favourites.truncate(FAVOURITES);
            }
        });
        let mut best: Option<Guess> = None;
        for Guess { turn, .. } in favourites {
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
                best = Some(Guess { turn, value });
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use limes::Dice;

    /// What is said of the round before the last is what trying every last turn says.
    #[test]
    fn the_round_before_the_last_is_certain() {
        let mut dice = Dice::new(8);
        for variants in Variants::ALL {
            let rules = Rules::new(Deck::classic(), variants, Net::learned());
            let mut order: Vec<CardNumber> = CardNumber::all().collect();
            (1..order.len()).rev().for_each(|i| order.swap(i, dice.below(i + 1)));
            let (played, pile) = order.split_at(15);
            let (&number, played) = played.split_last().expect("fifteen cards");
            let full = played.iter().fold(CardSet::FULL, |mut set, &card| {
                set.remove(card);
                set
            });
            let display = rules.play_out(Display::new(), played, CardSet::FULL, limes::CARDS);
            let mut left = full;
            left.remove(number);
            let card = rules.card(number);
            let best = rules.best_before_last(&display, card, left).expect("a turn");
            let after = display.after(card, best.turn, variants).expect("a legal turn");
            let most = |&last: &CardNumber| {
                let turns = after.legal_turns(rules.card(last), variants);
                let total = |turn| after.after(rules.card(last), turn, variants).map(|d| d.total());
                turns.into_iter().filter_map(|turn| total(turn).ok()).max().expect("a last turn")
            };
            let mean = pile.iter().map(most).sum::<u32>() as f32 / pile.len() as f32;
            assert!((mean - best.value).abs() < 1e-4, "{mean} {}", best.value);
            let guess = rules.best_guess(&display, card, left, 1).expect("a turn");
            let guessed = display.after(card, guess.turn, variants).expect("a legal turn");
            assert!(guessed.total() as f32 <= best.value, "the last round never costs points");
        }
    }
}
