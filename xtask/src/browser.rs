//! `cargo xtask browser`: the app in a real browser, served by the real binary.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::steps::{self, cargo, program as tool};
use crate::{app, workspace};

/// Names that a Chromium goes by.
const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// Where the tests are.
const FOLDER: &str = "tests/browser";
/// A copy of the list of packages that were installed last, beside them.
const INSTALLED: &str = "node_modules/.installed.json";

/// Builds everything and runs the tests; `args` are passed on to Playwright.
pub(crate) fn run(args: &[OsString]) -> Result<()> {
    with_app(|tests| {
        tests.args(["node_modules/@playwright/test/cli.js", "test"]).args(args);
    })
}

/// Builds everything and runs a script that is beside the tests.
pub(crate) fn script(name: &str) -> Result<()> {
    with_app(|script| {
        script.arg(name);
    })
}

/// Builds and serves the app and runs Node.js with what `ask` gives it.
fn with_app(ask: impl FnOnce(&mut Command)) -> Result<()> {
    let browser = browser()?;
    install_packages()?;
    let app = app::build(app::BuildKind::Full)?;
    app.fitness?;
    let binary = build(&app.folder)?;
    let served = Served::start(&binary)?;
    let mut node = tool("node");
    node.current_dir(steps::root().join(FOLDER));
    node.env("LIMES_ADDRESS", &served.address).env("CHROMIUM", browser);
    ask(&mut node);
    steps::run(&mut node)
}

/// The binary with the app in it, built the quick way: nothing in it but the server is used.
fn build(dist: &Path) -> Result<PathBuf> {
    let build = ["build", "--package", "limes-cli", "--bin", "limes"];
    steps::run(cargo().args(build).env(app::DIST, dist))?;
    let binary = format!("limes{}", env::consts::EXE_SUFFIX);
    Ok(workspace::target_directory()?.join("debug").join(binary))
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
                bail!("`{}` says no address, but {line:?}", steps::typed(&command))
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

/// The address in what `limes play` says first.
fn address(line: &str) -> Option<&str> {
    line.split_whitespace().find(|word| word.starts_with("http://"))
}

/// Installs the tests' packages, unless just these are installed.
fn install_packages() -> Result<()> {
    let folder = steps::root().join(FOLDER);
    ensure!(
        steps::answers(tool("node").arg("--version"))
            && steps::answers(tool("npm").arg("--version")),
        "the browser tests need Node.js 20 or newer with npm: install them (on Debian `apt-get install nodejs npm`)"
    );
    let wanted =
        fs::read(folder.join("package-lock.json")).context("the list of packages is missing")?;
    if fs::read(folder.join(INSTALLED)).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    eprintln!("installing the packages of {FOLDER}");
    steps::run(tool("npm").arg("ci").current_dir(&folder))?;
    fs::write(folder.join(INSTALLED), wanted).context("cannot note what is installed")
}

/// A Chromium: the one that is named, one that is found, or Debian's.
fn browser() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM").filter(|named| !named.is_empty()) {
        let path = PathBuf::from(named);
        ensure!(path.is_file(), "CHROMIUM names {}, and no such program is there", path.display());
        return Ok(path);
    }
    if let Some(found) = found() {
        return Ok(found);
    }
    eprintln!("no Chromium is found: installing Debian's (apt-get install chromium)");
    let mut install = tool("apt-get");
    install.args(["install", "-y", "--no-install-recommends", "chromium"]);
    // A machine that has not asked for a while does not know where the packages are now.
    if !steps::answers(&mut install) && steps::answers(tool("apt-get").arg("update")) {
        steps::answers(&mut install);
    }
    found().context(
        "the browser tests need Chromium: install it (on Debian `apt-get install chromium`), or name one in CHROMIUM",
    )
}

fn found() -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    in_path(&path)
}

/// The first folder of a path that has one, in the order of preference.
fn in_path(path: &std::ffi::OsStr) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(path).collect();
    let at =
        |name: &str| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file());
    BROWSERS.into_iter().find_map(at)
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
    fn a_browser_is_found_by_any_of_its_names() -> Result<()> {
        let folder = env::temp_dir().join(format!("limes-browsers-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let path = env::join_paths([Path::new("no such folder"), &folder])?;
        assert_eq!(in_path(&path), None);
        fs::write(folder.join("google-chrome"), "")?;
        assert_eq!(in_path(&path), Some(folder.join("google-chrome")));
        fs::write(folder.join("chromium"), "")?;
        assert_eq!(in_path(&path), Some(folder.join("chromium")));
        fs::remove_dir_all(&folder)?;
        Ok(())
    }

    #[test]
    fn what_serves_nothing_is_no_game() {
        let said = Served::start(Path::new("no-such-game")).map(|_| ()).map_err(|f| f.to_string());
        assert_eq!(said, Err("cannot start `no-such-game play --no-open --port 0`".to_owned()));
    }
}
