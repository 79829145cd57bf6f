//! What lies where: one set of zones for each landscape.

use crate::card::Quarter;
use crate::landscape::{Landscape, MAX_HUTS, Zone};
use crate::zones::Zones;

/// The landscapes and huts of a display, or of one card in its north-west corner.
///
/// A [`Display`](crate::Display) keeps one and grows turn by turn. Whoever compares many finished displays builds maps
/// directly, card by card, and asks the same rules:
///
/// ```
/// use limes::{Card, Landscape, Map, Rotation};
/// let card: Card = "= = =h ~".parse().unwrap();
/// let mut map = Map::default();
/// map.toggle(card.turned(Rotation::Up), 0, 0);
/// map.toggle(card.turned(Rotation::Down), 2, 0);
/// // «= = ~ =h / =h ~ = =» has two fields and two waters; a fisherman finds one hut on each shore.
/// let territories = map.territories();
/// assert_eq!(territories.worths(), [3, 3, 1, 1]);
/// assert_eq!(map.landscape(territories.zones()[2]), Some(Landscape::Water));
/// ```
///
/// No zone is in two landscapes. `huts[n]` are the zones with more than `n` huts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Map {
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

    /// Lays another map, moved east by `columns` and south by `rows` of zones, where nothing lies; or takes it away
    /// again, if it lies there.
    #[inline]
    pub fn toggle(&mut self, other: &Map, columns: u8, rows: u8) {
        let other = other.moved(columns, rows);
        self.field.0 ^= other.field.0;
        self.water.0 ^= other.water.0;
        self.forest.0 ^= other.forest.0;
        self.tower.0 ^= other.tower.0;
        for (huts, more) in self.huts.iter_mut().zip(other.huts) {
            huts.0 ^= more.0;
        }
    }

    /// The same map where only these zones lie.
    #[inline]
    #[must_use]
    pub fn within(self, zones: Zones) -> Map {
        self.each(|set| set & zones)
    }

    /// The zones that show this landscape.
    #[inline]
    pub fn showing(&self, landscape: Landscape) -> Zones {
        match landscape {
            Landscape::Field => self.field,
            Landscape::Water => self.water,
            Landscape::Forest => self.forest,
            Landscape::Tower => self.tower,
        }
    }

    /// Every zone that has a landscape.
    #[inline]
    pub(crate) fn land(&self) -> Zones {
        self.field | self.water | self.forest | self.tower
    }

    /// How many huts are on these zones.
    #[inline]
    pub fn huts_on(&self, zones: Zones) -> u32 {
        self.huts.iter().map(|&huts| (huts & zones).count()).sum()
    }

    /// The landscape of one zone, or of one territory, if anything lies there.
    #[inline]
    pub fn landscape(&self, zone: Zones) -> Option<Landscape> {
        [self.field, self.water, self.forest, self.tower]
            .into_iter()
            .zip(Landscape::ALL)
            .find_map(|(zones, landscape)| zones.meets(zone).then_some(landscape))
    }
}
