//! `limes play`: the app in the browser ([`browser`]), or a solo game in the terminal ([`terminal`]).
//!
//! In the terminal, [`solo`] is the game, [`command`] what was typed, [`screen`] and its parts are what is shown, all
//! pure; [`session`] is the thin loop between them.

mod browser;
mod cards;
mod command;
mod picture;
mod screen;
mod session;
mod solo;
mod terminal;
mod words;

use crate::args::PlayArgs;

/// Plays where it was asked for.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    if args.terminal { terminal::run(args) } else { browser::run(args.port, !args.no_open) }
}
