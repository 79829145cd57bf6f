//! The web app.
//!
//! `shell` is everything around a game and knows none: addresses, storage, settings, history, texts, the thinkers. Beside it
//! are the screens of each game (`limes`, `limits`). Only `app`, `home` and `later` know both and put them together. What can be plain Rust is
//! plain Rust, without the page, and tested natively. What the bots think is no part of this program: it sends messages to
//! another one, the crate `thinker`.
#![forbid(unsafe_code)]
#![allow(unreachable_pub, reason = "the macro for components makes their properties public")]

mod app;
#[cfg(test)]
mod first_screen;
mod home;
mod later;
mod limes;
mod limits;
#[cfg(test)]
mod locale_tests;
mod shell;
