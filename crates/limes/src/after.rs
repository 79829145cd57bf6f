//! What every legal turn would score at once.
//!
//! All turns that lay the card in one way share its territories, and what a territory is worth does not
//! depend on the workers. So each is flooded and valued once, and a turn is a sum of two or three numbers.

use crate::card::{Card, Quarter, Rotation};
use crate::display::Display;
use crate::turn::{Action, Turn};
use crate::variants::Variants;
use crate::worth::Survey;
use crate::zones::Zones;

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
                let mut ledger = Ledger::of(&display);
                let mut turn = |action, total| each(Turn { cell, rotation, action }, total);
                turn(Action::Rest, ledger.total);
                if self.supply() > 0 {
                    for quarter in Quarter::ALL {
                        let gain = ledger.gain(display.quarter(cell, quarter));
                        turn(Action::Place(quarter), ledger.total + gain);
                    }
                }
                for worker in ledger.occupied {
                    let from = display.id(worker);
                    let home = ledger.entry(worker);
                    let left = ledger.total - ledger.loss(home);
                    let home = ledger.entries[home].zones;
                    let mut reach = display.reach_of(&ledger.survey.links, home, variants);
                    while !reach.is_empty() {
                        let total = left + ledger.gain(reach.first());
                        let territory = ledger.entries[ledger.entry(reach.first())].zones;
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

/// The territories of a display that somebody has asked for, with what they are worth.
struct Ledger<'a> {
    survey: Survey<'a>,
    /// The zones with workers.
    occupied: Zones,
    /// The points of all who count.
    total: u32,
    /// For each zone the number of its territory's entry plus one; 0 where nobody has asked yet.
    numbers: [u8; 64],
    entries: [Entry; 64],
    count: usize,
}

#[derive(Clone, Copy)]
struct Entry {
    zones: Zones,
    worth: u32,
    workers: u32,
}

impl<'a> Ledger<'a> {
    #[inline]
    fn of(display: &'a Display) -> Ledger<'a> {
        let mut ledger = Ledger {
            survey: Survey::of(&display.map),
            occupied: display.occupied(),
            total: 0,
            numbers: [0; 64],
            entries: [Entry { zones: Zones::NONE, worth: 0, workers: 0 }; 64],
            count: 0,
        };
        for &zone in display.standing() {
            let entry = ledger.entry(Zones::one(zone));
            ledger.total += ledger.gain_of(entry);
            ledger.entries[entry].workers += 1;
        }
        ledger
    }

    /// The entry of the territory of this zone.
    #[inline]
    fn entry(&mut self, zone: Zones) -> usize {
        let number = self.numbers[usize::from(zone.index() & 63)];
        if number > 0 {
            return usize::from(number - 1);
        }
        let zones = self.survey.links.flood(zone);
        let entry = self.count & 63;
        self.entries[entry] = Entry { zones, worth: self.survey.worth(zones), workers: 0 };
        self.count += 1;
        for zone in zones {
            self.numbers[usize::from(zone.index() & 63)] = entry as u8 + 1;
        }
        entry
    }

    /// What one more worker on this zone would add.
    #[inline]
    fn gain(&mut self, zone: Zones) -> u32 {
        let entry = self.entry(zone);
        self.gain_of(entry)
    }

    #[inline]
    fn gain_of(&self, entry: usize) -> u32 {
        let Entry { worth, workers, .. } = self.entries[entry];
        if workers == 0 { worth } else { 0 }
    }

    /// What would be lost if one worker left this territory.
    #[inline]
    fn loss(&self, entry: usize) -> u32 {
        let Entry { worth, workers, .. } = self.entries[entry];
        if workers == 1 { worth } else { 0 }
    }
}
