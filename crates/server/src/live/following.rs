//! Following tables that other nodes change.

use super::executing::moment;
use super::hub::Hub;
use super::node_message::NodeMessage;
use super::saved::Saved;
use super::table::{LARGE, LiveTable};
use crate::check;
use fanout::{Heard, Listener};
use protocol::{FromServer, PlayerId, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use table::{Event, Table};

/// How often the versions of the tables in memory are compared with the stored ones while messages arrive.
const COMPARE: Duration = Duration::from_secs(20);
/// How often while none arrive.
const COMPARE_WHEN_CUT_OFF: Duration = Duration::from_millis(500);
/// The number of tables whose versions are compared in one query.
const VERSIONS: usize = 500;

impl Hub {
    /// Hears what other nodes do.
    pub(super) async fn listen_to_nodes(self, mut listener: Listener<NodeMessage>) {
        while let Some(heard) = listener.next().await {
            match heard {
                Heard::Message(_, NodeMessage::Changed { table, version }) => {
                    if let Some(live) = self.in_memory(table) {
                        tokio::spawn(async move { live.follow_to(version).await });
                    }
                }
                Heard::Message(_, NodeMessage::Removed { table }) => {
                    self.forget_removed(table).await
                }
                Heard::Message(_, NodeMessage::Lists { players }) => {
                    for player in players {
                        self.shared().lists.tell(player, |mailbox| mailbox.list_changed());
                    }
                }
                Heard::Message(_, NodeMessage::Said { table, seat, phrase }) => {
                    if let Some(live) = self.in_memory(table) {
                        let message = FromServer::Said { table, seat, phrase };
                        live.watchers.tell_all(|mailbox| mailbox.said(message.clone()));
                    }
                }
                // In a task, because the next messages need not wait for it.
                Heard::Gap => _ = tokio::spawn(self.clone().compare_versions()),
            }
        }
    }

    /// Compares versions from time to time, in case a message was lost or none can arrive.
    pub(super) async fn compare_from_time_to_time(self) {
        loop {
            let is_live = self.shared().nodes.as_ref().is_none_or(|nodes| nodes.is_live());
            tokio::time::sleep(if is_live { COMPARE } else { COMPARE_WHEN_CUT_OFF }).await;
            self.clone().compare_versions().await;
        }
    }

    /// Brings all tables in memory up to date.
    async fn compare_versions(self) {
        let live = self.all_in_memory();
        for live in live.chunks(VERSIONS) {
            let ids: Vec<TableId> = live.iter().map(|live| live.id()).collect();
            let Ok(versions) = self.shared().store.versions(&ids).await else {
                // The storage logs it; the next comparison finds the same.
                continue;
            };
            let versions: BTreeMap<TableId, u64> = versions.into_iter().collect();
            for live in live {
                match versions.get(&live.id()) {
                    Some(&version) => live.follow_to(version).await,
                    None => self.forget_removed(live.id()).await,
                }
            }
        }
    }

    /// Notes that another node has removed a table.
    async fn forget_removed(&self, id: TableId) {
        let live = self.in_memory(id);
        // First, so that those who hear of it do not find it here any more.
        self.forget(id);
        if let Some(live) = live {
            live.note_removed(live.table.write().await);
        }
    }
}

impl LiveTable {
    /// Applies what others have stored.
    pub(super) async fn follow(self: &Arc<LiveTable>) {
        // If it cannot be read, the command that follows fails or finds out.
        if let Ok(versions) = self.shared().store.versions(&[self.id()]).await
            && let Some(&(_, version)) = versions.first()
        {
            self.follow_to(version).await;
        }
    }

    /// Applies what others have stored, if this version is newer than the one in memory.
    pub(super) async fn follow_to(self: &Arc<LiveTable>, version: u64) {
        if self.table.read().await.0.version() >= version || self.is_damaged() || self.is_removed()
        {
            return;
        }
        let mut guard = self.table.write().await;
        let (table, saved) = &mut *guard;
        if table.version() >= version || self.is_damaged() || self.is_removed() {
            return;
        }
        let before = moment(table);
        let known: BTreeSet<PlayerId> = table.people().map(|(player, _)| player).collect();
        let (events, is_reloaded) = match self.read_newer(table).await {
            Ok(events) => {
                *saved = Saved::of(table);
                (events, false)
            }
            Err(reason) => {
                tracing::warn!(table = %self.id(), reason, "a table is read again to follow others");
                self.reload(table, saved).await;
                (Vec::new(), true)
            }
        };
        let has_moved_on = moment(table) != before || is_reloaded;
        let gone: Vec<PlayerId> =
            known.into_iter().filter(|&player| table.seat_of(player).is_none()).collect();
        let is_small_news = table.seats() > LARGE && !has_moved_on;
        self.tell_lists(table, has_moved_on, &events, &gone);
        drop(guard);
        if is_small_news {
            self.tell_some(&[]);
        } else {
            self.watchers.tell_all(|mailbox| mailbox.changed(self.id()));
        }
        // Sets the timer, and asks bots if it is their turn.
        self.wake().await;
    }

    /// Applies the stored events that are not known here, and returns them.
    async fn read_newer(&self, table: &mut Table) -> Result<Vec<Event>, String> {
        let stored = self.shared().store.load_since(self.id(), table.version()).await;
        let events = check::read(&stored.map_err(|fault| fault.to_string())?)?;
        table.catch_up(events.iter().cloned()).map_err(|fault| fault.to_string())?;
        Ok(events.into_iter().map(|(_, event)| event).collect())
    }
}
