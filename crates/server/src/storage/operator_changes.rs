//! What operators change.

use super::Storage;
use super::bans::{Ban, BanSubject};
use super::fault::PlayerFault;
use super::player_change::PlayerChange;
use protocol::{PlayerId, TableId};

impl Storage {
    /// Gives a player another name, also at the tables where they are named.
    ///
    /// # Errors
    /// If somebody else has claimed the name, or there is no such player.
    pub async fn rename_everywhere(&self, player: PlayerId, name: &str) -> Result<(), PlayerFault> {
        self.change(PlayerChange::RenameEverywhere { player, name: name.to_owned() }).await
    }

    /// Takes the claim of a name away: its player is a guest from now on.
    ///
    /// # Errors
    /// If there is no such player.
    pub async fn free_name(&self, player: PlayerId) -> Result<(), PlayerFault> {
        self.change(PlayerChange::Free { player }).await
    }

    /// Sets another password of a claimed name. The recovery code and all tokens of the player are void.
    ///
    /// # Errors
    /// If the player has no claimed name.
    pub async fn set_password(
        &self,
        player: PlayerId,
        password_hash: String,
    ) -> Result<(), PlayerFault> {
        self.change(PlayerChange::SetPassword { player, password_hash }).await
    }

    /// Removes a table and everything that happened at it.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub async fn remove_table(&self, table: TableId) -> Result<(), PlayerFault> {
        self.change(PlayerChange::RemoveTables { tables: vec![table] }).await
    }

    /// Stores a ban in place of an earlier one of the same player or network, and removes those that have ended by then.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub async fn ban(&self, ban: Ban) -> Result<(), PlayerFault> {
        self.change(PlayerChange::Ban(ban)).await
    }

    /// Removes a ban.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub async fn unban(&self, subject: BanSubject) -> Result<(), PlayerFault> {
        self.change(PlayerChange::Unban(subject)).await
    }
}
