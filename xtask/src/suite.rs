//! `cargo xtask test`: everything that must hold before a change is merged.

use anyhow::{Context, Result};

use crate::requirements::{self, ThisMachine};
use crate::steps::{self, Steps, cargo, run as must};
use crate::{browser, workspace};

/// Runs every check in order, the quick ones first, and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    let mut steps = Steps::default();
    let outcome = all(&mut steps);
    eprint!("\n{}", steps.summary());
    outcome
}

fn all(steps: &mut Steps) -> Result<()> {
    steps
        .step("what the tests need", || requirements::ensure(requirements::TESTS, &ThisMachine))?;
    steps.step("format", || {
        must(cargo().args(["fmt", "--all", "--check"]))
            .context("the code is not formatted (run `cargo fmt --all`)")
    })?;
    steps.step("dependency arrows", workspace::check_arrows)?;
    steps.step("lints", || {
        clippy(&[])?;
        if workspace::has_features()? { clippy(&["--all-features"]) } else { Ok(()) }
    })?;
    steps.step("tests", tests)?;
    steps.step("tests in the documentation", || {
        must(cargo().args(["test", "--workspace", "--doc"]))
    })?;
    steps.step("documentation", || {
        let doc = ["doc", "--workspace", "--no-deps"];
        must(cargo().args(doc).env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    if steps::root().join("fuzz/Cargo.toml").is_file() {
        steps.step("seeds of the fuzz targets", replay_seeds)?;
        steps.step("fuzz targets compile", check_fuzz_targets)?;
    }
    steps.step("the app in a browser", || browser::run(&[]))
}

fn clippy(features: &[&str]) -> Result<()> {
    let workspace = ["clippy", "--workspace", "--all-targets"];
    must(cargo().args(workspace).args(features).args(["--", "-D", "warnings"]))
}

/// Nextest is quicker, but nobody has to have it.
fn tests() -> Result<()> {
    if steps::answers(cargo().args(["nextest", "--version"])) {
        must(cargo().args(["nextest", "run", "--workspace"]))
    } else {
        must(cargo().args(["test", "--workspace", "--lib", "--bins", "--tests"]))
    }
}

/// Runs the laws of the fuzz targets over their seeds, without the fuzzer.
fn replay_seeds() -> Result<()> {
    must(cargo().args(["test", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features"]))
}

/// Only compiled: new input is for `cargo xtask fuzz`.
fn check_fuzz_targets() -> Result<()> {
    // The fuzzer is C++, which a machine with only a C compiler cannot build. A check links nothing,
    // so any file will do for a fuzzer that is said to be built already.
    let unlinked = steps::root().join("fuzz/Cargo.toml");
    let check = ["check", "--manifest-path", "fuzz/Cargo.toml"];
    must(cargo().args(check).env("CUSTOM_LIBFUZZER_PATH", unlinked))
}
