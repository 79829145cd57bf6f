//! What a territory is worth to the worker who scores in it: the four rules, as sets of zones.

use crate::landscape::Landscape;
use crate::map::Map;
use crate::territory::Links;
use crate::zones::Zones;

/// A map with its links, ready to be scored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Survey<'a> {
    pub(crate) map: &'a Map,
    pub(crate) links: Links,
}

impl<'a> Survey<'a> {
    #[inline]
    pub(crate) fn of(map: &'a Map) -> Survey<'a> {
        Survey { map, links: Links::of(map) }
    }

    /// The shore of a water territory: a fisherman earns 1 for each hut on it.
    #[inline]
    pub(crate) fn shore(&self, water: Zones) -> Zones {
        // There is no hut on water, so the water's own zones do no harm.
        water.neighbours()
    }

    /// The zones beside a forest: a woodcutter earns 1 for each territory among them.
    #[inline]
    pub(crate) fn edge(&self, forest: Zones) -> Zones {
        forest.neighbours().without(forest) & self.map.land()
    }

    /// The forest zones seen from a tower: a watchman earns 1 for each.
    #[inline]
    pub(crate) fn view(&self, tower: Zones) -> Zones {
        tower.sight(self.map.tower) & self.map.forest
    }

    /// The points of the worker who scores in this territory.
    #[inline]
    pub(crate) fn worth(&self, territory: Zones) -> u32 {
        match self.map.landscape(territory.first()) {
            Some(Landscape::Field) => territory.count(),
            Some(Landscape::Water) => self.map.huts_on(self.shore(territory)),
            Some(Landscape::Forest) => self.woodcutter(territory),
            Some(Landscape::Tower) => self.view(territory).count(),
            None => 0,
        }
    }

    #[inline]
    fn woodcutter(&self, forest: Zones) -> u32 {
        let edge = self.edge(forest);
        // Towers are territories of their own; all else beside a forest is field or water.
        let towers = edge & self.map.tower;
        let others = self.links.flood(edge.without(towers));
        towers.count() + self.links.count_territories(others)
    }

    /// The points of all territories that hold workers, who stand on these zones.
    #[inline]
    pub(crate) fn total(&self, workers: Zones) -> u32 {
        // All farmers at once: their fields never overlap, so their zones can be counted together.
        let mut points = self.links.flood(workers & self.map.field).count();
        for water in self.links.territories(workers & self.map.water) {
            points += self.map.huts_on(self.shore(water));
        }
        for forest in self.links.territories(workers & self.map.forest) {
            points += self.woodcutter(forest);
        }
        for tower in workers & self.map.tower {
            points += self.view(tower).count();
        }
        points
    }
}
