//! Names in sentences whose writing runs the other way. Hebrew or Arabic in a sentence would carry digits and punctuation
//! beside it along, so such words stand between marks that keep their direction to themselves, as Fluent isolates variables.
//! Without them, texts stay free of marks.

use crate::shell::texts::Value;
use std::borrow::Cow;

/// First strong isolate: what follows has a direction of its own.
const BEGIN: char = '\u{2068}';
/// Pop directional isolate.
const END: char = '\u{2069}';

/// A text for the middle of a sentence.
pub(crate) fn isolated(text: &str) -> Cow<'_, str> {
    match needs_marks(text) {
        true => format!("{BEGIN}{text}{END}").into(),
        false => text.into(),
    }
}

/// A value as a sentence has it.
pub(super) fn isolated_value<'a>(value: &'a Value<'_>) -> Value<'a> {
    match value {
        Value::Text(text) => Value::Text(isolated(text)),
        Value::Number(number) => Value::Number(*number),
    }
}

/// A text without the marks, for labels, files and whatever is copied.
pub(crate) fn without_marks(text: String) -> String {
    match text.contains([BEGIN, END]) {
        true => text.replace([BEGIN, END], ""),
        false => text,
    }
}

/// Whether any of it runs from right to left outside of marks.
fn needs_marks(text: &str) -> bool {
    let mut depth = 0_usize;
    text.chars().any(|c| {
        match c {
            BEGIN => depth += 1,
            END => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && runs_left(c)
    })
}

/// The blocks of Unicode whose scripts run from right to left, and the marks and overrides of that direction.
fn runs_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
        | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}' | '\u{2067}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::{Language, Texts};

    const NOAM: &str = "נועם";

    /// A text with visible signs in place of the marks.
    fn visible(text: &str) -> String {
        text.replace(BEGIN, "<").replace(END, ">")
    }

    #[test]
    fn only_names_that_run_the_other_way_are_marked() {
        for name in ["", "Ada", "Žofie 2", "日本", "🂡"] {
            assert_eq!(isolated(name), name);
        }
        assert_eq!(visible(&isolated(NOAM)), format!("<{NOAM}>"));
        assert_eq!(isolated(&isolated(NOAM)), isolated(NOAM), "once is enough");
        assert_eq!(visible(&isolated("سلمى 2")), "<سلمى 2>");
    }

    #[test]
    fn a_sentence_marks_each_name_and_a_label_none() {
        let texts = Texts::new(Language::En);
        let names = texts.list(&["Ada", NOAM, NOAM]);
        assert_eq!(visible(&names), format!("Ada, <{NOAM}> and <{NOAM}>"));
        let values = [("names", names.into())];
        let said = texts.say_with("play-waiting", &values);
        assert_eq!(visible(&said), format!("Waiting for Ada, <{NOAM}> and <{NOAM}>"));
        let label = texts.label_with("play-waiting", &values);
        assert_eq!(label, format!("Waiting for Ada, {NOAM} and {NOAM}"));
        let label = texts.labelled(NOAM.to_owned(), isolated(NOAM).into());
        assert_eq!(label, format!("{NOAM}: {NOAM}"));
    }
}
