//! A player's own tables, page by page.

use super::Storage;
use super::cursor::NotACursor;
use super::fault::ReadFault;
use super::millis::Millis;
use super::progress::Pending;
use super::tables::TableSummary;
use protocol::{PlayerId, Stage, TableId};
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

/// A table of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTable {
    /// The table.
    pub table: TableSummary,
    /// The pending decisions.
    pub pending: Pending,
    /// Whether it waits for the player.
    pub asked: bool,
    /// Whether a bot plays for the player, who has left the running game.
    pub left: bool,
    /// The player's rank when the game is over.
    pub rank: Option<usize>,
    /// When something last happened there.
    pub changed: Millis,
    pub(super) over_at: Option<Millis>,
}

/// A part of the list of a player's tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPage {
    /// The tables: those that wait for the player by their deadline, then those that do so without one, those being
    /// played, open and over, newest first.
    pub tables: Vec<OwnTable>,
    /// How many of all tables wait for the player.
    pub asking: usize,
    /// Where the next part begins, if there is one.
    pub next: Option<OwnCursor>,
    /// Tables that an older version has stored, and that must be filled in before the page is right.
    pub to_fill_in: Vec<TableId>,
}

/// The position of a table in the list of a player's tables. Positions are ordered as the list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OwnCursor {
    /// It waits for the player until then.
    Asked(Millis, TableId),
    /// It waits for the player without a clock, and was made then.
    AskedForEver(Reverse<Millis>, TableId),
    /// It is being played, and was made then.
    Playing(Reverse<Millis>, TableId),
    /// It is open, and was made then.
    Open(Reverse<Millis>, TableId),
    /// It ended then.
    Over(Reverse<Millis>, TableId),
}

impl OwnTable {
    fn position(&self) -> OwnCursor {
        let TableSummary { table, created, ref summary } = self.table;
        let ends = summary.progress.as_ref().and_then(|progress| progress.ends);
        match summary.stage {
            Stage::Playing if self.asked => match ends {
                Some(ends) => OwnCursor::Asked(ends, table),
                None => OwnCursor::AskedForEver(Reverse(created), table),
            },
            Stage::Playing => OwnCursor::Playing(Reverse(created), table),
            Stage::Open => OwnCursor::Open(Reverse(created), table),
            Stage::Over | Stage::Closed => {
                OwnCursor::Over(Reverse(self.over_at.unwrap_or(self.changed)), table)
            }
        }
    }
}

impl Storage {
    /// A player's tables, `limit` at a time.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn own_tables(
        &self,
        player: PlayerId,
        after: Option<OwnCursor>,
        limit: usize,
    ) -> Result<OwnPage, ReadFault> {
        // Unfinished games of a player are few: they are limited, or end by their clock.
        let mut tables = on_either!(self, it => it.unfinished(player).await)?;
        let is_new = |own: &&OwnTable| own.table.summary.progress.is_none();
        let mut to_fill_in: Vec<TableId> =
            tables.iter().filter(is_new).map(|own| own.table.table).collect();
        let asking = tables.iter().filter(|own| own.asked).count();
        tables.retain(|own| after.is_none_or(|after| own.position() > after));
        tables.sort_by_key(OwnTable::position);
        if tables.len() <= limit {
            let rest = limit + 1 - tables.len();
            let over = match after {
                Some(OwnCursor::Over(Reverse(over_at), table)) => (over_at, table.to_string()),
                _ => (Millis::MAX, String::new()),
            };
            tables.extend(on_either!(self, it => it.finished(player, over, rest).await)?);
        }
        let is_last = tables.len() <= limit;
        tables.truncate(limit);
        to_fill_in.extend(tables.iter().filter(is_new).map(|own| own.table.table));
        let next = tables.last().filter(|_| !is_last).map(OwnTable::position);
        Ok(OwnPage { tables, asking, next, to_fill_in })
    }

    /// Tables that an older version has stored, in the order of their ids.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn to_fill_in(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> Result<Vec<TableId>, ReadFault> {
        on_either!(self, it => it.to_fill_in(after, limit).await)
    }
}

impl fmt::Display for OwnCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, time, table) = match self {
            OwnCursor::Asked(ends, table) => ('a', ends, table),
            OwnCursor::AskedForEver(Reverse(created), table) => ('f', created, table),
            OwnCursor::Playing(Reverse(created), table) => ('p', created, table),
            OwnCursor::Open(Reverse(created), table) => ('o', created, table),
            OwnCursor::Over(Reverse(ended), table) => ('z', ended, table),
        };
        write!(f, "{kind}{time:x}-{table}")
    }
}

impl FromStr for OwnCursor {
    type Err = NotACursor;

    fn from_str(text: &str) -> Result<OwnCursor, NotACursor> {
        let (time, table) = text.split_once('-').ok_or(NotACursor)?;
        let (kind, time) = time.split_at_checked(1).ok_or(NotACursor)?;
        let time = Millis::from_str_radix(time, 16).map_err(|_| NotACursor)?;
        let table = table.parse().map_err(|_| NotACursor)?;
        let cursor = match kind {
            "a" => OwnCursor::Asked(time, table),
            "f" => OwnCursor::AskedForEver(Reverse(time), table),
            "p" => OwnCursor::Playing(Reverse(time), table),
            "o" => OwnCursor::Open(Reverse(time), table),
            "z" => OwnCursor::Over(Reverse(time), table),
            _ => return Err(NotACursor),
        };
        // Only cursors that were handed out are accepted: no capitals, no leading zeros.
        if cursor.to_string() == text { Ok(cursor) } else { Err(NotACursor) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_as_it_is_written() {
        let table = TableId::from_random([7; 16]);
        for cursor in [
            OwnCursor::Asked(Millis::MAX, table),
            OwnCursor::AskedForEver(Reverse(1_794_927_600_000), table),
            OwnCursor::Playing(Reverse(1_794_927_600_000), table),
            OwnCursor::Open(Reverse(0), table),
            OwnCursor::Over(Reverse(1), table),
        ] {
            assert_eq!(cursor.to_string().parse(), Ok(cursor));
        }
    }

    #[test]
    fn rubbish_is_not_a_cursor() {
        let table = "0123456789abcdefghjk";
        for text in [
            "",
            "a",
            "-",
            "a-",
            table,
            &format!("1-{table}"),
            &format!("x1-{table}"),
            &format!("a01-{table}"),
            &format!("aF-{table}"),
            &format!("a+1-{table}"),
            &format!("a1-{table}x"),
            &format!("ü1-{table}"),
            &format!("a10000000000000000-{table}"),
            "a1-' OR 1 = 1 --",
        ] {
            assert_eq!(text.parse::<OwnCursor>(), Err(NotACursor), "{text}");
        }
    }
}
