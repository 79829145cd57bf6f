//! `limes play`: the app in the browser ([`browser`]), or a game in the terminal ([`terminal`]).
//!
//! In the terminal, [`session`] is the thin loop around a game: show, read a line, answer. What is shown and answered is
//! pure, and each game has a module for it.

mod browser;
mod limes;
mod limits;
mod session;
mod terminal;

use crate::args::PlayArgs;

/// Plays where it was asked for.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    if args.terminal { terminal::run(args) } else { browser::run(args) }
}
