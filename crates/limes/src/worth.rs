//! What a territory is worth to the worker who scores in it: the four rules, as sets of zones.
//!
//! Whoever wants many worths at once ([`crate::territories`], [`crate::territory_cache`], random games) finds the territories in
//! their own way and asks here what each is worth.

use crate::landscape::Landscape;
use crate::map::Map;
use crate::territory::Links;
use crate::zones::Zones;

/// The shore of a water territory: a fisherman earns 1 for each hut on it.
#[inline(always)]
pub(crate) fn shore(water: Zones) -> Zones {
    // There is no hut on water, so the water's own zones do no harm.
    water.neighbours()
}

/// The towers beside a forest, and the other zones beside it: a woodcutter earns 1 for each territory among them, and each
/// tower is one. `fields_and_waters` are at least all those beside the forest, and no zone of the forest or of a tower.
#[inline(always)]
pub(crate) fn beside_forest(
    forest: Zones,
    towers: Zones,
    fields_and_waters: Zones,
) -> (Zones, Zones) {
    // Two forests that touched would be one, so all else beside a forest is tower, field or water.
    let edge = forest.neighbours();
    (edge & towers, edge & fields_and_waters)
}

/// The forest zones seen from a tower: a watchman earns 1 for each.
#[inline(always)]
pub(crate) fn seen_forest(tower: Zones, towers: Zones, forests: Zones) -> Zones {
    tower.sight(towers) & forests
}

/// A map with its links, ready to be scored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scoring<'a> {
    pub(crate) map: &'a Map,
    pub(crate) links: Links,
}

impl<'a> Scoring<'a> {
    #[inline]
    pub(crate) fn of(map: &'a Map) -> Scoring<'a> {
        Scoring { map, links: Links::of(map) }
    }

    /// The forest zones that a watchman on this tower sees.
    #[inline]
    pub(crate) fn view(&self, tower: Zones) -> Zones {
        seen_forest(tower, self.map.tower, self.map.forest)
    }

    /// The points of the worker who scores in this territory.
    #[inline]
    pub(crate) fn worth(&self, territory: Zones) -> u32 {
        match self.map.landscape(territory.first()) {
            Some(Landscape::Field) => self.farmer(territory),
            Some(Landscape::Water) => self.fisherman(territory),
            Some(Landscape::Forest) => self.woodcutter(territory),
            Some(Landscape::Tower) => self.watchman(territory),
            None => 0,
        }
    }

    #[inline]
    pub(crate) fn farmer(&self, field: Zones) -> u32 {
        field.count()
    }

    #[inline]
    pub(crate) fn fisherman(&self, water: Zones) -> u32 {
        self.map.huts_on(shore(water))
    }

    #[inline]
    pub(crate) fn woodcutter(&self, forest: Zones) -> u32 {
        self.territories_beside(forest, |edge| self.links.count_territories(self.links.flood(edge)))
    }

    /// The same for one who knows all fields and waters already: to try each of them is quicker than to flood the edge.
    #[inline]
    pub(crate) fn woodcutter_among(&self, forest: Zones, fields_and_waters: &[Zones]) -> u32 {
        self.territories_beside(forest, |edge| {
            fields_and_waters.iter().map(|territory| u32::from(territory.meets(edge))).sum()
        })
    }

    /// The territories beside a forest. `count` says how many fields and waters have a zone among those that it is given.
    #[inline(always)]
    fn territories_beside(&self, forest: Zones, count: impl FnOnce(Zones) -> u32) -> u32 {
        let fields_and_waters = self.map.field | self.map.water;
        let (towers, edge) = beside_forest(forest, self.map.tower, fields_and_waters);
        towers.count() + count(edge)
    }

    #[inline]
    pub(crate) fn watchman(&self, tower: Zones) -> u32 {
        self.view(tower).count()
    }

    /// The points of all territories with workers, who are on these zones.
    #[inline]
    pub(crate) fn total(&self, workers: Zones) -> u32 {
        // All farmers at once: their fields never overlap, so their zones can be counted together.
        let mut points = self.farmer(self.links.flood(workers & self.map.field));
        for water in self.links.territories(workers & self.map.water) {
            points += self.fisherman(water);
        }
        for forest in self.links.territories(workers & self.map.forest) {
            points += self.woodcutter(forest);
        }
        for tower in workers & self.map.tower {
            points += self.watchman(tower);
        }
        points
    }
}
