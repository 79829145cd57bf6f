//! Signs and patterns, drawn once per page and then referred to by name.

use limits::Colour;

/// The hidden drawing that holds what all others refer to. It must not be hidden with `display: none`: browsers would not paint its
/// patterns.
pub(crate) fn definitions() -> String {
    let signs: String = Colour::ALL
        .into_iter()
        .map(|colour| {
            let name = colour.name();
            format!("<g id=\"sign-{name}\">{}</g>{}", sign(colour), pattern(colour))
        })
        .collect();
    format!(
        "<svg class=\"art-definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">\
         <defs>{signs}{BACK}</defs></svg>"
    )
}

/// The sign of a colour around its own origin, some 54 units high.
fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => {
            "<circle class=\"sign\" r=\"12.5\"/><path class=\"sign-line\" stroke-width=\"6.2\" \
             d=\"M0-19.5V-25M0 19.5V25M-19.5 0H-25M19.5 0H25M-13.8-13.8L-17.7-17.7M13.8-13.8L17.7-17.7\
             M-13.8 13.8L-17.7 17.7M13.8 13.8L17.7 17.7\"/>"
        }
        Colour::Yellow => {
            "<path class=\"sign\" d=\"M0-27L7-9.5L25.7-8.3L11.3 3.6L15.9 21.8L0 11.8L-15.9 21.8L-11.3 3.6\
             L-25.7-8.3L-7-9.5Z\"/>"
        }
        Colour::Green => {
            "<path class=\"sign\" d=\"M0-28C13-19 18-6 15.5 8C13.5 18 7 24 0 27C-7 24-13.5 18-15.5 8C-18-6-13-19 0-28Z\"/>\
             <path class=\"sign-cut\" stroke-width=\"2.6\" d=\"M0 27V-12M0 12L9 3M0 12L-9 3M0-1L6.5-8M0-1L-6.5-8\"/>"
        }
        Colour::Blue => {
            "<path class=\"sign\" d=\"M0-29C8-15 18-6 18 9A18 18 0 0 1-18 9C-18-6-8-15 0-29Z\"/>\
             <path class=\"sign-cut\" stroke-width=\"3\" d=\"M-10.5 10A10.5 10.5 0 0 0-3 19.5\"/>"
        }
        Colour::Purple => {
            "<path class=\"sign\" d=\"M-15-20H15L27-6L0 25L-27-6Z\"/>\
             <path class=\"sign-cut\" stroke-width=\"2.4\" d=\"M-27-6H27M-11-6L0 25L11-6L6-20M-11-6L-6-20\"/>"
        }
    }
}

/// What lies under the sign: cross-hatching, rows, columns, waves, diagonals.
fn pattern(colour: Colour) -> String {
    let (size, turn, path) = match colour {
        Colour::Red => ((9, 9), " patternTransform=\"rotate(45)\"", "M0 4.5H9M4.5 0V9"),
        Colour::Yellow => ((20, 10), "", "M0 5H20"),
        Colour::Green => ((10, 20), "", "M5 0V20"),
        Colour::Blue => ((22, 11), "", "M-1 5.5Q4.75 0 11 5.5T23 5.5"),
        Colour::Purple => ((9, 9), " patternTransform=\"rotate(45)\"", "M4.5 0V9"),
    };
    let (width, height) = size;
    let name = colour.name();
    format!(
        "<pattern id=\"pattern-{name}\" width=\"{width}\" height=\"{height}\" patternUnits=\"userSpaceOnUse\"{turn}>\
         <path class=\"card-pattern suit-{name}\" d=\"{path}\"/></pattern>"
    )
}

/// The back of every colour card: a ring of the five colours.
const BACK: &str = "\
<g id=\"card-back\"><rect class=\"card-rim\" x=\".5\" y=\".5\" width=\"99\" height=\"139\" rx=\"11\"/>\
<rect class=\"back-face\" x=\"7\" y=\"7\" width=\"86\" height=\"126\" rx=\"7\"/>\
<rect class=\"back-line\" x=\"13\" y=\"13\" width=\"74\" height=\"114\" rx=\"4\"/>\
<circle class=\"back-dot suit-red\" cx=\"50\" cy=\"48\" r=\"8.5\"/><circle class=\"back-dot suit-yellow\" cx=\"71\" cy=\"63\" r=\"8.5\"/>\
<circle class=\"back-dot suit-green\" cx=\"63\" cy=\"88\" r=\"8.5\"/><circle class=\"back-dot suit-blue\" cx=\"37\" cy=\"88\" r=\"8.5\"/>\
<circle class=\"back-dot suit-purple\" cx=\"29\" cy=\"63\" r=\"8.5\"/></g>";
