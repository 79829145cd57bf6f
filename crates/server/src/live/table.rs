//! A table in memory.

use super::backoff::Backoff;
use super::node_message::NodeMessage;
use super::presence::Presence;
use super::queue::Queue;
use super::saved::Saved;
use super::shared::Shared;
use super::spectators::SpectatorState;
use super::watchers::Watchers;
use game::Seat;
use protocol::{Code, Fault, FromServer, Phrase, PlayerId, State, TableId};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::{Due, Table};
use tokio::sync::{Notify, RwLock, RwLockReadGuard};
use tokio::time::Instant;

/// A table with more seats than this tells those who watch only what matters to them at once.
pub(super) const LARGE: usize = limes::FULL_VIEW;

/// A table in memory, with everything around it.
pub struct LiveTable {
    pub(super) id: TableId,
    pub(super) shared: Arc<Shared>,
    pub(super) queue: Queue,
    /// The table, and what of it is stored. Nobody can read it while something is being stored.
    pub(super) table: RwLock<(Table, Saved)>,
    /// Whether the table in memory differs from the stored one, which could not be read since. It is not shown then.
    pub(super) is_damaged: AtomicBool,
    pub(super) repaired: Notify,
    /// Whether it was removed from the storage for good.
    pub(super) is_removed: AtomicBool,
    /// Whether it is being looked after.
    pub(super) is_kept: AtomicBool,
    pub(super) watchers: Watchers,
    pub(super) presence: Mutex<Presence>,
    /// The seats for which a bot could be substituted when this was last looked at.
    pub(super) substitutable: Mutex<Vec<Seat>>,
    /// The questions that bots are thinking about, and when they were asked.
    pub(super) thinking: Mutex<HashMap<Due, Instant>>,
    /// When it tries again to store something by itself.
    pub(super) backoff: Mutex<Backoff>,
    /// Whether something has changed that those who watch a large table hear of later.
    pub(super) is_stale: AtomicBool,
    /// When somebody last wanted something of it.
    pub(super) used: AtomicU64,
}

impl LiveTable {
    pub(super) fn new(table: Table, saved: Saved, shared: Arc<Shared>) -> Arc<LiveTable> {
        let (id, now) = (table.id(), shared.now());
        let absent_since = shared.forgotten.absent_since(id, now);
        let live = LiveTable {
            id,
            shared,
            queue: Queue::default(),
            table: RwLock::new((table, saved)),
            is_damaged: AtomicBool::new(false),
            repaired: Notify::new(),
            is_removed: AtomicBool::new(false),
            is_kept: AtomicBool::new(false),
            watchers: Watchers::default(),
            presence: Mutex::new(Presence::nobody_since(absent_since)),
            substitutable: Mutex::default(),
            thinking: Mutex::default(),
            backoff: Mutex::default(),
            is_stale: AtomicBool::new(false),
            used: AtomicU64::new(now),
        };
        Arc::new(live)
    }

    /// What it is called.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// Looks at the table.
    pub async fn look<R>(&self, look: impl FnOnce(&Table) -> R) -> R {
        self.used.store(self.shared.now(), Ordering::Relaxed);
        look(&self.read().await.0)
    }

    /// The table. While it is damaged this waits.
    pub(super) async fn read(&self) -> RwLockReadGuard<'_, (Table, Saved)> {
        loop {
            let repaired = self.repaired.notified();
            let table = self.table.read().await;
            if !self.is_damaged() {
                return table;
            }
            drop(table);
            repaired.await;
        }
    }

    /// The newest state, as this viewer may see it.
    pub async fn state(&self, viewer: Option<PlayerId>) -> State {
        self.state_of(&self.read().await.0, viewer)
    }

    fn state_of(&self, table: &Table, viewer: Option<PlayerId>) -> State {
        let now = self.shared.now();
        let mut state = table.state(viewer, now, |seat| {
            table.player_in(seat).is_some_and(|player| self.presence().is_here(player, now))
        });
        state.epoch = self.shared.store.epoch();
        if let Some(viewer) = viewer.filter(|_| state.you.is_some()) {
            for seat in state.seats.iter_mut().filter(|seat| seat.waiting && !seat.here) {
                let absence = Seat::new(seat.seat).map(|seat| self.absence(table, seat, now));
                seat.substitute = absence
                    .is_some_and(|absence| table.may_substitute(viewer, seat.seat, absence, now));
            }
        }
        state
    }

    /// The newest state as all viewers without a seat see it; `None` for a viewer who has one, or for whom one is reserved.
    pub(super) async fn spectated(&self, viewer: Option<PlayerId>) -> Option<Arc<SpectatorState>> {
        // Held until the state is made: a viewer who sits down is never sent a newer state without their seat.
        let table = &self.read().await.0;
        let own = |own: PlayerId| Some(own) == viewer;
        if viewer.is_some_and(|viewer| table.seat_of(viewer).is_some())
            || table.reserved_for().any(own)
        {
            return None;
        }
        self.watchers.spectators().state(table.version(), || self.state_of(table, None))
    }

    /// Says something to everybody who watches.
    ///
    /// # Errors
    /// If the person does not sit here.
    pub async fn say(&self, player: PlayerId, phrase: Phrase) -> Result<(), Fault> {
        let seat = self.look(|table| table.seat_of(player)).await;
        let why = || Fault::new(Code::NOT_YOURS, "you do not sit at this table");
        let seat = seat.ok_or_else(why)?.number();
        self.shared.tell_nodes(|| NodeMessage::Said { table: self.id, seat, phrase });
        let message = FromServer::Said { table: self.id, seat, phrase };
        self.watchers.tell_all(|mailbox| mailbox.said(message.clone()));
        Ok(())
    }

    pub(super) fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    pub(super) fn thinking(&self) -> MutexGuard<'_, HashMap<Due, Instant>> {
        self.thinking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn backoff(&self) -> MutexGuard<'_, Backoff> {
        self.backoff.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
