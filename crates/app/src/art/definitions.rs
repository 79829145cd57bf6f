//! Symbols and patterns, drawn once a page and then only named.

use super::scene::SHADES;

/// The hidden drawing that holds what all others refer to. It goes into the page once, before them. It must not be
/// hidden by `display: none`, or browsers do not paint its patterns.
pub fn definitions() -> String {
    format!(
        "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\" focusable=\"false\">\
         <defs>{}</defs></svg>",
        symbols()
    )
}

/// What stands inside `<defs>`.
pub(crate) fn symbols() -> String {
    let mut all = [PATTERNS, LAND, SMALL, BUILDINGS, FIGURES].concat();
    debug_assert_eq!(ROCKS.len(), SHADES as usize);
    for (number, rock) in ROCKS.iter().enumerate() {
        all += &format!("<g id=\"art-rock-{number}\">{rock}</g>");
    }
    all
}

/// Wide tiles that fit no zone, so that the eye finds no repeat.
const PATTERNS: &str = "\
<pattern id=\"art-field\" width=\"230\" height=\"64\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(-27)\">\
<path class=\"art-f-field\" d=\"M-5-5h240v74h-240z\"/>\
<path class=\"art-l-furrow\" stroke-width=\"4.2\" d=\"M-6 7q30-5 60 0t60 0 60 0 66-1M-6 39q40 5 80 0t80 0 82 0\"/>\
<path class=\"art-l-furrow\" stroke-width=\"3\" d=\"M4 23q26 4 52 0t52 0M128 22q24-4 48 0t44 0M-6 56q20-3 40 0t40 0 40 0M132 55q26 4 52 0t52 1\"/>\
<path class=\"art-l-field-light\" stroke-width=\"2\" d=\"M10 14q28-4 56 0M110 15q20 3 40 0t36 0M40 47q30 4 60 0M150 47q24-3 48 0M6 31h22M196 30h18\"/>\
</pattern>\
<pattern id=\"art-water\" width=\"174\" height=\"118\" patternUnits=\"userSpaceOnUse\">\
<path class=\"art-f-water\" d=\"M-5-5h184v128h-184z\"/>\
<path class=\"art-f-water-deep\" d=\"M20 20q40-14 80 0t60 14q-40 12-80 0t-60-14zM60 86q30-10 62 0t40 10q-30 10-62 2t-40-12z\"/>\
<path class=\"art-l-wave\" stroke-width=\"3\" d=\"M8 14q9-8 18 0t18 0 18 0M96 26q9-8 18 0t18 0M40 50q9-8 18 0t18 0 18 0M128 60q9-8 18 0t18 0M4 76q9-8 18 0t18 0M78 88q9-8 18 0t18 0 18 0M22 108q9-8 18 0t18 0M134 108q8-7 16 0t16 0\"/>\
<path class=\"art-l-deep\" stroke-width=\"2.4\" d=\"M72 8q8-7 16 0M142 36q8-7 16 0M14 34q8-7 16 0M100 62q8-7 16 0M56 72q8-7 16 0M142 84q8-7 16 0M88 108q8-7 16 0\"/>\
</pattern>\
<pattern id=\"art-forest\" width=\"142\" height=\"122\" patternUnits=\"userSpaceOnUse\">\
<path class=\"art-f-forest\" d=\"M-5-5h152v132h-152z\"/>\
<path class=\"art-f-forest-low\" d=\"M10 16a7 5 0 1 0 14 0a7 5 0 1 0-14 0M54 6a6 4 0 1 0 12 0a6 4 0 1 0-12 0M98 22a8 5 0 1 0 16 0a8 5 0 1 0-16 0M34 44a8 6 0 1 0 16 0a8 6 0 1 0-16 0M78 58a7 5 0 1 0 14 0a7 5 0 1 0-14 0M118 66a6 4 0 1 0 12 0a6 4 0 1 0-12 0M6 78a8 5 0 1 0 16 0a8 5 0 1 0-16 0M50 92a7 5 0 1 0 14 0a7 5 0 1 0-14 0M94 102a8 5 0 1 0 16 0a8 5 0 1 0-16 0M22 110a6 4 0 1 0 12 0a6 4 0 1 0-12 0\"/>\
</pattern>";

/// Things strewn over the land, each standing on its own origin.
const LAND: &str = "\
<g id=\"art-fir-0\"><path class=\"art-f-trunk\" d=\"M-2-6h4v7h-4z\"/>\
<path class=\"art-f-fir\" d=\"M0-37L7.5-25H4.5L10-15H6L12.5-4H-12.5L-6-15H-10L-4.5-25H-7.5Z\"/>\
<path class=\"art-f-fir-light\" d=\"M0-37L-7.5-25H-4.5L-10-15H-6L-12.5-4H-5L-3-15-2.5-25Z\"/></g>\
<g id=\"art-fir-1\"><path class=\"art-f-trunk\" d=\"M-2-5h4v6h-4z\"/>\
<path class=\"art-f-fir\" d=\"M0-31L6.5-20H4L11-3.5H-11L-4-20H-6.5Z\"/>\
<path class=\"art-f-fir-light\" d=\"M0-31L-6.5-20H-4L-11-3.5H-4L-2.5-20Z\"/></g>\
<g id=\"art-fir-2\"><path class=\"art-f-trunk\" d=\"M-1.5-4h3v5h-3z\"/>\
<path class=\"art-f-fir\" d=\"M0-24L8.5-3H-8.5Z\"/><path class=\"art-f-fir-light\" d=\"M0-24L-8.5-3H-3Z\"/></g>\
<g id=\"art-sheaf-0\"><path class=\"art-l-sheaf\" stroke-width=\"2.2\" d=\"M0 0V-18M-4 0Q-1-8-7-16M4 0Q1-8 7-16M-4-6H4\"/>\
<path class=\"art-f-field-light\" d=\"M0-22l2.4 4-2.4 4-2.4-4zM-8-20l3.4 3.4-1 4.6-3.2-3.4zM8-20l-3.4 3.4 1 4.6 3.2-3.4z\"/></g>\
<g id=\"art-sheaf-1\"><path class=\"art-l-sheaf\" stroke-width=\"2.2\" d=\"M-7 0q-1-6-4-9M-6 0V-11M-5 0q1-6 4-9M6 0q-1-5-3-7M7 0V-9M8 0q1-5 3-7\"/></g>\
<g id=\"art-sheaf-2\"><path class=\"art-l-sheaf\" stroke-width=\"2.2\" d=\"M-1 0q-1-7-5-11M0 0V-13M1 0q1-7 5-11\"/></g>\
<g id=\"art-fish-0\"><path class=\"art-l-wave\" stroke-width=\"2.2\" d=\"M-9 0Q0-8 8 0Q0 8-9 0M8 0l6-5v10z\"/></g>\
<g id=\"art-fish-1\"><path class=\"art-l-wave\" stroke-width=\"2.2\" d=\"M9 0Q0-8-8 0Q0 8 9 0M-8 0l-6-5v10z\"/></g>";

/// The same landscapes for very small drawings: few bold strokes a zone.
const SMALL: &str = "\
<path id=\"art-small-field\" class=\"art-l-furrow\" stroke-width=\"9\" d=\"M16 44L44 16M16 84L84 16M56 84L84 56\"/>\
<path id=\"art-small-water\" class=\"art-l-wave\" stroke-width=\"8\" d=\"M18 36q10.5-13 21 0t21 0 21 0M18 66q10.5-13 21 0t21 0 21 0\"/>\
<g id=\"art-small-forest\"><path class=\"art-f-fir\" d=\"M32 16L54 60H10ZM70 36L90 82H50Z\"/></g>";

/// Huts and towers, from their north-west corners.
const BUILDINGS: &str = "\
<g id=\"art-hut\"><path class=\"art-f-wall\" d=\"M4 11H24V25H4Z\"/><path class=\"art-f-hut-line\" d=\"M11 25V17h6v8Z\"/>\
<path class=\"art-f-roof\" d=\"M14 1L27 13H1Z\"/><path class=\"art-f-roof-low\" d=\"M14 1L27 13H16Z\"/>\
<path class=\"art-l-hut\" stroke-width=\"2.2\" d=\"M14 1L27 13H1ZM4 13V25H24V13\"/></g>\
<g id=\"art-keep\"><path class=\"art-f-rock-low\" d=\"M-2 71Q20 62 44 71Q34 77 20 77Q6 77-2 71Z\"/>\
<path class=\"art-f-tower\" d=\"M2 2H10V8H16V2H24V8H30V2H38V20L34 24V68Q20 74 6 68V24L2 20Z\"/>\
<path class=\"art-f-tower-low\" d=\"M30 2H38V20L34 24V68Q29 70.5 24 71V24H27L30 20Z\"/>\
<path class=\"art-l-line\" stroke-width=\"2.6\" d=\"M2 2H10V8H16V2H24V8H30V2H38V20L34 24V68Q20 74 6 68V24L2 20ZM3 20H37\"/>\
<path class=\"art-f-line\" d=\"M18 30q2-3 4 0v8h-4zM15 70.500V57a5 5 0 0 1 10 0v13.500z\"/>\
<path class=\"art-l-line\" stroke-width=\"1.6\" stroke-opacity=\".55\" d=\"M9 34h5M27 33h5M8 47h6M25 46h6M29 58h4M9 60h3\"/></g>";

/// The faces of a rock: light from the north-west, cracks, loose stones.
const ROCKS: [&str; 3] = [
    "<path class=\"art-f-rock-light\" d=\"M8 22Q8 8 22 8H58L46 26 18 34 8 52Z\"/>\
     <path class=\"art-f-rock-low\" d=\"M92 44V78Q92 92 78 92H40L58 76 84 70Z\"/>\
     <path class=\"art-l-crack\" stroke-width=\"2.4\" d=\"M58 8L46 26 18 34 8 52M46 26L60 44 84 40 92 44M60 44L58 76 40 92M58 76L84 70M18 34L30 58 12 76M30 58L58 62\"/>",
    "<path class=\"art-f-rock-light\" d=\"M40 8H78Q92 8 92 22V34L66 28 52 36Z\"/>\
     <path class=\"art-f-rock-low\" d=\"M8 60V78Q8 92 22 92H64L44 80 30 62Z\"/>\
     <path class=\"art-l-crack\" stroke-width=\"2.4\" d=\"M40 8L52 36 66 28 92 34M52 36L30 62 8 60M30 62L44 80 64 92M52 36L70 60 66 80 64 92M70 60L92 64M24 8L22 30 8 36\"/>",
    "<path class=\"art-f-rock-light\" d=\"M8 22Q8 8 22 8H34L40 30 26 48 8 44Z\"/>\
     <path class=\"art-f-rock-low\" d=\"M92 56V78Q92 92 78 92H52L62 70Z\"/>\
     <path class=\"art-l-crack\" stroke-width=\"2.4\" d=\"M34 8L40 30 26 48 8 44M40 30L68 24 92 28M68 24L72 8M26 48L34 72 20 92M34 72L62 70 92 56M62 70L52 92M68 24L62 48 62 70\"/>",
];

/// A worker's body without colour, hats and tools; the origin is his middle.
const FIGURES: &str = "\
<path id=\"art-figure\" d=\"M-8.5-9.500A10 10 0 1 1 4.500-9.500C11-7.500 14-1 15 7L17 25Q17.500 30 12.500 30H-16.500Q-21.500 30-21 25L-19 7C-18-1-15-7.500-8.500-9.500Z\"/>\
<g id=\"art-tool-farmer\"><path class=\"art-l-rim\" fill=\"none\" style=\"fill:none\" stroke-width=\"6\" d=\"M19 29V-27M13-26V-17Q13-12 19-12Q25-12 25-17V-26\"/>\
<path class=\"art-l-wood\" stroke-width=\"3\" d=\"M19 29V-12\"/><path class=\"art-l-steel\" stroke-width=\"2.8\" d=\"M19-12V-27M13-26V-17Q13-12 19-12Q25-12 25-17V-26\"/></g>\
<g id=\"art-tool-fisherman\"><path class=\"art-l-rim\" style=\"fill:none\" stroke-width=\"6\" d=\"M15 26Q19-6 15-29Q22-26 22-14V-4\"/>\
<path class=\"art-l-wood\" stroke-width=\"3\" d=\"M15 26Q19-6 15-29\"/><path class=\"art-l-steel\" stroke-width=\"1.6\" d=\"M15-29Q22-26 22-14V-6\"/>\
<path class=\"art-l-rim\" stroke-width=\"4\" d=\"M22-7Q28 0 22 7L25 12H19L22 7Q16 0 22-7Z\"/><path class=\"art-f-steel\" d=\"M22-7Q28 0 22 7L25.500 12.500H18.500L22 7Q16 0 22-7Z\"/></g>\
<g id=\"art-tool-woodcutter\"><path class=\"art-l-rim\" style=\"fill:none\" stroke-width=\"6\" d=\"M18 29V-25\"/>\
<path class=\"art-l-rim\" stroke-width=\"5\" d=\"M14-25L20-25Q26-28 27-29Q30-18 26-9Q24-13 20-14H14Z\"/>\
<path class=\"art-l-wood\" stroke-width=\"3.2\" d=\"M18 29V-27\"/><path class=\"art-f-steel\" d=\"M14-24L20-25Q25-27 27-29Q30-18 26-9Q24-13 20-14L14-15Z\"/></g>\
<g id=\"art-tool-watchman\"><path class=\"art-l-rim\" stroke-width=\"6\" d=\"M20 29V-14M20-30L25-20 20-13 15-20Z\"/>\
<path class=\"art-l-wood\" stroke-width=\"3\" d=\"M20 29V-14\"/><path class=\"art-f-steel\" d=\"M20-31L25-20 20-13 15-20Z\"/></g>\
<g id=\"art-hat-farmer\"><path class=\"art-f-straw\" d=\"M-19-17Q-2-23 15-17Q14-14-2-14T-19-17ZM-10-19Q-9-30-2-30T6-19Q-2-16-10-19Z\"/>\
<path class=\"art-l-gear\" d=\"M-19-17Q-2-23 15-17Q14-13-2-13T-19-17ZM-10-19.500Q-9-30-2-30T6-19.500M-10-19.500Q-2-16 6-19.500\"/></g>\
<g id=\"art-hat-fisherman\"><path class=\"art-f-wool\" d=\"M-12.500-17Q-12.500-27-2-27T8.500-17V-13.500H-12.500ZM-5.500-28a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1-7 0\"/>\
<path class=\"art-l-gear\" d=\"M-12.500-18Q-12-27-2-27T8.500-18V-13.500H-12.500ZM-12.500-18H8.500M-5.500-28a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1-7 0M-5-18v4.500M1-18v4.500\"/></g>\
<g id=\"art-hat-woodcutter\"><path class=\"art-f-felt\" d=\"M-14-14Q-8-17-4-30Q4-26 10-14Q-2-18-14-14Z\"/>\
<path class=\"art-l-gear\" d=\"M-14-14Q-8-17-4-30Q4-26 10-14Q-2-18-14-14Z\"/></g>\
<g id=\"art-hat-watchman\"><path class=\"art-f-crest\" d=\"M-15-17Q-15-31-2-31T11-17H6Q5-25-2-25T-10-17Z\"/>\
<path class=\"art-f-helmet\" d=\"M-11-12V-18Q-9-25.500-2-25.500T7-18V-12H3V-16H-7V-12Z\"/>\
<path class=\"art-l-gear\" d=\"M-15-17Q-15-31-2-31T11-17H7.500M-11.500-17H-15M-11-11V-18Q-9-25.500-2-25.500T7-18V-11H3.500V-16H-7.500V-11Z\"/></g>";
