//! Reading what retention removes.

use super::Postgres;
use super::player_change::idle_guests;
use crate::storage::columns::{integer, table_id};
use crate::storage::fault::ReadFault;
use crate::storage::millis::Millis;
use crate::storage::player_change::BATCH;
use protocol::TableId;

impl Postgres {
    /// Whether a token was last used in this time.
    pub(in crate::storage) async fn was_used_between(
        &self,
        from: Millis,
        to: Millis,
    ) -> Result<bool, ReadFault> {
        let used = sqlx::query_scalar(
            "SELECT EXISTS (SELECT FROM tokens WHERE used_at BETWEEN $1 AND $2)",
        );
        self.read(used.bind(integer(from)).bind(integer(to)).fetch_one(&self.pool)).await
    }

    /// Some tables that ended before a time and at which no person has decided anything.
    pub(in crate::storage) async fn unplayed(
        &self,
        before: Millis,
        after: i64,
    ) -> Result<Vec<(i64, TableId)>, ReadFault> {
        let rows = sqlx::query_as(
            "SELECT key, id FROM tables WHERE key > $1 AND stage IN ('over', 'closed') AND created_at < $2
             AND (SELECT at FROM events WHERE table_key = key ORDER BY version DESC LIMIT 1) < $2
             AND NOT EXISTS (SELECT FROM events WHERE table_key = key AND strpos(body, '\"by\":{\"person\"') > 0)
             ORDER BY key LIMIT $3",
        )
        .bind(after)
        .bind(integer(before))
        .bind(BATCH)
        .fetch_all(&self.pool);
        let rows: Vec<(i64, String)> = self.read(rows).await?;
        rows.into_iter().map(|(key, id)| Ok((key, table_id(&id)?))).collect()
    }

    pub(in crate::storage) async fn idle_guests(&self, before: Millis) -> Result<usize, ReadFault> {
        self.count(concat!("SELECT count(*) FROM (", idle_guests!(), ") AS idle"), before).await
    }

    pub(in crate::storage) async fn unused_tokens(
        &self,
        before: Millis,
    ) -> Result<usize, ReadFault> {
        self.count("SELECT count(*) FROM tokens WHERE used_at < $1", before).await
    }

    async fn count(&self, statement: &'static str, before: Millis) -> Result<usize, ReadFault> {
        let count = sqlx::query_scalar(statement).bind(integer(before)).fetch_one(&self.pool);
        let count: i64 = self.read(count).await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }
}
