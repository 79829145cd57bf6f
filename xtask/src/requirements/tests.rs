//! Machines that lack one thing or another.

use super::*;
use expect_test::{Expect, expect};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;

/// A made-up machine: its programs with what they print, its variables, and what was said and asked.
#[derive(Default)]
struct Fake {
    /// `node --version` → `v20.1.0`.
    answers: RefCell<BTreeMap<String, String>>,
    /// What becomes possible when a command runs: `apt-get install …` → (`npm --version`, `10.2.0`).
    installs: BTreeMap<String, (String, String)>,
    chromium_variable: Option<OsString>,
    is_other_system: bool,
    files: Vec<PathBuf>,
    said: RefCell<Vec<String>>,
}

impl Fake {
    /// A machine that lacks nothing.
    fn complete() -> Fake {
        let fake = Fake::default();
        for (command, answer) in [
            ("cargo fmt --version", "rustfmt 1.8.0"),
            ("cargo clippy --version", "clippy 0.1.95"),
            ("rustc --print sysroot", "/toolchain\n"),
            ("python3 --version", "Python 3.11.7\n"),
            ("node --version", "v20.20.2\n"),
            ("npm --version", "11.0.0\n"),
            ("chromium", ""),
            ("firefox-esr", ""),
            ("WebKitWebDriver", ""),
            ("Xvfb", ""),
            ("cargo deb --version", "3.8.0"),
            ("dpkg-shlibdeps", ""),
            ("systemd-analyze", ""),
            ("initdb", ""),
            ("nats-server", ""),
        ] {
            fake.answers.borrow_mut().insert(command.into(), answer.into());
        }
        let library = "/toolchain/lib/rustlib/src/rust/library/Cargo.toml".into();
        Fake { files: vec![library], ..fake }
    }

    /// The same without these programs or answers.
    fn without(self, commands: &[&str]) -> Fake {
        self.answers.borrow_mut().retain(|command, _| !commands.contains(&command.as_str()));
        self
    }

    /// The same with this answer.
    fn with(self, command: &str, answer: &str) -> Fake {
        self.answers.borrow_mut().insert(command.into(), answer.into());
        self
    }

    /// The same, able to install something: once the command has run, another one has an answer.
    fn installing(mut self, command: &str, then: &str, answer: &str) -> Fake {
        let program = command.split(' ').next().unwrap_or_default();
        self.answers.borrow_mut().entry(program.into()).or_default();
        self.installs.insert(command.into(), (then.into(), answer.into()));
        self
    }
}

impl Machine for Fake {
    fn is_linux(&self) -> bool {
        !self.is_other_system
    }

    fn ask(&self, program: &str, args: &[&str]) -> Option<String> {
        let command = format!("{program} {}", args.join(" "));
        if let Some((then, answer)) = self.installs.get(&command) {
            self.answers.borrow_mut().insert(then.clone(), answer.clone());
            return Some(String::new());
        }
        self.answers.borrow().get(&command).cloned()
    }

    fn find(&self, program: &str) -> Option<PathBuf> {
        self.answers.borrow().contains_key(program).then(|| Path::new("/bin").join(program))
    }

    fn variable(&self, name: &str) -> Option<OsString> {
        self.chromium_variable.clone().filter(|_| name == "CHROMIUM")
    }

    fn is_file(&self, path: &Path) -> bool {
        self.files.iter().any(|file| file == path)
    }

    fn holds(&self, _: &Path, _: &str) -> bool {
        false
    }

    fn say(&self, line: &str) {
        self.said.borrow_mut().push(line.to_owned());
    }
}

/// What was said on the way, and how it ended.
fn check(machine: &Fake, expected: Expect) {
    let end = match ensure(TESTS, machine) {
        Ok(()) => "nothing is missing".to_owned(),
        Err(fault) => fault.to_string(),
    };
    let mut lines = machine.said.borrow().clone();
    lines.push(end);
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn a_complete_machine_is_left_alone() {
    check(&Fake::complete(), expect!["nothing is missing"]);
}

#[test]
fn everything_that_is_missing_is_said_at_once() {
    check(
        &Fake::default(),
        expect![[r#"
            13 things are missing:
              rustfmt, to check the format (`rustup component add rustfmt`): not found
              clippy, to check the code (`rustup component add clippy`): not found
              Rust's standard library for WebAssembly, to build the app (`rustup target add wasm32-unknown-unknown`): not found
              Python 3, for the example of an engine (`python3`, from python.org; on Debian `apt-get install python3`): not found
              Node.js 20 or newer, for the tests in a browser (from nodejs.org; on Debian `apt-get install nodejs`, if that is new enough): not found
              npm, for the tests in a browser (it comes with Node.js from nodejs.org; on Debian `apt-get install npm`): not found
              Chromium, for the tests in a browser (on Debian `apt-get install chromium`; elsewhere install Chromium or Chrome, or name one in the variable CHROMIUM): not found
              Firefox, for the tests in a browser (on Debian `apt-get install firefox-esr`; elsewhere install a recent Firefox, or name one in the variable FIREFOX): not found
              WebKitWebDriver, for the tests in a browser (on Debian `apt-get install webkit2gtk-driver`; elsewhere install the WebDriver of WebKitGTK): not found
              Xvfb, for the tests in a browser (on Debian `apt-get install xvfb`; elsewhere install X.Org's virtual screen): not found
              dpkg with dpkg-shlibdeps, to make and try a Debian package (on Debian `apt-get install dpkg-dev`; elsewhere install dpkg): not found
              systemd-analyze, to check the units (on Debian `apt-get install systemd`): not found
              cargo-deb, to make a Debian package (`cargo install cargo-deb --locked --version 3.8.0`): not found"#]],
    );
}

#[test]
fn an_old_or_strange_node_is_told_with_its_version() {
    let advice = "Node.js 20 or newer, for the tests in a browser (from nodejs.org; on Debian `apt-get install nodejs`, \
                  if that is new enough)";
    for (said, version) in
        [("v18.19.0\n", "18.19.0"), ("v2.20.0", "2.20.0"), ("", ""), ("dev", "dev")]
    {
        // Debian could install one, but not over the one that is there.
        let machine = Fake::complete().with("node --version", said).with("id -u", "0");
        let fault = ensure(TESTS, &machine.with("apt-get", "")).map_err(|fault| fault.to_string());
        assert_eq!(
            fault,
            Err(format!("one thing is missing:\n  {advice}: found version {version}"))
        );
    }
    assert!(ensure(TESTS, &Fake::complete().with("node --version", "v100.0.0\n")).is_ok());
}

#[test]
fn the_administrator_of_a_debian_gets_what_is_missing() {
    let install = |package: &str| format!("apt-get install -y --no-install-recommends {package}");
    let machine = Fake::complete()
        .without(&["npm --version", "chromium", "cargo clippy --version", "firefox-esr"])
        .without(&["WebKitWebDriver", "Xvfb"])
        .with("id -u", "0\n")
        .installing(&install("npm"), "npm --version", "9.2.0")
        .installing(&install("chromium"), "chromium", "")
        .installing(&install("firefox-esr"), "firefox-esr", "")
        .installing(&install("webkit2gtk-driver"), "WebKitWebDriver", "")
        .installing(&install("xvfb"), "Xvfb", "")
        .installing("rustup component add clippy", "cargo clippy --version", "clippy");
    check(
        &machine,
        expect![[r#"
            clippy is needed: trying rustup component add clippy
            npm is needed: trying apt-get install -y --no-install-recommends npm
            Chromium is needed: trying apt-get install -y --no-install-recommends chromium
            Firefox is needed: trying apt-get install -y --no-install-recommends firefox-esr
            WebKitWebDriver is needed: trying apt-get install -y --no-install-recommends webkit2gtk-driver
            Xvfb is needed: trying apt-get install -y --no-install-recommends xvfb
            nothing is missing"#]],
    );
}

#[test]
fn only_linux_has_that_webkit() {
    let mut machine = Fake::complete().without(&["WebKitWebDriver", "Xvfb"]);
    assert!(ensure(TESTS, &machine).is_err());
    machine.is_other_system = true;
    assert!(ensure(TESTS, &machine).is_ok());
}

#[test]
fn others_are_told_and_nothing_is_tried() {
    let machine =
        Fake::complete().without(&["npm --version"]).with("id -u", "1000").with("apt-get", "");
    check(
        &machine,
        expect![[r#"
            one thing is missing:
              npm, for the tests in a browser (it comes with Node.js from nodejs.org; on Debian `apt-get install npm`): not found"#]],
    );
}

#[test]
fn the_list_of_packages_is_renewed_before_something_is_installed() {
    let install = "apt-get install -y --no-install-recommends chromium";
    let machine = Fake::complete()
        .without(&["chromium"])
        .with("id -u", "0")
        .installing("apt-get update", "renewed", "")
        .installing(install, "chromium", "");
    check(
        &machine,
        expect![[r#"
            Chromium is needed: trying apt-get install -y --no-install-recommends chromium
            nothing is missing"#]],
    );
    assert!(machine.find("renewed").is_some());
}

#[test]
fn what_is_skipped_without_a_service_is_one_line() {
    assert!(offer(SERVICES, &Fake::complete()));
    let machine = Fake::complete().without(&["initdb", "nats-server"]);
    assert!(!offer(SERVICES, &machine));
    expect![[r#"
        its tests are skipped: PostgreSQL, for the tests of the storage (on Debian `apt-get install postgresql`; elsewhere install it, or name the folder of its programs in the variable LIMES_POSTGRES): not found
        its tests are skipped: nats-server, for the tests of many nodes (on Debian `apt-get install nats-server`; elsewhere from nats.io): not found"#]]
    .assert_eq(&machine.said.borrow().join("\n"));
    let install = "apt-get install -y --no-install-recommends postgresql";
    let machine = Fake::complete().without(&["initdb"]).with("id -u", "0");
    let machine = machine.installing(install, "initdb", "");
    assert!(offer(SERVICES, &machine));
    expect!["PostgreSQL is needed: trying apt-get install -y --no-install-recommends postgresql"]
        .assert_eq(&machine.said.borrow().join("\n"));
}

#[test]
fn a_browser_that_is_too_old_is_renewed_or_told() {
    let version = "/bin/firefox-esr --version";
    let old = || Fake::complete().with(version, "Mozilla Firefox 140.10.2esr\n");
    check(
        &old(),
        expect![[r#"
            Firefox is too old: found version 140.10.2esr, 143 is needed
            one thing is missing:
              Firefox, for the tests in a browser (on Debian `apt-get install firefox-esr`; elsewhere install a recent Firefox, or name one in the variable FIREFOX): found version 140.10.2esr, 143 is needed"#]],
    );
    let install = "apt-get install -y --no-install-recommends firefox-esr";
    check(
        &old().with("id -u", "0").installing(install, version, "Mozilla Firefox 153.7.0esr\n"),
        expect![[r#"
            Firefox is too old: found version 140.10.2esr, 143 is needed
            Firefox is needed: trying apt-get install -y --no-install-recommends firefox-esr
            nothing is missing"#]],
    );
    check(&Fake::complete().with(version, "what?\n"), expect!["nothing is missing"]);
}

#[test]
fn a_browser_is_taken_by_the_variable_then_by_its_names() {
    let mut machine = Fake::complete().with("google-chrome", "");
    assert_eq!(CHROMIUM.find(&machine).ok(), Some("/bin/chromium".into()));
    machine = machine.without(&["chromium"]);
    assert_eq!(CHROMIUM.find(&machine).ok(), Some("/bin/google-chrome".into()));
    machine.chromium_variable = Some("/opt/chrome".into());
    assert_eq!(CHROMIUM.find(&machine).ok(), Some("/opt/chrome".into()));
    check(
        &machine,
        expect![[r#"
            one thing is missing:
              Chromium, for the tests in a browser (on Debian `apt-get install chromium`; elsewhere install Chromium or Chrome, or name one in the variable CHROMIUM): the variable CHROMIUM names /opt/chrome, where no program is"#]],
    );
    machine.files.push("/opt/chrome".into());
    check(&machine, expect!["nothing is missing"]);
    assert_eq!(FIREFOX.find(&machine).ok(), Some("/bin/firefox-esr".into()));
    machine = machine.without(&["firefox-esr"]);
    assert_eq!(FIREFOX.find(&machine).ok(), None);
    machine = machine.with("firefox", "");
    assert_eq!(FIREFOX.find(&machine).ok(), Some("/bin/firefox".into()));
}

#[test]
fn the_packages_ask_for_the_same_node() {
    let file = crate::steps::root().join("tests/browser/package.json");
    let packages = std::fs::read_to_string(file).expect("the list of packages");
    assert!(packages.contains(&format!("\"node\": \">={NODE}\"")), "{packages}");
}

#[test]
fn this_machine_finds_what_is_there_and_only_that() {
    assert!(ThisMachine.ask("cargo", &["--version"]).is_some_and(|said| said.starts_with("cargo")));
    assert_eq!(ThisMachine.ask("cargo", &["no-such-chore"]), None);
    assert_eq!(ThisMachine.ask("no-such-program", &[]), None);
    assert_eq!(ThisMachine.find("no-such-program"), None);
    assert!(ThisMachine.find("rustc").is_some_and(|found| ThisMachine.is_file(&found)));
    assert!(ThisMachine.holds(&crate::steps::root(), "Cargo."));
    assert!(!ThisMachine.holds(&crate::steps::root(), "no-such-"));
    assert!(!ThisMachine.holds(Path::new("no such folder"), ""));
}
