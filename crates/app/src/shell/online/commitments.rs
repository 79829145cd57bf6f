//! The commitments of tables as this device saw them first, so that a server cannot replace one later without being noticed.

use crate::shell::storage::{BrowserTexts, TextStorage};
use protocol::{Stage, State, TableId};

/// Under this name are the commitments, one a line, the newest first.
const NAME: &str = "limes-commitments";
/// The number of tables whose commitments are kept.
const TABLES: usize = 200;

/// A commitment as this device saw it first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeenCommitment {
    /// The SHA-256 of the seed, in hex.
    pub(crate) commitment: String,
    /// Whether the game had not begun then, so that no card had been drawn.
    pub(crate) is_before_first_card: bool,
}

/// Notes the commitment of a table, unless one was noted before.
pub(super) fn note(state: &State) {
    let known = BrowserTexts.get(NAME).unwrap_or_default();
    let table = state.table.to_string();
    if find(&known, &table).is_none() {
        let is_before = state.state == Stage::Open;
        // Where nothing can be stored, the check at the end says that nothing was seen beforehand.
        let _ = BrowserTexts.set(NAME, &with(&known, &table, &state.commitment, is_before));
    }
}

/// The commitment of a table as this device saw it first.
pub(crate) fn seen_commitment(table: TableId) -> Option<SeenCommitment> {
    find(&BrowserTexts.get(NAME)?, &table.to_string())
}

fn find(known: &str, table: &str) -> Option<SeenCommitment> {
    let line = known.lines().find_map(|line| line.strip_prefix(table)?.strip_prefix(' '))?;
    let (commitment, when) = line.split_once(' ')?;
    Some(SeenCommitment {
        commitment: commitment.to_owned(),
        is_before_first_card: when == "before",
    })
}

fn with(known: &str, table: &str, commitment: &str, is_before: bool) -> String {
    let when = if is_before { "before" } else { "after" };
    let new = format!("{table} {commitment} {when}");
    let lines = std::iter::once(new.as_str()).chain(known.lines()).take(TABLES);
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_found_as_it_was_seen_first() {
        let known = with("", "a", "c0ffee", true);
        let known = with(&known, "b", "beef", false);
        let seen = |table| find(&known, table).map(|it| (it.commitment, it.is_before_first_card));
        assert_eq!(seen("a"), Some(("c0ffee".to_owned(), true)));
        assert_eq!(seen("b"), Some(("beef".to_owned(), false)));
        assert_eq!(seen("c"), None);
        let many = (0..300).fold(String::new(), |known, n| with(&known, &n.to_string(), "c", true));
        assert_eq!(many.lines().count(), TABLES);
        assert!(find(&many, "299").is_some() && find(&many, "99").is_none());
    }
}
