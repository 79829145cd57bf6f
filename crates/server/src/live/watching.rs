//! A connection that watches a table.

use super::mailbox::Mailbox;
use super::table::LiveTable;
use protocol::{FromServer, PlayerId};
use std::sync::Arc;

/// A connection that watches a table, for as long as this is kept.
pub(crate) struct Watching {
    live: Arc<LiveTable>,
    player: Option<PlayerId>,
    mailbox: Arc<Mailbox>,
}

impl Watching {
    /// Watches from now on; the state as it is counts as news.
    pub(crate) fn begin(
        live: Arc<LiveTable>,
        player: Option<PlayerId>,
        mailbox: Arc<Mailbox>,
    ) -> Watching {
        live.watched_by(player, &mailbox);
        mailbox.changed(live.id());
        Watching { live, player, mailbox }
    }

    /// The table.
    pub(crate) fn table(&self) -> &Arc<LiveTable> {
        &self.live
    }

    /// The message with the newest state, as this viewer may see it.
    pub(crate) async fn message(&self) -> FromServer {
        FromServer::State(Box::new(self.live.state(self.player).await))
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.live.unwatched_by(self.player, &self.mailbox);
    }
}
