//! A solo game of Limes in the terminal: [`solo`] is the game, [`command`] what was typed, [`screen`] and its parts are what
//! is shown, [`answers`] puts them together.

mod answers;
mod cards;
mod command;
mod picture;
mod screen;
pub(crate) mod solo;
mod words;
