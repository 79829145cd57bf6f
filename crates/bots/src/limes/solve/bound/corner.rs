//! Where cards meet: what the zones at one corner earn from each other.
//!
//! A zone lies at one corner of its card, and both its sides towards other cards are there. So all that happens between cards
//! happens among the four zones around a point where four cards meet, or between two zones at the rim.

/// Kinds of zones at a corner.
pub(super) const ZONE_KINDS: usize = 7;

/// What a zone is to the zones of other cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ZoneKind {
    /// In a field that scores.
    Field,
    /// The same with huts.
    FieldHut,
    /// In a water that scores.
    Water,
    /// In a forest that scores.
    Forest,
    /// The same with huts.
    ForestHut,
    /// Whatever does not score in one of these, towers too.
    Stranger,
    /// The same with huts.
    StrangerHut,
}

use ZoneKind::{Field, FieldHut, Forest, ForestHut, Stranger, StrangerHut, Water};

const ALL: [ZoneKind; ZONE_KINDS] =
    [Field, FieldHut, Water, Forest, ForestHut, Stranger, StrangerHut];

impl ZoneKind {
    /// Farmers 0, fishermen 1, woodcutters 2.
    fn profession(self) -> Option<usize> {
        match self {
            Field | FieldHut => Some(0),
            Water => Some(1),
            Forest | ForestHut => Some(2),
            Stranger | StrangerHut => None,
        }
    }

    fn has_hut(self) -> bool {
        matches!(self, FieldHut | ForestHut | StrangerHut)
    }
}

/// One to four zones that meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Corner {
    /// Zones by kind.
    pub(super) kinds: [i64; ZONE_KINDS],
    /// Connected parts of scoring fields, waters, forests.
    pub(super) parts: [i64; 3],
    /// Pairs of a zone with huts and a lake beside it, if all water is one lake, and if not.
    pub(super) huts: [i64; 2],
    /// Pairs of a stranger and a forest beside it, likewise.
    pub(super) edges: [i64; 2],
}

/// All corners where four cards meet, where two do at the rim, and the corners of the whole display.
pub(super) fn corners() -> [Vec<Corner>; 3] {
    let mut found: [Vec<Corner>; 3] = Default::default();
    let mut add = |place: usize, corner: Corner| {
        if !found[place].contains(&corner) {
            found[place].push(corner);
        }
    };
    for a in ALL {
        add(2, Corner::of(&[a]));
        for b in ALL {
            add(1, Corner::of(&[a, b]));
            for c in ALL {
                for d in ALL {
                    add(0, Corner::of(&[a, b, c, d]));
                }
            }
        }
    }
    found
}

impl Corner {
    /// Zones in a ring of four, or fewer in a row.
    fn of(zones: &[ZoneKind]) -> Corner {
        let mut corner = Corner::default();
        let ring = zones.len() == 4;
        let next = |place: usize| zones.get(if ring { (place + 1) % 4 } else { place + 1 });
        let mut links = [0; 3];
        for (place, zone) in zones.iter().enumerate() {
            corner.kinds[*zone as usize] += 1;
            if let Some(profession) = zone.profession() {
                corner.parts[profession] += 1;
                if next(place).and_then(|next| next.profession()) == Some(profession) {
                    links[profession] += 1;
                }
            }
            let before =
                if ring { zones.get((place + 3) % 4) } else { zones.get(place.wrapping_sub(1)) };
            let across = if ring { zones.get((place + 2) % 4) } else { None };
            let touching = |profession: usize| {
                let is = |zone: Option<&ZoneKind>| {
                    i64::from(zone.and_then(|zone| zone.profession()) == Some(profession))
                };
                let sides = is(before) + is(next(place));
                // Zones on both sides are one territory if the zone between them belongs to it too.
                [sides.min(1), if is(across) == 1 { sides.min(1) } else { sides }]
            };
            for several in 0..2 {
                if zone.has_hut() {
                    corner.huts[several] += touching(1)[several];
                }
                if zone.profession().is_none() {
                    corner.edges[several] += touching(2)[several];
                }
            }
        }
        for (parts, links) in corner.parts.iter_mut().zip(links) {
            // Four links close a ring.
            *parts -= links - i64::from(links == 4);
        }
        corner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_meets_at_a_corner() {
        let corner = Corner::of(&[Water, FieldHut, Water, StrangerHut]);
        assert_eq!((corner.parts, corner.huts), ([1, 2, 0], [2, 4]));
        let corner = Corner::of(&[Forest, ForestHut, Forest, Stranger]);
        assert_eq!((corner.parts, corner.edges), ([0, 0, 1], [1, 1]));
        let corner = Corner::of(&[Field; 4]);
        assert_eq!(corner.parts, [1, 0, 0]);
        let corner = Corner::of(&[Water, ForestHut]);
        assert_eq!((corner.parts, corner.huts, corner.edges), ([0, 1, 1], [1, 1], [0, 0]));
    }
}
