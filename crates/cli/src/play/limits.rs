//! Limits in the terminal, one person against bots: [`table`] is the game with its bots, [`command`] what was typed,
//! [`screen`] and [`verdict`] are what is shown, all from the view of the person's seat alone; [`answers`] puts them together.

mod answers;
mod command;
mod names;
mod screen;
pub(crate) mod table;
mod verdict;
mod words;
