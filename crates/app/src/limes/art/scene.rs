//! The land of a display: cards on the table, territories as one shape each, and what grows and stands on them.

use crate::limes::art::definitions::ROCK_FACES;
use crate::limes::art::geometry::{
    CARD, Point, Rect, Units, ZONE, cell_rect, cells_rect, zone_rect, zone_square,
};
use crate::limes::art::outline::{OutlineStyle, Squares};
use crate::limes::art::scatter::{Lattice, mixed};
use crate::limes::art::small::stamp;
use crate::limes::art::spot::{HUT, Spot, hut_spots, tower_spot};
use limes::{Action, Card, Cell, Display, Landscape, Rotation, Territory, Turn, Variants, ZoneId};
use std::fmt::Write;

/// How much is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Everything, for zones of 30 pixels and more.
    Full,
    /// A few bold strokes, for zones down to 12 pixels.
    Small,
}

/// The land of a display as layers of SVG, to be painted in this order. The zones where a worker may go are highlighted
/// between `land` and `things`; workers stand above all three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The cards' paper and its shadow.
    pub cards: String,
    /// Territories and the seams between cards.
    pub land: String,
    /// Trees, towers and huts.
    pub things: String,
}

const TERRITORY: OutlineStyle = OutlineStyle { unit: ZONE, inset: 5.0, convex: 16.0, concave: 9.0 };
const FIRS: Lattice = Lattice { step: (31.0, 25.0), push: 6.0, taken: 16, salt: 1 };
const SHEAVES: Lattice = Lattice { step: (44.0, 40.0), push: 11.0, taken: 9, salt: 2 };
const FISH: Lattice = Lattice { step: (83.0, 67.0), push: 18.0, taken: 7, salt: 3 };

impl Scene {
    /// The scene of everything that lies in a display, without its workers.
    pub fn new(display: &Display, detail: Detail) -> Scene {
        let territories = display.territories();
        let mut things = String::new();
        for territory in &territories {
            match detail {
                Detail::Full => strew(display, territory, &mut things),
                Detail::Small => stamp(territory, |id| display.zone(id), &mut things),
            }
        }
        if detail == Detail::Full {
            build(display, &territories, &mut things);
        }
        Scene { cards: cards(display), land: land(display, &territories, detail), things }
    }

    /// All layers, one after the other.
    pub fn layers(&self) -> String {
        [self.cards.as_str(), &self.land, &self.things].concat()
    }
}

/// A card in this rotation in the middle, where the first one may always lie.
fn alone(card: &Card, rotation: Rotation) -> Display {
    let turn = Turn { cell: Cell::START, rotation, action: Action::Rest };
    Display::new().after(card, turn, Variants::NONE).unwrap_or_default()
}

/// One card where it would lie in a display, as a group.
pub fn card_at(card: &Card, rotation: Rotation, cell: Cell) -> String {
    let (there, middle) = (cell_rect(cell), cell_rect(Cell::START));
    let layers = Scene::new(&alone(card, rotation), Detail::Full).layers();
    format!(
        "<g transform=\"translate({} {})\">{layers}</g>",
        there.x - middle.x,
        there.y - middle.y
    )
}

/// One card in this rotation, as an SVG of its own that needs the page's definitions and style.
pub fn card(card: &Card, rotation: Rotation, detail: Detail) -> String {
    let display = alone(card, rotation);
    let frame = cells_rect(display.cells()).grown(if detail == Detail::Full { 10.0 } else { 2.0 });
    let layers = match detail {
        Detail::Full => Scene::new(&display, detail).layers(),
        Detail::Small => {
            let Scene { land, things, .. } = Scene::new(&display, detail);
            format!("{}{land}{things}", paper(&display))
        }
    };
    format!(
        "<svg class=\"art-card\" viewBox=\"{frame}\" aria-hidden=\"true\" focusable=\"false\">{layers}</svg>"
    )
}

fn cards(display: &Display) -> String {
    if display.cells().is_empty() {
        return String::new();
    }
    let cells: Squares = display.cells().map(|cell| (cell.column(), cell.row())).collect();
    let outline = cells.path(OutlineStyle { unit: CARD, inset: 1.0, convex: 10.0, concave: 2.0 });
    // Wide strokes, fainter outwards, make a soft shadow without the cost of a filter.
    let shadow: String = [(30, ".025"), (24, ".03"), (18, ".04"), (12, ".06"), (6, ".09")]
        .iter()
        .map(|(width, opacity)| {
            format!("<path class=\"art-shadow\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\" transform=\"translate(0 6)\" d=\"{outline}\"/>")
        })
        .collect();
    shadow + &paper(display)
}

fn paper(display: &Display) -> String {
    let mut path = String::new();
    for cell in display.cells() {
        let square: Squares = [(cell.column(), cell.row())].into_iter().collect();
        path += &square.path(OutlineStyle { unit: CARD, inset: 0.5, convex: 10.0, concave: 0.0 });
    }
    format!("<path class=\"art-paper\" d=\"{path}\"/>")
}

fn land(display: &Display, territories: &[Territory], detail: Detail) -> String {
    let mut land = String::new();
    for territory in territories {
        let squares: Squares = territory.zones.iter().map(|&zone| zone_square(zone)).collect();
        let (outline, landscape) = (squares.path(TERRITORY), territory.landscape);
        // The pattern where there is one, else the plain colour of the class.
        let fill = match (detail, landscape) {
            (Detail::Small, _) => format!("art-{landscape} art-plain\""),
            (Detail::Full, Landscape::Tower) => "art-tower art-plain\"".to_owned(),
            (Detail::Full, _) => format!("art-{landscape}\" fill=\"url(#art-{landscape})\""),
        };
        let _ = write!(land, "<path class=\"{fill} d=\"{outline}\"/>");
        let rim = match (detail, landscape) {
            (Detail::Small, _) | (_, Landscape::Tower) => continue,
            (_, Landscape::Water) => {
                OutlineStyle { inset: 11.0, convex: 10.0, concave: 15.0, ..TERRITORY }
            }
            (_, Landscape::Forest) => {
                OutlineStyle { inset: 10.0, convex: 11.0, concave: 14.0, ..TERRITORY }
            }
            (_, Landscape::Field) => {
                OutlineStyle { inset: 8.5, convex: 12.5, concave: 12.5, ..TERRITORY }
            }
        };
        let _ = write!(land, "<path class=\"art-rim-{landscape}\" d=\"{}\"/>", squares.path(rim));
    }
    land + &seams(display)
}

/// The lines where cards meet.
fn seams(display: &Display) -> String {
    let mut path = String::new();
    let laid =
        |column: u8, row: u8| Cell::new(column, row).is_some_and(|c| display.cells().contains(c));
    for cell in display.cells() {
        let Point { x, y } = crate::limes::art::geometry::cell_rect(cell).centre();
        let half = CARD / 2.0;
        if laid(cell.column() + 1, cell.row()) {
            let _ = write!(path, "M{} {}v{}", x + half, y - half + 6.0, CARD - 12.0);
        }
        if laid(cell.column(), cell.row() + 1) {
            let _ = write!(path, "M{} {}h{}", x - half + 6.0, y + half, CARD - 12.0);
        }
    }
    if path.is_empty() {
        return path;
    }
    format!(
        "<path class=\"art-seam-light\" transform=\"translate(-1.2 -1.2)\" d=\"{path}\"/>\
         <path class=\"art-seam\" d=\"{path}\"/>"
    )
}

/// Scatters trees, sheaves or fish over a whole territory at once.
fn strew(display: &Display, territory: &Territory, things: &mut String) {
    // What is scattered, how many kinds there are, and the room it takes around its origin.
    let (lattice, name, kinds, room) = match territory.landscape {
        Landscape::Forest => (FIRS, "fir", 3, Rect::new(-12.0, -36.0, 24.0, 38.0)),
        Landscape::Field => (SHEAVES, "sheaf", 3, Rect::new(-12.0, -26.0, 24.0, 27.0)),
        Landscape::Water => (FISH, "fish", 2, Rect::new(-14.0, -7.0, 28.0, 14.0)),
        Landscape::Tower => return,
    };
    let squares: Squares = territory.zones.iter().map(|&zone| zone_square(zone)).collect();
    // Rounded down: otherwise what lies just outside the first row or column would count as inside.
    let inside =
        |x: f32, y: f32| squares.contains((x / ZONE).floor() as i32, (y / ZONE).floor() as i32);
    let mut places = Vec::new();
    for &zone in &territory.zones {
        let huts: Vec<Rect> =
            display.zone(zone).map(|kind| hut_rects(zone, kind)).unwrap_or_default();
        let corner = zone_rect(zone);
        for place in lattice.places(corner.x, corner.y, ZONE) {
            let taken = room.moved(place.at);
            let edge = taken.grown(8.0);
            let (east, south) = (edge.x + edge.width, edge.y + edge.height);
            let corners = [(edge.x, edge.y), (east, edge.y), (edge.x, south), (east, south)];
            if corners.into_iter().all(|(x, y)| inside(x, y))
                && !huts.iter().any(|hut| hut.meets(taken))
            {
                places.push(place);
            }
        }
    }
    // What stands further south stands in front.
    places.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    for place in places {
        let (x, y) = (Units(place.at.x), Units(place.at.y));
        let kind = (place.chance & 255) % kinds;
        let _ = write!(things, "<use href=\"#art-{name}-{kind}\" x=\"{x}\" y=\"{y}\"/>");
    }
}

fn hut_rects(id: ZoneId, zone: limes::Zone) -> Vec<Rect> {
    hut_spots(id, zone).into_iter().map(|spot| spot.rect(HUT)).collect()
}

/// Rocks, towers and huts.
fn build(display: &Display, territories: &[Territory], things: &mut String) {
    for &id in territories.iter().flat_map(|territory| &territory.zones) {
        let Some(zone) = display.zone(id) else { continue };
        if let Some(tower) = tower_spot(id, zone) {
            let Rect { x, y, .. } = zone_rect(id);
            let rock = mixed(x as u32, y as u32, 4) % ROCK_FACES;
            let (x, y) = (Units(x), Units(y));
            let _ = write!(things, "<use href=\"#art-rock-{rock}\" x=\"{x}\" y=\"{y}\"/>");
            stand("keep", tower, things);
        }
        for hut in hut_spots(id, zone) {
            stand("hut", hut, things);
        }
    }
}

fn stand(name: &str, spot: Spot, things: &mut String) {
    let _ = if spot.scale == 1.0 {
        write!(things, "<use href=\"#art-{name}\" x=\"{}\" y=\"{}\"/>", spot.at.x, spot.at.y)
    } else {
        write!(things, "<use href=\"#art-{name}\" transform=\"{}\"/>", spot.transform())
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use limes::Deck;

    fn display(picture: &str) -> Display {
        Display::from_picture(picture).expect("a picture")
    }

    /// The outlines of a landscape's territories.
    fn outlines(display: &Display, landscape: Landscape) -> Vec<String> {
        let class = format!("<path class=\"art-{landscape}");
        let land = Scene::new(display, Detail::Full).land;
        let found = land.split("/>").filter(|path| {
            path.contains(&format!("{class}\"")) || path.contains(&format!("{class} "))
        });
        found.filter_map(|path| path.split(" d=\"").nth(1)).map(str::to_owned).collect()
    }

    const FULL: &str = "
        ~  =h   ^h ~    ~  ~    =  ~
        #  ^h   #@ ^    ^  #    #  =h
        ^  #    =  ^h   ^h@ ~   #  ~
        =  =h   =h ~    ~@ =h   =@  =h
        #  ~    ^h =h   ~  ^h   #  =
        ~  ^h@  ^  =h   ~  ^h   ~  ~
        #  ^    #  =@   =h ^@   =  #
        =h ~    ~  =    ~  =h   ~  ~";

    #[test]
    fn a_territory_is_one_outline_and_a_tower_always_its_own() {
        let land = display("= = # #\n~ = # ~");
        assert_eq!(outlines(&land, Landscape::Field).len(), 1);
        assert_eq!(outlines(&land, Landscape::Tower).len(), 3);
        assert_eq!(outlines(&land, Landscape::Water).len(), 2);
        assert_eq!(outlines(&land, Landscape::Forest).len(), 0);
    }

    #[test]
    fn what_touches_at_a_corner_stays_apart() {
        let land = display("= ~\n~ =");
        assert_eq!(outlines(&land, Landscape::Field).len(), 2);
        // A ring whose ends touch at a corner is one outline, not two.
        let ring = display("= = ~ #\n= ~ = #\n= = = #\n# # # #");
        let fields = outlines(&ring, Landscape::Field);
        assert_eq!(fields.iter().map(|path| path.matches('M').count()).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn a_lake_in_a_field_is_a_hole() {
        let fields = outlines(&display("= = = #\n= ~ = #\n= = = #\n# # # #"), Landscape::Field);
        assert_eq!(fields.iter().map(|path| path.matches('M').count()).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn the_same_display_is_drawn_the_same() {
        let full = display(FULL);
        assert_eq!(Scene::new(&full, Detail::Full), Scene::new(&full, Detail::Full));
    }

    #[test]
    fn a_full_display_is_a_small_text() {
        let bytes = Scene::new(&display(FULL), Detail::Full).layers().len();
        assert!(bytes < 60_000, "{bytes} bytes");
        assert!(bytes > 10_000, "is anything drawn in {bytes} bytes?");
    }

    #[test]
    fn trees_stay_when_the_forest_grows() {
        let trees = |picture: &str| -> Vec<String> {
            let things = Scene::new(&display(picture), Detail::Full).things;
            things.split("/>").filter(|t| t.contains("art-fir")).map(str::to_owned).collect()
        };
        let (small, grown) = (trees("^ ~\n^ ~"), trees("^ ~ ~ =\n^ ~ ~ =\n^ = = =\n^ = ~ ~"));
        assert!(small.len() > 5 && grown.len() > small.len());
        assert!(small.iter().all(|tree| grown.contains(tree)));
    }

    #[test]
    fn trees_at_the_northern_edge_of_the_table_stay_in_their_forest() {
        let mut land = Display::new();
        let forest: Card = "^ ^ ^ ^".parse().expect("a card");
        for turn in ["d4^", "d3^", "d2^", "d1^"] {
            land.play(&forest, turn.parse().expect("a turn"), Variants::NONE).expect("legal");
        }
        let things = Scene::new(&land, Detail::Full).things;
        let firs = things.split("/>").filter(|thing| thing.contains("art-fir"));
        let feet =
            firs.filter_map(|fir| fir.split(" y=\"").nth(1)?.split('"').next()?.parse().ok());
        let feet: Vec<f32> = feet.collect();
        // A fir is 36 units high.
        assert!(feet.len() > 20 && feet.iter().all(|&y| y >= 36.0), "{feet:?}");
    }

    #[test]
    fn every_hut_and_tower_is_drawn_whatever_the_detail() {
        let full = display(FULL);
        let zones =
            || full.territories().into_iter().flat_map(|t| t.zones).filter_map(|id| full.zone(id));
        let huts: usize = zones().map(|zone| usize::from(zone.huts())).sum();
        let towers = zones().filter(|zone| zone.landscape() == Landscape::Tower).count();
        let (large, small) =
            (Scene::new(&full, Detail::Full).things, Scene::new(&full, Detail::Small).things);
        assert_eq!(large.matches("#art-hut").count(), huts);
        assert_eq!(small.matches("#art-small-hut").count(), huts);
        assert_eq!(large.matches("#art-keep").count(), towers);
        assert_eq!(small.matches("#art-small-tower").count(), towers);
    }

    #[test]
    fn cards_are_drawn_as_they_are_turned() {
        for printed in Deck::classic().cards() {
            for detail in [Detail::Full, Detail::Small] {
                for rotation in Rotation::ALL {
                    let zones = |r| limes::Quarter::ALL.map(|quarter| printed.zone(quarter, r));
                    let same = zones(rotation) == zones(Rotation::Up);
                    let drawn = |r| card(printed, r, detail);
                    assert_eq!(
                        drawn(rotation) == drawn(Rotation::Up),
                        same,
                        "{printed} {rotation:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn an_empty_display_is_an_empty_table() {
        let scene = Scene::new(&Display::new(), Detail::Full);
        assert!(scene.land.is_empty() && scene.things.is_empty() && scene.cards.is_empty());
    }
}
