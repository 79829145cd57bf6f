//! Requests about Limits.

mod history;
mod kit;
pub(super) mod messages;
mod review;
mod tasks;
