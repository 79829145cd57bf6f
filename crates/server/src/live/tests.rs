//! Tables in memory, on a real database.

mod failing_store;
mod failures;
mod kit;
mod two_servers;
