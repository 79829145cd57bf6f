//! The most that farmers, fishermen and woodcutters can earn together.

use super::Crews;
use super::watch::{BESIDE, zones};
use limes::{Card, Landscape, Zone};

/// Pairs of zones of different cards that lie side by side in a full display.
const SEAMS: i32 = 48;

/// Three for each of the nine places where four cards meet, one for each seam at the rim.
const JOINTS: i32 = 39;

/// Weights are counted in eighths.
const WHOLE: i32 = 8;

/// The weights that are tried. Any would do for the proof; more of them find a lower bound more often.
const SHARES: [i32; 5] = [0, 2, 4, 6, 8];
const PRICES: [(i32, i32); 10] =
    [(0, 0), (2, 0), (4, 0), (8, 0), (0, 4), (2, 4), (4, 4), (0, 8), (2, 8), (0, 12)];

/// Which zones of one card lie in territories that score, as far as it matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Part {
    /// Zones in scoring territories: fields, waters, forests.
    zones: [i32; 3],
    /// The connected parts that they form on the card.
    parts: [i32; 3],
    /// Huts beside the waters, if all are one lake, and if each part is a lake of its own.
    huts: [i32; 2],
    /// Towers and parts that do not score beside the forests, likewise.
    edges: [i32; 2],
    /// Parts of field and water that do not score.
    idle: i32,
}

/// What the cards of a draw allow.
pub(super) struct Land {
    /// Every choice for every card.
    cards: Vec<Vec<Part>>,
    /// Zones of field, water, forest.
    zones: [u32; 3],
    towers: i32,
    /// The most huts on one zone.
    heap: i32,
    /// For each number of huts: the zones with them, and how many waters they can touch.
    shores: Vec<(i32, i32)>,
}

/// The weights with which the inequalities of the proof are added up, in eighths.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// Huts are counted each by itself rather than along the shores.
    huts: i32,
    /// A woodcutter's neighbours are counted among all territories rather than along the edges.
    territories: i32,
    /// The price of a seam.
    seam: i32,
    /// The price of a joint, a multiple of four.
    joint: i32,
}

impl Land {
    pub(super) fn of(cards: &[&Card]) -> Land {
        let all: Vec<[Zone; 4]> = cards.iter().map(|card| zones(card)).collect();
        let count = |landscape| {
            all.iter().flatten().filter(|zone| zone.landscape() == landscape).count() as u32
        };
        let mut shores = Vec::new();
        for card in &all {
            for (zone, beside) in card.iter().zip(BESIDE) {
                if zone.huts() > 0 {
                    let water = |&&place: &&usize| card[place].landscape() == Landscape::Water;
                    let near = beside.iter().filter(water).count() as i32;
                    shores.push((i32::from(zone.huts()), near + 2));
                }
            }
        }
        Land {
            cards: all.iter().map(parts).collect(),
            zones: [Landscape::Field, Landscape::Water, Landscape::Forest].map(count),
            towers: count(Landscape::Tower) as i32,
            heap: shores.iter().map(|&(huts, _)| huts).max().unwrap_or(0),
            shores,
        }
    }

    /// The most that so many territories can earn. May stop early once it is not above `enough`.
    pub(super) fn most(&self, crews: Crews, enough: u32) -> u32 {
        let wanted = [crews.farmers, crews.fishermen, crews.woodcutters];
        if wanted.iter().zip(self.zones).any(|(wanted, zones)| *wanted > zones) {
            return 0;
        }
        let mut least = u32::MAX;
        for huts in SHARES {
            for territories in SHARES {
                for (seam, joint) in PRICES {
                    let weights = Weights { huts, territories, seam, joint };
                    least = least.min(self.weighed(crews, weights));
                    if least <= enough {
                        return least;
                    }
                }
            }
        }
        least
    }

    /// The sum of the inequalities with these weights: the proof's right side.
    fn weighed(&self, crews: Crews, weights: Weights) -> u32 {
        let [a, b, c] = [crews.farmers, crews.fishermen, crews.woodcutters].map(|n| n as i32);
        let Weights { huts, territories, seam, joint } = weights;
        // What a seam earns between lake and hut, and between forest and another territory, beyond its price.
        let shore = ((WHOLE - huts) * self.heap - seam - joint / 2).max(0);
        let at_edge = if c > 1 { joint / 4 * 3 } else { joint };
        let edge = (WHOLE - territories - seam - at_edge).max(0);
        let several = [usize::from(b > 1), usize::from(c > 1)];
        let used = [a > 0, b > 0, c > 0];
        let of_part = |part: &Part| {
            let inner = |kind: usize| part.zones[kind] - part.parts[kind];
            WHOLE * part.zones[0]
                + (WHOLE - huts) * part.huts[several[0]]
                + (WHOLE - territories) * part.edges[several[1]]
                + 2 * shore * inner(1)
                + 2 * edge * inner(2)
                + territories * c * part.idle
                - (seam + joint) * part.parts.iter().sum::<i32>()
        };
        let allowed = |part: &&Part| (0..3).all(|kind| used[kind] || part.zones[kind] == 0);
        let cards: i32 = self
            .cards
            .iter()
            .map(|card| card.iter().filter(allowed).map(of_part).max().unwrap_or(0))
            .sum();
        let all_huts: i32 = self.shores.iter().map(|&(huts, waters)| huts * waters.min(b)).sum();
        let sum = cards
            + huts * all_huts
            + WHOLE * c * (a + b)
            + territories * c * self.towers
            + 2 * shore * b
            + 2 * edge * c
            + seam * (SEAMS + a + b + c)
            + joint * (JOINTS + a + b + c);
        (sum / WHOLE).max(0) as u32
    }
}

/// All choices for one card. Zones that touch on the card are one territory, so they score together or not at all.
fn parts(card: &[Zone; 4]) -> Vec<Part> {
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
    // Zones, by the landscape of those that they touch, as bits.
    let mut wet = 0_u32;
    let mut wooded = 0_u32;
    for head in (0..4).filter(|&zone| first[zone] == zone) {
        let members = || (0..4).filter(|&zone| first[zone] == head);
        let size = members().count() as i32;
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
            part.idle += i32::from(kind < 2);
            continue;
        }
        part.zones[kind] += size;
        part.parts[kind] += 1;
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

fn huts_on(card: &[Zone; 4], zones: u32) -> i32 {
    (0..4).filter(|zone| zones & 1 << zone != 0).map(|zone| i32::from(card[zone].huts())).sum()
}

/// Towers and parts without a scoring worker among these zones.
fn strangers(first: &[usize; 4], zones: u32, scores: impl Fn(usize) -> bool) -> i32 {
    let touched = |head: usize| (0..4).any(|zone| first[zone] == head && zones & 1 << zone != 0);
    (0..4).filter(|&zone| first[zone] == zone && !scores(zone) && touched(zone)).count() as i32
}

