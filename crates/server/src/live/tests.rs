//! Tables in memory, on a real database.

mod failing_store;
mod failures;
mod kit;
mod nodes;
mod two_servers;
