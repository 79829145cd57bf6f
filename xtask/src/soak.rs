//! A server under attack while others play: `tests/protocol/soak.py` against a real binary.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;

use crate::steps::{self, cargo, program, run as must};

/// `cargo xtask soak`: builds the game in release mode and attacks its server for so many minutes.
pub(crate) fn run(minutes: u32) -> Result<ExitCode> {
    must(cargo().args(["build", "--release", "--package", "limes-cli"]))?;
    let name = format!("limes{}", std::env::consts::EXE_SUFFIX);
    attack(&steps::target_directory()?.join("release").join(name), minutes)?;
    Ok(ExitCode::SUCCESS)
}

/// Attacks the server of this binary for so many minutes.
pub(crate) fn attack(binary: &Path, minutes: u32) -> Result<()> {
    let mut soak = program("python3");
    soak.current_dir(steps::root().join("tests/protocol"))
        .args(["-B", "soak.py", "--minutes", &minutes.to_string()])
        .env("LIMES_BINARY", binary)
        .env("PYTHONUTF8", "1");
    must(&mut soak)
}
