//! Starting the game itself.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result};

use crate::app_folder::{self, BuildKind};
use crate::programs;
use crate::steps::{self, Background, cargo};

/// Said before the app is built for the first time.
const FIRST_TIME: &str = "Building the app for the browser and the game around it. The first time takes about five \
    minutes on two cores; after that it starts in seconds.";

/// The variable that tells the game which app to serve.
const APP: &str = "LIMES_APP";

/// How the game is compiled to be played, and to be measured.
const PLAYED: [&str; 2] = ["--profile", "play"];
const MEASURED: [&str; 2] = ["--profile", "release"];

/// `cargo xtask play`: builds app and game, and hands the terminal over to `limes play ARGS…`.
pub(crate) fn play(args: &[OsString]) -> Result<ExitCode> {
    // A game in the terminal needs no app, and whoever asks for help does not want to wait for one.
    let needs_app = !args.iter().any(|arg| arg == "--terminal" || arg == "--help" || arg == "-h");
    let mut game = command("play", args, PLAYED);
    if needs_app {
        game.env(APP, build_both()?);
    }
    hand_over(&mut game).context("cannot start cargo")
}

/// Builds the app and the game at the same time; returns the folder of the app.
///
/// The game is not built around the app, as it is when it is shipped: it would have to wait for it.
fn build_both() -> Result<PathBuf> {
    let folder = BuildKind::Play.dist()?;
    if !folder.join("index.html").is_file() {
        eprintln!("{FIRST_TIME}");
    }
    let work = app_folder::folder()?;
    fs::create_dir_all(&work).with_context(|| format!("cannot make {}", work.display()))?;
    let build = |args: &[&str], log: &str| {
        let mut command = cargo();
        command.arg("build").args(args);
        Background::start(command, work.join(log))
    };
    let tools = build(&["--package", "xtask", "--features", "app"], "tools.log")?;
    let game = build(&[PLAYED[0], PLAYED[1], "--package", "limes-cli"], "game.log")?;
    programs::compile_both(BuildKind::Play, &work)?;
    tools.wait()?;
    steps::run(steps::chore("app").args(["app", "--play"]).stdout(Stdio::null()))?;
    game.wait()?;
    Ok(folder)
}

/// `cargo xtask bench`: builds the binary and hands the terminal over to `limes bench ARGS…`.
pub(crate) fn bench(args: &[OsString]) -> Result<ExitCode> {
    let mut bench = command("bench", args, MEASURED);
    // An app that is there stays in the binary.
    if let Some(app) = app_folder::built()? {
        bench.env(app_folder::DIST, app);
    }
    hand_over(&mut bench).context("cannot start cargo")
}

/// The game runs where the chore was called, so that the files it is given are found.
fn command(subcommand: &str, args: &[OsString], profile: [&str; 2]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.arg("run").args(profile).args(["--package", "limes-cli", "--", subcommand]).args(args);
    command
}

/// Becomes the command, so that signals and the terminal reach the game and nothing in between.
#[cfg(unix)]
pub(crate) fn hand_over(command: &mut Command) -> std::io::Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

#[cfg(not(unix))]
pub(crate) fn hand_over(command: &mut Command) -> std::io::Result<ExitCode> {
    let status = command.status()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::typed;

    #[test]
    fn arguments_reach_the_game_as_they_were_typed() {
        let command = command("play", &["limits".into(), "--bot".into()], PLAYED);
        assert_eq!(
            typed(&command),
            "cargo run --profile play --package limes-cli -- play limits --bot"
        );
        assert_eq!(command.get_envs().count(), 0);
    }
}
