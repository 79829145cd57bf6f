//! A display as a file: a picture that needs no page, no style sheet and no font of ours.

use super::definitions::symbols;
use super::palette::Theme;
use super::place::{Frame, cells_frame};
use super::scene::{Detail, Scene};
use super::style::resolved;
use super::worker::{crowds, escaped, worker};
use limes::Display;

/// What is written under a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Caption<'a> {
    /// In large letters: a name and a result, say.
    pub title: &'a str,
    /// In small ones, below.
    pub note: &'a str,
}

/// The display with its workers as an SVG document, in the colours of this theme.
///
/// `player` gives the workers' colour, as in [`Worker`](super::Worker).
pub fn picture(display: &Display, player: usize, theme: Theme, caption: Caption<'_>) -> String {
    let cards = cells_frame(display.cells());
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
    let Frame { x, y, width, height } = frame;
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
