//! A connection that watches a table.

use super::mailbox::Mailbox;
use super::spectators::SpectatorState;
use super::table::LiveTable;
use protocol::{Fault, PlayerId, State};
use std::sync::Arc;

/// A state as a connection is told.
pub enum Told {
    /// For this viewer alone.
    Own(Box<State>),
    /// For all viewers without a seat.
    Shared(Arc<SpectatorState>),
}

/// A connection that watches a table, for as long as this is kept.
pub struct Watching {
    live: Arc<LiveTable>,
    player: Option<PlayerId>,
    mailbox: Arc<Mailbox>,
}

impl Watching {
    /// Watches from now on; the state as it is counts as news.
    pub fn begin(
        live: Arc<LiveTable>,
        player: Option<PlayerId>,
        mailbox: Arc<Mailbox>,
    ) -> Watching {
        live.watched_by(player, &mailbox);
        mailbox.changed(live.id());
        Watching { live, player, mailbox }
    }

    /// The table.
    pub fn table(&self) -> &Arc<LiveTable> {
        &self.live
    }

    /// The newest state, as this viewer may see it.
    ///
    /// # Errors
    /// If the table cannot be read.
    pub async fn told(&self) -> Result<Told, Fault> {
        self.live.check_readable()?;
        Ok(match self.live.spectated(self.player).await {
            Some(shared) => Told::Shared(shared),
            None => Told::Own(Box::new(self.live.state(self.player).await)),
        })
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.live.unwatched_by(self.player, &self.mailbox);
    }
}
