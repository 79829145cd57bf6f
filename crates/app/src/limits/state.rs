//! What the screens of Limits show, as plain data.

pub(crate) mod game;
mod read_fault;
pub(crate) mod saved_game;
mod setup;

pub(crate) use read_fault::ReadFault;
pub(crate) use setup::{PLAYERS, Setup};
