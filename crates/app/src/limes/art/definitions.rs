//! Symbols and patterns, drawn once per page and then referred to by name.

/// The hidden drawing that holds what all others refer to. It is put into the page once, before them. It must not be
/// hidden with `display: none`: browsers would not paint its patterns.
pub fn definitions() -> String {
    format!(
        "<svg class=\"art-definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">\
         <defs>{}</defs></svg>",
        symbols()
    )
}

/// The content of `<defs>`.
pub(crate) fn symbols() -> String {
    let mut all = [PATTERNS, LAND, SMALL, BUILDINGS, FIGURES].concat();
    for (number, rock) in ROCKS.iter().enumerate() {
        all += &format!("<g id=\"art-rock-{number}\">{rock}</g>");
    }
    all
}

/// How many faces a rock can have.
pub(crate) const ROCK_FACES: u32 = ROCKS.len() as u32;

/// Wide tiles whose size is no multiple of a zone, so that the eye finds no repetition.
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

/// Things scattered over the land. Each stands on its own origin.
const LAND: &str = "\
<g id=\"art-fir-0\"><path class=\"art-f-trunk\" d=\"M-2-6h4v7h-4z\"/>\
<path class=\"art-f-fir\" d=\"M0-37L7.5-25H4.5L10-15H6L12.5-4H-12.5L-6-15H-10L-4.5-25H-7.5Z\"/>\
<path class=\"art-f-fir-light\" d=\"M0-37L-7.5-25H-4.5L-10-15H-6L-12.5-4H-5L-3-15-2.5-25Z\"/></g>\
<g id=\"art-fir-1\"><path class=\"art-f-trunk\" d=\"M-2-5h4v6h-4z\"/>\
<path class=\"art-f-fir\" d=\"M0-31L6.5-20H4L11-3.5H-11L-4-20H-6.5Z\"/>\
<path class=\"art-f-fir-light\" d=\"M0-31L-6.5-20H-4L-11-3.5H-4L-2.5-20Z\"/></g>\
<g id=\"art-fir-2\"><path class=\"art-f-trunk\" d=\"M-1.5-4h3v5h-3z\"/>\
<path class=\"art-f-fir\" d=\"M0-24L8.5-3H-8.5Z\"/><path class=\"art-f-fir-light\" d=\"M0-24L-8.5-3H-3Z\"/></g>\
<g id=\"art-sheaf-0\"><path class=\"art-l-sheaf\" stroke-width=\"2.6\" d=\"M0 0V-21M-5 0Q-1-9-9-18M5 0Q1-9 9-18M-4-7.5H4\"/>\
<path class=\"art-f-straw\" d=\"M0-28l3.2 5.5-3.2 5.5-3.2-5.5zM-11-25l4.6 4.2-1.2 6-4.4-4.2zM11-25l-4.6 4.2 1.2 6 4.4-4.2z\"/></g>\
<g id=\"art-sheaf-1\"><path class=\"art-l-sheaf\" stroke-width=\"2.4\" d=\"M-8 0q-1-7-5-11M-7 0V-14M-6 0q1-7 5-11M7 0q-1-6-4-9M8 0V-12M9 0q1-6 4-9\"/></g>\
<g id=\"art-sheaf-2\"><path class=\"art-l-sheaf\" stroke-width=\"2.4\" d=\"M-1 0q-1-8-6-13M0 0V-16M1 0q1-8 6-13\"/></g>\
<g id=\"art-fish-0\"><path class=\"art-f-wave\" d=\"M-10 0Q-1-8 7-1L14-6V6L7 1Q-1 8-10 0Z\"/></g>\
<g id=\"art-fish-1\"><path class=\"art-f-wave\" d=\"M10 0Q1-8-7-1L-14-6V6L-7 1Q1 8 10 0Z\"/></g>";

/// The same landscapes for very small drawings: a few bold strokes per zone.
const SMALL: &str = "\
<path id=\"art-small-field\" class=\"art-l-furrow\" stroke-width=\"9\" d=\"M16 44L44 16M16 84L84 16M56 84L84 56\"/>\
<path id=\"art-small-water\" class=\"art-l-wave\" stroke-width=\"8\" d=\"M18 36q10.5-13 21 0t21 0 21 0M18 66q10.5-13 21 0t21 0 21 0\"/>\
<g id=\"art-small-hut\"><path class=\"art-f-wall\" d=\"M3 11H25V25H3Z\"/><path class=\"art-f-roof\" d=\"M14 0L28 14H0Z\"/>\
<path class=\"art-l-hut\" stroke-width=\"2.4\" d=\"M14 0L28 14H0ZM3 14V25H25V14\"/></g>\
<g id=\"art-small-tower\"><path class=\"art-f-tower\" d=\"M1 14H13V23H18V14H28V23H33V14H45V42L39 48V88H7V48L1 42Z\"/>\
<path class=\"art-l-line\" stroke-width=\"6\" d=\"M1 14H13V23H18V14H28V23H33V14H45V42L39 48V88H7V48L1 42Z\"/>\
<path class=\"art-f-line\" d=\"M15 88V68a8 8 0 0 1 16 0V88Z\"/></g>\
<g id=\"art-small-forest\"><path class=\"art-f-fir\" d=\"M32 16L54 60H10ZM70 36L90 82H50Z\"/></g>";

/// Huts and towers, from their north-west corners.
const BUILDINGS: &str = "\
<g id=\"art-hut\"><path class=\"art-f-wall\" d=\"M4 11H24V25H4Z\"/><path class=\"art-f-hut-line\" d=\"M11 25V17h6v8Z\"/>\
<path class=\"art-f-roof\" d=\"M14 1L27 13H1Z\"/><path class=\"art-f-roof-low\" d=\"M14 1L27 13H16Z\"/>\
<path class=\"art-l-hut\" stroke-width=\"2.2\" d=\"M14 1L27 13H1ZM4 13V25H24V13\"/></g>\
<g id=\"art-keep\"><path class=\"art-f-rock-low\" d=\"M-1 71Q18 62 40 71Q31 77 18.5 77Q6 77-1 71Z\"/>\
<path class=\"art-f-tower\" d=\"M1.5 2H9.5V8H15V2H22V8H27.5V2H35.5V20L32 24V68Q18.5 74 5 68V24L1.5 20Z\"/>\
<path class=\"art-f-tower-low\" d=\"M27.5 2H35.5V20L32 24V68Q27 70.5 23 71V24H25L27.5 20Z\"/>\
<path class=\"art-l-line\" stroke-width=\"2.6\" d=\"M1.5 2H9.5V8H15V2H22V8H27.5V2H35.5V20L32 24V68Q18.5 74 5 68V24L1.5 20ZM2.5 20H34.5\"/>\
<path class=\"art-f-line\" d=\"M16.5 31q2-4 4 0v8h-4zM13.5 70.5V57a5 5 0 0 1 10 0v13.5z\"/>\
<path class=\"art-l-line\" stroke-width=\"1.6\" stroke-opacity=\".5\" d=\"M8 34h5M25 33h5M7 47h6M24 46h6M27 58h4M8 60h3\"/></g>";

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

/// A worker's body without colour, head, hats and tools. The origin is the middle of the figure.
const FIGURES: &str = "\
<path id=\"art-figure\" d=\"M-8-6.5H4C11-5 14 0 15 7L17 25Q17.5 30 12.5 30H-16.5Q-21.5 30-21 25L-19 7C-18 0-15-5-8-6.5Z\"/>\
<path id=\"art-head\" d=\"M-11.5-14.5a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1-19 0Z\"/>\
<path id=\"art-hand\" d=\"M14 6a4.8 4.8 0 1 1 9.6 0a4.8 4.8 0 1 1-9.6 0Z\"/>\
<g id=\"art-tool-farmer\"><path class=\"art-l-under\" stroke-width=\"6.5\" d=\"M19 29V-27M12.5-26V-17Q12.5-12 19-12Q25.5-12 25.5-17V-26\"/>\
<path class=\"art-l-wood\" stroke-width=\"3\" d=\"M19 29V-12\"/><path class=\"art-l-steel\" stroke-width=\"3\" d=\"M19-12V-27M12.5-26V-17Q12.5-12 19-12Q25.5-12 25.5-17V-26\"/></g>\
<g id=\"art-tool-fisherman\"><path class=\"art-l-under\" stroke-width=\"6.5\" d=\"M18 29Q21-4 13-28\"/><path class=\"art-l-under\" stroke-width=\"4\" d=\"M13-28Q23-31 23-22V-16\"/>\
<path class=\"art-l-wood\" stroke-width=\"3\" d=\"M18 29Q21-4 13-28\"/><path class=\"art-l-steel\" stroke-width=\"1.6\" d=\"M13-28Q23-31 23-20V-15\"/>\
<path class=\"art-l-rim\" stroke-width=\"4\" d=\"M23-17Q30-10 24-3L28 2H20L23-3Q17-10 23-17Z\"/><path class=\"art-f-steel\" d=\"M23.5-17Q30-10 24.5-3L28.5 2.5H19.5L23-3Q17.5-10 23.5-17Z\"/></g>\
<g id=\"art-tool-woodcutter\"><path class=\"art-l-under\" stroke-width=\"6.5\" d=\"M18.5 29V-27\"/>\
<path class=\"art-l-rim\" stroke-width=\"4.5\" d=\"M13-25L20-25.5Q26-27 28-30Q32-18 27-7Q25-12 20-13.5L13-14Z\"/>\
<path class=\"art-l-wood\" stroke-width=\"3.4\" d=\"M18.5 29V-28\"/><path class=\"art-f-steel\" d=\"M13-25L20-25.5Q26-27 28-30Q32-18 27-7Q25-12 20-13.5L13-14Z\"/></g>\
<g id=\"art-tool-watchman\"><path class=\"art-l-rim\" stroke-width=\"5\" d=\"M19 29V-14M19-31L24.5-20 19-12 13.5-20Z\"/>\
<path class=\"art-l-wood\" stroke-width=\"3\" d=\"M19 29V-14\"/><path class=\"art-f-steel\" d=\"M19-32L25-20 19-12 13-20Z\"/></g>\
<g id=\"art-hat-farmer\"><path class=\"art-f-straw\" d=\"M-10-21Q-10-31-2-31T6-21Q15-20 15-17.5Q7-14.5-2-14.5T-19-17.5Q-19-20-10-21Z\"/>\
<path class=\"art-l-gear\" d=\"M-10-21Q-10-31-2-31T6-21Q15-20 15-17.5Q7-14.5-2-14.5T-19-17.5Q-19-20-10-21ZM-10-21Q-2-18 6-21\"/></g>\
<g id=\"art-hat-fisherman\"><path class=\"art-f-wool\" d=\"M-12-17V-20Q-11-28-2-28T8-20V-17ZM-5.5-29a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0\"/>\
<path class=\"art-l-gear\" d=\"M-12-16V-20.5Q-11-28-2-28T8-20.5V-16ZM-12-20.5H8M-5.5-29a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M-6-20.5v4M2-20.5v4\"/></g>\
<g id=\"art-hat-woodcutter\"><path class=\"art-f-felt\" d=\"M-15-15Q-9-19-6-32Q5-28 11-15Q-2-20-15-15Z\"/>\
<path class=\"art-l-gear\" d=\"M-15-15Q-9-19-6-32Q5-28 11-15Q-2-20-15-15Z\"/><path class=\"art-f-crest\" d=\"M-6-22Q-12-25-15-32Q-7-30-4-22.5Z\"/></g>\
<g id=\"art-hat-watchman\"><path class=\"art-f-crest\" d=\"M-16-17Q-17-33-2-33T12-17L7-18Q6-27-2-27T-11-18Z\"/>\
<path class=\"art-f-helmet\" d=\"M-12-9V-18Q-11-27-2-27T8-18V-9H4.5V-17H-8.5V-9Z\"/>\
<path class=\"art-l-gear\" d=\"M-12-18L-16-17Q-17-33-2-33T12-17L8-18M-12-9V-18Q-11-27-2-27T8-18V-9H4.5V-17H-8.5V-9Z\"/></g>";
