//! A display as a file: a picture that needs neither the page nor its style sheets.

use crate::limes::art::definitions::symbols;
use crate::limes::art::geometry::{Rect, cells_rect};
use crate::limes::art::scene::{Detail, Scene};
use crate::limes::art::worker::{crowds, escaped, worker};
use crate::shell::art::palette::Theme;
use crate::shell::art::style::resolved;
use limes::Display;

/// What is written under a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Caption<'a> {
    /// In large letters: for example a name and a result.
    pub title: &'a str,
    /// In small letters, below.
    pub note: &'a str,
}

/// The display with its workers as an SVG document, in the colours of this theme.
///
/// `player` gives the workers' colour, as in [`Worker`](super::Worker).
pub fn picture(display: &Display, player: usize, theme: Theme, caption: Caption<'_>) -> String {
    let cards = cells_rect(display.cells());
    let mut frame = cards.grown(40.0);
    let mut words = String::new();
    if !caption.title.is_empty() {
        frame.height += 58.0;
        words += &text("art-title", cards.x, frame.y + frame.height - 32.0, caption.title);
    }
    if !caption.note.is_empty() {
        frame.height += 40.0;
        words += &text("art-note", cards.x, frame.y + frame.height - 30.0, caption.note);
    }
    let figures: String = crowds(display, player)
        .iter()
        .map(|crowd| {
            format!("<g transform=\"{}\">{}</g>", crowd.spot.transform(), worker(&crowd.worker))
        })
        .collect();
    let Rect { x, y, width, height } = frame;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{frame}\" width=\"{width}\" height=\"{height}\">\
         <title>{}</title><style>{}</style><defs>{}</defs>\
         <path class=\"art-table\" d=\"M{x} {y}h{width}v{height}h-{width}z\"/>{}{figures}{words}</svg>",
        escaped(caption.title),
        resolved(theme),
        symbols(),
        Scene::new(display, Detail::Full).layers(),
    )
}

fn text(class: &str, x: f32, y: f32, words: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", escaped(words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn display() -> Display {
        Display::from_picture("=h@@ ~@ # =\n^ #h ~ ^@").expect("two cards")
    }

    #[test]
    fn a_picture_stands_alone() {
        for theme in Theme::ALL {
            let svg = picture(&display(), 1, theme, Caption { title: "Ada", note: "7" });
            let document = roxmltree::Document::parse(&svg).expect("well-formed");
            // Everything it refers to is inside, and no colour is left to a page.
            let ids: HashSet<&str> =
                document.descendants().filter_map(|n| n.attribute("id")).collect();
            for node in document.descendants() {
                let named = node.attribute("href").and_then(|href| href.strip_prefix('#'));
                let filled = node.attribute("fill").and_then(|fill| fill.strip_prefix("url(#"));
                for id in named.into_iter().chain(filled.map(|fill| fill.trim_end_matches(')'))) {
                    assert!(ids.contains(id), "{id}");
                }
            }
            assert!(!svg.contains("var(") && !svg.contains("http://www.w3.org/1999"));
        }
    }

    #[test]
    fn light_and_dark_differ_in_colours_only() {
        let body = |theme| {
            let svg = picture(&display(), 0, theme, Caption::default());
            svg.split("</style>").nth(1).map(str::to_owned)
        };
        assert_eq!(body(Theme::Light), body(Theme::Dark));
        assert_ne!(resolved(Theme::Light), resolved(Theme::Dark));
    }

    #[test]
    fn captions_may_hold_anything() {
        for words in ["", "<script>", "a & b", "\u{0}\u{7}\u{ffff}", "\"'", "Žofie – 44 🙂"] {
            let svg = picture(&display(), 0, Theme::Light, Caption { title: words, note: words });
            roxmltree::Document::parse(&svg).expect(words);
        }
        picture(&Display::new(), usize::MAX, Theme::Dark, Caption::default());
    }
}
