//! What leaves the program between visits, as TOML that a person can read, with its kind and version first:
//!
//! ```toml
//! limes = "settings"
//! version = 1
//! theme = "dark"
//! ```
//!
//! A text may have been changed, cut off or written by a later version, so reading it gives a value or says what is wrong.

use super::DocumentFault;
use record::{Entries, quoted, quoted_lines};

/// The version that is written. Earlier ones are read for ever; there are none yet.
pub(crate) const VERSION: u64 = 1;

/// A text of this kind. The values of its entries are TOML already.
pub(crate) fn seal(kind: &str, entries: &[(&str, String)]) -> String {
    let mut text = format!("limes = {}\nversion = {VERSION}\n", quoted(kind));
    for (key, value) in entries {
        text.extend([key, " = ", value, "\n"]);
    }
    text
}

/// The entries of a text of this kind.
pub(crate) fn unseal(kind: &str, text: &str) -> Result<Entries, DocumentFault> {
    let entries = Entries::read(text)?;
    let found = entries.text("limes")?;
    if found != kind {
        return Err(DocumentFault::OtherKind(found.to_owned()));
    }
    match entries.number("version")? {
        VERSION => Ok(entries),
        version => Err(DocumentFault::OtherVersion(version)),
    }
}

/// A list of texts as TOML, one below the other.
pub(crate) fn list(texts: &[String]) -> String {
    let mut list = "[\n".to_owned();
    for text in texts {
        list.extend(["  ", &quoted_lines(text), ",\n"]);
    }
    list + "]"
}

/// The file that holds all finished games: the records one after the other.
const HISTORY: &str = "history";
const RECORDS: &str = "records";

/// Writes the records of finished games.
pub(crate) fn write_history(records: &[String]) -> String {
    seal(HISTORY, &[(RECORDS, list(records))])
}

/// Reads the records of finished games. Whether each is a record is another question.
pub(crate) fn read_history(text: &str) -> Result<Vec<String>, DocumentFault> {
    Ok(unseal(HISTORY, text)?.texts(RECORDS)?.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_history_comes_back_as_it_was() {
        for records in [vec![], vec!["a\nb\n".to_owned(), "\"\"\"\\".to_owned(), String::new()]] {
            assert_eq!(read_history(&write_history(&records)), Ok(records));
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let fault = |text: &str| read_history(text).expect_err("broken").to_string();
        assert_eq!(fault(""), "line 1: `limes` is missing");
        assert_eq!(fault("{\"limes\": 1}"), "line 1: invalid key-value pair, expected key");
        assert_eq!(fault("limes = 'history'"), "line 1: `version` is missing");
        assert_eq!(fault("limes = 'decks'\nversion = 1"), "this holds \"decks\"");
        let later = fault("limes = 'history'\nversion = 2");
        assert_eq!(later, "this is version 2, and only version 1 is known");
        let head = "limes = 'history'\nversion = 1\n";
        assert_eq!(fault(head), "line 1: `records` is missing");
        assert_eq!(
            fault(&format!("{head}records = ''")),
            "line 3: `records` must be a list of texts"
        );
        assert_eq!(
            fault(&format!("{head}records = [\n'")),
            "line 4: invalid literal string, expected `'`"
        );
    }
}
