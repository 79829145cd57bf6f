//! Measuring the server: `limes` and the load tool from a release build.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::app_folder;
use crate::steps::{self, cargo, run as must};

/// `cargo xtask load`: builds both binaries and lets the tool start the server and put it under load.
pub(crate) fn run(args: &[OsString]) -> Result<ExitCode> {
    let mut build = cargo();
    build.args(["build", "--release", "--package", "limes-cli", "--package", "load"]);
    // An app that is there stays in the binary.
    if let Some(app) = app_folder::built()? {
        build.env(app_folder::DIST, app);
    }
    must(&mut build)?;
    let status = command(&steps::target_directory()?.join("release"), args)
        .status()
        .context("cannot start the load tool")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn command(binaries: &Path, args: &[OsString]) -> Command {
    let suffix = std::env::consts::EXE_SUFFIX;
    let mut command = Command::new(binaries.join(format!("load{suffix}")));
    command.arg("--server").arg(binaries.join(format!("limes{suffix}"))).args(args);
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::typed;

    #[test]
    fn the_tool_is_told_which_server_to_start() {
        let typed =
            typed(&command(Path::new("bin"), &["players".into(), "--rate".into(), "9".into()]));
        let limes = format!("limes{}", std::env::consts::EXE_SUFFIX);
        let server = Path::new("bin").join(limes);
        assert_eq!(typed, format!("load --server {} players --rate 9", server.display()));
    }
}
