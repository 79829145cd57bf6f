//! Limes in the browser.
//!
//! What can be plain Rust is plain Rust and tested natively: [`table`] (a game and the draft of a turn), [`art`]
//! (displays as pictures), [`mind`] (what the bots are asked, in their own thread), [`texts`] (five languages). Only
//! [`ui`] knows the page.
#![forbid(unsafe_code)]

pub mod art;
#[cfg(test)]
mod first_screen;
pub mod mind;
pub mod table;
pub mod texts;
pub mod ui;
