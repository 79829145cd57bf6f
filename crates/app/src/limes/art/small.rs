//! Land in very small drawings: one bold sign per zone, large huts, a plain tower.

use crate::limes::art::geometry::{Rect, Units, ZONE, zone_rect};
use crate::limes::art::spot::{HUT, Spot, mirrored};
use limes::{Landscape, Territory, Zone, ZoneId};
use std::fmt::Write;

/// The huts of a zone, larger the fewer they are.
fn huts(id: ZoneId, zone: Zone) -> impl Iterator<Item = Spot> {
    let scale = if zone.huts() < 2 { 1.4 } else { 1.05 };
    let (wide, high) = (HUT.width * scale, HUT.height * scale);
    (0..zone.huts())
        .map(move |n| mirrored(id, (7.0 + f32::from(n) * wide, ZONE - 6.0 - high), wide, scale))
}

/// Draws everything that is on the land of a territory.
pub(crate) fn stamp(
    territory: &Territory,
    zone: impl Fn(ZoneId) -> Option<Zone>,
    things: &mut String,
) {
    for &id in &territory.zones {
        let Rect { x, y, .. } = zone_rect(id);
        let landscape = territory.landscape;
        let shift = if landscape == Landscape::Tower {
            mirrored(id, (8.0, 0.0), 46.0, 1.0).at.x - x
        } else {
            0.0
        };
        let _ = write!(
            things,
            "<use href=\"#art-small-{landscape}\" x=\"{}\" y=\"{y}\"/>",
            Units(x + shift)
        );
        for hut in zone(id).into_iter().flat_map(|zone| huts(id, zone)) {
            let _ =
                write!(things, "<use href=\"#art-small-hut\" transform=\"{}\"/>", hut.transform());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use limes::{Cell, MAX_HUTS, Quarter};

    #[test]
    fn huts_stay_in_their_zone() {
        let zones = || (0..=MAX_HUTS).filter_map(|huts| Zone::new(Landscape::Field, huts).ok());
        for quarter in Quarter::ALL {
            let id = ZoneId { cell: Cell::START, quarter };
            for zone in zones() {
                for hut in huts(id, zone).map(|spot| spot.rect(HUT)) {
                    assert_eq!(hut.around(zone_rect(id)), zone_rect(id), "{zone} on {id}");
                }
            }
        }
    }
}
