//! The territories of a display with what they are worth, each found once.

use crate::display::Display;
use crate::worth::Scoring;
use crate::zones::Zones;

/// The territories of a display that somebody has asked for, with what they are worth.
pub(crate) struct TerritoryCache<'a> {
    pub(crate) scoring: Scoring<'a>,
    /// The zones with workers.
    pub(crate) occupied: Zones,
    /// The points of all who count.
    pub(crate) total: u32,
    /// For each zone the number of its territory's entry plus one; 0 where nobody has asked yet.
    pub(crate) numbers: [u8; 64],
    pub(crate) entries: [Entry; 64],
    pub(crate) count: usize,
}

#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) zones: Zones,
    pub(crate) worth: u32,
    pub(crate) workers: u32,
}

impl<'a> TerritoryCache<'a> {
    #[inline]
    pub(crate) fn of(display: &'a Display) -> TerritoryCache<'a> {
        let mut cache = TerritoryCache {
            scoring: Scoring::of(&display.map),
            occupied: display.occupied(),
            total: 0,
            numbers: [0; 64],
            entries: [Entry { zones: Zones::NONE, worth: 0, workers: 0 }; 64],
            count: 0,
        };
        for &zone in display.standing() {
            let entry = cache.entry(Zones::one(zone));
            cache.total += cache.gain_of(entry);
            cache.entries[entry].workers += 1;
        }
        cache
    }

    /// The entry of the territory of this zone.
    #[inline]
    pub(crate) fn entry(&mut self, zone: Zones) -> usize {
        let number = self.numbers[usize::from(zone.index() & 63)];
        if number > 0 {
            return usize::from(number - 1);
        }
        let zones = self.scoring.links.flood(zone);
        let entry = self.count & 63;
        self.entries[entry] = Entry { zones, worth: self.scoring.worth(zones), workers: 0 };
        self.count += 1;
        for zone in zones {
            self.numbers[usize::from(zone.index() & 63)] = entry as u8 + 1;
        }
        entry
    }

    /// Finds every territory among these zones.
    #[inline]
    pub(crate) fn complete(&mut self, zones: Zones) {
        let known = self.entries[..self.count].iter();
        let mut zones = known.fold(zones, |zones, entry| zones.without(entry.zones));
        while !zones.is_empty() {
            let entry = self.entry(zones.first());
            zones = zones.without(self.entries[entry].zones);
        }
    }

    /// What one more worker on this zone would add.
    #[inline]
    pub(crate) fn gain(&mut self, zone: Zones) -> u32 {
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
    pub(crate) fn loss(&self, entry: usize) -> u32 {
        let Entry { worth, workers, .. } = self.entries[entry];
        if workers == 1 { worth } else { 0 }
    }
}
