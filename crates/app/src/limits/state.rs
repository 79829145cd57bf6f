//! What the screens of Limits show, as plain data that is tested without a page.

pub(crate) mod advice;
pub(crate) mod again;
pub(crate) mod challenge;
pub(crate) mod choice;
pub(crate) mod daily;
pub(crate) mod drama;
pub(crate) mod example;
#[cfg(test)]
pub(crate) mod finished_kit;
pub(crate) mod game;
pub(crate) mod keys;
#[cfg(test)]
pub(crate) mod kit;
pub(crate) mod lesson;
pub(crate) mod others;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod review;
pub(crate) mod saved_game;
mod setup;

pub(crate) use setup::{PLAYERS, Setup};

/// Why a game cannot be opened.
pub(crate) type ReadFault = crate::shell::storage::ReadFault<limits::RecordFault>;
