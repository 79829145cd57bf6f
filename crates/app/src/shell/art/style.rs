//! The style sheet of the drawings. It is written with the colours as custom properties, or with their values.

use crate::shell::art::palette::{PLAYERS, Theme, tone};
use std::fmt::Write;

/// The style of every class of the drawings. A `$` stands before the name of a colour.
const RULES: &str = "\
.art-definitions{position:absolute}
.art-f-paper{fill:$paper}
.art-shadow{fill:none;stroke:$shadow;stroke-linejoin:round}
.art-paper{fill:$paper;stroke:$paper-edge;stroke-width:1.5}
.art-seam{fill:none;stroke:$seam;stroke-width:1.6;stroke-opacity:.34}
.art-seam-light{fill:none;stroke:$seam-light;stroke-width:1.2;stroke-opacity:.5}
.art-field{stroke:$field-edge;stroke-width:3.5}.art-field.art-plain{fill:$field}
.art-water{stroke:$water-edge;stroke-width:3.5}.art-water.art-plain{fill:$water}
.art-forest{stroke:$forest-edge;stroke-width:3.5}.art-forest.art-plain{fill:$forest}
.art-tower{stroke:$rock-edge;stroke-width:3.5}.art-tower.art-plain{fill:$rock}
.art-rim-field{fill:none;stroke:$field-light;stroke-width:3.5}
.art-rim-water{fill:none;stroke:$shore;stroke-width:2.4}
.art-rim-forest{fill:none;stroke:$fir;stroke-width:8;stroke-linecap:round;stroke-dasharray:0 9 0 10.5 0 8.5 0 11}
.art-f-field{fill:$field}
.art-l-furrow{fill:none;stroke:$furrow;stroke-linecap:round}
.art-l-field-light{fill:none;stroke:$field-light;stroke-linecap:round}
.art-l-sheaf{fill:none;stroke:$sheaf;stroke-linecap:round;stroke-linejoin:round}
.art-f-water{fill:$water}.art-f-water-deep{fill:$water-deep}
.art-f-wave{fill:$wave}.art-l-wave{fill:none;stroke:$wave;stroke-linecap:round}
.art-l-deep{fill:none;stroke:$water-edge;stroke-opacity:.45;stroke-linecap:round}
.art-f-forest{fill:$forest}.art-f-forest-low{fill:$forest-low}
.art-f-fir{fill:$fir}.art-f-fir-light{fill:$fir-light}.art-f-trunk{fill:$trunk}
.art-f-rock{fill:$rock}.art-f-rock-light{fill:$rock-light}.art-f-rock-low{fill:$rock-low}
.art-l-crack{fill:none;stroke:$crack;stroke-linecap:round;stroke-linejoin:round}
.art-f-tower{fill:$tower}.art-f-tower-low{fill:$tower-low}.art-f-line{fill:$tower-line}
.art-l-line{fill:none;stroke:$tower-line;stroke-linejoin:round;stroke-linecap:round}
.art-f-roof{fill:$roof}.art-f-roof-low{fill:$roof-low}.art-f-wall{fill:$wall}.art-f-hut-line{fill:$hut-line}
.art-l-hut{fill:none;stroke:$hut-line;stroke-linejoin:round}
.art-l-rim{fill:$rim;stroke:$rim;stroke-linejoin:round;stroke-linecap:round}
.art-l-under{fill:none;stroke:$rim;stroke-linejoin:round;stroke-linecap:round}
.art-l-wood{fill:none;stroke:$wood;stroke-linecap:round}
.art-l-steel{fill:none;stroke:$steel;stroke-linecap:round;stroke-linejoin:round}
.art-f-steel{fill:$steel}.art-f-straw{fill:$straw}.art-f-wool{fill:$wool}.art-f-felt{fill:$felt}
.art-f-helmet{fill:$helmet}.art-f-crest{fill:$crest}
.art-l-gear{fill:none;stroke:$hut-line;stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round}
.art-points{fill:$on-player;font:700 26px system-ui,'DejaVu Sans',Verdana,sans-serif;text-anchor:middle}
.art-points.art-long{font-size:21px}
.art-worker{stroke-linejoin:round}
.art-body{stroke:$hut-line;stroke-width:1.6}
.art-head{fill:$face;stroke:$hut-line;stroke-width:1.6}
.art-shine{fill:none;stroke:$rim;stroke-opacity:.4;stroke-width:2.4;stroke-linecap:round}
.art-ghost .art-points,.art-idle .art-points{fill:$hut-line}
.art-idle .art-points{opacity:.65}
.art-idle .art-gear{opacity:.5}
.art-ghost .art-gear{opacity:.7}
.art-idle .art-head,.art-ghost .art-head{fill:$rim}
.art-badge{fill:$rim;stroke:$hut-line;stroke-width:2}
.art-count{fill:$hut-line;font:700 17px system-ui,'DejaVu Sans',Verdana,sans-serif;text-anchor:middle}
.art-lift{fill:$shadow;fill-opacity:.38}
.art-table{fill:$table}
.art-title{fill:$ink;font:700 44px Georgia,'DejaVu Serif',serif}
.art-note{fill:$ink-soft;font:28px system-ui,'DejaVu Sans',Verdana,sans-serif}
";

/// The classes with the colours of one theme, for a picture outside the page.
pub(crate) fn resolved(theme: Theme) -> String {
    rules(|name| tone(name, theme).unwrap_or("none").to_owned())
}

/// The rules with every colour put in.
fn rules(colour: impl Fn(&str) -> String) -> String {
    let mut text = RULES.to_owned();
    for player in 1..=PLAYERS {
        // A ghost has only its outline in the player's colour.
        let _ = writeln!(
            text,
            ".art-p{player} .art-body{{fill:$player-{player}}}\
             .art-ghost.art-p{player} .art-body{{fill:$rim;stroke:$player-{player};stroke-width:2.6;stroke-dasharray:5 3.5}}\
             .art-idle.art-p{player} .art-body{{fill:$rim;stroke:$player-{player};stroke-width:2.6}}"
        );
    }
    let mut parts = text.split('$');
    let mut css = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(part.len());
        css += &colour(&part[..end]);
        css += &part[end..];
    }
    css
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::art::palette::TONES;
    use std::collections::HashSet;

    /// The whole style sheet of the drawings: the colours as custom properties, light and dark, and the classes.
    ///
    /// The browser's preference decides between light and dark, unless the root element has the attribute `data-theme`.
    fn css() -> String {
        let properties = |theme: Theme| {
            let pairs = TONES.iter().map(|(name, light, dark)| {
                format!("--{name}:{};", if theme == Theme::Light { light } else { dark })
            });
            pairs.collect::<String>()
        };
        let (light, dark) = (properties(Theme::Light), properties(Theme::Dark));
        format!(
            "/* Made by crates/app/src/shell/art/style.rs; `UPDATE_EXPECT=1 cargo test -p app art::style` rewrites it. */\n\
             :root{{color-scheme:light;{light}}}\n\
             @media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n\
             :root[data-theme=dark]{{color-scheme:dark;{dark}}}\n{}",
            rules(|name| format!("var(--{name})"))
        )
    }

    #[test]
    fn the_style_sheet_is_the_one_on_disk() {
        expect_test::expect_file!["../../../web/art.css"].assert_eq(&css());
    }

    #[test]
    fn every_colour_has_a_name_and_every_name_a_colour() {
        for theme in Theme::ALL {
            let css = resolved(theme);
            assert!(!css.contains('$') && !css.contains("var("), "{css}");
        }
        rules(|name| tone(name, Theme::Light).unwrap_or_else(|| panic!("{name}?")).to_owned());
    }

    /// Everything that is drawn, in every detail and with a worker in every style.
    fn drawn() -> String {
        use crate::limes::art::{
            Caption, Detail, Scene, Worker, WorkerStyle, definitions, picture, worker,
        };
        let display = limes::Display::from_picture("=h@@ ~@ ~ =\n^@@ #h@ ~ ^@").expect("two cards");
        let styles = [
            WorkerStyle::Counted,
            WorkerStyle::Idle,
            WorkerStyle::Ghost,
            WorkerStyle::Picked,
            WorkerStyle::Shrunken,
        ];
        let workers = styles.map(|style| {
            let profession = Some(limes::Profession::Farmer);
            worker(&Worker { profession, player: 0, label: "10".into(), style, count: 2 })
        });
        [
            definitions(),
            picture(&display, 3, Theme::Dark, Caption { title: "a", note: "b" }),
            Scene::new(&display, Detail::Small).layers(),
            workers.concat(),
            crate::shell::art::mark(),
        ]
        .concat()
    }

    /// The names of all classes in a drawing.
    fn classes(drawn: &str) -> HashSet<&str> {
        let values = drawn.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        values.flat_map(|class| class.split(' ')).collect()
    }

    #[test]
    fn every_class_that_is_drawn_has_a_rule() {
        let (css, drawn) = (css(), drawn());
        // Other classes belong to the style sheets of the page.
        for name in classes(&drawn).into_iter().filter(|name| name.starts_with("art-")) {
            assert!(css.contains(&format!(".{name}")), "{name}");
        }
        assert!(!drawn.contains("style=\""), "inline styles need a laxer content security policy");
    }

    #[test]
    fn every_rule_is_for_something_that_is_drawn() {
        let drawn = drawn();
        let drawn = classes(&drawn);
        for rest in RULES.split(".art-").skip(1) {
            let name = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next();
            let class = format!("art-{}", name.unwrap_or_default());
            assert!(drawn.contains(class.as_str()), "{class} is never drawn");
        }
    }
}
