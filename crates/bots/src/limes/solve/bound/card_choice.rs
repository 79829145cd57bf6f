//! One card: which of its zones lie in territories that score, and what that earns on the card itself.

use super::corner::{ZONE_KINDS, ZoneKind};
use limes::{Landscape, Map, Quarter, Territories, Zones};

/// One choice for a card: some of its zones score, the others do not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CardChoice {
    /// Zones in scoring territories: fields, waters, forests.
    pub(super) zones: [i64; 3],
    /// How many fewer connected parts they form on the card than they are zones.
    pub(super) inner: [i64; 3],
    /// Zones by what they are at a corner of the card.
    pub(super) kinds: [i64; ZONE_KINDS],
    /// Huts beside the waters, if all are one lake, and if each part is a lake of its own.
    pub(super) huts: [i64; 2],
    /// Towers and parts that do not score beside the forests, likewise.
    pub(super) edges: [i64; 2],
    /// Parts of field and water that do not score.
    pub(super) idle: i64,
}

/// What this zone is to the zones of other cards.
fn kind(card: &Map, zone: Zones, scoring: Zones) -> ZoneKind {
    match (card.landscape(zone), scoring.meets(zone), card.huts_on(zone) > 0) {
        (Some(Landscape::Field), true, false) => ZoneKind::Field,
        (Some(Landscape::Field), true, true) => ZoneKind::FieldHut,
        (Some(Landscape::Water), true, _) => ZoneKind::Water,
        (Some(Landscape::Forest), true, false) => ZoneKind::Forest,
        (Some(Landscape::Forest), true, true) => ZoneKind::ForestHut,
        (_, _, false) => ZoneKind::Stranger,
        (_, _, true) => ZoneKind::StrangerHut,
    }
}

/// All choices for one card. Zones that touch on the card are one territory, so they score together or not at all.
pub(super) fn card_choices(card: &Map) -> Vec<CardChoice> {
    let quarters = Quarter::ALL.map(Zones::of_quarter);
    let mut found = Vec::new();
    for chosen in 0..16_u32 {
        let chosen = quarters.iter().enumerate().filter(|(quarter, _)| chosen & 1 << quarter != 0);
        let scoring = chosen.fold(Zones::NONE, |scoring, (_, &zone)| scoring | zone);
        let whole = card.flood(scoring) == scoring;
        if whole && !scoring.meets(card.showing(Landscape::Tower)) {
            let choice = CardChoice::of(card, scoring);
            if !found.contains(&choice) {
                found.push(choice);
            }
        }
    }
    found
}

impl CardChoice {
    /// The choice in which these zones score.
    fn of(card: &Map, scoring: Zones) -> CardChoice {
        let mut choice = CardChoice::default();
        for zone in Quarter::ALL.map(Zones::of_quarter) {
            choice.kinds[kind(card, zone, scoring) as usize] += 1;
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
                choice.idle += i64::from(kind < 2);
                continue;
            }
            let size = i64::from(territory.count());
            choice.zones[kind] += size;
            choice.inner[kind] += size - 1;
            let touched = card.beside(territory);
            match kind {
                1 => {
                    choice.huts[1] += i64::from(card.huts_on(touched));
                    wet |= touched;
                }
                2 => {
                    choice.edges[1] += strangers(&territories, touched, scoring);
                    wooded |= touched;
                }
                _ => {}
            }
        }
        choice.huts[0] = i64::from(card.huts_on(wet));
        choice.edges[0] = strangers(&territories, wooded, scoring);
        choice
    }
}

/// Towers and parts without a scoring worker among these zones.
fn strangers(territories: &Territories, zones: Zones, scoring: Zones) -> i64 {
    let is_stranger = |territory: &&Zones| territory.meets(zones) && !territory.meets(scoring);
    territories.zones().iter().filter(is_stranger).count() as i64
}
