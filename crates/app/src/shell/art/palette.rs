//! Every colour, once for the light theme and once for the dark one.

/// The theme of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Ink on parchment.
    Light,
    /// By lamplight.
    Dark,
}

#[cfg(test)]
impl Theme {
    /// Both.
    pub(crate) const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];
}

/// How many players have a colour of their own; after these, the colours repeat.
pub const PLAYERS: usize = 8;

/// A colour: its name, its value in the light theme, its value in the dark one. In CSS the name follows two dashes.
pub(crate) const TONES: [(&str, &str, &str); 77] = [
    // The table and what lies on it.
    ("table", "#e9e1d0", "#211d19"),
    ("table-low", "#ddd2bb", "#191613"),
    ("panel", "#f7f1e4", "#2b2621"),
    ("panel-low", "#efe6d3", "#35302a"),
    ("line", "#cfc2a6", "#4a433a"),
    ("ink", "#2c2620", "#f2e9d8"),
    ("ink-soft", "#5f564a", "#b9ae9c"),
    ("accent", "#ad221a", "#ff7a6e"),
    ("on-accent", "#ffffff", "#2b0f0c"),
    ("go", "#2e7d32", "#2e7d32"),
    ("on-go", "#ffffff", "#ffffff"),
    ("glow", "#fff6c9", "#ffe9a3"),
    ("sight", "#8a1c6b", "#ff9fdc"),
    // Cards.
    ("paper", "#f6eddb", "#453d33"),
    ("paper-edge", "#cbbd9f", "#5c5346"),
    ("shadow", "#4b3a1e", "#000000"),
    ("seam", "#3a2f1e", "#0f0c09"),
    ("seam-light", "#fff9ea", "#8d8272"),
    // Landscapes.
    ("field", "#e3b94f", "#a87f27"),
    ("field-light", "#efcd72", "#bd9338"),
    ("furrow", "#cf9f34", "#8a661a"),
    ("field-edge", "#a97b1f", "#d9b153"),
    ("sheaf", "#8f6312", "#f0cf7d"),
    ("water", "#4d9fc4", "#25617f"),
    ("water-deep", "#4192b8", "#1f5671"),
    ("wave", "#8ccde6", "#4a94b5"),
    ("shore", "#d6eff7", "#86c3dc"),
    ("water-edge", "#2c6f93", "#6fb4d2"),
    ("forest", "#5a8a4d", "#32582d"),
    ("forest-low", "#4f7d45", "#2a4d26"),
    ("fir", "#2f5b2b", "#1c3b1a"),
    ("fir-light", "#427338", "#457a3d"),
    ("forest-edge", "#274a23", "#79a96e"),
    ("trunk", "#5a3d22", "#2b1c10"),
    ("rock", "#b9b0a3", "#6f675e"),
    ("rock-light", "#cdc5b9", "#827a6f"),
    ("rock-low", "#a1978a", "#5c554d"),
    ("crack", "#8a8073", "#46403a"),
    ("rock-edge", "#6f665a", "#a89f91"),
    ("tower", "#f3e8d0", "#d3c6ad"),
    ("tower-low", "#d9c9a8", "#ab9d83"),
    ("tower-line", "#2e2821", "#1a1612"),
    ("roof", "#1f5fd0", "#2f6fe0"),
    ("roof-low", "#174aa6", "#2257b5"),
    ("wall", "#fbf3e0", "#e2d6bd"),
    ("hut-line", "#1d2540", "#10131f"),
    // Workers and their tools.
    ("rim", "#fffaf0", "#f2e9d8"),
    ("on-player", "#ffffff", "#ffffff"),
    ("face", "#eccb9c", "#e3c090"),
    ("wood", "#6b4524", "#6b4524"),
    ("steel", "#4b5560", "#4b5560"),
    ("straw", "#f0cb62", "#f0cb62"),
    ("wool", "#e8eef2", "#e8eef2"),
    ("felt", "#4d8a45", "#4d8a45"),
    ("helmet", "#c3c9cf", "#c3c9cf"),
    ("crest", "#d0392b", "#d0392b"),
    // The players, dark enough for white digits.
    ("player-1", "#b3261e", "#b3261e"),
    ("player-2", "#26221f", "#26221f"),
    ("player-3", "#1d5fa8", "#1d5fa8"),
    ("player-4", "#7a3f8f", "#7a3f8f"),
    ("player-5", "#0b6b5b", "#0b6b5b"),
    ("player-6", "#9a4a08", "#9a4a08"),
    ("player-7", "#b01e6f", "#b01e6f"),
    ("player-8", "#56600f", "#56600f"),
    // Colour cards: what is printed on them, each colour with the lines of its pattern, the rim and the back.
    ("suit-sign", "#fdf7e8", "#f7efdc"),
    ("suit-sign-dark", "#4a3407", "#2f2105"),
    ("suit-red", "#bb352b", "#a8332a"),
    ("suit-red-line", "#a12a22", "#922a22"),
    ("suit-yellow", "#e0b132", "#c79a28"),
    ("suit-yellow-line", "#cd9c1f", "#b3881d"),
    ("suit-green", "#3d7f42", "#35723b"),
    ("suit-green-line", "#2f6d36", "#2a612f"),
    ("suit-blue", "#2e73b2", "#2b6aa4"),
    ("suit-blue-line", "#4a8cc6", "#3d7db7"),
    ("suit-purple", "#7b4a97", "#71448b"),
    ("suit-purple-line", "#8f60aa", "#84559e"),
    ("card-rim", "#fdf7ea", "#d8ccb6"),
];

/// The colour of this name, as `#rrggbb`.
pub fn tone(name: &str, theme: Theme) -> Option<&'static str> {
    let (_, light, dark) = TONES.iter().find(|(n, ..)| *n == name)?;
    Some(if theme == Theme::Light { light } else { dark })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast between two colours by WCAG, 1 to 21; `None` unless both are written `#rrggbb`.
    fn contrast(a: &str, b: &str) -> Option<f32> {
        let (a, b) = (luminance(a)?, luminance(b)?);
        Some((a.max(b) + 0.05) / (a.min(b) + 0.05))
    }

    fn luminance(colour: &str) -> Option<f32> {
        let hex = colour.strip_prefix('#').filter(|hex| hex.len() == 6 && hex.is_ascii())?;
        let part = |from: usize| -> Option<f32> {
            let value = f32::from(u8::from_str_radix(&hex[from..from + 2], 16).ok()?) / 255.0;
            Some(if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) })
        };
        Some(0.2126 * part(0)? + 0.7152 * part(2)? + 0.0722 * part(4)?)
    }

    /// Checks that the contrast between the two is at least this high in both themes.
    fn check(a: &str, b: &str, least: f32) {
        for theme in Theme::ALL {
            let colours = (tone(a, theme).expect(a), tone(b, theme).expect(b));
            let contrast = contrast(colours.0, colours.1).expect("two colours");
            assert!(contrast >= least, "{a} and {b}, {theme:?}: {contrast:.2} of {least}");
        }
    }

    #[test]
    fn every_text_can_be_read() {
        for ground in ["table", "table-low", "panel", "panel-low"] {
            check("ink", ground, 7.0);
            check("ink-soft", ground, 4.5);
            check("accent", ground, 4.5);
        }
        check("on-accent", "accent", 4.5);
        check("on-go", "go", 4.5);
        // Points: white on the worker; in ink on a ghost and on one who does not count.
        for player in 1..=PLAYERS {
            check("on-player", &format!("player-{player}"), 4.5);
        }
        check("hut-line", "rim", 7.0);
    }

    #[test]
    fn symbols_stand_out_from_their_ground() {
        check("roof", "wall", 3.0);
        check("tower-line", "tower", 7.0);
        check("tower-line", "wall", 7.0);
        check("accent", "paper", 3.0);
        check("field-edge", "field", 1.5);
        check("forest-edge", "forest", 1.9);
        check("water-edge", "water", 1.7);
    }

    #[test]
    fn signs_and_limits_can_be_read_on_their_colours() {
        for suit in ["suit-red", "suit-green", "suit-blue", "suit-purple"] {
            check("suit-sign", suit, 4.5);
        }
        check("suit-sign-dark", "suit-yellow", 4.5);
    }

    #[test]
    fn the_largest_contrast_is_black_on_white() {
        assert_eq!(contrast("#000000", "#ffffff").map(f32::round), Some(21.0));
    }

    #[test]
    fn colours_are_colours() {
        for (name, light, dark) in TONES {
            assert!(contrast(light, dark).is_some(), "{name}");
            assert_eq!(TONES.iter().filter(|(n, ..)| *n == name).count(), 1, "{name} twice");
        }
        for rubbish in ["", "#", "#12345", "123456", "#1234é", "#gggggg", "#1234567"] {
            assert_eq!(contrast(rubbish, "#ffffff"), None, "{rubbish}");
        }
        assert_eq!(tone("no such", Theme::Dark), None);
    }
}
