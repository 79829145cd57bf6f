//! The little TOML that our files need: keys with texts, whole numbers, truths and lists of texts.

mod reader;

use crate::excerpt::{excerpt, shortened};
use reader::Reader;
use std::collections::BTreeMap;
use std::fmt;
use toml_parser::parser::parse_document;
use toml_parser::{Expected, ParseError, Source};

/// The keys at the top of a TOML text, with their values.
///
/// Whatever else TOML can say (other numbers, dates, tables, lists of other things) may be there too and is left
/// alone. It has to be TOML, but two things are not looked at in it: whether a date exists in the calendar, and whether a
/// key inside a table is given twice.
///
/// ```
/// let entries = record::Entries::read("name = \"tiny\"\nhuts = 3\nmade = 2026-05-01").unwrap();
/// assert_eq!(entries.text("name"), Ok("tiny"));
/// assert_eq!(entries.number("huts"), Ok(3));
/// assert_eq!(entries.text("made").unwrap_err().to_string(), "line 3: `made` must be a text");
/// assert_eq!(entries.text("cards").unwrap_err().to_string(), "line 1: `cards` is missing");
/// ```
#[derive(Clone, Debug)]
pub struct Entries(BTreeMap<String, Entry>);

#[derive(Clone, Debug)]
struct Entry {
    /// The line of its key, counted from 1.
    line: usize,
    value: Value,
}

#[derive(Clone, Debug)]
enum Value {
    Text(String),
    Number(u64),
    Truth(bool),
    Texts(Vec<String>),
    /// Anything else.
    Other,
    /// A piece of a table, which may be given in several pieces.
    Piece,
}

/// Why a text cannot be read, or an entry is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryFault {
    /// The line, counted from 1; the first for what is missing.
    pub line: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for EntryFault {}

impl Entries {
    /// Reads a TOML text.
    ///
    /// # Errors
    /// If it is no TOML, or gives a key twice.
    pub fn read(text: &str) -> Result<Entries, EntryFault> {
        let source = Source::new(text);
        let tokens = source.lex().into_vec();
        let mut reader = Reader::new(source);
        // It keeps the first of many.
        let mut fault: Option<ParseError> = None;
        parse_document(&tokens, &mut reader, &mut fault);
        match fault {
            None => Ok(Entries(reader.into_entries())),
            Some(fault) => Err(EntryFault::of(&fault, text)),
        }
    }

    /// Whether a key is there, with whatever value.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// The text of a key.
    ///
    /// # Errors
    /// If the key is missing, or is no text.
    pub fn text(&self, key: &str) -> Result<&str, EntryFault> {
        match self.value(key) {
            Some(Value::Text(text)) => Ok(text),
            _ => Err(self.fault(key, "a text")),
        }
    }

    /// The number of a key.
    ///
    /// # Errors
    /// If the key is missing, or is no whole number from 0 on.
    pub fn number(&self, key: &str) -> Result<u64, EntryFault> {
        match self.value(key) {
            Some(Value::Number(number)) => Ok(*number),
            _ => Err(self.fault(key, "a whole number")),
        }
    }

    /// Whether a key says `true`.
    ///
    /// # Errors
    /// If the key is missing, or says something else than `true` and `false`.
    pub fn truth(&self, key: &str) -> Result<bool, EntryFault> {
        match self.value(key) {
            Some(Value::Truth(truth)) => Ok(*truth),
            _ => Err(self.fault(key, "true or false")),
        }
    }

    /// The texts of a key's list.
    ///
    /// # Errors
    /// If the key is missing, or is no list of texts alone.
    pub fn texts(&self, key: &str) -> Result<&[String], EntryFault> {
        match self.value(key) {
            Some(Value::Texts(texts)) => Ok(texts),
            _ => Err(self.fault(key, "a list of texts")),
        }
    }

    fn value(&self, key: &str) -> Option<&Value> {
        self.0.get(key).map(|entry| &entry.value)
    }

    /// What is wrong with a key that was to be something: it is something else, or is missing.
    pub fn fault(&self, key: &str, what: &str) -> EntryFault {
        match self.0.get(key) {
            Some(entry) => {
                EntryFault { line: entry.line, message: format!("`{key}` must be {what}") }
            }
            None => EntryFault { line: 1, message: format!("`{key}` is missing") },
        }
    }
}

/// What the parser expects may be a long list.
const LONGEST_MESSAGE: usize = 200;

impl EntryFault {
    fn of(fault: &ParseError, text: &str) -> EntryFault {
        let at = fault.unexpected().or(fault.context()).map_or(0, |span| span.start());
        let before = text.bytes().take(at);
        let mut message = fault.description().to_owned();
        let mut before_it = ", expected ";
        for expected in fault.expected().unwrap_or_default() {
            message.push_str(before_it);
            before_it = " or ";
            match expected {
                Expected::Literal("\n") => message.push_str("a new line"),
                Expected::Literal(sign) => message.extend(["`", sign, "`"]),
                Expected::Description(what) => message.push_str(what),
                _ => message.push('…'),
            }
        }
        EntryFault {
            line: 1 + before.filter(|&byte| byte == b'\n').count(),
            message: shortened(&message, LONGEST_MESSAGE),
        }
    }
}

/// A key is given twice.
fn twice(key: &str) -> ParseError {
    ParseError::new(format!("`{}` is given twice", excerpt(key)))
}

#[cfg(test)]
mod tests;
