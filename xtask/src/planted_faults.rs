//! Faults that the tests must find: each patch in `tests/faults` breaks the server in one way.
//!
//! A patch begins with a sentence that says what a player would suffer. It is applied to a copy of the last commit, where the
//! simulation runs first, and the tests of the server only if the simulation has found nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::steps::{self, answers, cargo, program, read, run as must};

/// How many of the faults the simulation must find.
const BY_THE_SIMULATION: usize = 30;

const SIMULATION: &[&str] = &["test", "--package", "simulation"];
const OTHERS: &[&str] = &["test", "--package", "table", "--package", "server", "--lib", "--tests"];

/// A fault of the list.
#[derive(Debug)]
struct PlantedFault {
    name: String,
    description: String,
    patch: PathBuf,
}

/// What has found a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FoundBy {
    Simulation,
    OtherTests,
    Nothing,
}

/// `cargo xtask faults`: plants the faults with these names, or all, and runs the tests on each.
pub(crate) fn run(names: &[String]) -> Result<()> {
    let all = list(&steps::root())?;
    let chosen: Vec<&PlantedFault> =
        all.iter().filter(|fault| names.is_empty() || names.contains(&fault.name)).collect();
    if let Some(unknown) = names.iter().find(|&name| all.iter().all(|fault| fault.name != *name)) {
        bail!("there is no patch tests/faults/{unknown}.patch");
    }
    let copy = Copy::make()?;
    if copy.fails(SIMULATION)? || copy.fails(OTHERS)? {
        bail!("the tests fail before any fault is planted");
    }
    let mut found = Vec::new();
    for fault in chosen {
        let start = Instant::now();
        let by = copy.try_out(fault)?;
        let seconds = start.elapsed().as_secs();
        println!("{by:>12?} {seconds:>5} s  {}: {}", fault.name, fault.description);
        found.push(by);
    }
    let count = |by| found.iter().filter(|&&found| found == by).count();
    let by_simulation = count(FoundBy::Simulation);
    println!("{} planted, {by_simulation} found by the simulation", found.len());
    match count(FoundBy::Nothing) {
        0 => {}
        missed => bail!("{missed} planted faults are found by no test"),
    }
    if names.is_empty() && by_simulation < BY_THE_SIMULATION {
        bail!("the simulation has to find {BY_THE_SIMULATION} of them");
    }
    Ok(())
}

/// All planted faults, by name.
fn list(root: &Path) -> Result<Vec<PlantedFault>> {
    let folder = root.join("tests/faults");
    let files = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut faults = Vec::new();
    for file in files {
        let patch = file?.path();
        if patch.extension().is_none_or(|it| it != "patch") {
            continue;
        }
        let text = fs::read_to_string(&patch)?;
        let description = text.lines().next().unwrap_or_default().to_owned();
        let name = patch.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if description.is_empty() || description.starts_with("diff ") {
            bail!("{name}.patch does not say what it breaks");
        }
        faults.push(PlantedFault { name, description, patch });
    }
    faults.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(faults)
}

/// A copy of the last commit, with a target folder that is kept from one run to the next.
struct Copy {
    tree: PathBuf,
    target: PathBuf,
}

impl Copy {
    fn make() -> Result<Copy> {
        let work = steps::target_directory()?.join("faults");
        let copy = Copy { tree: work.join("tree"), target: work.join("target") };
        let _ = fs::remove_dir_all(&copy.tree);
        fs::create_dir_all(&work)?;
        let mut clone = program("git");
        must(clone.args(["clone", "--quiet", "--shared", "."]).arg(&copy.tree))?;
        Ok(copy)
    }

    fn try_out(&self, fault: &PlantedFault) -> Result<FoundBy> {
        self.git(&["checkout", "--quiet", "."])?;
        let patch = fault.patch.to_string_lossy();
        self.git(&["apply", &patch]).with_context(|| format!("{} is out of date", fault.name))?;
        for (tests, by) in [(SIMULATION, FoundBy::Simulation), (OTHERS, FoundBy::OtherTests)] {
            if self.fails(tests).with_context(|| fault.name.clone())? {
                return Ok(by);
            }
        }
        Ok(FoundBy::Nothing)
    }

    /// Whether tests fail that compile.
    fn fails(&self, tests: &[&str]) -> Result<bool> {
        let compile = self.cargo(tests).args(["--quiet", "--no-run"]).output()?;
        if !compile.status.success() {
            bail!("it does not compile:\n{}", String::from_utf8_lossy(&compile.stderr));
        }
        Ok(!answers(self.cargo(tests).arg("--quiet")))
    }

    fn cargo(&self, args: &[&str]) -> std::process::Command {
        let mut command = cargo();
        command.current_dir(&self.tree).env("CARGO_TARGET_DIR", &self.target).args(args);
        command
    }

    fn git(&self, args: &[&str]) -> Result<String> {
        read(program("git").current_dir(&self.tree).args(args))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_planted_fault_still_fits_the_code() {
        let faults = list(&steps::root()).expect("the list can be read");
        assert!(faults.len() >= 40, "{} faults", faults.len());
        let fits = |fault: &PlantedFault| {
            answers(program("git").args(["apply", "--check"]).arg(&fault.patch))
        };
        let outdated: Vec<&str> =
            faults.iter().filter(|fault| !fits(fault)).map(|fault| fault.name.as_str()).collect();
        assert!(outdated.is_empty(), "renew them: {outdated:?}");
    }
}
