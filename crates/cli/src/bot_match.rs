//! `limes match`: bots against each other.

mod limes;
mod limits;

use crate::args::{GameName, MatchArgs};
use anyhow::anyhow;
use std::fmt::Display;
use std::str::FromStr;

pub(crate) fn run(args: &MatchArgs) -> anyhow::Result<String> {
    match args.game {
        GameName::Limes => limes::run(args),
        GameName::Limits => limits::run(args),
    }
}

/// A player of the game, by the name that was typed.
fn named<P: FromStr<Err: Display>>(place: &str, name: &str) -> anyhow::Result<P> {
    name.parse().map_err(|fault| anyhow!("invalid value '{name}' for '<{place}>': {fault}"))
}
