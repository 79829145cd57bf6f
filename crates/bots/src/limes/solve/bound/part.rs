//! One card: which of its zones lie in territories that score, and what that earns on the card itself.

use super::corner::{KINDS, Kind};
use limes::{Landscape, Map, Quarter, Territories, Zones};

/// One choice for a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Part {
    /// Zones in scoring territories: fields, waters, forests.
    pub(super) zones: [i64; 3],
    /// How many fewer connected parts they form on the card than they are zones.
    pub(super) inner: [i64; 3],
    /// Zones by what they are at a corner of the card.
    pub(super) kinds: [i64; KINDS],
    /// Huts beside the waters, if all are one lake, and if each part is a lake of its own.
    pub(super) huts: [i64; 2],
    /// Towers and parts that do not score beside the forests, likewise.
    pub(super) edges: [i64; 2],
    /// Parts of field and water that do not score.
    pub(super) idle: i64,
}

/// What the zones of this quarter are to the zones of other cards.
fn kind(card: &Map, zone: Zones, scoring: Zones) -> Kind {
    match (card.landscape(zone), scoring.meets(zone), card.huts_on(zone) > 0) {
        (Some(Landscape::Field), true, false) => Kind::Field,
        (Some(Landscape::Field), true, true) => Kind::FieldHut,
        (Some(Landscape::Water), true, _) => Kind::Water,
        (Some(Landscape::Forest), true, false) => Kind::Forest,
        (Some(Landscape::Forest), true, true) => Kind::ForestHut,
        (_, _, false) => Kind::Stranger,
        (_, _, true) => Kind::StrangerHut,
    }
}

/// All choices for one card. Zones that touch on the card are one territory, so they score together or not at all.
pub(super) fn parts(card: &Map) -> Vec<Part> {
    let quarters = Quarter::ALL.map(Zones::of_quarter);
    let mut found = Vec::new();
    for chosen in 0..16_u32 {
        let chosen = quarters.iter().enumerate().filter(|(quarter, _)| chosen & 1 << quarter != 0);
        let scoring = chosen.fold(Zones::NONE, |scoring, (_, &zone)| scoring | zone);
        let whole = card.flood(scoring) == scoring;
        if whole && !scoring.meets(card.showing(Landscape::Tower)) {
            let part = Part::of(card, scoring);
            if !found.contains(&part) {
                found.push(part);
            }
        }
    }
    found
}

impl Part {
    /// The choice in which these zones score.
    fn of(card: &Map, scoring: Zones) -> Part {
        let mut part = Part::default();
        for zone in Quarter::ALL.map(Zones::of_quarter) {
            part.kinds[kind(card, zone, scoring) as usize] += 1;
        }
        let territories = card.territories();
        // The zones that touch a scoring water, and a scoring forest.
        let (mut wet, mut wooded) = (Zones::NONE, Zones::NONE);
        for &territory in territories.zones() {
            let kind = match card.landscape(territory) {
                Some(Landscape::Field) => 0,
                Some(Landscape::Water) => 1,
                Some(Landscape::Forest) => 2,
                Some(Landscape::Tower) | None => continue,
            };
            if !scoring.meets(territory) {
                part.idle += i64::from(kind < 2);
                continue;
            }
            let size = i64::from(territory.count());
            part.zones[kind] += size;
            part.inner[kind] += size - 1;
            let touched = card.beside(territory);
            match kind {
                1 => {
                    part.huts[1] += i64::from(card.huts_on(touched));
                    wet |= touched;
                }
                2 => {
                    part.edges[1] += strangers(&territories, touched, scoring);
                    wooded |= touched;
                }
                _ => {}
            }
        }
        part.huts[0] = i64::from(card.huts_on(wet));
        part.edges[0] = strangers(&territories, wooded, scoring);
        part
    }
}

/// Towers and parts without a scoring worker among these zones.
fn strangers(territories: &Territories, zones: Zones, scoring: Zones) -> i64 {
    let is_stranger = |territory: &&Zones| territory.meets(zones) && !territory.meets(scoring);
    territories.zones().iter().filter(is_stranger).count() as i64
}
