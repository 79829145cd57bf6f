//! Tables that are in memory: what happens around the state machine.
//!
//! A [`LiveTable`] does what its table asks for. Commands wait in a queue; whoever takes them applies all that are waiting,
//! stores the events of all of them in one go, and only then answers, tells those who watch, asks bots and sets the timer. While
//! events are on their way to the disk nobody can look at the table, so nobody ever sees what may be gone after a crash.
//!
//! Storage, clock and bots come from outside ([`HubParts`]). The crate `simulation` replaces them with ones that fail, which is
//! the only reason why this module is public.

mod attendance;
mod backoff;
mod bot_decisions;
mod bot_tasks;
mod commands;
mod executing;
mod following;
mod forgotten;
mod hub;
mod mailbox;
mod node_message;
mod parts;
mod presence;
mod queue;
mod reloading;
mod room;
mod saved;
mod shared;
mod spectators;
mod table;
mod table_store;
#[cfg(test)]
mod tests;
mod thinkers;
mod thinking;
mod timers;
mod upkeep;
mod watchers;
mod watching;

pub use crate::clock::Clock;
pub use bot_tasks::{BotTask, BotThreads};
pub use hub::Hub;
pub use mailbox::{Mailbox, Note};
pub use node_message::NodeMessage;
pub use parts::HubParts;
pub use room::RoomForTable;
pub use spectators::SpectatorState;
pub use table::LiveTable;
pub use table_store::TableStore;
pub(crate) use thinkers::Thinkers;
pub use watching::{Told, Watching};
