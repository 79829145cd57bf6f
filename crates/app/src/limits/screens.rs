//! The screens of Limits.

pub(crate) mod begin;
mod challenge;
pub(crate) mod learn;
pub(crate) mod online;
pub(crate) mod play;
mod replay;
mod result;
mod review;
pub(crate) mod rules;
pub(crate) mod setup;
mod share;
mod shared;
pub(crate) mod show;
pub(crate) mod statistics;
pub(crate) mod stood_in;
pub(crate) mod studies;
pub(crate) mod table;
pub(crate) mod today;
