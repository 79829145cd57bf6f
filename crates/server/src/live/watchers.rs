//! Who watches a table.

use super::mailbox::Mailbox;
use super::spectators::Spectators;
use protocol::PlayerId;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The mailboxes of those who watch, by who they are.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    mailboxes: Mutex<BTreeMap<Option<PlayerId>, Vec<Arc<Mailbox>>>>,
    spectators: Spectators,
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
        self.spectators.changed();
        self.lock().values().flatten().for_each(|mailbox| tell(mailbox));
    }

    /// Tells one person that the table has changed.
    pub(super) fn tell(&self, player: PlayerId, tell: impl Fn(&Mailbox)) {
        self.lock().get(&Some(player)).into_iter().flatten().for_each(|mailbox| tell(mailbox));
    }

    /// What those without a seat are sent.
    pub(super) fn spectators(&self) -> &Spectators {
        &self.spectators
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<Option<PlayerId>, Vec<Arc<Mailbox>>>> {
        self.mailboxes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
