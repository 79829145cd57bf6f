//! Limes in the browser.
//!
//! What can be plain Rust is plain Rust and tested natively: [`table`] (a game and the draft of a turn), [`art`]
//! (displays as pictures), [`texts`] (five languages). Only [`ui`] knows the page. What the bots think is no part of this
//! program: it sends messages to another one, the crate `thinker`.
#![forbid(unsafe_code)]

pub mod art;
#[cfg(test)]
mod first_screen;
pub mod table;
pub mod texts;
pub mod ui;
