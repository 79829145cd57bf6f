//! The most that farmers, fishermen and woodcutters can earn together.

use super::WorkerCounts;
use super::card_choice::{CardChoice, card_choices};
use super::corner::{Corner, ZONE_KINDS, corners};
use limes::{Card, Landscape, Map, Quarter, Rotation, Zones};

/// One point in the units of prices.
const POINT: i64 = 1 << 10;

/// Places where four cards meet, where two meet at the rim, and corners of the display.
const PLACES: [i64; 3] = [9, 12, 4];

/// What the cards of a draw allow: a relaxation of the game whose best value is easy to find.
pub(super) struct Relaxation {
    /// Every choice for every card.
    cards: Vec<Vec<CardChoice>>,
    corners: [Vec<Corner>; 3],
    /// Zones of field, water, forest.
    zones: [i64; 3],
    towers: i64,
    /// The most huts on one zone.
    most_huts: i64,
    /// For every zone with huts how many, and how many waters it can touch.
    shores: Vec<(i64, i64)>,
}

/// Prices: with any of them the proof holds, with good ones the bound is low.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prices {
    /// Of a connected part of scoring fields, waters, forests at a corner; never negative.
    parts: [i64; 3],
    /// Of a zone by its kind.
    kinds: [i64; ZONE_KINDS],
    /// How far huts are counted each by itself, and a forest's neighbours among all territories, rather than side by
    /// side; 0 to a point.
    counted: [i64; 2],
}

/// The bound with some prices, and how it changes with them.
struct Value {
    points: i64,
    slope: Prices,
}

impl Relaxation {
    pub(super) fn of(cards: &[&Card]) -> Relaxation {
        let all: Vec<&Map> = cards.iter().map(|card| card.turned(Rotation::Up)).collect();
        let count = |landscape| all.iter().map(|c| i64::from(c.showing(landscape).count())).sum();
        let mut shores = Vec::new();
        for card in &all {
            for zone in Quarter::ALL.map(Zones::of_quarter) {
                let huts = i64::from(card.huts_on(zone));
                if huts > 0 {
                    let near = (card.beside(zone) & card.showing(Landscape::Water)).count();
                    shores.push((huts, i64::from(near) + 2));
                }
            }
        }
        Relaxation {
            cards: all.iter().map(|card| card_choices(card)).collect(),
            corners: corners(),
            zones: [Landscape::Field, Landscape::Water, Landscape::Forest].map(count),
            towers: count(Landscape::Tower),
            most_huts: shores.iter().map(|&(huts, _)| huts).max().unwrap_or(0),
            shores,
        }
    }

    /// Whether there can be so many territories at all.
    pub(super) fn has(&self, counts: WorkerCounts) -> bool {
        counts.array().iter().zip(self.zones).all(|(wanted, zones)| *wanted <= zones)
    }

    /// The most that so many territories can earn, with the prices as they are.
    pub(super) fn most(&self, counts: WorkerCounts, prices: &Prices) -> u32 {
        whole(self.value(counts, prices).points)
    }

    /// The same with better prices, which are looked for in so many steps or until the bound is not above `enough`.
    pub(super) fn refine(
        &self,
        counts: WorkerCounts,
        prices: &mut Prices,
        steps: u32,
        enough: u32,
    ) -> u32 {
        let mut tried = *prices;
        let mut least = i64::MAX;
        let mut stride = POINT;
        for _ in 0..steps {
            let value = self.value(counts, &tried);
            if value.points < least {
                least = value.points;
                *prices = tried;
                if whole(least) <= enough {
                    break;
                }
            }
            tried.descend(&value.slope, stride);
            stride -= stride / 32;
        }
        whole(least)
    }

    /// The right side of the proof's inequality.
    fn value(&self, counts: WorkerCounts, prices: &Prices) -> Value {
        let [a, b, c] = counts.array();
        let several = [usize::from(b > 1), usize::from(c > 1)];
        let used = [a > 0, b > 0, c > 0];
        let [hut, edge] = prices.counted.map(|counted| POINT - counted);
        let all_huts: i64 = self.shores.iter().map(|&(huts, waters)| huts * waters.min(b)).sum();
        let mut slope = Prices { parts: [a, b, c], ..Prices::default() };
        slope.counted = [all_huts, c * self.towers];
        let mut points = POINT * c * (a + b) + dot(&prices.parts, &slope.parts);
        points += dot(&prices.counted, &slope.counted);

        for card in &self.cards {
            let worth = |choice: &CardChoice| {
                POINT * choice.zones[0]
                    + hut * choice.huts[several[0]]
                    + edge * choice.edges[several[1]]
                    + prices.counted[1] * c * choice.idle
                    + dot(&prices.parts, &choice.inner)
                    - dot(&prices.kinds, &choice.kinds)
            };
            let allowed =
                |choice: &&CardChoice| (0..3).all(|kind| used[kind] || choice.zones[kind] == 0);
            let best = card.iter().filter(allowed).map(|choice| (worth(choice), choice));
            let Some((worth, choice)) = best.max_by_key(|&(worth, _)| worth) else { continue };
            points += worth;
            add(&mut slope.parts, 1, &choice.inner);
            add(&mut slope.kinds, -1, &choice.kinds);
            slope.counted[0] -= choice.huts[several[0]];
            slope.counted[1] += c * choice.idle - choice.edges[several[1]];
        }

        for (corners, times) in self.corners.iter().zip(PLACES) {
            let worth = |corner: &Corner| {
                hut * self.most_huts * corner.huts[several[0]] + edge * corner.edges[several[1]]
                    - dot(&prices.parts, &corner.parts)
                    + dot(&prices.kinds, &corner.kinds)
            };
            let allowed =
                |corner: &&Corner| (0..3).all(|kind| used[kind] || corner.parts[kind] == 0);
            let best = corners.iter().filter(allowed).map(|corner| (worth(corner), corner));
            let Some((worth, corner)) = best.max_by_key(|&(worth, _)| worth) else { continue };
            points += times * worth;
            add(&mut slope.parts, -times, &corner.parts);
            add(&mut slope.kinds, times, &corner.kinds);
            slope.counted[0] -= times * self.most_huts * corner.huts[several[0]];
            slope.counted[1] -= times * corner.edges[several[1]];
        }
        Value { points, slope }
    }
}

impl Prices {
    /// Goes down the slope by so much.
    fn descend(&mut self, slope: &Prices, stride: i64) {
        let square = |row: &[i64]| dot(row, row);
        let length = square(&slope.parts) + square(&slope.kinds) + square(&slope.counted);
        let length = length.isqrt().max(1);
        let step = |price: &mut i64, slope: i64| *price -= stride * slope / length;
        for (price, slope) in self.kinds.iter_mut().zip(slope.kinds) {
            step(price, slope);
        }
        for (price, slope) in self.parts.iter_mut().zip(slope.parts) {
            step(price, slope);
            *price = (*price).max(0);
        }
        for (price, slope) in self.counted.iter_mut().zip(slope.counted) {
            step(price, slope);
            *price = (*price).clamp(0, POINT);
        }
    }
}

#[inline]
fn dot(a: &[i64], b: &[i64]) -> i64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn add(sum: &mut [i64], times: i64, more: &[i64]) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += times * more;
    }
}

/// Points are whole, so a bound can be rounded down.
fn whole(points: i64) -> u32 {
    u32::try_from(points.div_euclid(POINT)).unwrap_or(0)
}
