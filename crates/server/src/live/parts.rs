//! Everything that comes from outside.

use super::bot_tasks::BotThreads;
use super::node_message::NodeMessage;
use super::table_store::TableStore;
use crate::clock::Clock;
use fanout::{Fanout, Listener};
use std::sync::Arc;
use table::Millis;

/// The surroundings of a hub: everything that it does not do itself.
pub struct HubParts {
    /// The storage.
    pub store: Arc<dyn TableStore>,
    /// The time.
    pub clock: Arc<Clock>,
    /// The bots.
    pub bots: Box<dyn BotThreads>,
    /// How many milliseconds a person must be absent and asked before others may let a bot play for them.
    pub substitute_after: Millis,
    /// The number of seats of all tables in memory.
    pub loaded_seats: usize,
    /// The way to the other nodes that share the storage; `None` if there are none.
    pub nodes: Option<(Fanout<NodeMessage>, Listener<NodeMessage>)>,
}
