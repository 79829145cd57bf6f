//! A process of the server: a hub on a runtime of its own, which dies with everything that runs on it.

use crate::bots::SimulatedBots;
use crate::calls::{Call, Request};
use crate::outside::OutsideHandle;
use crate::requests::{self, Reached};
use crate::store::NodeStore;
use crate::watch;
use fanout::{Bus, Fanout, NodeId};
use futures_util::FutureExt as _;
use protocol::TableId;
use server::live::{Clock, Hub, HubParts, Mailbox, NodeMessage};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use table::{Millis, Table};
use tokio::runtime::{Builder, Runtime};
use tokio::task::{AbortHandle, JoinHandle};
use tokio::time::{Instant, sleep_until};

/// How long a person must be absent and asked before others may let a bot play for them.
const SUBSTITUTE_AFTER: Millis = 20_000;
/// The number of seats in memory; enough for every world.
const LOADED_SEATS: usize = 10_000;
/// All other nodes, in the messages to one of them.
const OTHERS: NodeId = NodeId(u64::MAX);

/// A machine on which one process after the other serves the tables.
pub(crate) struct Node {
    number: usize,
    /// By how many milliseconds the clock of the machine is wrong.
    skew: Arc<AtomicI64>,
    process: Option<Process>,
}

/// A running process.
struct Process {
    reached: Reached,
    /// The watches of clients, by the number of the connection.
    watches: BTreeMap<usize, Connection>,
    /// What this process hears from other nodes.
    others: Fanout<NodeMessage>,
    started: Instant,
    /// The time of the world when it was started.
    started_at: Millis,
    /// Time stands still in it unless it is told to go on. Last, because its tasks have parts of the others.
    runtime: Runtime,
}

/// The connection of a client.
struct Connection {
    number: u64,
    mailbox: Arc<Mailbox>,
    task: JoinHandle<()>,
}

impl Node {
    pub(crate) fn new(number: usize) -> Node {
        Node { number, skew: Arc::default(), process: None }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.process.is_some()
    }

    /// Starts a process at this time of the world.
    pub(crate) fn start(&mut self, process: u64, now: Millis, outside: &OutsideHandle) {
        let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
        let runtime = runtime.expect("it needs nothing of the operating system");
        let (hub, clock, started, others) = {
            let _inside = runtime.enter();
            let (started, skew) = (Instant::now(), Arc::clone(&self.skew));
            let wall = move || {
                let elapsed = started.elapsed().as_millis() as Millis;
                (now + elapsed).saturating_add_signed(skew.load(Ordering::Relaxed))
            };
            let clock = Arc::new(Clock::new(wall));
            // The world loses and delays the messages, so they do not go straight from node to node.
            let bus = Bus::default();
            let nodes = Fanout::in_process(NodeId(self.number as u64), &bus);
            let (others, _) = Fanout::in_process(OTHERS, &bus);
            let hub = Hub::start(HubParts {
                store: Arc::new(NodeStore {
                    node: self.number,
                    outside: outside.clone(),
                    started,
                    started_at: now,
                }),
                clock: Arc::clone(&clock),
                bots: Box::new(SimulatedBots { outside: outside.clone() }),
                substitute_after: SUBSTITUTE_AFTER,
                loaded_seats: LOADED_SEATS,
                nodes: Some(nodes),
            });
            (hub, clock, started, others)
        };
        self.process = Some(Process {
            reached: Reached { process, hub, clock, outside: outside.clone() },
            watches: BTreeMap::new(),
            others,
            started,
            started_at: now,
            runtime,
        });
    }

    /// The process dies wherever it is.
    pub(crate) fn die(&mut self) {
        self.process = None;
    }

    /// Lets everything happen that happens until this time of the world.
    pub(crate) fn advance(&mut self, to: Millis) {
        let Some(process) = &self.process else { return };
        let until = process.started + Duration::from_millis(to - process.started_at);
        process.runtime.block_on(async {
            tokio::task::yield_now().await;
            sleep_until(until).await;
        });
    }

    /// Sets the clock of the machine ahead or back.
    pub(crate) fn set_clock(&self, by: i64) {
        // A clock that is far behind would keep everyone waiting until it has caught up.
        const FURTHEST_BACK: i64 = -3_600_000;
        let skew = self.skew.load(Ordering::Relaxed);
        self.skew.store((skew + by).max(FURTHEST_BACK), Ordering::Relaxed);
    }

    /// Serves a call. Its task, unless it is a watch or no process runs.
    pub(crate) fn serve(&mut self, call: Call) -> Option<AbortHandle> {
        let process = self.process.as_mut()?;
        if matches!(call.request, Request::Watch) {
            process.watch(call);
            return None;
        }
        let serving = requests::serve(process.reached.clone(), call);
        Some(process.runtime.spawn(serving).abort_handle())
    }

    /// Ends the connection of a client. Whether there was one.
    pub(crate) fn disconnect(&mut self, client: usize) -> bool {
        let connection = self.process.as_mut().and_then(|it| it.watches.remove(&client));
        if let Some(connection) = &connection {
            connection.task.abort();
        }
        connection.is_some()
    }

    /// Another node has added events to a table.
    pub(crate) fn hint(&self, table: TableId, version: u64) {
        if let Some(process) = &self.process {
            process.others.publish(NodeMessage::Changed { table, version });
        }
    }

    /// A table, if it is in memory and at rest.
    pub(crate) fn table(&self, id: TableId) -> Option<Table> {
        let process = self.process.as_ref()?;
        let _inside = process.runtime.enter();
        let live = process.reached.hub.in_memory(id)?;
        live.check_readable().ok()?;
        live.look(Table::clone).now_or_never()
    }

    /// The number of tables in memory.
    pub(crate) fn loaded(&self) -> usize {
        self.process.as_ref().map_or(0, |process| process.reached.hub.tables_in_memory())
    }
}

impl Process {
    /// Watches for a client, or has the state sent again.
    fn watch(&mut self, call: Call) {
        if let Some(connection) = self.watches.get(&call.client) {
            let is_same = connection.number == call.connection;
            if is_same && !connection.task.is_finished() {
                connection.mailbox.changed(call.table);
                return;
            }
            // It is another connection, or the table could not be watched.
            connection.task.abort();
        }
        let (client, number) = (call.client, call.connection);
        let mailbox = Arc::new(Mailbox::default());
        let watching = watch::run(self.reached.clone(), call, Arc::clone(&mailbox));
        let task = self.runtime.spawn(watching);
        self.watches.insert(client, Connection { number, mailbox, task });
    }
}
