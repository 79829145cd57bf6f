//! Who is who: names, claimed or not, and what proves that somebody is who they say.

use super::fault::{PlayerFault, ReadFault};
use super::millis::Millis;
use super::player_change::{DAY, PlayerChange, Secrets, TokenHash, fold};
use super::writer::Job;
use super::{CLOSED, Storage};
use crate::clock;
use protocol::PlayerId;
use table::name_skeleton;
use tokio::sync::oneshot;
use unicode_normalization::UnicodeNormalization as _;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// What they are called among programs.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Whether the name has a password.
    pub claimed: bool,
}

/// A player with a claimed name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The player.
    pub player: Player,
    /// The hash of the password.
    pub password_hash: String,
    /// The hash of the recovery code; names that were claimed before there were codes have none.
    pub recovery_hash: Option<String>,
}

impl Storage {
    /// Adds somebody, with what proves who they are.
    ///
    /// # Errors
    /// If somebody has claimed the name.
    pub async fn add_player(
        &self,
        player: PlayerId,
        name: &str,
        token: TokenHash,
    ) -> Result<(), PlayerFault> {
        self.change(PlayerChange::Add { player, name: name.to_owned(), token }).await
    }

    /// Gives a player another name. A claim goes with it: the old name is free again.
    ///
    /// # Errors
    /// If somebody else has claimed the name, or there is no such player.
    pub async fn rename_player(&self, player: PlayerId, name: &str) -> Result<(), PlayerFault> {
        self.change(PlayerChange::Rename { player, name: name.to_owned() }).await
    }

    /// Claims the name that a player has, or changes its password: `replaces` is the hash of the one so far. All tokens of
    /// the player but `keeps` are removed.
    ///
    /// # Errors
    /// If somebody else has claimed the name, in whatever case, the password is another one by now, or there is no such
    /// player.
    pub async fn claim_name(
        &self,
        player: PlayerId,
        secrets: Secrets,
        replaces: Option<String>,
        keeps: Option<TokenHash>,
    ) -> Result<(), PlayerFault> {
        self.change(PlayerChange::Claim { player, secrets, replaces, keeps }).await
    }

    /// Sets a new password by a recovery code with this hash. From now on one new token is all that counts.
    ///
    /// # Errors
    /// If the code was used meanwhile.
    pub async fn recover(
        &self,
        player: PlayerId,
        recovery_hash: String,
        secrets: Secrets,
        token: TokenHash,
    ) -> Result<(), PlayerFault> {
        self.change(PlayerChange::Recover { player, recovery_hash, secrets, token }).await
    }

    /// Removes all tokens of a player.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub async fn remove_tokens(&self, player: PlayerId) -> Result<(), PlayerFault> {
        self.change(PlayerChange::RemoveTokens { player }).await
    }

    /// Whether any player has a name, in whatever case, or has claimed one that looks the same.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn name_is_used(&self, name: &str) -> Result<bool, ReadFault> {
        let used = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM players WHERE folded = ?1)");
        let used = used.bind(fold(name)).fetch_one(&self.readers).await?;
        Ok(used || self.name_is_claimed(name).await?)
    }

    /// Adds another proof of who a player is.
    ///
    /// # Errors
    /// If there is no such player.
    pub async fn add_token(&self, player: PlayerId, token: TokenHash) -> Result<(), PlayerFault> {
        self.change(PlayerChange::AddToken { player, token }).await
    }

    /// Removes a proof of who a player is, if there is such a one.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub async fn remove_token(&self, token: TokenHash) -> Result<(), PlayerFault> {
        self.change(PlayerChange::RemoveToken { token }).await
    }

    /// Forgets a player: name, password, tokens and what tables they have. In the events of their tables they are called
    /// [`DELETED_PLAYER`](protocol::DELETED_PLAYER).
    ///
    /// # Errors
    /// If there is no such player.
    pub async fn delete_player(&self, player: PlayerId) -> Result<(), PlayerFault> {
        self.change(PlayerChange::Delete { player }).await
    }

    /// Overwrites in the files what was replaced or removed before, soon after this returns.
    pub async fn overwrite_old(&self) {
        // When it is closed it does so by itself.
        let _ = self.jobs.send(Job::Overwrite).await;
    }

    /// Whose token it is.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn player_of_token(&self, token: TokenHash) -> Result<Option<Player>, ReadFault> {
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

    /// Whether a name is claimed, in whatever case, or one that looks the same.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn name_is_claimed(&self, name: &str) -> Result<bool, ReadFault> {
        let claimed = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM players WHERE folded = ?1 AND password IS NOT NULL)
             OR EXISTS (SELECT 1 FROM players WHERE skeleton = ?2 AND password IS NOT NULL)",
        );
        let claimed = claimed.bind(fold(name)).bind(name_skeleton(name));
        Ok(claimed.fetch_one(&self.readers).await?)
    }

    /// The owner of a claimed name, in whatever case. Names are stored in NFKC, except those that an older version has stored
    /// as they were typed.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn claimed_name(&self, name: &str) -> Result<Option<Account>, ReadFault> {
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

    pub(super) async fn change(&self, change: PlayerChange) -> Result<(), PlayerFault> {
        let (answer, answered) = oneshot::channel();
        let sent = self.jobs.send(Job::Player(change, answer)).await;
        sent.map_err(|_| PlayerFault::Failed(CLOSED.to_owned()))?;
        answered.await.unwrap_or_else(|_| Err(PlayerFault::Failed(CLOSED.to_owned())))
    }
}

pub(super) fn player(id: &str, name: String, claimed: bool) -> Result<Player, ReadFault> {
    let id = id.parse().map_err(|_| ReadFault(format!("{id} is not a player")))?;
    Ok(Player { id, name, claimed })
}
