//! Rematches that this device's player does not want to play.

use crate::shell::storage::{BrowserTexts, TextStorage};
use protocol::TableId;

/// Under this name are the tables, one a line, the newest first.
const NAME: &str = "limes-declined";
/// How many are kept: an open table is gone after a day.
const TABLES: usize = 50;

/// Notes that the player does not want to sit at this table.
pub(crate) fn decline(table: TableId) {
    let known = BrowserTexts.get(NAME).unwrap_or_default();
    // Where nothing can be stored, the invitation comes back with the next page.
    let _ = BrowserTexts.set(NAME, &with(&known, &table.to_string()));
}

/// Whether the player has declined a table.
pub(crate) fn is_declined(table: TableId) -> bool {
    let table = table.to_string();
    BrowserTexts.get(NAME).is_some_and(|known| known.lines().any(|line| line == table))
}

fn with(known: &str, table: &str) -> String {
    let others = known.lines().filter(|&line| line != table);
    std::iter::once(table).chain(others).take(TABLES).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_are_kept_once_each() {
        assert_eq!(with(&with(&with("", "a"), "b"), "a"), "a\nb");
        let many = (0..60).fold(String::new(), |known, n| with(&known, &n.to_string()));
        assert_eq!((many.lines().count(), many.lines().next()), (TABLES, Some("59")));
    }
}
