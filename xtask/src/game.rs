//! Starting the game itself, from a release build.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::app;

/// Said before the app is built for the first time.
const FIRST_TIME: &str = "Building the app for the browser, then the game around it. The first time takes about a \
    quarter of an hour on two cores; after that it starts in seconds.";

/// `cargo xtask play`: builds the app, then the binary around it, and hands the terminal over to `limes play ARGS…`.
pub(crate) fn play(args: &[OsString]) -> Result<ExitCode> {
    // A game in the terminal needs no app, and whoever asks for help does not want to wait for one.
    let needs_app = !args.iter().any(|arg| arg == "--terminal" || arg == "--help" || arg == "-h");
    let built = app::built()?;
    if needs_app && built.is_none() {
        eprintln!("{FIRST_TIME}");
    }
    let app = if needs_app { Some(app::build(app::BuildKind::Full)?.folder) } else { built };
    run("play", args, app.as_deref())
}

/// `cargo xtask bench`: builds the binary and hands the terminal over to `limes bench ARGS…`.
pub(crate) fn bench(args: &[OsString]) -> Result<ExitCode> {
    // An app that is there stays in the binary.
    run("bench", args, app::built()?.as_deref())
}

/// The game runs where the chore was called, so that the files it is given are found.
fn run(subcommand: &str, args: &[OsString], app: Option<&Path>) -> Result<ExitCode> {
    hand_over(&mut command(subcommand, args, app)).context("cannot start cargo")
}

fn command(subcommand: &str, args: &[OsString], app: Option<&Path>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["run", "--release", "--package", "limes-cli", "--", subcommand]).args(args);
    if let Some(app) = app {
        command.env(app::DIST, app);
    }
    command
}

/// Becomes the command, so that signals and the terminal reach the game and nothing in between.
#[cfg(unix)]
fn hand_over(command: &mut Command) -> std::io::Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

#[cfg(not(unix))]
fn hand_over(command: &mut Command) -> std::io::Result<ExitCode> {
    let status = command.status()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::typed;
    use std::ffi::OsStr;

    #[test]
    fn arguments_reach_the_game_as_they_were_typed() {
        let command = command("play", &["limits".into(), "--bot".into()], None);
        assert_eq!(typed(&command), "cargo run --release --package limes-cli -- play limits --bot");
        assert_eq!(command.get_envs().count(), 0);
    }

    #[test]
    fn the_app_is_built_into_the_game() {
        let command = command("play", &[], Some(Path::new("dist")));
        let named = (OsStr::new("LIMES_APP_DIST"), Some(OsStr::new("dist")));
        assert_eq!(command.get_envs().collect::<Vec<_>>(), [named]);
    }
}
