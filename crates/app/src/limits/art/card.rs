//! Colour cards: faces, backs, piles, and the small mark of a colour inside a line of text.

use limits::Colour;

/// Three cards are as good as thirty to see that there is more than one.
const MOST_BELOW: usize = 2;

/// A card, face up.
pub(crate) fn card(colour: Colour) -> String {
    svg("-2 -2 104 144", &face(colour))
}

/// A card, face down.
pub(crate) fn back() -> String {
    svg("-2 -2 104 144", "<use href=\"#card-back\"/>")
}

/// The pile: its top card on what lies below, of which only the edges are seen.
pub(crate) fn pile(top: Option<Colour>, size: usize) -> String {
    stack(size, &top.map(face).unwrap_or_default())
}

/// The draw pile.
pub(crate) fn draw_pile(size: usize) -> String {
    stack(size, "<use href=\"#card-back\"/>")
}

/// The mark of a colour, as high as a line of text.
pub(crate) fn chip(colour: Colour) -> String {
    let name = colour.name();
    format!(
        "<svg class=\"chip suit-{name}\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\">\
         <rect class=\"card-face\" x=\"1\" y=\"1\" width=\"22\" height=\"22\" rx=\"6\"/>\
         <use href=\"#sign-{name}\" transform=\"translate(12 12)scale(.34)\"/></svg>"
    )
}

/// A card with the corner marks of a printed one, so that it can be told when others cover most of it.
fn face(colour: Colour) -> String {
    let name = colour.name();
    format!(
        "<g class=\"suit-{name}\"><rect class=\"card-rim\" x=\".5\" y=\".5\" width=\"99\" height=\"139\" rx=\"11\"/>\
         <rect class=\"card-face\" x=\"7\" y=\"7\" width=\"86\" height=\"126\" rx=\"7\"/>\
         <rect fill=\"url(#pattern-{name})\" x=\"7\" y=\"7\" width=\"86\" height=\"126\" rx=\"7\"/>\
         <use href=\"#sign-{name}\" transform=\"translate(50 70)\"/>\
         <use href=\"#sign-{name}\" transform=\"translate(21 23)scale(.33)\"/>\
         <use href=\"#sign-{name}\" transform=\"translate(79 117)rotate(180)scale(.33)\"/></g>"
    )
}

/// So many cards on each other, the top one drawn like this. Where there is none, only its place is marked.
fn stack(size: usize, top: &str) -> String {
    const BELOW: [&str; MOST_BELOW] =
        ["translate(-4 5)rotate(-3 50 70)", "translate(4 3)rotate(2 50 70)"];
    let Some(below) = size.checked_sub(1) else {
        return svg(
            "-10 -4 120 154",
            "<rect class=\"card-place\" x=\"2\" y=\"2\" width=\"96\" height=\"136\" rx=\"11\"/>",
        );
    };
    let edges: String = BELOW[..below.min(MOST_BELOW)]
        .iter()
        .map(|pose| {
            format!("<rect class=\"card-rim\" transform=\"{pose}\" x=\".5\" y=\".5\" width=\"99\" height=\"139\" rx=\"11\"/>")
        })
        .collect();
    svg("-10 -4 120 154", &(edges + top))
}

fn svg(window: &str, content: &str) -> String {
    format!(
        "<svg class=\"card\" viewBox=\"{window}\" aria-hidden=\"true\" focusable=\"false\">{content}</svg>"
    )
}
