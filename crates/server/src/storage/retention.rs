//! Retention: removes tables without a played game, guests who never came back, and unused tokens.

use super::Storage;
use super::append::integer;
use super::fault::{PlayerFault, ReadFault};
use super::millis::Millis;
use super::player_change::{BATCH, DAY, PlayerChange, idle_guests};
use super::tables::table_id;
use protocol::TableId;
use std::fmt;

/// How long a table stays that is over and at which no person has decided anything.
const UNPLAYED: Millis = 7 * DAY;
/// How long a guest without a table stays who does not come back.
const GUEST: Millis = 30 * DAY;
/// How long a token stays that is not used.
const TOKEN: Millis = 365 * DAY;

/// How much was removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Removed {
    /// Tables that nobody played at.
    pub tables: usize,
    /// Guests without a table.
    pub guests: usize,
    /// Tokens that nobody used.
    pub tokens: usize,
}

/// Why not everything was removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovalFault(String);

impl fmt::Display for RemovalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RemovalFault {}

impl From<ReadFault> for RemovalFault {
    fn from(fault: ReadFault) -> RemovalFault {
        RemovalFault(fault.to_string())
    }
}

impl From<PlayerFault> for RemovalFault {
    fn from(fault: PlayerFault) -> RemovalFault {
        RemovalFault(fault.to_string())
    }
}

impl Storage {
    /// Removes what nobody needs any longer, a few rows at a time; tables in use stay. Nothing is removed unless somebody was here
    /// in the month before yesterday: otherwise the clock may be wrong.
    ///
    /// # Errors
    /// If something cannot be read or stored.
    pub async fn remove_old(
        &self,
        now: Millis,
        is_in_use: impl Fn(TableId) -> bool,
    ) -> Result<Removed, RemovalFault> {
        let mut removed = Removed::default();
        if !self.was_used_before(now).await? {
            return Ok(removed);
        }
        let mut after = 0;
        loop {
            let found = self.unplayed(now.saturating_sub(UNPLAYED), after).await?;
            let Some(&(last, _)) = found.last() else { break };
            after = last;
            let tables: Vec<TableId> =
                found.into_iter().map(|(_, id)| id).filter(|&id| !is_in_use(id)).collect();
            removed.tables += tables.len();
            self.change(PlayerChange::RemoveTables { tables }).await?;
        }
        let before = now.saturating_sub(GUEST);
        let guests = concat!("SELECT count(*) FROM (", idle_guests!(), ")");
        removed.guests = self.count(guests, before).await?;
        for _ in 0..batches(removed.guests) {
            self.change(PlayerChange::RemoveGuests { before }).await?;
        }
        let before = now.saturating_sub(TOKEN);
        removed.tokens =
            self.count("SELECT count(*) FROM tokens WHERE used_at < ?1", before).await?;
        for _ in 0..batches(removed.tokens) {
            self.change(PlayerChange::RemoveTokensUnused { before }).await?;
        }
        Ok(removed)
    }

    /// Whether a token was last used in the month before yesterday.
    async fn was_used_before(&self, now: Millis) -> Result<bool, ReadFault> {
        let used = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM tokens WHERE used_at BETWEEN ?1 AND ?2)",
        );
        let [from, to] = [30, 1].map(|days| integer(now.saturating_sub(days * DAY)));
        Ok(used.bind(from).bind(to).fetch_one(&self.readers).await?)
    }

    /// Some tables that ended before a time and at which no person has decided anything.
    async fn unplayed(&self, before: Millis, after: i64) -> Result<Vec<(i64, TableId)>, ReadFault> {
        let rows: Vec<(i64, String)> = sqlx::query_as(
            "SELECT key, id FROM tables WHERE key > ?1 AND stage IN ('over', 'closed') AND created_at < ?2
             AND (SELECT at FROM events WHERE table_key = key ORDER BY version DESC LIMIT 1) < ?2
             AND NOT EXISTS (SELECT 1 FROM events WHERE table_key = key AND instr(body, '\"by\":{\"person\"') > 0)
             ORDER BY key LIMIT ?3",
        )
        .bind(after)
        .bind(integer(before))
        .bind(BATCH)
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(|(key, id)| Ok((key, table_id(&id)?))).collect()
    }

    async fn count(&self, statement: &'static str, before: Millis) -> Result<usize, ReadFault> {
        let count: i64 =
            sqlx::query_scalar(statement).bind(integer(before)).fetch_one(&self.readers).await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }
}

fn batches(rows: usize) -> usize {
    rows.div_ceil(usize::try_from(BATCH).unwrap_or(1))
}
