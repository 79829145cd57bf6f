//! The TOML around the cards of a deck: a name and a list of strings.

use crate::entries::{Entries, EntryFault};
use crate::name::{NameFault, check_name};
use crate::quoted::quoted;
use std::fmt;

/// A deck as it is written, before any game has understood its cards.
///
/// ```
/// let file = record::DeckFile::parse("name = \"tiny\"\ncards = [\"= ~ ^ #\"]").unwrap();
/// assert_eq!(file.name, "tiny");
/// assert_eq!(file.cards, ["= ~ ^ #"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFile {
    /// The deck's name; `custom` where the file gives none.
    pub name: String,
    /// One string a card, in the order of their numbers.
    pub cards: Vec<String>,
}

/// Why a text is not a deck file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFileFault {
    /// The text is no TOML, or its `name` or `cards` are of another kind.
    NotToml(EntryFault),
    /// The name cannot be written in a record.
    Name(NameFault),
}

impl fmt::Display for DeckFileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFileFault::NotToml(EntryFault { line, message }) => {
                write!(f, "line {line}: not a deck file: {message}")
            }
            DeckFileFault::Name(fault) => write!(f, "the deck's name: {fault}"),
        }
    }
}

impl std::error::Error for DeckFileFault {}

impl From<EntryFault> for DeckFileFault {
    fn from(fault: EntryFault) -> DeckFileFault {
        DeckFileFault::NotToml(fault)
    }
}

impl DeckFile {
    /// Reads the TOML of a deck. Keys other than `name` and `cards` are left alone.
    ///
    /// # Errors
    /// If the text is not such a file.
    pub fn parse(text: &str) -> Result<DeckFile, DeckFileFault> {
        let entries = Entries::read(text)?;
        let name = if entries.has("name") { entries.text("name")? } else { "custom" };
        let cards = entries.texts("cards")?.to_vec();
        check_name(name).map_err(DeckFileFault::Name)?;
        Ok(DeckFile { name: name.to_owned(), cards })
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

#[cfg(test)]
mod against_toml;

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn refused(text: &str, why: Expect) {
        why.assert_eq(&DeckFile::parse(text).expect_err("refused").to_string());
    }

    #[test]
    fn rubbish_is_refused_with_its_line() {
        refused("", expect!["line 1: not a deck file: `cards` is missing"]);
        refused(
            "cards = [\n\"a\"\n",
            expect!["line 2: not a deck file: unclosed array, expected `]`"],
        );
        refused("name = 3\ncards = []", expect!["line 1: not a deck file: `name` must be a text"]);
        refused(
            "name = \"\"\ncards = []",
            expect!["the deck's name: a name needs at least one character"],
        );
    }

    #[test]
    fn what_is_written_is_read_again() {
        let cards = vec!["= ~ ^ #".into(), "=\n~\u{7}\"".into()];
        let file = DeckFile { name: "a \"b\" \\c".into(), cards };
        assert_eq!(DeckFile::parse(&file.to_string()), Ok(file));
    }
}
