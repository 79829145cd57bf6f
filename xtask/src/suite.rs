//! `cargo xtask test`: everything that must hold before a change is merged.

use std::env;
use std::process::Command;

use anyhow::{Context, Result};

use crate::requirements::{self, ThisMachine};
use crate::steps::{self, Background, Steps, cargo, run as must};
use crate::{app_folder, browser, release, soak, workspace};

/// All crates but the chores.
///
/// Cargo gives a dependency every feature that any of the chosen crates asks for. With the chores among them it would compile
/// what they are made of, which is a lot, a second time with other features.
pub(crate) const WITHOUT_CHORES: [&str; 3] = ["--workspace", "--exclude", "xtask"];

/// The feature with which all chores are compiled.
const ALL_CHORES: &str = "xtask/all";

/// Runs every check in order, the quick ones first, and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    let mut steps = Steps::default();
    let outcome = all(&mut steps);
    eprint!("\n{}", steps.summary());
    outcome
}

fn all(steps: &mut Steps) -> Result<()> {
    let mut has_services = false;
    steps.step("what the tests need", || {
        has_services = requirements::offer(requirements::SERVICES, &ThisMachine);
        requirements::ensure(requirements::TESTS, &ThisMachine)
    })?;
    steps.step("format", || {
        must(cargo().args(["fmt", "--all", "--check"]))
            .context("the code is not formatted (run `cargo fmt --all`)")
    })?;
    steps.step("dependency arrows", workspace::check_arrows)?;
    steps.step("lints", lints)?;
    // The app is linked by a single thread for minutes, while the tests have use for the other.
    let app = build_app()?;
    steps.step("tests", || tests(has_services))?;
    steps.step("tests in the documentation", || {
        must(cargo().arg("test").args(WITHOUT_CHORES).arg("--doc"))
    })?;
    steps.step("documentation", || {
        let doc = ["doc", "--workspace", "--no-deps", "--features", ALL_CHORES];
        must(cargo().args(doc).env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    if steps::root().join("fuzz/Cargo.toml").is_file() {
        steps.step("seeds of the fuzz targets", replay_seeds)?;
        steps.step("fuzz targets compile", check_fuzz_targets)?;
    }
    if cfg!(target_os = "linux") {
        steps.step("the release", || release::check(&browser::binary()?))?;
    }
    steps.step("the rest of the app", || app.wait())?;
    if cfg!(target_os = "linux") {
        // Waiting times are measured: nothing else is running any more.
        steps.step("a server under attack", || soak::attack(&browser::binary()?, 1))?;
    }
    steps.step("the app in a browser", || {
        browser::test(&app_folder::built()?.context("the app is not where it was built")?)
    })
}

/// Everything with the features that other crates ask for, then what is left without them, as in a browser.
fn lints() -> Result<()> {
    let clippy =
        |args: &[&str]| must(cargo().arg("clippy").args(args).args(["--", "-D", "warnings"]));
    clippy(&["--workspace", "--all-targets", "--features", ALL_CHORES])?;
    // As the first game is started.
    clippy(&["--package", "xtask"])?;
    clippy(&["--package", "xtask", "--features", "app"])?;
    for package in workspace::with_features()? {
        clippy(&["--package", &package, "--lib", "--no-default-features"])?;
    }
    Ok(())
}

/// Nextest is quicker, but nobody has to have it.
fn tests(has_services: bool) -> Result<()> {
    let mut tests = cargo();
    if steps::answers(cargo().args(["nextest", "--version"])) {
        tests.args(["nextest", "run"]).args(WITHOUT_CHORES);
    } else {
        tests.arg("test").args(WITHOUT_CHORES).args(["--lib", "--bins", "--tests"]);
    }
    if has_services {
        // A test that does not find them fails instead of skipping what it tests.
        tests.env("LIMES_NEEDS_SERVICES", "1");
    }
    must(&mut tests)?;
    must(cargo().args(["test", "--package", "xtask", "--features", ALL_CHORES]))
}

/// Starts `cargo xtask app`, the program that is running already.
fn build_app() -> Result<Background> {
    let mut command = Command::new(env::current_exe().context("cannot find this program")?);
    command.arg("app").current_dir(steps::root());
    let app = Background::start(command, steps::target_directory()?.join("app.log"))?;
    Ok(app.left_to_finish())
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
