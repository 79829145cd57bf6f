//! New names of players: NFKC, and nothing in them that readers cannot see. Records accept more, since they may be old.

use record::NameFault;
use std::fmt;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// The most combining marks on one character.
const MOST_MARKS: usize = 2;

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameRefusal {
    /// It is not a name in a record either.
    Unrecordable(NameFault),
    /// It has a character that is invisible, changes the direction, or means nothing.
    Invisible(char),
    /// It has too many marks in a row, or begins with one.
    Marks,
}

impl fmt::Display for NameRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameRefusal::Unrecordable(fault) => fault.fmt(f),
            NameRefusal::Invisible(char) => {
                write!(f, "a name cannot hold the invisible character U+{:04X}", u32::from(*char))
            }
            NameRefusal::Marks => {
                write!(f, "a name has at most {MOST_MARKS} marks in a row, each on a character")
            }
        }
    }
}

impl std::error::Error for NameRefusal {}

/// A name in the form in which it is stored.
pub(crate) fn normalised(name: &str) -> Result<String, NameRefusal> {
    // Before the spaces at the ends go, for line separators count as spaces.
    let name: String = name.nfkc().collect();
    let mut before = None;
    let mut marks = 0;
    for char in name.chars() {
        if is_invisible(char) && !is_emoji_style(char, before) {
            return Err(NameRefusal::Invisible(char));
        }
        let is_mark = matches!(
            char.general_category(),
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
        );
        marks = if is_mark { marks + 1 } else { 0 };
        let has_base = before.is_some_and(|before: char| !before.is_whitespace());
        if marks > MOST_MARKS || (is_mark && !has_base) {
            return Err(NameRefusal::Marks);
        }
        before = Some(char);
    }
    let name = name.trim();
    record::check_name(name).map_err(NameRefusal::Unrecordable)?;
    Ok(name.to_owned())
}

/// Whether it is drawn as nothing, or every font draws it in its own way.
fn is_invisible(char: char) -> bool {
    let is_by_category = matches!(
        char.general_category(),
        GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    is_by_category
        || matches!(
            char,
            '\u{34f}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{ffa0}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Keyboards put U+FE0F after symbols, to have them in colour.
fn is_emoji_style(char: char, before: Option<char>) -> bool {
    let is_symbol = |char: char| matches!(char.general_category(), GeneralCategory::OtherSymbol);
    char == '\u{fe0f}' && before.is_some_and(is_symbol)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_stored_in_nfkc_without_spaces_around() {
        for (typed, stored) in [
            (" Ada ", "Ada"),
            ("Zoe\u{308}", "Zo\u{eb}"),
            ("\u{ff21}da\u{a0}B.", "Ada B."),
            ("Nguye\u{302}\u{303}n", "Nguy\u{1ec5}n"),
            ("น้ำ", "น\u{e49}\u{e4d}\u{e32}"),
            ("雪", "雪"),
            ("☀\u{fe0f}", "☀\u{fe0f}"),
            ("Z\u{324}\u{331}", "Z\u{324}\u{331}"),
        ] {
            let normal = normalised(typed);
            assert_eq!(normal.as_deref(), Ok(stored), "{typed}");
            assert_eq!(normalised(stored).as_deref(), Ok(stored), "{typed}");
        }
    }

    #[test]
    fn names_with_invisible_characters_are_refused() {
        for char in "\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{180b}\u{180e}\u{200b}\u{200d}\u{2028}\u{2029}\u{202e}\
            \u{2060}\u{2066}\u{2800}\u{e000}\u{fe00}\u{fe0f}\u{feff}\u{ffff}\u{378}\u{e0041}\u{e0100}\u{f0000}"
            .chars()
        {
            for name in [format!("{char}"), format!("{char}Ada"), format!("A{char}da"), format!("Ada{char}")] {
                assert_eq!(normalised(&name), Err(NameRefusal::Invisible(char)), "{name:?}");
            }
        }
        // Compatible with the Hangul filler.
        for name in ["\u{3164}", "Ada\u{ffa0}"] {
            assert_eq!(normalised(name), Err(NameRefusal::Invisible('\u{1160}')));
        }
    }

    #[test]
    fn marks_need_a_character_and_do_not_pile_up() {
        for name in ["Z\u{324}\u{331}\u{339}", "\u{301}Ada", "Ada \u{301}b", "\u{20dd}"] {
            assert_eq!(normalised(name), Err(NameRefusal::Marks), "{name:?}");
        }
    }

    #[test]
    fn names_are_refused_that_no_record_can_hold() {
        for (name, fault) in
            [("", NameFault::Empty), (" \u{3000}", NameFault::Empty), ("A\nB", NameFault::Control)]
        {
            assert_eq!(normalised(name), Err(NameRefusal::Unrecordable(fault)));
        }
        // One character becomes eighteen.
        assert_eq!(
            normalised("\u{fdfa}\u{fdfa}\u{fdfa}"),
            Err(NameRefusal::Unrecordable(NameFault::TooLong(54)))
        );
    }
}
