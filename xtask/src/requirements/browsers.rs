//! Browsers, which are named by a variable or go by one of several names.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::{Fault, Machine};

/// The browser of most tests.
pub(crate) const CHROMIUM: Browser = Browser {
    name: "Chromium",
    variable: "CHROMIUM",
    programs: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    oldest: None,
};

/// The browser of another engine.
pub(crate) const FIREFOX: Browser = Browser {
    name: "Firefox",
    variable: "FIREFOX",
    programs: &["firefox-esr", "firefox"],
    // Playwright asks it to collect data (`network.addDataCollector`) as soon as it is there.
    oldest: Some(143),
};

/// A browser that the tests open.
#[derive(Debug)]
pub(crate) struct Browser {
    pub(super) name: &'static str,
    /// The variable of the environment that may say where it is.
    pub(crate) variable: &'static str,
    /// Names that it goes by, in the order of preference.
    programs: &'static [&'static str],
    /// The oldest version that the tests can drive, where older ones are still about.
    oldest: Option<u32>,
}

impl Browser {
    /// The one that the variable names, or the first that is found.
    pub(crate) fn find(&self, machine: &impl Machine) -> Result<PathBuf> {
        let named = machine.variable(self.variable).map(PathBuf::from);
        let found = || self.programs.iter().find_map(|name| machine.find(name));
        named.or_else(found).with_context(|| format!("{} is not installed", self.name))
    }

    pub(super) fn fault(&self, machine: &impl Machine) -> Option<Fault> {
        match machine.variable(self.variable).map(PathBuf::from) {
            Some(named) if machine.is_file(&named) => None,
            Some(named) => {
                let (variable, named) = (self.variable, named.display());
                let why = format!("the variable {variable} names {named}, where no program is");
                Some(Fault::Unfit(why))
            }
            None => match self.find(machine) {
                Ok(found) => self.age_fault(&found, machine),
                Err(_) => Some(Fault::Missing),
            },
        }
    }

    /// Whether it is too old. One that does not tell its version is tried.
    fn age_fault(&self, found: &Path, machine: &impl Machine) -> Option<Fault> {
        let oldest = self.oldest?;
        let said = machine.ask(found.to_str()?, &["--version"])?;
        let version =
            said.split_whitespace().find(|word| word.starts_with(|c: char| c.is_ascii_digit()))?;
        let major: u32 = version.split('.').next()?.parse().ok()?;
        (major < oldest)
            .then(|| Fault::Outdated(format!("found version {version}, {oldest} is needed")))
    }
}
