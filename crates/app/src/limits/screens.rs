//! The screens of Limits.

pub(crate) mod begin;
mod play;
pub(crate) mod setup;
pub(crate) mod show;
mod subject;
pub(crate) mod table;
