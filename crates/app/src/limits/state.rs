//! What the screens of Limits show, as plain data.

pub(crate) mod example;
pub(crate) mod game;
pub(crate) mod lesson;
mod read_fault;
pub(crate) mod saved_game;
mod setup;

pub(crate) use read_fault::ReadFault;
pub(crate) use setup::{PLAYERS, Setup};
