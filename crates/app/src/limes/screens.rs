//! The screens of Limes.

pub(crate) mod board;
pub(crate) mod decks;
pub(crate) mod help;
pub(crate) mod history_graph;
pub(crate) mod learn;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod setup;
pub(crate) mod share;
pub(crate) mod thumbnail;
pub(crate) mod turn;
