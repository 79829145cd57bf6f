//! What lies where: one set of zones a landscape.

use crate::card::Quarter;
use crate::landscape::{Landscape, MAX_HUTS, Zone};
use crate::zones::Zones;

/// The landscapes and huts of a display or of one card in its north-west corner.
///
/// No zone is in two landscapes. `huts[n]` are the zones with more than `n` huts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Map {
    pub(crate) field: Zones,
    pub(crate) water: Zones,
    pub(crate) forest: Zones,
    pub(crate) tower: Zones,
    pub(crate) huts: [Zones; MAX_HUTS as usize],
}

impl Map {
    pub(crate) fn of_card(zones: [Zone; 4]) -> Map {
        let mut map = Map::default();
        for (quarter, zone) in Quarter::ALL.into_iter().zip(zones) {
            map.put(Zones::of_quarter(quarter), zone);
        }
        map
    }

    fn put(&mut self, place: Zones, zone: Zone) {
        *match zone.landscape() {
            Landscape::Field => &mut self.field,
            Landscape::Water => &mut self.water,
            Landscape::Forest => &mut self.forest,
            Landscape::Tower => &mut self.tower,
        } |= place;
        for huts in &mut self.huts[..usize::from(zone.huts())] {
            *huts |= place;
        }
    }

    /// The same map, each set changed by `f`.
    #[inline]
    fn each(self, f: impl Fn(Zones) -> Zones) -> Map {
        Map {
            field: f(self.field),
            water: f(self.water),
            forest: f(self.forest),
            tower: f(self.tower),
            huts: self.huts.map(f),
        }
    }

    /// Moved east by `columns` and south by `rows` of zones.
    #[inline]
    pub(crate) fn moved(self, columns: u8, rows: u8) -> Map {
        self.each(|zones| zones.moved(columns, rows))
    }

    /// Both maps in one; they must not overlap.
    #[inline]
    pub(crate) fn join(&mut self, other: Map) {
        self.field |= other.field;
        self.water |= other.water;
        self.forest |= other.forest;
        self.tower |= other.tower;
        for (huts, more) in self.huts.iter_mut().zip(other.huts) {
            *huts |= more;
        }
    }

    /// Every zone that has a landscape.
    #[inline]
    pub(crate) fn land(&self) -> Zones {
        self.field | self.water | self.forest | self.tower
    }

    /// How many huts stand on these zones.
    #[inline]
    pub(crate) fn huts_on(&self, zones: Zones) -> u32 {
        self.huts.iter().map(|&huts| (huts & zones).count()).sum()
    }

    /// The landscape of one zone, if anything lies there.
    #[inline]
    pub(crate) fn landscape(&self, zone: Zones) -> Option<Landscape> {
        [self.field, self.water, self.forest, self.tower]
            .into_iter()
            .zip(Landscape::ALL)
            .find_map(|(zones, landscape)| zones.meets(zone).then_some(landscape))
    }
}
