//! Headers: `[Name "value"]`, one a line, with `\"` and `\\` inside the quotes.

use std::fmt;

/// One header of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Its line in the text, counted from 1; 0 for a header that was not read from a text.
    pub line: usize,
    /// The word after the bracket: a letter, then letters, digits and `_`.
    pub name: String,
    /// What stands between the quotes, without escapes.
    pub value: String,
}

impl Header {
    /// A header that is to be written.
    pub fn new(name: &str, value: impl Into<String>) -> Header {
        Header { line: 0, name: name.to_owned(), value: value.into() }
    }

    /// Reads one line. `None` if it is not a header from its first to its last character.
    pub(crate) fn parse(line: usize, text: &str) -> Option<Header> {
        let inside = text.strip_prefix('[')?.trim_end().strip_suffix("\"]")?;
        let (name, escaped) = inside.split_once(" \"")?;
        let mut letters = name.chars();
        if !letters.next()?.is_ascii_alphabetic()
            || !letters.all(|c| c.is_ascii_alphanumeric() || c == '_')
        {
            return None;
        }
        let mut value = String::with_capacity(escaped.len());
        let mut rest = escaped.chars();
        while let Some(c) = rest.next() {
            value.push(match c {
                '"' => return None,
                '\\' => rest.next().filter(|&c| c == '"' || c == '\\')?,
                c if c.is_control() => return None,
                c => c,
            });
        }
        Some(Header { line, name: name.to_owned(), value })
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(f, "[{} \"{value}\"]", self.name)
    }
}

/// The headers of a record, taken out by name until only the unknown ones are left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers(Vec<Header>);

/// Why a record's headers are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// A header that every record must have is not there.
    Missing(&'static str),
    /// A header that may appear only once appears again on this line.
    Twice {
        /// The line of the second one.
        line: usize,
        /// The header's name.
        name: &'static str,
    },
}

impl fmt::Display for HeaderFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeaderFault::Missing(name) => write!(f, "the header [{name} \"…\"] is missing"),
            HeaderFault::Twice { line, name } => {
                write!(f, "line {line}: a second header [{name} \"…\"]")
            }
        }
    }
}

impl std::error::Error for HeaderFault {}

impl Headers {
    /// Collects headers in the order in which they were read.
    pub fn new(headers: Vec<Header>) -> Headers {
        Headers(headers)
    }

    /// Takes every header of that name out, in order.
    pub fn take_all(&mut self, name: &str) -> Vec<Header> {
        let (taken, left) = std::mem::take(&mut self.0).into_iter().partition(|h| h.name == name);
        self.0 = left;
        taken
    }

    /// Takes the header of that name out, if there is one.
    ///
    /// # Errors
    /// If there are two.
    pub fn take_optional(&mut self, name: &'static str) -> Result<Option<Header>, HeaderFault> {
        let mut taken = self.take_all(name).into_iter();
        let first = taken.next();
        match taken.next() {
            Some(second) => Err(HeaderFault::Twice { line: second.line, name }),
            None => Ok(first),
        }
    }

    /// Takes the header of that name out.
    ///
    /// # Errors
    /// If there is none, or two.
    pub fn take(&mut self, name: &'static str) -> Result<Header, HeaderFault> {
        self.take_optional(name)?.ok_or(HeaderFault::Missing(name))
    }

    /// What nobody took: kept, and written back as it was. Where a header stood is no part of what
    /// the record says, so the lines are forgotten.
    pub fn rest(self) -> Vec<Header> {
        self.0.into_iter().map(|header| Header { line: 0, ..header }).collect()
    }
}
