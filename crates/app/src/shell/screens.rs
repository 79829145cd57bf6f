//! The screens that no game owns.

pub(crate) mod challenge;
pub(crate) mod day;
pub(crate) mod game;
pub(crate) mod history;
pub(crate) mod lessons;
pub(crate) mod new_game;
pub(crate) mod online;
pub(crate) mod result;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod subject;
pub(crate) mod table;
