//! Pictures in, text out.

use expect_test::Expect;
use limes::{Card, Display, Turn, Variants, ZoneId};

pub(crate) const DIAGONAL: Variants = Variants { diagonal: true, ferryman: false };
pub(crate) const FERRYMAN: Variants = Variants { diagonal: false, ferryman: true };
pub(crate) const BOTH: Variants = Variants { diagonal: true, ferryman: true };

pub(crate) fn display(picture: &str) -> Display {
    Display::from_picture(picture).unwrap_or_else(|fault| panic!("{fault}\n{picture}"))
}

/// What every worker earns, and with what.
pub(crate) fn check_score(picture: &str, expected: Expect) {
    let display = display(picture);
    let score = display.score();
    assert_eq!(score.total, display.total());
    expected.assert_eq(&score.to_string());
}

/// The territories with their zones, one a line.
pub(crate) fn check_territories(picture: &str, expected: Expect) {
    let territories = display(picture).territories();
    let lines: Vec<String> =
        territories.iter().map(|t| format!("{}: {}", t.landscape, join(&t.zones))).collect();
    expected.assert_eq(&lines.join("\n"));
}

/// Where the next card may lie.
pub(crate) fn check_cells(picture: &str, variants: Variants, expected: Expect) {
    expected.assert_eq(&join(display(picture).legal_cells(variants)));
}

/// Where the worker on this zone may go.
pub(crate) fn check_destinations(picture: &str, from: &str, variants: Variants, expected: Expect) {
    let from: ZoneId = from.parse().expect("a zone");
    let display = display(picture);
    assert!(display.workers().any(|zone| zone == from), "nobody stands on {from}");
    expected.assert_eq(&join(display.destinations(from, variants)));
}

/// The picture after a turn with a card, or why the turn is refused.
pub(crate) fn check_turn(picture: &str, card: &str, turn: &str, expected: Expect) {
    check_turn_with(Variants::NONE, picture, card, turn, expected);
}

pub(crate) fn check_turn_with(
    variants: Variants,
    picture: &str,
    card: &str,
    turn: &str,
    expected: Expect,
) {
    let before = if picture.is_empty() { Display::new() } else { display(picture) };
    let card: Card = card.parse().expect("a card");
    let turn: Turn = turn.parse().expect("a turn");
    let mut after = before;
    match after.play(&card, turn, variants) {
        Ok(()) => expected.assert_eq(&after.picture()),
        Err(refusal) => {
            assert_eq!(after, before, "a refusal changes nothing");
            expected.assert_eq(&refusal.to_string());
        }
    }
    let listed = before.legal_turns(&card, variants).contains(&turn);
    assert_eq!(listed, after != before, "{turn} is listed just if it is accepted");
}

pub(crate) fn join(things: impl IntoIterator<Item = impl ToString>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}
