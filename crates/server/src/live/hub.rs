//! All tables that are in memory.

use super::mailbox::Mailbox;
use super::parts::HubParts;
use super::room::{Room, RoomForTable};
use super::saved;
use super::shared::Shared;
use super::table::LiveTable;
use crate::clock::Jump;
use crate::storage::{AppendFault, CreatedBy};
use protocol::{Code, Fault, PlayerId, TableId};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::{Millis, Table};
use tokio::sync::{OnceCell, Semaphore};

/// How often tables are looked after: news for those who watch large ones, people who have gone, tables nobody needs.
const ROUND: Duration = Duration::from_secs(5);
/// After what time a table that nobody uses is forgotten until somebody wants it again.
const IDLE: Millis = 60_000;
/// How far ahead the times of tables that are not in memory are read.
const AHEAD: Millis = 10 * 60_000;
/// How many tables are loaded at once because their time has come. After a restart that may be thousands, and whoever asks for
/// their table must not wait behind all of them.
const WAKING: usize = 2;

/// How many tables of an older version are filled in before it is logged.
const FILLED_IN: usize = 1000;

type Slot = Arc<OnceCell<Loaded>>;

/// A table and its share of the memory.
struct Loaded {
    live: Arc<LiveTable>,
    _room: RoomForTable,
}

/// How room for a table is taken.
type TakeRoom = fn(&Arc<Room>, &Table) -> Result<RoomForTable, Fault>;

/// All tables that are in memory. Clones are the same one.
#[derive(Clone)]
pub struct Hub {
    shared: Arc<Shared>,
    tables: Arc<Mutex<BTreeMap<TableId, Slot>>>,
    waking: Arc<Semaphore>,
    room: Arc<Room>,
}

impl Hub {
    /// No table is in memory yet. Call it inside of a runtime.
    pub fn start(mut parts: HubParts) -> Hub {
        let room = Room::new(parts.loaded_seats);
        let waking = Arc::new(Semaphore::new(WAKING));
        let (fanout, listener) = parts.nodes.take().unzip();
        let shared = Arc::new(Shared::new(parts, fanout));
        let hub = Hub { shared, tables: Arc::default(), waking, room };
        if let Some(listener) = listener {
            tokio::spawn(hub.clone().listen_to_nodes(listener));
            tokio::spawn(hub.clone().compare_from_time_to_time());
        }
        tokio::spawn(hub.clone().wake_tables());
        tokio::spawn(hub.clone().read_ahead());
        tokio::spawn(hub.clone().look_after());
        tokio::spawn(hub.clone().fill_in_all());
        if hub.shared.store.is_shared() {
            tokio::spawn(hub.clone().keep_serving());
        }
        hub
    }

    /// A table, loaded if it is not in memory.
    ///
    /// # Errors
    /// If there is none, it cannot be read, or too much is loaded.
    pub async fn table(&self, id: TableId) -> Result<Arc<LiveTable>, Fault> {
        let was_in_memory = self.shared.nodes.is_some() && self.is_in_memory(id);
        let live = self.find(id, Room::take).await?;
        if was_in_memory {
            // The player may have heard of a newer version from another node.
            live.follow().await;
        }
        Ok(live)
    }

    async fn find(&self, id: TableId, take: TakeRoom) -> Result<Arc<LiveTable>, Fault> {
        let slot = HeldSlot { hub: self, id, slot: Some(self.slot(id)) };
        // In a box, because whoever may wait for it would have room for all of it: every socket.
        let cell = slot.slot.as_ref().ok_or_else(Fault::no_table)?;
        let loaded = cell.get_or_try_init(|| Box::pin(self.load(id, take))).await;
        loaded.map(|loaded| Arc::clone(&loaded.live))
    }

    fn slot(&self, id: TableId) -> Slot {
        Arc::clone(self.lock().entry(id).or_default())
    }

    /// Forgets slots in which no table is and that nobody waits for.
    fn sweep(&self) {
        self.lock().retain(|_, slot| slot.get().is_some() || Arc::strong_count(slot) > 1);
    }

    /// Room for a new table.
    ///
    /// # Errors
    /// If too much is loaded.
    pub fn room_for(&self, table: &Table) -> Result<RoomForTable, Fault> {
        self.room.take(table)
    }

    /// Stores a new table.
    ///
    /// # Errors
    /// If it could not be stored; with [`AppendFault::CommandUsed`] if the same command has made one already.
    pub async fn add(
        &self,
        mut table: Table,
        room: RoomForTable,
        created: CreatedBy,
    ) -> Result<Arc<LiveTable>, AppendFault> {
        let known = self.shared.know_outage().await;
        known.map_err(|fault| AppendFault::Failed(fault.to_string()))?;
        let saved = saved::store_new(&*self.shared.store, &mut table, created).await?;
        let live = LiveTable::new(table, saved, Arc::clone(&self.shared));
        let loaded = Loaded { live: Arc::clone(&live), _room: room };
        self.lock().insert(live.id(), Arc::new(OnceCell::new_with(Some(loaded))));
        live.wake().await;
        Ok(live)
    }

    /// Reads a table anew if it is in memory: what is stored of it has been changed behind its back.
    pub async fn reread(&self, id: TableId) {
        let is_known = self.lock().contains_key(&id);
        // A table that cannot be read is not in memory.
        if is_known && let Ok(live) = self.table(id).await {
            live.reread().await;
        }
    }

    /// Removes a table from the storage for good, also one that cannot be read.
    ///
    /// # Errors
    /// If there is none, or it cannot be removed.
    pub(crate) async fn remove(&self, id: TableId) -> Result<(), Fault> {
        match self.find(id, |room, table| Ok(room.take_anyway(table))).await {
            Ok(live) => live.remove().await?,
            Err(fault) if fault.code == Code::TABLE => return Err(fault),
            // It cannot be read, so it is not in memory.
            Err(_) => {
                let removed = self.shared.store.remove_table(id).await;
                removed.map_err(|fault| Fault::new(Code::BUSY, fault.to_string()))?;
                self.shared.timers.set(id, None);
            }
        }
        self.lock().remove(&id);
        Ok(())
    }

    /// Tells a connection from now on when the list of a player's tables has changed.
    pub(crate) fn watch_list(&self, player: PlayerId, mailbox: &Arc<Mailbox>) {
        self.shared.lists.add(Some(player), Arc::clone(mailbox));
    }

    /// Tells it no longer.
    pub(crate) fn unwatch_list(&self, player: PlayerId, mailbox: &Arc<Mailbox>) {
        self.shared.lists.remove(Some(player), mailbox);
    }

    /// How many people who sit at a table are present; nobody is at a table that is not in memory.
    pub(crate) async fn here(&self, id: TableId) -> usize {
        let live = self.in_memory(id);
        match live {
            Some(live) => live.here().await,
            None => 0,
        }
    }

    /// Whether a person has been away from a table for so long. Nobody is at a table that is not in memory; but a server
    /// that has just started gives everyone the time to come back.
    pub(crate) fn is_away(&self, id: TableId, player: PlayerId, time: Duration) -> bool {
        let long_ago = self.shared.now().saturating_sub(time.as_millis() as Millis);
        let live = self.in_memory(id);
        let is_absent = match live {
            Some(live) => live.absent_since(player).is_some_and(|since| since <= long_ago),
            None => true,
        };
        is_absent && self.shared.started() <= long_ago
    }

    /// Stores what lists show of a table that an older version has stored.
    ///
    /// # Errors
    /// If it cannot be read or stored.
    pub(crate) async fn fill_in(&self, id: TableId) -> Result<(), Fault> {
        if self.is_in_memory(id) {
            self.table(id).await?.wake().await;
            return Ok(());
        }
        let loaded = saved::load(&self.shared, id).await?;
        let Some((mut table, mut saved)) = loaded else { return Ok(()) };
        match saved.store(&*self.shared.store, &mut table, self.shared.now()).await {
            // It was loaded and changed meanwhile, and then all of it was stored.
            Ok(_) | Err(AppendFault::Conflict | AppendFault::CommandUsed) => Ok(()),
            Err(AppendFault::Failed(reason)) => {
                tracing::error!(table = %id, reason, "a table cannot be filled in");
                Err(Fault::new(Code::BUSY, "nothing can be stored at the moment"))
            }
        }
    }

    /// Brings all tables up to date that an older version has stored, one after the other.
    async fn fill_in_all(self) {
        let (mut done, mut after) = (0, None);
        loop {
            let tables = match self.shared.store.to_fill_in(after, FILLED_IN).await {
                Ok(tables) => tables,
                Err(fault) => return tracing::error!(%fault, "older tables cannot be read"),
            };
            let Some(&last) = tables.last() else { break };
            for table in &tables {
                if self.waking.is_closed() {
                    return;
                }
                // A table that fails is logged, and tried again at the next start.
                let _ = self.fill_in(*table).await;
            }
            done += tables.len();
            after = Some(last);
            tracing::info!(done, "filling in tables of an older version");
        }
    }

    /// Loads no more tables because their time has come: the server stops, and the next one does it.
    pub(crate) fn stop_waking(&self) {
        self.waking.close();
    }

    pub(super) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// A table, if it is in memory.
    pub fn in_memory(&self, id: TableId) -> Option<Arc<LiveTable>> {
        self.lock().get(&id).and_then(live)
    }

    /// All tables in memory.
    pub(super) fn all_in_memory(&self) -> Vec<Arc<LiveTable>> {
        self.lock().values().filter_map(live).collect()
    }

    /// Forgets a table that was removed.
    pub(super) fn forget(&self, id: TableId) {
        self.lock().remove(&id);
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.lock().len()
    }

    /// Whether a table is in memory.
    pub fn is_in_memory(&self, id: TableId) -> bool {
        self.lock().get(&id).is_some_and(|slot| slot.get().is_some())
    }

    async fn load(&self, id: TableId, take: TakeRoom) -> Result<Loaded, Fault> {
        let loaded = saved::load(&self.shared, id).await?;
        let (table, saved) = loaded.ok_or_else(Fault::no_table)?;
        let room = take(&self.room, &table)?;
        let live = LiveTable::new(table, saved, Arc::clone(&self.shared));
        // Its clock goes on, and bots answer what they are asked. Nobody has to wait for that.
        let woken = Arc::clone(&live);
        tokio::spawn(async move { woken.wake().await });
        Ok(Loaded { live, _room: room })
    }

    /// Wakes tables when their time has come.
    async fn wake_tables(self) {
        loop {
            self.shared.timers.wait(self.shared.now()).await;
            for id in self.shared.timers.take_due(self.shared.now()) {
                let hub = self.clone();
                tokio::spawn(async move { hub.wake(id).await });
            }
        }
    }

    /// Wakes a table, at once if it is in memory.
    async fn wake(&self, id: TableId) {
        let turn = if self.is_in_memory(id) { None } else { Some(self.waking.acquire().await) };
        if let Some(Err(_stopped)) = turn {
            return;
        }
        // A clock runs out, however much is loaded.
        match self.find(id, |room, table| Ok(room.take_anyway(table))).await {
            Ok(live) => live.wake().await,
            Err(fault) => tracing::warn!(table = %id, %fault, "a table cannot be woken"),
        }
    }

    /// Reads the times of tables that are not in memory, a little ahead of them.
    async fn read_ahead(self) {
        loop {
            match self.shared.store.due(self.shared.now() + AHEAD).await {
                Ok(due) => {
                    let loaded = self.lock();
                    let absent = due.into_iter().filter(|(id, _)| !loaded.contains_key(id));
                    absent.for_each(|(id, at)| self.shared.timers.set(id, Some(at)));
                }
                Err(fault) => tracing::error!(%fault, "the times of tables cannot be read"),
            }
            tokio::time::sleep(Duration::from_millis(AHEAD / 2)).await;
        }
    }

    /// Tells the other processes from time to time that this one serves tables.
    async fn keep_serving(self) {
        let mut served = self.shared.know_outage().await;
        loop {
            if let Err(fault) = served {
                tracing::error!(%fault, "others cannot be told that this process serves tables");
            }
            tokio::time::sleep(ROUND).await;
            served = self.shared.serve().await;
        }
    }

    /// Looks after all tables from time to time.
    async fn look_after(self) {
        let mut rounds = tokio::time::interval(ROUND);
        rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            self.synchronise_clock();
            let live = self.all_in_memory();
            self.sweep();
            self.shared.forgotten.prune(self.shared.now());
            let idle_since = self.shared.now().saturating_sub(IDLE);
            for live in live {
                // Nobody waits for a table that takes its time.
                let hub = self.clone();
                tokio::spawn(async move {
                    if live.keep(idle_since).await {
                        hub.forget_idle(live);
                    }
                });
            }
        }
    }

    /// Notices when the machine's clock is set.
    fn synchronise_clock(&self) {
        let seconds = |difference: i64| difference / 1000;
        match self.shared.clock.synchronise() {
            None => {}
            Some(Jump::Noticed(by)) => {
                tracing::warn!(seconds = seconds(by), "the clock of this machine has jumped");
                self.shared.clock_was_set(self.shared.now());
            }
            Some(Jump::Followed(by)) => {
                tracing::warn!(
                    seconds = seconds(by),
                    "the time was set to the clock of this machine"
                );
                self.shared.time_was_set(self.shared.now());
            }
        }
    }

    /// Forgets a table if nobody else has it in hand. Whoever wants it next loads it.
    fn forget_idle(&self, live: Arc<LiveTable>) {
        let mut tables = self.lock();
        let id = live.id();
        // One is here and one in its slot, and nobody is about to take another out of it.
        let is_idle = |slot: &Slot| Arc::strong_count(&live) == 2 && Arc::strong_count(slot) == 1;
        if tables.get(&id).is_some_and(is_idle) {
            tables.remove(&id);
            self.shared.forgotten.add(id, self.shared.now());
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Slot>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A slot that a request waits for. An empty one is cleared away with the last of those requests, even if it is cut off.
struct HeldSlot<'a> {
    hub: &'a Hub,
    id: TableId,
    slot: Option<Slot>,
}

impl Drop for HeldSlot<'_> {
    fn drop(&mut self) {
        let mut tables = self.hub.lock();
        // Let go under the lock, so that one of two requests that end at the same time is the last.
        let Some(slot) = self.slot.take() else { return };
        let is_last = |kept: &Slot| Arc::ptr_eq(kept, &slot) && Arc::strong_count(&slot) == 2;
        if slot.get().is_none() && tables.get(&self.id).is_some_and(is_last) {
            tables.remove(&self.id);
        }
        drop(slot);
    }
}

/// The table in a slot, if it is loaded.
fn live(slot: &Slot) -> Option<Arc<LiveTable>> {
    slot.get().map(|loaded| Arc::clone(&loaded.live))
}
