//! A display with what a turn did lit up.

use crate::limes::art::{self, Detail, Rect, Scene};
use limes::{Action, Cell, Display, Turn, ZoneId};
use std::fmt::Write;

/// The room around the cells, for the frame of a card at the edge.
const MARGIN: f32 = 14.0;

/// Everything of a display and, if a turn led to it, the card it laid and what its worker did.
pub(crate) fn drawing(after: &Display, turn: Option<Turn>, player: usize) -> String {
    let scene = Scene::new(after, Detail::Full);
    let mut svg = scene.cards + &scene.land;
    let action = turn.map(did).unwrap_or_default();
    if let Some(zone) = action.1 {
        let _ = write!(svg, "<path class=\"lit-zone\" d=\"{}\"/>", art::zones_outline(&[zone]));
    }
    svg += &scene.things;
    if let Some(turn) = turn {
        let _ =
            write!(svg, "<path class=\"lit-card\" d=\"{}\"/>", art::cell_outline(turn.cell, -3.0));
    }
    if let (Some(from), Some(to)) = action {
        svg += &way(from, to);
    }
    for crowd in art::crowds(after, player) {
        let fresh = if action.1 == Some(crowd.zone) { " class=\"lit-worker\"" } else { "" };
        let _ = write!(
            svg,
            "<g transform=\"{}\"><g{fresh}>{}</g></g>",
            crowd.spot.transform(),
            art::worker(&crowd.worker)
        );
    }
    svg
}

/// From where and to where the worker of a turn went; from nowhere if they came from the supply.
fn did(turn: Turn) -> (Option<ZoneId>, Option<ZoneId>) {
    match turn.action {
        Action::Rest => (None, None),
        Action::Place(quarter) => (None, Some(ZoneId { cell: turn.cell, quarter })),
        Action::Move { from, to } => (Some(from), Some(to)),
    }
}

/// A worker's way: a ring where they stood, a line of dots, and a point towards where they went.
fn way(from: ZoneId, to: ZoneId) -> String {
    let (a, b) = (art::zone_centre(from), art::zone_centre(to));
    let (x, y) = (b.x - a.x, b.y - a.y);
    let length = x.hypot(y).max(1.0);
    let (x, y) = (x / length, y / length);
    // It ends before the worker, who stands in the middle of their zone.
    let (start, end) = (30.0, length - 34.0);
    let (tip_x, tip_y) = (a.x + x * end, a.y + y * end);
    let wing = |side: f32| {
        format!("{} {}", tip_x - x * 24.0 - side * y * 17.0, tip_y - y * 24.0 + side * x * 17.0)
    };
    let line = format!(
        "M{} {}L{} {}",
        a.x + x * start,
        a.y + y * start,
        tip_x - x * 20.0,
        tip_y - y * 20.0
    );
    let head = format!("M{tip_x} {tip_y}L{}L{}Z", wing(1.0), wing(-1.0));
    format!(
        "<g class=\"lit-way\"><circle cx=\"{}\" cy=\"{}\" r=\"24\"/><path d=\"{line}\"/><path class=\"head\" d=\"{head}\"/></g>",
        a.x, a.y
    )
}

/// A window that holds all these cells, and no fewer than three by three cards.
pub(crate) fn window(cells: impl IntoIterator<Item = Cell>) -> Rect {
    let frame = art::cells_rect(cells);
    let (middle, least) = (frame.centre(), 3.0 * art::CARD);
    let least =
        Rect { x: middle.x - least / 2.0, y: middle.y - least / 2.0, width: least, height: least };
    frame.around(least).grown(MARGIN)
}

/// A change of points, as it is written beside a total.
pub(crate) fn gained(before: u32, after: u32) -> String {
    match after.cmp(&before) {
        std::cmp::Ordering::Greater => format!("+{}", after - before),
        std::cmp::Ordering::Less => format!("−{}", before - after),
        std::cmp::Ordering::Equal => "±0".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(picture: &str, turn: &str) -> String {
        let display = Display::from_picture(picture).expect("a picture");
        drawing(&display, Some(turn.parse().expect("a turn")), 0)
    }

    #[test]
    fn the_card_and_the_worker_of_a_turn_are_lit() {
        let count = |svg: &str, class: &str| svg.matches(&format!("class=\"{class}\"")).count();
        let placed = drawn("=@ ~\n^ #", "d4^ +nw");
        assert_eq!(
            ["lit-card", "lit-zone", "lit-worker", "lit-way"].map(|c| count(&placed, c)),
            [1, 1, 1, 0]
        );
        let moved = drawn("= ~@\n^ #", "d4^ d4nw-d4ne");
        assert_eq!(
            ["lit-card", "lit-zone", "lit-worker", "lit-way"].map(|c| count(&moved, c)),
            [1, 1, 1, 1]
        );
        let rested = drawn("=@ ~\n^ #", "d4^");
        assert_eq!(
            ["lit-card", "lit-zone", "lit-worker", "lit-way"].map(|c| count(&rested, c)),
            [1, 0, 0, 0]
        );
        assert_eq!(count(&drawing(&Display::new(), None, 0), "lit-card"), 0);
    }

    #[test]
    fn a_window_holds_all_cells_and_is_never_tiny() {
        let one = window([]);
        assert_eq!((one.width, one.height), (628.0, 628.0));
        let display = Display::from_picture("= ~ ^ # = ~ = ~\n^ # ^ # = ~ = ~").expect("a picture");
        let four = window(display.cells());
        assert_eq!((four.width, four.height), (828.0, 628.0));
    }
}
