//! Where the next page of a list begins.

use super::millis::Millis;
use protocol::TableId;
use std::fmt;
use std::str::FromStr;

/// The last table of a page. Clients hand it back as they got it and need not know what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the table was made.
    pub(crate) created: Millis,
    /// The table, since several may be made at the same time.
    pub(crate) table: TableId,
}

/// A text that is not a cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACursor;

impl fmt::Display for NotACursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a cursor of a list")
    }
}

impl std::error::Error for NotACursor {}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}-{}", self.created, self.table)
    }
}

impl FromStr for Cursor {
    type Err = NotACursor;

    fn from_str(text: &str) -> Result<Cursor, NotACursor> {
        let (created, table) = text.split_once('-').ok_or(NotACursor)?;
        let created = Millis::from_str_radix(created, 16).map_err(|_| NotACursor)?;
        let cursor = Cursor { created, table: table.parse().map_err(|_| NotACursor)? };
        // Only what was handed out comes back: no capitals, no zeros in front.
        if cursor.to_string() == text { Ok(cursor) } else { Err(NotACursor) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_as_it_is_written() {
        for created in [0, 1_794_927_600_000, Millis::MAX] {
            let cursor = Cursor { created, table: TableId::from_random([7; 16]) };
            assert_eq!(cursor.to_string().parse(), Ok(cursor));
        }
    }

    #[test]
    fn rubbish_is_not_a_cursor() {
        let table = "0123456789abcdefghjk";
        for text in [
            "",
            "-",
            "1",
            table,
            &format!("-{table}"),
            &format!("1-{table}x"),
            &format!("+1-{table}"),
            &format!("-1-{table}"),
            &format!("01-{table}"),
            &format!("A-{table}"),
            &format!("10000000000000000-{table}"),
            &format!("1 -{table}"),
            "1-' OR 1 = 1 --",
        ] {
            assert_eq!(text.parse::<Cursor>(), Err(NotACursor), "{text}");
        }
    }
}
