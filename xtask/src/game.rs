//! Starting the game itself, from a release build.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

/// Builds the binary and hands the terminal over to `limes SUBCOMMAND ARGS…`.
///
/// The game runs where the chore was called, so that the files it is given are found.
pub(crate) fn run(subcommand: &str, args: &[OsString]) -> ExitCode {
    let mut command = command(subcommand, args);
    match hand_over(&mut command) {
        Ok(code) => code,
        Err(fault) => {
            eprintln!("error: cannot start cargo: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn command(subcommand: &str, args: &[OsString]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["run", "--release", "--package", "limes-cli", "--", subcommand]).args(args);
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

    #[test]
    fn arguments_reach_the_game_as_they_were_typed() {
        let command = command("play", &["limits".into(), "--bot".into()]);
        assert_eq!(typed(&command), "cargo run --release --package limes-cli -- play limits --bot");
    }
}
