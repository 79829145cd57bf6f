//! The screens of Limits.

pub(crate) mod begin;
pub(crate) mod learn;
pub(crate) mod rules;
pub(crate) mod setup;
pub(crate) mod show;
mod subject;
