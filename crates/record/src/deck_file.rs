//! The TOML around the cards of a deck: a name and a list of strings.

use crate::excerpt::shortened;
use crate::name::{NameFault, check_name};
use serde::Deserialize;
use std::fmt;

/// A deck as it is written, before any game has understood its cards.
///
/// ```
/// let file = record::DeckFile::parse("name = \"tiny\"\ncards = [\"= ~ ^ #\"]").unwrap();
/// assert_eq!(file.name, "tiny");
/// assert_eq!(file.cards, ["= ~ ^ #"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct DeckFile {
    /// The deck's name; `custom` where the file gives none.
    #[serde(default = "custom")]
    pub name: String,
    /// One string a card, in the order of their numbers.
    pub cards: Vec<String>,
}

fn custom() -> String {
    "custom".to_owned()
}

/// Why a text is no deck file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFileFault {
    /// The text is no TOML, or its `name` or `cards` are of another kind.
    NotToml {
        /// The line where reading stopped, counted from 1, if it is known.
        line: Option<usize>,
        /// What the reader says.
        message: String,
    },
    /// The name cannot stand in a record.
    Name(NameFault),
}

impl fmt::Display for DeckFileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFileFault::NotToml { line: Some(line), message } => {
                write!(f, "line {line}: not a deck file: {message}")
            }
            DeckFileFault::NotToml { line: None, message } => {
                write!(f, "not a deck file: {message}")
            }
            DeckFileFault::Name(fault) => write!(f, "the deck's name: {fault}"),
        }
    }
}

impl std::error::Error for DeckFileFault {}

/// What the reader says may quote the file, which may be anything.
const LONGEST_MESSAGE: usize = 200;

impl DeckFile {
    /// Reads the TOML of a deck. Keys other than `name` and `cards` are left alone.
    ///
    /// # Errors
    /// If the text is not such a file.
    pub fn parse(text: &str) -> Result<DeckFile, DeckFileFault> {
        let file: DeckFile = toml::from_str(text).map_err(|fault| DeckFileFault::NotToml {
            line: fault.span().map(|span| 1 + text[..span.start].matches('\n').count()),
            message: shortened(
                &fault.message().lines().collect::<Vec<_>>().join(", "),
                LONGEST_MESSAGE,
            ),
        })?;
        check_name(&file.name).map_err(DeckFileFault::Name)?;
        Ok(file)
    }
}

impl fmt::Display for DeckFile {
    /// The file's text, one numbered line a card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "name = {}", quoted(&self.name))?;
        writeln!(f, "cards = [")?;
        for (card, number) in self.cards.iter().zip(1..) {
            writeln!(f, "  {},  # {number}", quoted(card))?;
        }
        writeln!(f, "]")
    }
}

/// A TOML basic string. Names hold no control characters, so two escapes are enough.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn refused(text: &str, why: Expect) {
        why.assert_eq(&DeckFile::parse(text).expect_err("refused").to_string());
    }

    #[test]
    fn rubbish_is_refused_with_its_line() {
        refused("", expect!["line 1: not a deck file: missing field `cards`"]);
        refused(
            "cards = [\n\"a\"\n",
            expect!["line 2: not a deck file: unclosed array, expected `]`"],
        );
        refused(
            "name = 3\ncards = []",
            expect!["line 1: not a deck file: invalid type: integer `3`, expected a string"],
        );
        refused(
            "name = \"\"\ncards = []",
            expect!["the deck's name: a name needs at least one character"],
        );
    }

    #[test]
    fn what_is_written_is_read_again() {
        let file = DeckFile { name: "a \"b\" \\c".into(), cards: vec!["= ~ ^ #".into(); 3] };
        assert_eq!(DeckFile::parse(&file.to_string()), Ok(file));
    }
}
