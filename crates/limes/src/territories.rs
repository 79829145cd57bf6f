//! All territories of a map with what they are worth, found at once.

use crate::map::Map;
use crate::worth::Scoring;
use crate::zones::Zones;

/// The most territories there can be: each is at least one zone.
const MOST: usize = 64;

/// Every territory of a map: fields, then waters, forests and towers, each in reading order.
///
/// None shares a zone with another.
#[derive(Clone, Copy, Debug)]
pub struct Territories {
    zones: [Zones; MOST],
    worths: [u32; MOST],
    count: usize,
}

impl Map {
    /// Every territory with its worth.
    #[inline]
    pub fn territories(&self) -> Territories {
        let scoring = Scoring::of(self);
        let mut all = Territories { zones: [Zones::NONE; MOST], worths: [0; MOST], count: 0 };
        for field in scoring.links.territories(self.field) {
            all.push(field, scoring.farmer(field));
        }
        for water in scoring.links.territories(self.water) {
            all.push(water, scoring.fisherman(water));
        }
        let fields_and_waters = all.count;
        for forest in scoring.links.territories(self.forest) {
            let worth = scoring.woodcutter_among(forest, &all.zones[..fields_and_waters]);
            all.push(forest, worth);
        }
        for tower in self.tower {
            all.push(tower, scoring.watchman(tower));
        }
        all
    }
}

impl Territories {
    #[inline]
    fn push(&mut self, zones: Zones, worth: u32) {
        let place = self.count % MOST;
        self.zones[place] = zones;
        self.worths[place] = worth;
        self.count += 1;
    }

    /// The zones of each.
    #[inline]
    pub fn zones(&self) -> &[Zones] {
        &self.zones[..self.count]
    }

    /// For each the points of a worker who scores there.
    #[inline]
    pub fn worths(&self) -> &[u32] {
        &self.worths[..self.count]
    }

    /// The number of the territory that has this zone, if a card lies there.
    #[inline]
    pub fn position(&self, zone: Zones) -> Option<usize> {
        self.zones().iter().position(|zones| zones.meets(zone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deck, random_rounds};
    use dice::Dice;

    /// Found all at once, territories are those that are found one by one, and worth the same.
    #[test]
    fn all_at_once_is_one_by_one() {
        let mut dice = Dice::new(4);
        for _ in 0..50 {
            random_rounds(Deck::classic(), &mut dice, |display, _| {
                let all = display.map.territories();
                let scoring = Scoring::of(&display.map);
                let mut land = Zones::NONE;
                for (number, (&zones, &worth)) in all.zones().iter().zip(all.worths()).enumerate() {
                    assert_eq!(zones, display.map.flood(zones.first()));
                    assert_eq!(worth, scoring.worth(zones));
                    assert_eq!(all.position(zones), Some(number));
                    assert!(!land.meets(zones));
                    land |= zones;
                }
                assert_eq!(land, display.map.land());
            });
        }
    }
}
