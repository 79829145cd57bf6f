//! Who is who: names, claimed or not, and what proves that somebody is who they say.

use super::Storage;
use super::fault::{PlayerFault, ReadFault};
use super::player_change::{PlayerChange, Secrets, TokenHash};
use protocol::PlayerId;

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
        on_either!(self, it => it.name_is_used(name).await)
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
        on_either!(self, it => it.overwrite_old().await)
    }

    /// Whose token it is.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn player_of_token(&self, token: TokenHash) -> Result<Option<Player>, ReadFault> {
        on_either!(self, it => it.player_of_token(token).await)
    }

    /// Whether a name is claimed, in whatever case, or one that looks the same.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn name_is_claimed(&self, name: &str) -> Result<bool, ReadFault> {
        on_either!(self, it => it.name_is_claimed(name).await)
    }

    /// The owner of a claimed name, in whatever case. Names are stored in NFKC, except those that an older version has stored
    /// as they were typed.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn claimed_name(&self, name: &str) -> Result<Option<Account>, ReadFault> {
        on_either!(self, it => it.claimed_name(name).await)
    }

    pub(super) async fn change(&self, change: PlayerChange) -> Result<(), PlayerFault> {
        on_either!(self, it => it.change(change).await)
    }
}
