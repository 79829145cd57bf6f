//! Retention: removes tables without a played game, guests who never came back, and unused tokens.

use super::Storage;
use super::fault::{PlayerFault, ReadFault};
use super::millis::Millis;
use super::player_change::{BATCH, DAY, PlayerChange};
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
        let [month_ago, yesterday] = [30, 1].map(|days| now.saturating_sub(days * DAY));
        if !on_either!(self, it => it.was_used_between(month_ago, yesterday).await)? {
            return Ok(removed);
        }
        let mut after = 0;
        loop {
            let found =
                on_either!(self, it => it.unplayed(now.saturating_sub(UNPLAYED), after).await)?;
            let Some(&(last, _)) = found.last() else { break };
            after = last;
            let tables: Vec<TableId> =
                found.into_iter().map(|(_, id)| id).filter(|&id| !is_in_use(id)).collect();
            removed.tables += tables.len();
            self.change(PlayerChange::RemoveTables { tables }).await?;
        }
        let before = now.saturating_sub(GUEST);
        removed.guests = on_either!(self, it => it.idle_guests(before).await)?;
        for _ in 0..batches(removed.guests) {
            self.change(PlayerChange::RemoveGuests { before }).await?;
        }
        let before = now.saturating_sub(TOKEN);
        removed.tokens = on_either!(self, it => it.unused_tokens(before).await)?;
        for _ in 0..batches(removed.tokens) {
            self.change(PlayerChange::RemoveTokensUnused { before }).await?;
        }
        Ok(removed)
    }
}

fn batches(rows: usize) -> usize {
    rows.div_ceil(usize::try_from(BATCH).unwrap_or(1))
}
