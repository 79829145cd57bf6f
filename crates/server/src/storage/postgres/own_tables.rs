//! Reading a player's own tables.

use super::Postgres;
use crate::storage::columns::{integer, own_table, table_ids};
use crate::storage::fault::ReadFault;
use crate::storage::millis::Millis;
use crate::storage::mine::OwnTable;
use protocol::{PlayerId, TableId};

/// The tables of a player, with everything that lists show of them.
macro_rules! tables_of_player {
    () => {
        "SELECT tables.*, current_round, current_question, asked_seats, seat, answered, away, rank, over_at,
             (SELECT at FROM events WHERE events.table_key = key ORDER BY version DESC LIMIT 1) AS changed
         FROM members JOIN tables ON key = members.table_key LEFT JOIN pending ON pending.table_key = key
         WHERE player = $1 AND seat IS NOT NULL"
    };
}

impl Postgres {
    pub(in crate::storage) async fn unfinished(
        &self,
        player: PlayerId,
    ) -> Result<Vec<OwnTable>, ReadFault> {
        let rows = sqlx::query(concat!(tables_of_player!(), " AND over_at IS NULL"));
        let rows = rows.bind(player.to_string()).fetch_all(&self.pool);
        self.read(rows).await?.iter().map(own_table).collect()
    }

    /// Finished games from a position on: when the last one on the page before ended, and which it was.
    pub(in crate::storage) async fn finished(
        &self,
        player: PlayerId,
        (over_at, table): (Millis, String),
        limit: usize,
    ) -> Result<Vec<OwnTable>, ReadFault> {
        let rows = sqlx::query(concat!(
            tables_of_player!(),
            " AND over_at <= $2 AND (over_at < $2 OR id > $3) ORDER BY over_at DESC, id LIMIT $4"
        ))
        .bind(player.to_string())
        .bind(integer(over_at))
        .bind(table)
        .bind(integer(limit as u64))
        .fetch_all(&self.pool);
        self.read(rows).await?.iter().map(own_table).collect()
    }

    pub(in crate::storage) async fn to_fill_in(
        &self,
        after: Option<TableId>,
        limit: usize,
    ) -> Result<Vec<TableId>, ReadFault> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM tables WHERE people IS NULL AND id > $1 ORDER BY id LIMIT $2",
        )
        .bind(after.map(|after| after.to_string()).unwrap_or_default())
        .bind(integer(limit as u64))
        .fetch_all(&self.pool);
        let ids: Vec<String> = self.read(ids).await?;
        table_ids(&ids)
    }
}
