//! What the chores need besides cargo, looked for before anything is compiled: nobody should wait for twenty minutes to
//! learn that one program is missing, and after the next twenty that another one is.
//!
//! A C compiler is not on the list. Rust needs one to link, so without it there would be no chore to say so.

mod browsers;
mod machine;

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

pub(crate) use browsers::{Browser, CHROMIUM, FIREFOX};
pub(crate) use machine::{Machine, ThisMachine};

/// The oldest Node.js that the tests in a browser run with, as tests/browser/package.json says too.
const NODE: u32 = 20;
/// The version of cargo-deb that is installed where there is none.
const CARGO_DEB: &str = "3.8.0";
/// What the app is compiled for.
const WASM: &str = "wasm32-unknown-unknown";
/// Where Debian has PostgreSQL.
const POSTGRES: &str = "/usr/lib/postgresql";

/// Something that a chore cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Requirement {
    /// Checks how the code is formatted.
    Rustfmt,
    /// Checks the code for what is better written in another way.
    Clippy,
    /// The standard library for the browser, or its source.
    WasmLibrary,
    /// Plays the example of an engine in the tests of the command line.
    Python,
    /// Runs the tests in a browser.
    Node,
    /// Installs the packages of these tests.
    Npm,
    /// The browser of most tests.
    Chromium,
    /// The browser of another engine.
    Firefox,
    /// The browser of the third engine, which its driver brings along. There is none outside of Linux.
    WebKit,
    /// The screen that WebKit must have, on a machine that may have none.
    Screen,
    /// Makes a Debian package. There are none outside of Linux, nor units of systemd.
    CargoDeb,
    /// Installs a Debian package.
    Dpkg,
    /// Checks the units of systemd.
    SystemdAnalyze,
    /// The database that several servers share, for the tests of the storage.
    Postgres,
    /// Carries messages between the nodes of a server.
    NatsServer,
}

use Requirement::{
    CargoDeb, Chromium, Clippy, Dpkg, Firefox, NatsServer, Node, Npm, Postgres, Python, Rustfmt,
    Screen, SystemdAnalyze, WasmLibrary, WebKit,
};

/// For `cargo xtask test`.
pub(crate) const TESTS: &[Requirement] = &[
    Rustfmt,
    Clippy,
    WasmLibrary,
    Python,
    Node,
    Npm,
    Chromium,
    Firefox,
    WebKit,
    Screen,
    Dpkg,
    SystemdAnalyze,
    CargoDeb,
];
/// For `cargo xtask test` where they can be had: without one of them its tests are skipped, and that is said.
pub(crate) const SERVICES: &[Requirement] = &[Postgres, NatsServer];
/// For `cargo xtask release`.
pub(crate) const RELEASE: &[Requirement] = &[WasmLibrary, Dpkg, SystemdAnalyze, CargoDeb];
/// For the tests in a browser alone.
pub(crate) const BROWSER_TESTS: &[Requirement] =
    &[WasmLibrary, Node, Npm, Chromium, Firefox, WebKit, Screen];
/// For everything else that opens a browser.
pub(crate) const BROWSER: &[Requirement] = &[WasmLibrary, Node, Npm, Chromium];

/// Looks for all of these, installs what can be installed, and reports everything that is still missing at once.
pub(crate) fn ensure(requirements: &[Requirement], machine: &impl Machine) -> Result<()> {
    let mut missing = Vec::new();
    for &requirement in requirements {
        missing.extend(requirement.get(machine).map(|fault| format!("  {fault}")));
    }
    match missing.as_slice() {
        [] => Ok(()),
        [one] => bail!("one thing is missing:\n{one}"),
        _ => bail!("{} things are missing:\n{}", missing.len(), missing.join("\n")),
    }
}

/// Looks for all of these and installs what can be installed. Says what the tests skip without the others, and returns whether
/// all are there.
pub(crate) fn offer(requirements: &[Requirement], machine: &impl Machine) -> bool {
    let mut has_all = true;
    for &requirement in requirements {
        if let Some(fault) = requirement.get(machine) {
            machine.say(&format!("its tests are skipped: {fault}"));
            has_all = false;
        }
    }
    has_all
}

/// Why something does not meet a requirement.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fault {
    /// It is not there.
    Missing,
    /// It is there, but too old; the text says how old.
    Outdated(String),
    /// It is there, but cannot be used; the text says why.
    Unfit(String),
}

impl Fault {
    fn text(&self) -> &str {
        match self {
            Fault::Missing => "not found",
            Fault::Outdated(why) | Fault::Unfit(why) => why,
        }
    }
}

impl Requirement {
    /// Installs it if it is missing; says what is wrong with it then.
    fn get(self, machine: &impl Machine) -> Option<String> {
        self.install(&self.fault(machine)?, machine);
        let fault = self.fault(machine)?;
        Some(format!("{}: {}", self.advice(), fault.text()))
    }

    /// What is wrong with it on this machine, if anything.
    fn fault(self, machine: &impl Machine) -> Option<Fault> {
        let answers = |program: &str, args: &[&str]| machine.ask(program, args).is_some();
        let is_met = match self {
            Rustfmt => answers("cargo", &["fmt", "--version"]),
            Clippy => answers("cargo", &["clippy", "--version"]),
            WasmLibrary => has_wasm_library(machine),
            Python => answers("python3", &["--version"]),
            Node => return node_fault(machine),
            Npm => answers("npm", &["--version"]),
            Chromium => return CHROMIUM.fault(machine),
            Firefox => return FIREFOX.fault(machine),
            WebKit => !machine.is_linux() || machine.find("WebKitWebDriver").is_some(),
            Screen => !machine.is_linux() || machine.find("Xvfb").is_some(),
            CargoDeb => !machine.is_linux() || answers("cargo", &["deb", "--version"]),
            Dpkg => !machine.is_linux() || machine.find("dpkg-shlibdeps").is_some(),
            SystemdAnalyze => !machine.is_linux() || machine.find("systemd-analyze").is_some(),
            // Debian keeps its programs out of the way, by version.
            Postgres => machine.holds(Path::new(POSTGRES), "") || machine.find("initdb").is_some(),
            NatsServer => machine.find("nats-server").is_some(),
        };
        (!is_met).then_some(Fault::Missing)
    }

    /// Installs it, if it is not there at all or can be renewed, and this machine has a way to.
    fn install(self, fault: &Fault, machine: &impl Machine) {
        match fault {
            Fault::Missing => {}
            Fault::Outdated(why) => machine.say(&format!("{} is too old: {why}", self.name())),
            Fault::Unfit(_) => return,
        }
        match self {
            Rustfmt => self.install_with(machine, "rustup", &["component", "add", "rustfmt"]),
            Clippy => self.install_with(machine, "rustup", &["component", "add", "clippy"]),
            // The build of the app asks Debian if rustup cannot help.
            WasmLibrary => self.install_with(machine, "rustup", &["target", "add", WASM]),
            Python => self.install_from_debian(machine, "python3"),
            Node => self.install_from_debian(machine, "nodejs"),
            Npm => self.install_from_debian(machine, "npm"),
            Chromium => self.install_from_debian(machine, "chromium"),
            Firefox => self.install_from_debian(machine, "firefox-esr"),
            // Later ones call it by the second name.
            WebKit => ["webkit2gtk-driver", "webkitgtk-webdriver"]
                .iter()
                .any(|package| self.install_from_debian(machine, package)),
            Screen => self.install_from_debian(machine, "xvfb"),
            CargoDeb => self.install_with(
                machine,
                "cargo",
                &["install", "cargo-deb", "--locked", "--version", CARGO_DEB],
            ),
            Dpkg => self.install_from_debian(machine, "dpkg-dev"),
            SystemdAnalyze => self.install_from_debian(machine, "systemd"),
            Postgres => self.install_from_debian(machine, "postgresql"),
            NatsServer => self.install_from_debian(machine, "nats-server"),
        };
    }

    fn install_from_debian(self, machine: &impl Machine, package: &str) -> bool {
        let install = ["install", "-y", "--no-install-recommends", package];
        if !is_debians_administrator(machine) {
            return false;
        }
        // A machine that has not asked for a while does not know where the packages are now, or knows old ones. If nobody
        // answers, it may still have what it knows.
        let _ = machine.ask("apt-get", &["update"]);
        self.install_with(machine, "apt-get", &install)
    }

    fn install_with(self, machine: &impl Machine, program: &str, args: &[&str]) -> bool {
        if machine.find(program).is_none() {
            return false;
        }
        machine.say(&format!("{} is needed: trying {program} {}", self.name(), args.join(" ")));
        machine.ask(program, args).is_some()
    }

    fn name(self) -> &'static str {
        match self {
            Rustfmt => "rustfmt",
            Clippy => "clippy",
            WasmLibrary => "Rust's standard library for WebAssembly",
            Python => "Python 3",
            Node => "Node.js",
            Npm => "npm",
            Chromium => CHROMIUM.name,
            Firefox => FIREFOX.name,
            WebKit => "WebKitWebDriver",
            Screen => "Xvfb",
            CargoDeb => "cargo-deb",
            Dpkg => "dpkg",
            SystemdAnalyze => "systemd-analyze",
            Postgres => "PostgreSQL",
            NatsServer => "nats-server",
        }
    }

    /// What is needed, for what, and how to get it.
    fn advice(self) -> String {
        match self {
            Rustfmt => "rustfmt, to check the format (`rustup component add rustfmt`)".to_owned(),
            Clippy => "clippy, to check the code (`rustup component add clippy`)".to_owned(),
            WasmLibrary => format!(
                "{}, to build the app (`rustup target add {WASM}`)",
                self.name()
            ),
            Python => "Python 3, for the example of an engine (`python3`, from python.org; on Debian `apt-get install \
                       python3`)"
                .to_owned(),
            Node => format!(
                "Node.js {NODE} or newer, for the tests in a browser (from nodejs.org; on Debian `apt-get install \
                 nodejs`, if that is new enough)"
            ),
            Npm => "npm, for the tests in a browser (it comes with Node.js from nodejs.org; on Debian `apt-get install \
                    npm`)"
                .to_owned(),
            Chromium => "Chromium, for the tests in a browser (on Debian `apt-get install chromium`; elsewhere install \
                         Chromium or Chrome, or name one in the variable CHROMIUM)"
                .to_owned(),
            Firefox => "Firefox, for the tests in a browser (on Debian `apt-get install firefox-esr`; elsewhere install a \
                        recent Firefox, or name one in the variable FIREFOX)"
                .to_owned(),
            WebKit => "WebKitWebDriver, for the tests in a browser (on Debian `apt-get install webkit2gtk-driver`; \
                       elsewhere install the WebDriver of WebKitGTK)"
                .to_owned(),
            CargoDeb => format!(
                "cargo-deb, to make a Debian package (`cargo install cargo-deb --locked --version {CARGO_DEB}`)"
            ),
            Dpkg => "dpkg with dpkg-shlibdeps, to make and try a Debian package (on Debian `apt-get install dpkg-dev`; \
                     elsewhere install dpkg)"
                .to_owned(),
            SystemdAnalyze => "systemd-analyze, to check the units (on Debian `apt-get install systemd`)".to_owned(),
            Postgres => "PostgreSQL, for the tests of the storage (on Debian `apt-get install postgresql`; elsewhere install it, \
                         or name the folder of its programs in the variable LIMES_POSTGRES)"
                .to_owned(),
            NatsServer => "nats-server, for the tests of many nodes (on Debian `apt-get install nats-server`; elsewhere from \
                           nats.io)"
                .to_owned(),
            Screen => "Xvfb, for the tests in a browser (on Debian `apt-get install xvfb`; elsewhere install X.Org's \
                       virtual screen)"
                .to_owned(),
        }
    }
}

fn node_fault(machine: &impl Machine) -> Option<Fault> {
    let Some(version) = machine.ask("node", &["--version"]) else { return Some(Fault::Missing) };
    let version = version.trim().trim_start_matches('v');
    let major: Option<u32> = version.split('.').next().and_then(|major| major.parse().ok());
    match major {
        Some(major) if major >= NODE => None,
        _ => Some(Fault::Unfit(format!("found version {version}"))),
    }
}

/// Whether the toolchain has the library or its source, or Debian can be asked for them when the app is built.
fn has_wasm_library(machine: &impl Machine) -> bool {
    let says = |args: &[&str]| machine.ask("rustc", args).map(|said| PathBuf::from(said.trim()));
    let library = says(&["--print", "target-libdir", "--target", WASM]);
    let source = says(&["--print", "sysroot"])
        .map(|sysroot| sysroot.join("lib/rustlib/src/rust/library/Cargo.toml"));
    library.is_some_and(|folder| machine.holds(&folder, "libstd-"))
        || source.is_some_and(|source| machine.is_file(&source))
        || is_debians_administrator(machine)
}

fn is_debians_administrator(machine: &impl Machine) -> bool {
    machine.find("apt-get").is_some()
        && machine.ask("id", &["-u"]).is_some_and(|user| user.trim() == "0")
}

#[cfg(test)]
mod tests;
