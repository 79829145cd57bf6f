//! Territories: zones of one landscape that hang together.

use crate::cell::ZoneId;
use crate::display::Display;
use crate::landscape::Landscape;
use crate::map::Map;
use crate::zones::Zones;

/// One territory of a display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// What all its zones show.
    pub landscape: Landscape,
    /// Its zones in reading order; never none.
    pub zones: Vec<ZoneId>,
}

/// Which neighbours belong together, for every zone at once.
///
/// With these two sets one flood spreads over all landscapes at the same time and never crosses
/// from one into another; towers are linked to nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Links {
    /// Zones that are one territory with their eastern neighbour.
    pub(crate) east: Zones,
    /// Zones that are one territory with their southern neighbour.
    pub(crate) south: Zones,
}

/// Zones and those that are linked to one of them: one step of a flood. `east` and `south` are the sets of [`Links`].
#[inline(always)]
pub(crate) fn spread(zones: u64, east: u64, south: u64) -> u64 {
    zones | (zones & east) << 1 | zones >> 1 & east | (zones & south) << 8 | zones >> 8 & south
}

impl Links {
    #[inline]
    pub(crate) fn of(map: &Map) -> Links {
        Links::between(map.field, map.water, map.forest)
    }

    /// The links of a map with these fields, waters and forests.
    #[inline(always)]
    pub(crate) fn between(field: Zones, water: Zones, forest: Zones) -> Links {
        let equal = |step: u32| {
            let with_neighbour = |Zones(zones): Zones| Zones(zones & zones >> step);
            with_neighbour(field) | with_neighbour(water) | with_neighbour(forest)
        };
        Links { east: equal(1) & Zones::WITH_EAST, south: equal(8) }
    }

    /// All zones of all territories that have a zone in `seeds`.
    #[inline]
    pub(crate) fn flood(&self, seeds: Zones) -> Zones {
        let Zones(mut zones) = seeds;
        loop {
            let more = spread(zones, self.east.0, self.south.0);
            if more == zones {
                return Zones(zones);
            }
            zones = more;
        }
    }

    /// The territories that have a zone in `seeds`, one after the other.
    #[inline]
    pub(crate) fn territories(self, mut seeds: Zones) -> impl Iterator<Item = Zones> {
        std::iter::from_fn(move || {
            let territory = self.flood(seeds.first());
            seeds = seeds.without(territory);
            (!territory.is_empty()).then_some(territory)
        })
    }

    /// How many territories these zones are; they must be whole territories.
    ///
    /// Euler's formula counts them without telling them apart: zones − links + squares of four
    /// is the number of territories minus the number of holes in them.
    #[inline]
    pub(crate) fn count_territories(&self, zones: Zones) -> u32 {
        let (east, south) = (self.east.0 & zones.0, self.south.0 & zones.0);
        let squares = east & south & east >> 8 & south >> 1;
        // A hole lies under a row of three that bends down in the west and above a row of three that
        // bends up in the east. Few displays have both, so few are counted one by one.
        let roof = east & east >> 1 & south & !(east >> 8);
        let floor = east & east >> 1 & south << 6 & !(east << 7);
        if roof != 0 && floor != 0 {
            return self.territories(zones).count() as u32;
        }
        zones.count() + squares.count_ones() - east.count_ones() - south.count_ones()
    }
}

impl Map {
    /// All zones of the territories that have a zone among these.
    #[inline]
    pub fn flood(&self, zones: Zones) -> Zones {
        Links::of(self).flood(zones)
    }

    /// The zones beside a territory. A woodcutter earns 1 for each territory among them, and these territories are
    /// where a worker can move from here.
    #[inline]
    pub fn beside(&self, territory: Zones) -> Zones {
        territory.neighbours().without(territory) & self.land()
    }
}

impl Display {
    /// Every territory, in the order of their first zones.
    pub fn territories(&self) -> Vec<Territory> {
        let links = Links::of(&self.map);
        links.territories(self.map.land()).filter_map(|zones| self.territory(zones)).collect()
    }

    /// The territory of this zone, if a card lies there.
    pub fn territory_of(&self, zone: ZoneId) -> Option<Territory> {
        self.territory(Links::of(&self.map).flood(self.place(zone)?))
    }

    pub(crate) fn territory(&self, zones: Zones) -> Option<Territory> {
        let landscape = self.map.landscape(zones.first())?;
        Some(Territory { landscape, zones: self.ids(zones) })
    }
}
