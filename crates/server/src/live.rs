//! Tables that are in memory: what happens around the state machine.
//!
//! A [`LiveTable`] does what its table asks for. Commands wait in a queue; whoever takes them applies all that are waiting,
//! stores the events of all of them in one go, and only then answers, tells those who watch, asks bots and sets the timer. While
//! events are on their way to the disk nobody can look at the table, so nobody ever sees what may be gone after a crash.

mod attendance;
mod backoff;
mod commands;
mod executing;
mod forgotten;
mod hub;
mod mailbox;
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

pub(crate) use hub::Hub;
pub(crate) use mailbox::{Mailbox, Note};
pub(crate) use table::LiveTable;
pub(crate) use watching::{Told, Watching};
