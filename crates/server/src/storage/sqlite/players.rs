//! Reading about players, and handing changes to the writer.

use super::Sqlite;
use super::writer::Job;
use crate::clock;
use crate::storage::CLOSED;
use crate::storage::columns::player;
use crate::storage::fault::{PlayerFault, ReadFault};
use crate::storage::millis::Millis;
use crate::storage::player_change::{DAY, PlayerChange, TokenHash, fold};
use crate::storage::players::{Account, Player};
use table::name_skeleton;
use tokio::sync::oneshot;
use unicode_normalization::UnicodeNormalization as _;

impl Sqlite {
    pub(in crate::storage) async fn change(&self, change: PlayerChange) -> Result<(), PlayerFault> {
        let (answer, answered) = oneshot::channel();
        let sent = self.jobs.send(Job::Player(change, answer)).await;
        sent.map_err(|_| PlayerFault::Failed(CLOSED.to_owned()))?;
        answered.await.unwrap_or_else(|_| Err(PlayerFault::Failed(CLOSED.to_owned())))
    }

    pub(in crate::storage) async fn overwrite_old(&self) {
        // When it is closed it does so by itself.
        let _ = self.jobs.send(Job::Overwrite).await;
    }

    pub(in crate::storage) async fn player_of_token(
        &self,
        token: TokenHash,
    ) -> Result<Option<Player>, ReadFault> {
        let row: Option<(String, String, bool, i64)> = sqlx::query_as(
            "SELECT id, name, password IS NOT NULL, used_at FROM players JOIN tokens ON player = id WHERE hash = ?1",
        )
        .bind(token.0.to_vec())
        .fetch_optional(&self.readers)
        .await?;
        let Some((id, name, claimed, used_at)) = row else { return Ok(None) };
        self.note_use(token, used_at.cast_unsigned());
        player(&id, name, claimed).map(Some)
    }

    pub(in crate::storage) async fn name_is_used(&self, name: &str) -> Result<bool, ReadFault> {
        let used = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM players WHERE folded = ?1)");
        let used = used.bind(fold(name)).fetch_one(&self.readers).await?;
        Ok(used || self.name_is_claimed(name).await?)
    }

    pub(in crate::storage) async fn name_is_claimed(&self, name: &str) -> Result<bool, ReadFault> {
        let claimed = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM players WHERE folded = ?1 AND password IS NOT NULL)
             OR EXISTS (SELECT 1 FROM players WHERE skeleton = ?2 AND password IS NOT NULL)",
        );
        let claimed = claimed.bind(fold(name)).bind(name_skeleton(name));
        Ok(claimed.fetch_one(&self.readers).await?)
    }

    pub(in crate::storage) async fn claimed_name(
        &self,
        name: &str,
    ) -> Result<Option<Account>, ReadFault> {
        let row: Option<(String, String, String, Option<String>)> = sqlx::query_as(
            "SELECT id, name, password, recovery FROM players
             WHERE folded IN (?1, ?2) AND password IS NOT NULL ORDER BY folded = ?1 DESC LIMIT 1",
        )
        .bind(fold(name))
        .bind(fold(&name.nfkc().collect::<String>()))
        .fetch_optional(&self.readers)
        .await?;
        let account = |(id, name, password_hash, recovery_hash): (String, _, _, _)| {
            Ok(Account { player: player(&id, name, true)?, password_hash, recovery_hash })
        };
        row.map(account).transpose()
    }

    /// Stores once a day that a token is used. Nobody waits for it: if it is not stored, the next use is.
    fn note_use(&self, token: TokenHash, used_at: Millis) {
        let at = clock::now();
        if at.saturating_sub(used_at) >= DAY {
            let (answer, _) = oneshot::channel();
            let _ = self.jobs.try_send(Job::Player(PlayerChange::Use { token, at }, answer));
        }
    }
}
