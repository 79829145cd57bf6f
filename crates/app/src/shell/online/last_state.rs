//! The last known states of a few tables, so that a page that is loaded without a network shows the board.

use super::{identity, json};
use crate::shell::storage::{BrowserTexts, TextStorage};
use protocol::{FromServer, Stage, State, TableId};

/// The number of tables whose states are kept.
const TABLES: usize = 8;
/// A longer state is not kept: the browser's small storage holds about five million characters.
const LONGEST: usize = 100_000;
/// Under this name are these tables with the player who saw them so, the one that changed last first.
const INDEX: &str = "limes-seen";

/// The name of a table's state in the index. A board shows what its player alone may see.
fn entry(table: TableId) -> String {
    identity::owned(&table.to_string(), &identity::current().unwrap_or_default())
}

fn name(entry: &str) -> String {
    format!("{INDEX}-{entry}")
}

/// Keeps the state of a game that is being played; of any other nothing is kept.
pub(super) fn keep(state: &State) {
    let entry = entry(state.table);
    let name = name(&entry);
    // A clock that was read long ago would be wrong.
    let kept = State { clock: None, ..state.clone() };
    let text = json::write(&FromServer::State(Box::new(kept)));
    let is_kept = state.state == Stage::Playing
        && text.len() <= LONGEST
        && BrowserTexts.set(&name, &text).is_ok();
    if !is_kept {
        BrowserTexts.remove(&name);
    }
    let index = BrowserTexts.get(INDEX).unwrap_or_default();
    let (index, dropped) = reordered(&index, &entry, is_kept);
    store(&index, &dropped);
}

fn store(index: &str, dropped: &[String]) {
    dropped.iter().for_each(|entry| BrowserTexts.remove(&self::name(entry)));
    // Where nothing can be stored, nothing was.
    let _ = BrowserTexts.set(INDEX, index);
}

/// Forgets the boards of a player who is not at this device any more.
pub(super) fn forget(player: &str) {
    let index = BrowserTexts.get(INDEX).unwrap_or_default();
    let is_theirs = |entry: &&str| identity::table_and_owner(entry).1 == player;
    let (theirs, others): (Vec<&str>, Vec<&str>) = index.lines().partition(is_theirs);
    let dropped: Vec<String> = theirs.into_iter().map(str::to_owned).collect();
    store(&others.join("\n"), &dropped);
}

/// The index with this entry first, or without it; and the entries that have no place in it any more.
fn reordered(index: &str, entry: &str, is_kept: bool) -> (String, Vec<String>) {
    let others = index.lines().filter(|line| *line != entry);
    let mut entries: Vec<&str> = is_kept.then_some(entry).into_iter().chain(others).collect();
    let dropped = entries.split_off(entries.len().min(TABLES));
    (entries.join("\n"), dropped.into_iter().map(str::to_owned).collect())
}

/// The last known state of a game as this player saw it, as a message of the server.
pub(super) fn message(table: TableId) -> Option<String> {
    BrowserTexts.get(&name(&entry(table)))
}

/// The last known state of a game.
pub(crate) fn last_state(table: TableId) -> Option<State> {
    match json::read(&message(table)?)? {
        FromServer::State(state) if state.table == table => Some(*state),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_tables_are_kept_the_newest_first() {
        assert_eq!(reordered("", "a", true), ("a".to_owned(), vec![]));
        assert_eq!(reordered("a\nb", "b", true), ("b\na".to_owned(), vec![]));
        assert_eq!(reordered("a\nb", "a", false), ("b".to_owned(), vec![]));
        let (index, dropped) = reordered("1\n2\n3\n4\n5\n6\n7\n8", "9", true);
        assert_eq!(index, "9\n1\n2\n3\n4\n5\n6\n7");
        assert_eq!(dropped, ["8"]);
    }
}
