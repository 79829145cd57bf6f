//! A record's text, cut into headers and lines. What the lines mean, each game knows.

use crate::header::{Header, Headers};
use std::fmt;

/// The largest record, in bytes.
pub const MAX_BYTES: usize = 1_000_000;

/// A record's text: headers first, then the lines of the game. Comments and blank lines are gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document<'a> {
    /// The headers, in order.
    pub headers: Headers,
    /// The lines after the headers, in order.
    pub lines: Vec<Line<'a>>,
}

/// One line of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Its number in the text, counted from 1.
    pub number: usize,
    /// Its text, without blanks at the ends.
    pub text: &'a str,
}

/// Why a text is not a record of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentFault {
    /// More than [`MAX_BYTES`] bytes.
    TooLarge,
    /// The line where the first byte stands that is not UTF-8.
    NotUtf8(usize),
    /// No header and no line.
    Empty,
    /// A line that starts like a header and does not end like one.
    BadHeader(usize),
    /// A header after the first line of the game.
    LateHeader(usize),
}

impl fmt::Display for DocumentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DocumentFault::TooLarge => write!(f, "a record has at most 1 MB, this is larger"),
            DocumentFault::NotUtf8(line) => write!(f, "line {line}: the text is not UTF-8"),
            DocumentFault::Empty => write!(f, "the record is empty"),
            DocumentFault::BadHeader(line) => {
                write!(f, "line {line}: a header reads [Name \"value\"], with \\\" and \\\\ inside")
            }
            DocumentFault::LateHeader(line) => {
                write!(f, "line {line}: headers come before the first round")
            }
        }
    }
}

impl std::error::Error for DocumentFault {}

/// Refuses a record whose canonical text would be too large to be read again: what is read can also be written.
///
/// Writing puts blanks where somebody left them out, which makes a text half as long again at most, so the canonical text
/// is asked for only where that could matter.
///
/// # Errors
/// [`DocumentFault::TooLarge`] if it is.
pub fn check_size_written(
    bytes_read: usize,
    text: impl FnOnce() -> String,
) -> Result<(), DocumentFault> {
    if bytes_read > MAX_BYTES / 2 && text().len() > MAX_BYTES {
        return Err(DocumentFault::TooLarge);
    }
    Ok(())
}

impl<'a> Document<'a> {
    /// Cuts a text into headers and lines.
    ///
    /// # Errors
    /// If the text is too large, not UTF-8, empty, or has a broken or late header.
    ///
    /// ```
    /// use record::Document;
    /// let mut record = Document::parse(b"[Player \"Ada\"]\n\n# a comment\n1. 17 | d4^\n").unwrap();
    /// assert_eq!(record.headers.take("Player").unwrap().value, "Ada");
    /// assert_eq!(record.lines[0].text, "1. 17 | d4^");
    /// ```
    pub fn parse(bytes: &'a [u8]) -> Result<Document<'a>, DocumentFault> {
        if bytes.len() > MAX_BYTES {
            return Err(DocumentFault::TooLarge);
        }
        let text = std::str::from_utf8(bytes).map_err(|fault| {
            let good = &bytes[..fault.valid_up_to()];
            DocumentFault::NotUtf8(1 + good.iter().filter(|&&b| b == b'\n').count())
        })?;
        // Some editors write a byte-order mark; it means nothing in UTF-8.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);

        let mut headers = Vec::new();
        let mut lines = Vec::new();
        for (text, number) in text.lines().zip(1..) {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            if !text.starts_with('[') {
                lines.push(Line { number, text });
            } else if lines.is_empty() {
                headers.push(Header::parse(number, text).ok_or(DocumentFault::BadHeader(number))?);
            } else {
                return Err(DocumentFault::LateHeader(number));
            }
        }
        if headers.is_empty() && lines.is_empty() {
            return Err(DocumentFault::Empty);
        }
        Ok(Document { headers: Headers::new(headers), lines })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HeaderFault;
    use proptest::prelude::*;

    #[test]
    fn rubbish_is_refused_with_its_line() {
        assert_eq!(Document::parse(b" \n# only a comment\n"), Err(DocumentFault::Empty));
        assert_eq!(Document::parse(b"[A \"b\"]\n\xff"), Err(DocumentFault::NotUtf8(2)));
        assert_eq!(Document::parse(b"1. 3\n[A \"b\"]"), Err(DocumentFault::LateHeader(2)));
        assert_eq!(Document::parse(&vec![b' '; MAX_BYTES + 1]), Err(DocumentFault::TooLarge));
        for bad in ["[A]", "[A \"b]", "[A \"b\\n\"]", "[A \"b\"c\"]", "[1 \"b\"]", "[ \"b\"]", "["]
        {
            assert_eq!(Document::parse(bad.as_bytes()), Err(DocumentFault::BadHeader(1)), "{bad}");
        }
    }

    #[test]
    fn headers_are_taken_by_name() {
        let text = b"[A \"1\"]\n[B \"2\"]\n[B \"3\"]\n";
        let mut headers = Document::parse(text).expect("a document").headers;
        assert_eq!(headers.take("C"), Err(HeaderFault::Missing("C")));
        assert_eq!(headers.clone().take("B"), Err(HeaderFault::Twice { line: 3, name: "B" }));
        assert_eq!(headers.take_all("B").len(), 2);
        assert_eq!(headers.rest().len(), 1);
    }

    proptest! {
        #[test]
        fn every_value_comes_back(value in "[^\\p{Cc}]{0,60}") {
            let header = Header::new("Name", value);
            let text = format!("{header}\n");
            let mut headers = Document::parse(text.as_bytes()).expect("a document").headers;
            prop_assert_eq!(headers.take("Name").expect("one").value, header.value);
        }
    }
}
