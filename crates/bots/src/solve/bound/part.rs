//! One card: which of its zones lie in territories that score, and what that earns on the card itself.

use super::corner::{KINDS, Kind};
use super::watch::BESIDE;
use limes::{Landscape, Zone};

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

fn kind(zone: Zone, scores: bool) -> Kind {
    match (zone.landscape(), scores, zone.huts() > 0) {
        (Landscape::Field, true, false) => Kind::Field,
        (Landscape::Field, true, true) => Kind::FieldHut,
        (Landscape::Water, true, _) => Kind::Water,
        (Landscape::Forest, true, false) => Kind::Forest,
        (Landscape::Forest, true, true) => Kind::ForestHut,
        (_, _, false) => Kind::Stranger,
        (_, _, true) => Kind::StrangerHut,
    }
}

/// All choices for one card. Zones that touch on the card are one territory, so they score together or not at all.
pub(super) fn parts(card: &[Zone; 4]) -> Vec<Part> {
    let alike = |a: usize, b: usize| {
        card[a].landscape() == card[b].landscape() && card[a].landscape() != Landscape::Tower
    };
    // The first zone of each zone's part. Zones in opposite corners hang together over a third.
    let mut first = [0, 1, 2, 3];
    for _ in 0..2 {
        for (a, b) in [(0, 1), (0, 2), (1, 3), (2, 3)] {
            if alike(a, b) {
                let low = first[a].min(first[b]);
                (first[a], first[b]) = (low, low);
            }
        }
    }
    let mut found = Vec::new();
    for scoring in 0..16_u32 {
        let scores = |zone: usize| scoring & 1 << zone != 0;
        let lawful = (0..4).all(|zone| {
            scores(zone) == scores(first[zone])
                && !(scores(zone) && card[zone].landscape() == Landscape::Tower)
        });
        if lawful {
            let part = part_of(card, &first, scores);
            if !found.contains(&part) {
                found.push(part);
            }
        }
    }
    found
}

fn part_of(card: &[Zone; 4], first: &[usize; 4], scores: impl Fn(usize) -> bool) -> Part {
    let mut part = Part::default();
    for (zone, is) in card.iter().enumerate() {
        part.kinds[kind(*is, scores(zone)) as usize] += 1;
    }
    // Zones, by the landscape of those that they touch, as bits.
    let mut wet = 0_u32;
    let mut wooded = 0_u32;
    for head in (0..4).filter(|&zone| first[zone] == zone) {
        let members = || (0..4).filter(|&zone| first[zone] == head);
        let size = members().count() as i64;
        let touched = members()
            .flat_map(|zone| BESIDE[zone])
            .filter(|&zone| first[zone] != head)
            .fold(0, |set, zone| set | 1_u32 << zone);
        let kind = match card[head].landscape() {
            Landscape::Field => 0,
            Landscape::Water => 1,
            Landscape::Forest => 2,
            Landscape::Tower => continue,
        };
        if !scores(head) {
            part.idle += i64::from(kind < 2);
            continue;
        }
        part.zones[kind] += size;
        part.inner[kind] += size - 1;
        match kind {
            1 => {
                part.huts[1] += huts_on(card, touched);
                wet |= touched;
            }
            2 => {
                part.edges[1] += strangers(first, touched, &scores);
                wooded |= touched;
            }
            _ => {}
        }
    }
    part.huts[0] = huts_on(card, wet);
    part.edges[0] = strangers(first, wooded, &scores);
    part
}

fn huts_on(card: &[Zone; 4], zones: u32) -> i64 {
    (0..4).filter(|zone| zones & 1 << zone != 0).map(|zone| i64::from(card[zone].huts())).sum()
}

/// Towers and parts without a scoring worker among these zones.
fn strangers(first: &[usize; 4], zones: u32, scores: impl Fn(usize) -> bool) -> i64 {
    let touched = |head: usize| (0..4).any(|zone| first[zone] == head && zones & 1 << zone != 0);
    (0..4).filter(|&zone| first[zone] == zone && !scores(zone) && touched(zone)).count() as i64
}
