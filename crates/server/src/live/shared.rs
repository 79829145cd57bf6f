//! What all tables share.

use super::bot_tasks::BotThreads;
use super::forgotten::Forgotten;
use super::node_message::NodeMessage;
use super::parts::HubParts;
use super::table_store::TableStore;
use super::timers::Timers;
use super::watchers::Watchers;
use crate::clock::Clock;
use fanout::Fanout;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::Millis;

/// For how long no table is given up after the start, or after the machine's clock was set: it may be wrong, and people need time
/// to come back.
const NOTHING_CLOSES: Millis = 3_600_000;

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
    /// When the server was started, or its time was set: before that nobody could decide.
    started: AtomicU64,
    /// Until when no table is given up.
    quiet_until: AtomicU64,
}

impl Shared {
    pub(super) fn new(parts: HubParts, nodes: Option<Fanout<NodeMessage>>) -> Shared {
        let HubParts { store, clock, bots, substitute_after, .. } = parts;
        let started = clock.now();
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

    /// Whether a table may be given up because nobody has been there for long.
    pub(super) fn may_give_up(&self, now: Millis) -> bool {
        self.quiet_until.load(Ordering::Relaxed) <= now
    }

    /// Notes that the machine's clock was set.
    pub(super) fn clock_was_set(&self, now: Millis) {
        self.quiet_until.store(now.saturating_add(NOTHING_CLOSES), Ordering::Relaxed);
    }

    /// Notes that the time is another one from now on: clocks that have run out by that get a minute, as after a restart.
    pub(super) fn time_was_set(&self, now: Millis) {
        self.started.store(now, Ordering::Relaxed);
        self.clock_was_set(now);
    }
}
