//! `limes match`: bots, and other people's engines, against each other.

mod forfeits;
mod limes;
mod limits;

use crate::args::{GameName, MatchArgs};
use crate::series::Contestant;
use anyhow::{anyhow, bail};
use bots::Level;
use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

/// What a player begins with who is a program.
const COMMAND: &str = "cmd:";
/// Milliseconds that a program has for an answer, if nobody says otherwise.
const USUAL_TIME: u64 = 100;

pub(crate) fn run(args: &MatchArgs) -> anyhow::Result<String> {
    match args.game {
        GameName::Limes => limes::run(args),
        GameName::Limits => limits::run(args),
    }
}

/// Both players, as they were typed: a program, or one of ours by its name.
fn contestants<P: FromStr<Err: Display>>(args: &MatchArgs) -> anyhow::Result<[Contestant<P>; 2]> {
    let contestant = |place: &str, name: &str| {
        let Some(command) = name.strip_prefix(COMMAND) else {
            let player = name.parse();
            let player = player
                .map_err(|fault| anyhow!("invalid value '{name}' for '<{place}>': {fault}"))?;
            return Ok(Contestant::Bot(player));
        };
        if command.trim().is_empty() {
            bail!(
                "invalid value '{name}' for '<{place}>': after {COMMAND} comes the command that starts an engine"
            );
        }
        let time = Duration::from_millis(args.thinking.time.unwrap_or(USUAL_TIME));
        Ok(Contestant::Engine { command: command.to_owned(), time })
    };
    Ok([contestant("A", &args.a)?, contestant("B", &args.b)?])
}

/// The name of a player in the summary: that of its level or style, or the command that starts an engine.
fn shown_name(typed: &str) -> String {
    match typed.strip_prefix(COMMAND) {
        Some(command) => command.to_owned(),
        None => typed.parse::<Level>().map_or_else(|_| typed.to_owned(), |level| level.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_shown_by_its_name_however_it_was_typed() {
        for (typed, shown) in [
            ("1", "beginner"),
            ("merciless", "merciless"),
            ("thrifty", "thrifty"),
            ("cmd:python3 mybot.py", "python3 mybot.py"),
        ] {
            assert_eq!(shown_name(typed), shown);
        }
    }
}
