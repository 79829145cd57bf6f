//! The screens of Limits.

pub(crate) mod begin;
pub(crate) mod setup;
pub(crate) mod show;
mod subject;
