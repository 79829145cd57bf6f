//! The screens of Limits.

pub(crate) mod begin;
pub(crate) mod learn;
mod play;
pub(crate) mod rules;
pub(crate) mod setup;
pub(crate) mod show;
mod subject;
pub(crate) mod table;
