//! Reading players and tables as operators look for them.

use super::Postgres;
use crate::storage::columns::{integer, known_player, player, table_summary};
use crate::storage::fault::ReadFault;
use crate::storage::operator_lists::KnownPlayer;
use crate::storage::player_change::fold;
use crate::storage::players::Player;
use crate::storage::tables::TableSummary;
use protocol::{PlayerId, TableId};
use unicode_normalization::UnicodeNormalization as _;

impl Postgres {
    pub(in crate::storage) async fn players(
        &self,
        part: Option<&str>,
        among: Option<&[PlayerId]>,
        limit: usize,
    ) -> Result<Vec<KnownPlayer>, ReadFault> {
        let among: Option<Vec<String>> =
            among.map(|players| players.iter().map(ToString::to_string).collect());
        let rows = sqlx::query_as(
            "SELECT id, name, claimed, used, (
                 SELECT count(*) FROM members JOIN tables ON key = table_key
                 WHERE player = found.id AND over_at IS NULL AND seat IS NOT NULL AND stage IN ('open', 'playing')
             ) FROM (
                 SELECT id, name, folded, password IS NOT NULL AS claimed,
                     (SELECT max(used_at) FROM tokens WHERE tokens.player = players.id) AS used
                 FROM players
                 WHERE strpos(folded, $1) > 0 AND ($2::TEXT[] IS NULL OR id = ANY($2))
                 ORDER BY used DESC NULLS LAST, folded, id LIMIT $3
             ) AS found ORDER BY used DESC NULLS LAST, folded, id",
        )
        .bind(fold(part.unwrap_or("")))
        .bind(among)
        .bind(integer(limit as u64))
        .fetch_all(&self.pool);
        self.read(rows).await?.into_iter().map(known_player).collect()
    }

    pub(in crate::storage) async fn player(
        &self,
        id: PlayerId,
    ) -> Result<Option<Player>, ReadFault> {
        let row =
            sqlx::query_as("SELECT id, name, password IS NOT NULL FROM players WHERE id = $1")
                .bind(id.to_string())
                .fetch_optional(&self.pool);
        let row: Option<(String, String, bool)> = self.read(row).await?;
        row.map(|(id, name, claimed)| player(&id, name, claimed)).transpose()
    }

    pub(in crate::storage) async fn players_named(
        &self,
        name: &str,
        limit: usize,
    ) -> Result<Vec<Player>, ReadFault> {
        let rows = sqlx::query_as(
            "SELECT id, name, password IS NOT NULL FROM players WHERE folded IN ($1, $2)
             ORDER BY password IS NULL, id LIMIT $3",
        )
        .bind(fold(name))
        .bind(fold(&name.nfkc().collect::<String>()))
        .bind(integer(limit as u64))
        .fetch_all(&self.pool);
        let rows: Vec<(String, String, bool)> = self.read(rows).await?;
        rows.into_iter().map(|(id, name, claimed)| player(&id, name, claimed)).collect()
    }

    pub(in crate::storage) async fn tables(
        &self,
        listed: bool,
        player: Option<PlayerId>,
        limit: usize,
    ) -> Result<Vec<TableSummary>, ReadFault> {
        let rows = sqlx::query(
            "SELECT * FROM tables
             WHERE (listed OR NOT $1) AND ($2::TEXT IS NULL OR key IN (SELECT table_key FROM members WHERE player = $2))
             ORDER BY key DESC LIMIT $3",
        )
        .bind(listed)
        .bind(player.map(|player| player.to_string()))
        .bind(integer(limit as u64))
        .fetch_all(&self.pool);
        self.read(rows).await?.iter().map(table_summary).collect()
    }

    pub(in crate::storage) async fn has_table(&self, table: TableId) -> Result<bool, ReadFault> {
        let known = sqlx::query_scalar("SELECT EXISTS (SELECT FROM tables WHERE id = $1)");
        self.read(known.bind(table.to_string()).fetch_one(&self.pool)).await
    }
}
