//! Texts as TOML writes them.

use std::fmt::Write;

/// A text as a TOML string on one line.
///
/// ```
/// assert_eq!(record::quoted("a \"b\"\n"), r#""a \"b\"\n""#);
/// ```
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text, false))
}

/// A text as a TOML string that has as many lines as the text, so that a person can read it.
///
/// ```
/// assert_eq!(record::quoted_lines("a \"b\"\nc"), "\"\"\"\na \"b\"\nc\"\"\"");
/// assert_eq!(record::quoted_lines("a"), "\"a\"");
/// ```
pub fn quoted_lines(text: &str) -> String {
    if !text.contains('\n') {
        return quoted(text);
    }
    // The line break right behind the quotes does not belong to the text.
    format!("\"\"\"\n{}\"\"\"", escaped(text, true))
}

fn escaped(text: &str, lines: bool) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        // Between lines a quote can stand as it is, but three in a row would end the text.
        let alone = || !text[..at].ends_with('"') && at + 1 < text.len();
        match sign {
            '\n' if lines => out.push(sign),
            '"' if lines && alone() => out.push(sign),
            '"' | '\\' => out.extend(['\\', sign]),
            '\n' => out.push_str("\\n"),
            _ if sign.is_control() => {
                // Writing to a text never fails.
                let _ = write!(out, "\\u{:04X}", u32::from(sign));
            }
            _ => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entries;
    use proptest::prelude::*;

    fn comes_back(text: &str) {
        for written in [quoted(text), quoted_lines(text)] {
            let file = format!("before = 1\ntext = {written}\nlist = [\n  {written},\n]\n");
            let entries = Entries::read(&file).expect("TOML");
            assert_eq!(entries.text("text"), Ok(text), "{written}");
            assert_eq!(entries.texts("list"), Ok(&[text.to_owned()][..]), "{written}");
        }
    }

    #[test]
    fn odd_texts_come_back() {
        for text in [
            "",
            "\n",
            "\n\n",
            "\"",
            "\"\n",
            "\n\"",
            "\"\"\"\n\"\"\"",
            "a\\\nb",
            "\r\n",
            "\r",
            "\t",
            "\\",
            "\u{0}\u{7f}\u{85}\u{feff}\n",
            "\\u0041\n",
            "a\n \t",
            "'''\n'''",
        ] {
            comes_back(text);
        }
    }

    proptest! {
        #[test]
        fn every_text_comes_back(text in "[\\PC\"'\\\\\n\r\t]{0,30}", any in any::<String>()) {
            comes_back(&text);
            comes_back(&any);
        }
    }
}
