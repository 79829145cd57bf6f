//! Names that look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// A key that is equal for names that look alike, whatever their case, alphabet, spaces and invisible characters: the confusable
/// skeleton (UTS 39) of the folded name. It is for comparing only, not for display.
pub fn name_skeleton(name: &str) -> String {
    let compatible: String = name.nfkc().collect();
    let visible: String = compatible.chars().filter(|&char| !is_invisible(char)).collect();
    // Letters that look alike in one case need not do so in the other, so both are folded: I, l and 1 become one, and i with
    // them, since I is its capital.
    let upper: String = skeleton(&visible).collect();
    let lower: String = skeleton(&upper.to_lowercase()).collect();
    lower.replace(['i', 'ı'], "l")
}

/// Spaces, and characters that most fonts draw as nothing.
fn is_invisible(char: char) -> bool {
    char.is_whitespace()
        || matches!(
            char,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (name, other) in [
            ("Ada", "ada"),
            ("Ada", "ADA"),
            ("Ada", "\u{410}d\u{430}"),
            ("Ada", "\u{ff21}da"),
            ("Grace", "Gra\u{200b}ce"),
            ("Grace", "\u{2060}Grace\u{34f}"),
            ("Grace", "Grace\u{e0041}"),
            ("Bill", "BILL"),
            ("Bill", "BiIl"),
            ("Bill", "B1ll"),
            ("Quiet Miller", "quiet\u{a0}miller"),
            ("Quiet Miller", "QuietMiller"),
            ("Zoe\u{308}", "Zo\u{eb}"),
            ("0tto", "Otto"),
        ] {
            assert_eq!(name_skeleton(name), name_skeleton(other), "{name} {other}");
        }
    }

    #[test]
    fn different_names_have_different_skeletons() {
        let names = [
            "Ada", "Ben", "Cleo", "Zoe", "Zo\u{eb}", "Person 2", "Person 3", "Jürgen", "Jurgen",
            "Ян", "Ада", "雪",
        ];
        for (at, name) in names.iter().enumerate() {
            for other in &names[at + 1..] {
                assert_ne!(name_skeleton(name), name_skeleton(other), "{name} {other}");
            }
        }
        assert_eq!(name_skeleton("\u{200b}\u{3164}"), "");
    }
}
