//! Who watches a table.

use super::mailbox::Mailbox;
use super::table::LiveTable;
use protocol::{FromServer, PlayerId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The mailboxes of those who watch, by who they are.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    mailboxes: Mutex<HashMap<Option<PlayerId>, Vec<Arc<Mailbox>>>>,
}

impl Watchers {
    pub(super) fn add(&self, player: Option<PlayerId>, mailbox: Arc<Mailbox>) {
        self.lock().entry(player).or_default().push(mailbox);
    }

    pub(super) fn remove(&self, player: Option<PlayerId>, mailbox: &Arc<Mailbox>) {
        let mut mailboxes = self.lock();
        if let Some(own) = mailboxes.get_mut(&player) {
            own.retain(|other| !Arc::ptr_eq(other, mailbox));
            if own.is_empty() {
                mailboxes.remove(&player);
            }
        }
    }

    /// Tells everybody that the table has changed.
    pub(super) fn tell_all(&self, tell: impl Fn(&Mailbox)) {
        self.lock().values().flatten().for_each(|mailbox| tell(mailbox));
    }

    /// Tells one person that the table has changed.
    pub(super) fn tell(&self, player: PlayerId, tell: impl Fn(&Mailbox)) {
        self.lock().get(&Some(player)).into_iter().flatten().for_each(|mailbox| tell(mailbox));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Option<PlayerId>, Vec<Arc<Mailbox>>>> {
        self.mailboxes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

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
