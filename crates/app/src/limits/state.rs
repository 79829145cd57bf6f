//! What the screens of Limits show, as plain data.

pub(crate) mod again;
pub(crate) mod challenge;
pub(crate) mod daily;
#[cfg(test)]
pub(crate) mod finished_kit;
pub(crate) mod game;
mod read_fault;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod saved_game;
mod setup;

pub(crate) use read_fault::ReadFault;
pub(crate) use setup::{PLAYERS, Setup};
