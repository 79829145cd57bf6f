//! Reading about players, and transactions for changes.

use super::Postgres;
use super::connection::{UNREACHABLE, is_deadlock, unanswered};
use super::player_change::store;
use super::refusal::Refusal;
use crate::clock;
use crate::storage::columns::player;
use crate::storage::fault::{Failure as _, PlayerFault, ReadFault};
use crate::storage::millis::Millis;
use crate::storage::player_change::{DAY, PlayerChange, TokenHash, fold};
use crate::storage::players::{Account, Player};
use std::sync::Arc;
use std::time::Duration;
use table::name_skeleton;
use tokio::time::timeout;
use unicode_normalization::UnicodeNormalization as _;

/// How often a change is tried that other transactions stand in the way of.
const ATTEMPTS: usize = 4;

/// How long a caller waits for a change: one that removes a name from thousands of tables takes a while.
const CHANGING: Duration = Duration::from_secs(10);

/// Begins a transaction that keeps what an operator may have relaxed, and that ends without us if this process freezes.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL statement_timeout = '5s';
    SET LOCAL idle_in_transaction_session_timeout = '5s';
    SELECT set_config('synchronous_commit', 'on', true)
    WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')";

impl Postgres {
    pub(in crate::storage) async fn change(&self, change: PlayerChange) -> Result<(), PlayerFault> {
        if self.reachability.is_lost() {
            return Err(PlayerFault::Failed(UNREACHABLE.to_owned()));
        }
        let mut attempt = 1;
        let fault = loop {
            match self.try_change(&change).await {
                Ok(()) => {
                    self.writes.succeeded();
                    return Ok(());
                }
                Err(Refusal::Fault(fault)) => break fault,
                Err(Refusal::Error(error)) if attempt < ATTEMPTS && is_deadlock(&error) => {
                    attempt += 1
                }
                Err(Refusal::Error(error)) => {
                    self.note(&error);
                    break error.into();
                }
            }
        };
        if let Some(reason) = fault.failure() {
            self.writes.failed(reason);
        }
        Err(fault)
    }

    async fn try_change(&self, change: &PlayerChange) -> Result<(), Refusal> {
        let changing = async {
            let mut changing = self.pool.begin_with(BEGIN).await?;
            store(&mut changing, change).await?;
            Ok(changing.commit().await?)
        };
        timeout(CHANGING, changing).await.unwrap_or_else(|_| Err(unanswered().into()))
    }

    /// The files of PostgreSQL are its own: what is removed there is overwritten when it sees fit.
    pub(in crate::storage) async fn overwrite_old(&self) {}

    pub(in crate::storage) async fn player_of_token(
        &self,
        token: TokenHash,
    ) -> Result<Option<Player>, ReadFault> {
        let row = sqlx::query_as(
            "SELECT id, name, password IS NOT NULL, used_at FROM players JOIN tokens ON player = id WHERE hash = $1",
        )
        .bind(token.0.to_vec())
        .fetch_optional(&self.pool);
        let row: Option<(String, String, bool, i64)> = self.read(row).await?;
        let Some((id, name, claimed, used_at)) = row else { return Ok(None) };
        self.note_use(token, used_at.cast_unsigned());
        player(&id, name, claimed).map(Some)
    }

    pub(in crate::storage) async fn name_is_used(&self, name: &str) -> Result<bool, ReadFault> {
        let used = sqlx::query_scalar(
            "SELECT EXISTS (SELECT FROM players WHERE folded = $1)
             OR EXISTS (SELECT FROM players WHERE skeleton = $2 AND password IS NOT NULL)",
        );
        let used = used.bind(fold(name)).bind(name_skeleton(name));
        self.read(used.fetch_one(&self.pool)).await
    }

    pub(in crate::storage) async fn name_is_claimed(&self, name: &str) -> Result<bool, ReadFault> {
        let claimed = sqlx::query_scalar(
            "SELECT EXISTS (SELECT FROM players WHERE folded = $1 AND password IS NOT NULL)
             OR EXISTS (SELECT FROM players WHERE skeleton = $2 AND password IS NOT NULL)",
        );
        let claimed = claimed.bind(fold(name)).bind(name_skeleton(name));
        self.read(claimed.fetch_one(&self.pool)).await
    }

    pub(in crate::storage) async fn claimed_name(
        &self,
        name: &str,
    ) -> Result<Option<Account>, ReadFault> {
        let row = sqlx::query_as(
            "SELECT id, name, password, recovery FROM players
             WHERE folded IN ($1, $2) AND password IS NOT NULL ORDER BY folded = $1 DESC LIMIT 1",
        )
        .bind(fold(name))
        .bind(fold(&name.nfkc().collect::<String>()))
        .fetch_optional(&self.pool);
        let row: Option<(String, String, String, Option<String>)> = self.read(row).await?;
        let account = |(id, name, password_hash, recovery_hash): (String, _, _, _)| {
            Ok(Account { player: player(&id, name, true)?, password_hash, recovery_hash })
        };
        row.map(account).transpose()
    }

    /// Stores once a day that a token is used. Nobody waits for it: if it is not stored, the next use is.
    fn note_use(&self, token: TokenHash, used_at: Millis) {
        let at = clock::now();
        if at.saturating_sub(used_at) < DAY {
            return;
        }
        if let Ok(permit) = Arc::clone(&self.uses).try_acquire_owned() {
            let storage = self.clone();
            tokio::spawn(async move {
                let _ = storage.change(PlayerChange::Use { token, at }).await;
                drop(permit);
            });
        }
    }
}
