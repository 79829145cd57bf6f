//! What the net thinks of each choice.

use crate::facts::{Census, Facts};
use crate::net::Net;
use limes::{Card, CardNumber, CardSet, Deck, Display, Turn, Variants};

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
}
