//! Paths that highlight what is being explained.

use crate::limes::art::geometry::{CARD, Point, ZONE, zone_centre, zone_square};
use crate::limes::art::outline::{OutlineStyle, Squares};
use limes::{Cell, ZoneId};

/// The outline of these zones as path data. Zones that share a side are outlined together.
pub fn zones_outline(zones: &[ZoneId]) -> String {
    let squares: Squares = zones.iter().map(|&zone| zone_square(zone)).collect();
    squares.path(OutlineStyle { unit: ZONE, inset: 4.0, convex: 17.0, concave: 9.0 })
}

/// The outline of a cell as path data, for a legal cell (`inset` 8, say) or the frame around a draft (−3).
pub fn cell_outline(cell: Cell, inset: f32) -> String {
    let squares: Squares = [(cell.column(), cell.row())].into_iter().collect();
    squares.path(OutlineStyle { unit: CARD, inset, convex: 16.0, concave: 0.0 })
}

/// The line from a watchman's tower to a zone that they see, as path data.
pub fn sight_line(from: ZoneId, to: ZoneId) -> String {
    let (eye, end) = (zone_centre(from), zone_centre(to));
    // It starts at the edge of the zone, so that it crosses neither tower nor watchman.
    let step = |a: f32, b: f32| if a == b { 0.0 } else { (b - a).signum() * 0.46 * ZONE };
    let start = Point { x: eye.x + step(eye.x, end.x), y: eye.y + step(eye.y, end.y) };
    format!("M{} {}L{} {}", start.x, start.y, end.x, end.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zones(words: &str) -> Vec<ZoneId> {
        words.split(' ').map(|word| word.parse().expect(word)).collect()
    }

    #[test]
    fn neighbours_flow_together_and_corners_do_not() {
        let borders = |words| zones_outline(&zones(words)).matches('M').count();
        assert_eq!(borders("d4nw d4ne e4nw"), 1);
        assert_eq!(borders("d4nw d4se"), 2);
        assert_eq!(borders("d4nw d4ne d4sw d4se d4nw"), 1, "a zone twice is a zone");
        assert_eq!(zones_outline(&[]), "");
    }

    #[test]
    fn a_look_is_straight_and_starts_beside_the_tower() {
        let look = |to: &str| sight_line("d4nw".parse().expect("a zone"), to.parse().expect(to));
        assert_eq!(look("f4nw"), "M696 650L1050 650");
        assert_eq!(look("d2sw"), "M650 604L650 350");
    }
}
