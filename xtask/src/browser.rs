//! `cargo xtask browser`: the app in a real browser, served by the real binary.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::requirements::{self, Browser, CHROMIUM, FIREFOX, Requirement, ThisMachine};
use crate::steps::{self, cargo, program as tool};
use crate::suite::WITHOUT_CHORES;
use crate::{app, app_folder};

/// Where the tests are.
const FOLDER: &str = "tests/browser";
/// A copy of the list of packages that were installed last, beside them.
const INSTALLED: &str = "node_modules/.installed.json";

/// Builds the app and tries it; `args` are passed on to Playwright.
pub(crate) fn run(args: &[OsString]) -> Result<()> {
    run_playwright(&build_app(requirements::BROWSER_TESTS)?, args)
}

/// Tries an app that is built already.
pub(crate) fn test(app: &Path) -> Result<()> {
    run_playwright(app, &[])
}

/// Builds the app and runs a script that is beside the tests.
pub(crate) fn script(name: &str) -> Result<()> {
    run_node(&build_app(requirements::BROWSER)?, &[name.into()], &[CHROMIUM])
}

fn build_app(needed: &[Requirement]) -> Result<PathBuf> {
    // Before anything is compiled.
    requirements::ensure(needed, &ThisMachine)?;
    let app = app::build(app_folder::BuildKind::Full)?;
    app.fitness?;
    Ok(app.folder)
}

fn run_playwright(app: &Path, args: &[OsString]) -> Result<()> {
    let test = ["node_modules/@playwright/test/cli.js", "test"].map(OsString::from);
    run_node(app, &[&test, args].concat(), &[CHROMIUM, FIREFOX])
}

/// Serves the app and runs Node.js with these arguments, in the folder of the tests. It is told where these browsers are.
fn run_node(app: &Path, args: &[OsString], browsers: &[Browser]) -> Result<()> {
    let mut node = tool("node");
    node.current_dir(steps::root().join(FOLDER)).args(args);
    for browser in browsers {
        node.env(browser.variable, browser.find(&ThisMachine)?);
    }
    install_packages()?;
    let binary = build(app)?;
    let served = Served::start(&binary)?;
    // Some tests restart a server of their own.
    steps::run(node.env("LIMES_ADDRESS", &served.address).env("LIMES_BINARY", binary))
}

/// The binary with the app in it, built the quick way: nothing in it but the server is used.
///
/// It is built for the tests of its crate, of which there is one of that name, so that cargo takes what it has compiled
/// for all the other tests.
fn build(app: &Path) -> Result<PathBuf> {
    let mut build = cargo();
    build.args(["test", "--no-run"]).args(WITHOUT_CHORES).args(["--test", "browser"]);
    steps::run(build.env(app_folder::DIST, app))?;
    binary()
}

/// The binary that tests are run with, once they have been built.
pub(crate) fn binary() -> Result<PathBuf> {
    let binary = format!("limes{}", env::consts::EXE_SUFFIX);
    Ok(steps::target_directory()?.join("debug").join(binary))
}

/// The game as it runs, until this is dropped.
#[derive(Debug)]
struct Served {
    binary: Child,
    address: String,
}

impl Served {
    fn start(binary: &Path) -> Result<Served> {
        let mut command = Command::new(binary);
        command.args(["play", "--no-open", "--port", "0"]);
        let mut binary = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start `{}`", steps::typed(&command)))?;
        let mut line = String::new();
        if let Some(stdout) = &mut binary.stdout {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        match address(&line) {
            Some(address) => Ok(Served { binary, address: address.to_owned() }),
            None => {
                // It may have ended already.
                let _ = binary.kill();
                bail!("`{}` does not print an address, but {line:?}", steps::typed(&command))
            }
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.binary.kill();
        let _ = self.binary.wait();
    }
}

/// The address in the first line that `limes play` prints.
fn address(line: &str) -> Option<&str> {
    line.split_whitespace().find(|word| word.starts_with("http://"))
}

/// Installs the tests' packages, unless just these are installed.
pub(crate) fn install_packages() -> Result<()> {
    let folder = steps::root().join(FOLDER);
    let wanted =
        fs::read(folder.join("package-lock.json")).context("the list of packages is missing")?;
    if fs::read(folder.join(INSTALLED)).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    eprintln!("installing the packages of {FOLDER}");
    steps::run(tool("npm").arg("ci").current_dir(&folder))?;
    fs::write(folder.join(INSTALLED), wanted).context("cannot note what is installed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_what_the_game_says() {
        let said = "Limes is at http://127.0.0.1:5463/ until you press Ctrl-C.\n";
        assert_eq!(address(said), Some("http://127.0.0.1:5463/"));
        assert_eq!(address("limes: no port is free\n"), None);
    }

    #[test]
    fn a_binary_that_does_not_start_is_an_error() {
        let said = Served::start(Path::new("no-such-game")).map(|_| ()).map_err(|f| f.to_string());
        assert_eq!(said, Err("cannot start `no-such-game play --no-open --port 0`".to_owned()));
    }
}
