//! What all tables share.

use super::bot_tasks::BotThreads;
use super::forgotten::Forgotten;
use super::node_message::NodeMessage;
use super::parts::HubParts;
use super::table_store::TableStore;
use super::timers::Timers;
use super::watchers::Watchers;
use crate::clock::Clock;
use crate::storage::ReadFault;
use fanout::Fanout;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Millis;
use tokio::sync::OnceCell;

/// For how long no table is given up after the start, or after the machine's clock was set: it may be wrong, and people need time
/// to come back.
const NOTHING_CLOSES: Millis = 3_600_000;
/// If no process has said for so long that it serves tables, none did.
const OUTAGE: Duration = Duration::from_secs(20);

/// What all tables share.
pub(super) struct Shared {
    pub(super) store: Arc<dyn TableStore>,
    pub(super) timers: Timers,
    pub(super) clock: Arc<Clock>,
    pub(super) bots: Box<dyn BotThreads>,
    /// The way to the other nodes, if there are any.
    pub(super) nodes: Option<Fanout<NodeMessage>>,
    /// Connections that show lists of players' own tables.
    pub(super) lists: Watchers,
    /// Tables that left memory a short while ago.
    pub(super) forgotten: Forgotten,
    /// How long a person must be absent and asked before others may let a bot play for them.
    pub(super) substitute_after: Millis,
    /// When the server was started, or its time was set: it knows nothing about earlier times.
    started: AtomicU64,
    /// The end of the last outage, during which no player could decide.
    outage_ended: AtomicU64,
    /// Set once the storage has told of the last outage.
    is_outage_known: OnceCell<()>,
    /// Until when no table is given up.
    quiet_until: AtomicU64,
}

impl Shared {
    pub(super) fn new(parts: HubParts, nodes: Option<Fanout<NodeMessage>>) -> Shared {
        let HubParts { store, clock, bots, substitute_after, .. } = parts;
        let (started, is_shared) = (clock.now(), store.is_shared());
        Shared {
            store,
            timers: Timers::default(),
            clock,
            bots,
            nodes,
            lists: Watchers::default(),
            forgotten: Forgotten::new(started, substitute_after),
            substitute_after,
            started: AtomicU64::new(started),
            // Others may have served the tables of a shared storage.
            outage_ended: AtomicU64::new(if is_shared { 0 } else { started }),
            is_outage_known: OnceCell::new_with((!is_shared).then_some(())),
            quiet_until: AtomicU64::new(started.saturating_add(NOTHING_CLOSES)),
        }
    }

    /// Tells the other nodes, if there are any.
    pub(super) fn tell_nodes(&self, message: impl FnOnce() -> NodeMessage) {
        if let Some(nodes) = &self.nodes {
            nodes.publish(message());
        }
    }

    /// The time.
    pub(super) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// When the server was started, or its time was set.
    pub(super) fn started(&self) -> Millis {
        self.started.load(Ordering::Relaxed)
    }

    /// The end of the last outage: before it no process served tables.
    pub(super) fn outage_ended(&self) -> Millis {
        self.outage_ended.load(Ordering::Relaxed)
    }

    /// Waits until the last outage is known, before the first table is loaded or made.
    ///
    /// # Errors
    /// If the storage does not tell.
    pub(super) async fn know_outage(&self) -> Result<(), ReadFault> {
        self.is_outage_known.get_or_try_init(|| self.serve()).await.map(|_| ())
    }

    /// Notes in a shared storage that tables are being served. If none were for a while, clocks that have run out by now get a
    /// minute.
    ///
    /// # Errors
    /// If the storage does not tell.
    pub(super) async fn serve(&self) -> Result<(), ReadFault> {
        let ago = self.store.serve().await?;
        if ago.is_none_or(|ago| ago > OUTAGE) {
            self.outage_ended.store(self.now(), Ordering::Relaxed);
        }
        Ok(())
    }

    /// Whether a table may be given up because nobody has been there for long.
    pub(super) fn may_give_up(&self, now: Millis) -> bool {
        self.quiet_until.load(Ordering::Relaxed) <= now
    }

    /// Notes that the machine's clock was set.
    pub(super) fn clock_was_set(&self, now: Millis) {
        self.quiet_until.store(now.saturating_add(NOTHING_CLOSES), Ordering::Relaxed);
    }

    /// Notes that the time is another one from now on. Clocks that have run out by that get a minute, as after a restart, unless
    /// others have served the tables with the right time.
    pub(super) fn time_was_set(&self, now: Millis) {
        self.started.store(now, Ordering::Relaxed);
        if !self.store.is_shared() {
            self.outage_ended.store(now, Ordering::Relaxed);
        }
        self.clock_was_set(now);
    }
}
