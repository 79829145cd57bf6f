//! Where things stand inside a zone: huts in the outer bottom corner, the tower at the outer side, the worker in
//! the room that is left. The card's middle stays free for the tick that ends the turn.

use crate::limes::art::geometry::{Point, Rect, Units, ZONE, zone_rect};
use limes::{Landscape, Quarter, Zone, ZoneId};

/// The room a hut takes, from its north-west corner.
pub const HUT: Rect = Rect::new(0.0, 0.0, 28.0, 26.0);

/// The room a tower takes, from its north-west corner.
pub const TOWER: Rect = Rect::new(0.0, 0.0, 37.0, 74.0);

/// The room a worker takes, with hat and tool, around the spot on which the figure is centred.
pub const WORKER: Rect = Rect::new(-23.0, -34.0, 53.0, 66.0);

/// The arrows that turn a laid card: their middles are on its outer sides, this far below its top.
pub const ARROW_TOP: f32 = 18.0;

/// The size of an arrow's disc.
pub const ARROW_RADIUS: f32 = 22.0;

/// Workers are larger where there is room.
const ROOMY: f32 = 1.1;

/// A single hut is larger, and huts are smaller beside a tower, which needs room itself.
const SINGLE: f32 = 1.15;
const BESIDE_TOWER: f32 = 0.68;

/// Where something stands, and how large it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The place of its origin.
    pub at: Point,
    /// Its size, as a multiple of the size in which it is defined.
    pub scale: f32,
}

impl Spot {
    /// The room that a thing of this size takes here.
    pub fn rect(self, thing: Rect) -> Rect {
        let sized = Rect::new(
            thing.x * self.scale,
            thing.y * self.scale,
            thing.width * self.scale,
            thing.height * self.scale,
        );
        sized.moved(self.at)
    }

    /// As the value of an SVG's `transform`.
    pub fn transform(self) -> String {
        let (x, y) = (Units(self.at.x), Units(self.at.y));
        if self.scale == 1.0 {
            format!("translate({x} {y})")
        } else {
            format!("translate({x} {y})scale({})", self.scale)
        }
    }
}

/// Where a worker stands in this zone. A ghost stands there too, so that nothing moves when it becomes a worker.
pub fn worker_spot(id: ZoneId, zone: Zone) -> Spot {
    let (at, scale) = match (zone.landscape(), zone.huts(), is_north(id)) {
        (Landscape::Tower, _, true) => ((68.0, 36.0), 1.0),
        (Landscape::Tower, _, false) => ((68.0, 65.0), 1.0),
        (_, 0, true) => ((43.0, 46.0), ROOMY),
        (_, 0, false) => ((42.0, 56.0), ROOMY),
        (_, 1, true) => ((64.0, 36.0), 1.0),
        (_, 1, false) => ((64.0, 65.0), 1.0),
        (_, 2, true) => ((50.0, 36.0), 1.0),
        (_, _, true) => ((59.0, 36.0), 1.0),
        (_, _, false) => ((40.0, 36.0), 1.0),
    };
    // The middle of the figure is not the middle of its room: the tool is on one side.
    mirrored(id, at, (WORKER.width + 2.0 * WORKER.x) * scale, scale)
}

/// Where the huts of this zone stand.
pub fn hut_spots(id: ZoneId, zone: Zone) -> Vec<Spot> {
    let beside_tower = zone.landscape() == Landscape::Tower;
    let (scale, west) = match zone.huts() {
        _ if beside_tower => (BESIDE_TOWER, 6.0),
        1 => (SINGLE, 8.0),
        _ => (1.0, 8.0),
    };
    let (wide, high) = (HUT.width * scale, HUT.height * scale);
    let south = 94.0 - high;
    // The third stands behind the first where a third in the bottom row would reach the card's middle.
    let third = if beside_tower || is_north(id) {
        (west, south - high)
    } else {
        (west + 2.0 * wide, south)
    };
    [(west, south), (west + wide, south), third]
        .into_iter()
        .take(zone.huts().into())
        .map(|at| mirrored(id, at, wide, scale))
        .collect()
}

/// Where the tower of this zone stands, if it has one.
pub fn tower_spot(id: ZoneId, zone: Zone) -> Option<Spot> {
    let north = if zone.huts() == 0 { 13.0 } else { 7.0 };
    (zone.landscape() == Landscape::Tower).then(|| mirrored(id, (6.0, north), TOWER.width, 1.0))
}

fn is_north(id: ZoneId) -> bool {
    matches!(id.quarter, Quarter::NorthWest | Quarter::NorthEast)
}

/// From a place in a western zone, whose outer side is the left, to the picture. Eastern zones are mirror images of
/// western ones, but the things in them are not mirrored.
pub(crate) fn mirrored(id: ZoneId, (x, y): (f32, f32), width: f32, scale: f32) -> Spot {
    let east = matches!(id.quarter, Quarter::NorthEast | Quarter::SouthEast);
    let zone = zone_rect(id);
    let x = if east { ZONE - x - width } else { x };
    Spot { at: Point { x: zone.x + x, y: zone.y + y }, scale }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::art::geometry::cell_rect;
    use limes::{Cell, MAX_HUTS};

    /// The radius around a card's middle that nothing else reaches: the room for the tick.
    const TICK: f32 = 30.0;

    /// The parts of [`WORKER`] that the figure really fills: hat and head, body, tool, and the hand with the shaft.
    const FIGURE: [Rect; 4] = [
        Rect::new(-20.0, -34.0, 36.0, 28.0),
        Rect::new(-23.0, -8.0, 42.0, 40.0),
        Rect::new(11.0, -34.0, 19.0, 38.0),
        Rect::new(14.0, 0.0, 11.0, 32.0),
    ];

    /// Every kind of zone in every quarter.
    fn every() -> impl Iterator<Item = (ZoneId, Zone)> {
        Quarter::ALL.into_iter().flat_map(|quarter| {
            Landscape::ALL.into_iter().flat_map(move |landscape| {
                (0..=MAX_HUTS)
                    .filter_map(move |huts| Zone::new(landscape, huts).ok())
                    .map(move |zone| (ZoneId { cell: Cell::START, quarter }, zone))
            })
        })
    }

    fn distance(frame: Rect, point: Point) -> f32 {
        let x = point.x.clamp(frame.x, frame.x + frame.width) - point.x;
        let y = point.y.clamp(frame.y, frame.y + frame.height) - point.y;
        x.hypot(y)
    }

    #[test]
    fn nothing_hides_anything() {
        for (id, zone) in every() {
            let worker = FIGURE.map(|part| worker_spot(id, zone).rect(part));
            let hidden = |thing: Rect| worker.iter().any(|part| part.meets(thing));
            let huts: Vec<Rect> =
                hut_spots(id, zone).into_iter().map(|spot| spot.rect(HUT)).collect();
            assert_eq!(huts.len(), usize::from(zone.huts()));
            for (n, hut) in huts.iter().enumerate() {
                assert!(!hidden(*hut), "a worker hides hut {n} of {zone} on {id}");
                assert!(huts[..n].iter().all(|other| !other.meets(*hut)), "{zone} on {id}");
            }
            if let Some(spot) = tower_spot(id, zone) {
                let tower = spot.rect(TOWER);
                assert!(!hidden(tower), "a worker hides the tower of {zone} on {id}");
                // Huts may stand at its foot.
                let top = Rect { height: tower.height / 2.0, ..tower };
                assert!(huts.iter().all(|hut| !hut.meets(top)), "{zone} on {id}");
            }
        }
    }

    #[test]
    fn everything_stands_in_its_zone() {
        for (id, zone) in every() {
            let room = zone_rect(id).grown(-2.0);
            let mut frames = vec![worker_spot(id, zone).rect(WORKER)];
            frames.extend(hut_spots(id, zone).into_iter().map(|spot| spot.rect(HUT)));
            frames.extend(tower_spot(id, zone).map(|spot| spot.rect(TOWER)));
            for frame in frames {
                assert_eq!(frame.around(room), room, "{zone} on {id}");
            }
        }
    }

    #[test]
    fn the_middle_of_the_card_is_free() {
        let middle = cell_rect(Cell::START).centre();
        for (id, zone) in every() {
            for part in FIGURE {
                let near = distance(worker_spot(id, zone).rect(part), middle);
                assert!(near >= TICK, "{zone} on {id}: {near}");
            }
            for hut in hut_spots(id, zone) {
                assert!(distance(hut.rect(HUT), middle) >= TICK, "{zone} on {id}");
            }
            if let Some(tower) = tower_spot(id, zone) {
                assert!(distance(tower.rect(TOWER), middle) >= TICK, "{zone} on {id}");
            }
        }
    }

    #[test]
    fn the_arrows_cover_no_hut() {
        let laid = cell_rect(Cell::START);
        let arrows = [laid.x, laid.x + laid.width].map(|x| Point { x, y: laid.y + ARROW_TOP });
        for (id, zone) in every() {
            // The cards around the laid one, and itself.
            for (x, y) in (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y))) {
                let aside = Point { x: x as f32 * laid.width, y: y as f32 * laid.height };
                for hut in hut_spots(id, zone) {
                    let hut = hut.rect(HUT).moved(aside);
                    let near = arrows.map(|arrow| distance(hut, arrow));
                    assert!(
                        near.iter().all(|&near| near > ARROW_RADIUS),
                        "{zone} on {id}: {near:?}"
                    );
                }
            }
        }
    }
}
