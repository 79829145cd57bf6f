//! Lists for people: a line for each row, in columns.

use crate::output::printable;
use protocol::Stage;
use server::{BanRow, PlayerRow, TableRow};

/// A list that grows row by row.
#[derive(Default)]
pub(super) struct List {
    head: &'static [&'static str],
    rows: Vec<Vec<String>>,
}

impl List {
    /// Adds a player.
    pub(super) fn player(&mut self, row: PlayerRow) {
        self.head = &["PLAYER", "NAME", "TABLES", "LAST SEEN", "", "ADDRESSES"];
        let marks = [(row.claimed, "claimed"), (row.connected, "here"), (row.banned, "banned")];
        let marks: Vec<&str> =
            marks.into_iter().filter_map(|(is_so, mark)| is_so.then_some(mark)).collect();
        let addresses: Vec<String> = row.addresses.iter().map(ToString::to_string).collect();
        self.rows.push(vec![
            row.player.to_string(),
            row.name,
            row.open_tables.to_string(),
            row.last_seen.unwrap_or_default(),
            marks.join(" "),
            addresses.join(" "),
        ]);
    }

    /// Adds a table.
    pub(super) fn table(&mut self, row: TableRow) {
        self.head = &["TABLE", "GAME", "STATE", "SEATS", "CREATED", "", "PLAYERS"];
        let stage = match row.state {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        };
        self.rows.push(vec![
            row.table.to_string(),
            row.game.to_string(),
            stage.to_owned(),
            format!("{}/{}", row.seats - row.free.min(row.seats), row.seats),
            row.created,
            if row.listed { "listed" } else { "" }.to_owned(),
            row.players.join(", "),
        ]);
    }

    /// Adds a ban.
    pub(super) fn ban(&mut self, row: BanRow) {
        self.head = &["BANNED", "NAME", "SINCE", "UNTIL", "REASON"];
        self.rows.push(vec![
            row.banned,
            row.name.unwrap_or_default(),
            row.since,
            row.until.unwrap_or_else(|| "for ever".to_owned()),
            row.reason.unwrap_or_default(),
        ]);
    }

    /// All rows below the names of their columns.
    pub(super) fn text(self) -> String {
        let head: Vec<String> = self.head.iter().map(|&name| name.to_owned()).collect();
        let rows = self.rows.iter().map(|row| row.iter().map(|cell| printable(cell)).collect());
        let rows: Vec<Vec<String>> =
            std::iter::once(head).filter(|head| !head.is_empty()).chain(rows).collect();
        let width = |column: usize| {
            rows.iter().map(|row: &Vec<String>| row[column].chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.head.len()).map(width).collect();
        let mut text = String::new();
        for row in &rows {
            let cells = row.iter().zip(&widths).filter(|&(_, &width)| width > 0);
            let line: String = cells.map(|(cell, &width)| format!("{cell:width$}  ")).collect();
            text += line.trim_end();
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_columns_and_change_no_terminal() {
        let mut list = List::default();
        let ban = |banned: &str, name: Option<&str>, until: Option<&str>| BanRow {
            banned: banned.to_owned(),
            name: name.map(str::to_owned),
            since: "2026-11-19".to_owned(),
            until: until.map(str::to_owned),
            reason: None,
        };
        list.ban(ban("192.0.2.0/24", None, None));
        list.ban(ban("x", Some("Zoë\u{1b}"), Some("2026-11-20")));
        let expected = "\
BANNED        NAME  SINCE       UNTIL       REASON
192.0.2.0/24        2026-11-19  for ever
x             Zoë\u{fffd}  2026-11-19  2026-11-20
";
        assert_eq!(list.text(), expected);
        assert_eq!(List::default().text(), "");
    }
}
