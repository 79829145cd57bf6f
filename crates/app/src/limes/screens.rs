//! The screens of Limes.

pub(crate) mod begin;
mod board;
mod challenge;
pub(crate) mod decks;
mod drawing;
pub(crate) mod help;
pub(crate) mod large_table;
pub(crate) mod learn;
pub(crate) mod online;
pub(crate) mod play;
mod play_on;
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
pub(crate) mod thumbnail;
pub(crate) mod today;
mod turn;
pub(crate) mod way_to_day;
