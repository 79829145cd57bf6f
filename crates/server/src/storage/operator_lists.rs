//! Players and tables as operators look for them.

use super::Storage;
use super::fault::ReadFault;
use super::millis::Millis;
use super::players::Player;
use super::tables::TableSummary;
use protocol::{PlayerId, TableId};

/// A player as operators see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPlayer {
    /// The player.
    pub player: Player,
    /// When a token of theirs was last used, to the day.
    pub used: Option<Millis>,
    /// At how many tables they sit that are not over.
    pub open_tables: usize,
}

impl Storage {
    /// Players, those who were here last first: with this part in their name, or among these.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn players(
        &self,
        part: Option<&str>,
        among: Option<&[PlayerId]>,
        limit: usize,
    ) -> Result<Vec<KnownPlayer>, ReadFault> {
        on_either!(self, it => it.players(part, among, limit).await)
    }

    /// A player.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>, ReadFault> {
        on_either!(self, it => it.player(id).await)
    }

    /// The players with a name, in whatever case: an owner first, then at most as many others.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn players_named(&self, name: &str, limit: usize) -> Result<Vec<Player>, ReadFault> {
        on_either!(self, it => it.players_named(name, limit).await)
    }

    /// Tables, newest first: all, those that are listed, or those at which a player sits or sat.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn tables(
        &self,
        listed: bool,
        player: Option<PlayerId>,
        limit: usize,
    ) -> Result<Vec<TableSummary>, ReadFault> {
        on_either!(self, it => it.tables(listed, player, limit).await)
    }

    /// Whether there is such a table, even if it cannot be read.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn has_table(&self, table: TableId) -> Result<bool, ReadFault> {
        on_either!(self, it => it.has_table(table).await)
    }
}
