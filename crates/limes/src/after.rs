//! What every legal turn would score at once.
//!
//! All turns that lay the card in one way share its territories, and what a territory is worth does not
//! depend on the workers. So each is flooded and valued once, and a turn is a sum of two or three numbers.

use crate::card::{Card, Quarter, Rotation};
use crate::display::Display;
use crate::territory_cache::TerritoryCache;
use crate::turn::{Action, Turn};
use crate::variants::Variants;

impl Display {
    /// Calls `each` with every legal turn and the total right after it: the turns of
    /// [`Display::legal_turns`], in another order, with the totals that [`Display::after`] would lead to.
    ///
    /// ```
    /// use limes::{CardNumber, Deck, Display, Variants};
    /// let card = Deck::classic().card(CardNumber::new(22).unwrap());
    /// let mut best = (0, None);
    /// Display::new().each_after_turn(card, Variants::NONE, |turn, total| {
    ///     best = best.max((total, Some(turn)));
    /// });
    /// // Card 22 is «=h =h ^h ^»: a farmer would have two zones.
    /// assert_eq!(best.0, 2);
    /// ```
    #[inline]
    pub fn each_after_turn(
        &self,
        card: &Card,
        variants: Variants,
        mut each: impl FnMut(Turn, u32),
    ) {
        for cell in self.legal_cells(variants) {
            for rotation in Rotation::ALL {
                let display = self.with_card(card, cell, rotation);
                let mut cache = TerritoryCache::of(&display);
                let mut turn = |action, total| each(Turn { cell, rotation, action }, total);
                turn(Action::Rest, cache.total);
                if self.supply() > 0 {
                    for quarter in Quarter::ALL {
                        let gain = cache.gain(display.quarter(cell, quarter));
                        turn(Action::Place(quarter), cache.total + gain);
                    }
                }
                for worker in cache.occupied {
                    let from = display.id(worker);
                    let home = cache.entry(worker);
                    let left = cache.total - cache.loss(home);
                    let home = cache.entries[home].zones;
                    let mut reach = display.reach_of(&cache.scoring.links, home, variants);
                    while !reach.is_empty() {
                        let total = left + cache.gain(reach.first());
                        let territory = cache.entries[cache.entry(reach.first())].zones;
                        reach = reach.without(territory);
                        for to in territory {
                            turn(Action::Move { from, to: display.id(to) }, total);
                        }
                    }
                }
            }
        }
    }
}
