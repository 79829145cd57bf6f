//! Colours, where the terminal has them.

use crate::explain::WIDTH;
use clap::builder::styling::{Ansi256Color, Color, Style};
use limes::Landscape;
use limits::Colour;
use std::io::IsTerminal;

/// Whether to colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// Letters only.
    Plain,
    /// With the terminal's colours.
    Coloured,
}

impl Paint {
    /// Colours only for a terminal, and not for those who asked for none.
    pub(crate) fn for_stdout() -> Paint {
        // An empty value counts as unset: https://no-color.org
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if std::io::stdout().is_terminal() && !refused { Paint::Coloured } else { Paint::Plain }
    }

    /// A piece of landscape.
    pub(crate) fn zone(self, landscape: Landscape, text: &str) -> String {
        let (back, front) = match landscape {
            Landscape::Field => (186, 58),
            Landscape::Water => (67, 195),
            Landscape::Forest => (65, 193),
            Landscape::Tower => (245, 235),
        };
        let style = Style::new().bg_color(Some(colour(back))).fg_color(Some(colour(front)));
        // Huts and workers must be easier to see than the landscape.
        let things: String = (text.split_inclusive(['h', '@']))
            .map(|part| match part.strip_suffix(['h', '@']) {
                Some(land) => {
                    let thing = &part[land.len()..];
                    self.styled(style, land) + &self.styled(on(back, thing), thing)
                }
                None => self.styled(style, part),
            })
            .collect();
        things
    }

    /// A colour card. Its letter or name is always in the text, for those who see no colours.
    pub(crate) fn card(self, card: Colour, text: &str) -> String {
        let (back, front) = match card {
            Colour::Red => (160, 231),
            Colour::Yellow => (220, 16),
            Colour::Green => (34, 16),
            Colour::Blue => (26, 231),
            Colour::Purple => (91, 231),
        };
        let style = Style::new().bold().bg_color(Some(colour(back))).fg_color(Some(colour(front)));
        self.styled(style, text)
    }

    /// An empty screen, so that what was on it is to be remembered; nothing where there is no screen.
    pub(crate) fn clean_slate(self) -> &'static str {
        match self {
            Paint::Coloured => "\u{1b}[H\u{1b}[2J",
            Paint::Plain => "",
        }
    }

    /// What matters now.
    pub(crate) fn strong(self, text: &str) -> String {
        self.styled(Style::new().bold(), text)
    }

    /// What only helps.
    pub(crate) fn faint(self, text: &str) -> String {
        self.styled(Style::new().dimmed(), text)
    }

    /// A line across, with a title.
    pub(crate) fn title(self, text: &str) -> String {
        let rest = "─".repeat(WIDTH.saturating_sub(text.chars().count() + 4));
        format!("{} {} {}\n", self.faint("──"), self.strong(text), self.faint(&rest))
    }

    fn styled(self, style: Style, text: &str) -> String {
        match self {
            Paint::Coloured if !text.is_empty() => format!("{style}{text}{style:#}"),
            _ => text.to_owned(),
        }
    }
}

fn colour(number: u8) -> Color {
    Color::Ansi256(Ansi256Color(number))
}

/// How a hut or a worker stands out from its landscape.
fn on(back: u8, thing: &str) -> Style {
    let front = if thing == "@" { 15 } else { 16 };
    let back = if thing == "@" { 124 } else { back };
    Style::new().bold().bg_color(Some(colour(back))).fg_color(Some(colour(front)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_nothing_is_added() {
        assert_eq!(Paint::Plain.zone(Landscape::Field, "=h@=="), "=h@==");
        assert_eq!(Paint::Plain.strong("x"), "x");
        assert_eq!(Paint::Plain.card(Colour::Red, "r"), "r");
        assert_eq!(Paint::Plain.clean_slate(), "");
    }

    #[test]
    fn with_colours_the_text_is_still_there() {
        let painted = Paint::Coloured.zone(Landscape::Field, "=h@==");
        let mut text = String::new();
        let mut rest = painted.as_str();
        while let Some((before, after)) = rest.split_once('\u{1b}') {
            text += before;
            rest = after.split_once('m').map_or("", |(_, after)| after);
        }
        assert_eq!(text + rest, "=h@==");
    }
}
