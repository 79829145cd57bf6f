//! The sign of Limits: a limit card with its five colours.

use limits::Colour;
use std::fmt::Write as _;

/// The sign, 64 units wide and high. It needs the page's style.
pub(crate) fn mark() -> String {
    let mut bars = String::new();
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        let x = 6.0 + 10.7 * place as f32;
        let name = colour.name();
        // Writing to a text cannot fail.
        let _ = write!(
            bars,
            "<rect class=\"mark-{name}\" x=\"{x:.1}\" y=\"11\" width=\"9.2\" height=\"42\" rx=\"2.4\"/>"
        );
    }
    format!(
        "<svg class=\"mark\" viewBox=\"0 0 64 64\" aria-hidden=\"true\" focusable=\"false\">\
         <path class=\"art-f-paper\" d=\"M14 1H50A13 13 0 0 1 63 14V50A13 13 0 0 1 50 63H14A13 13 0 0 1 1 50V14A13 13 0 0 1 14 1Z\"/>\
         {bars}</svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_a_bar_and_a_rule() {
        let sheet = include_str!("../../web/pages.css");
        let drawn = mark();
        assert!(roxmltree::Document::parse(&drawn).is_ok());
        for colour in Colour::ALL {
            let class = format!("mark-{}", colour.name());
            assert!(drawn.contains(&class) && sheet.contains(&format!(".{class}")), "{class}");
        }
    }
}
