//! `cargo xtask fuzz`: made-up input for a given time, and what it found.

use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::fuzz_log::Tally;
use crate::steps;

/// Input longer than a record may be teaches nothing new.
const MAX_LEN: u32 = 65_536;
/// Seconds after which one call counts as hanging.
const TIMEOUT: u32 = 10;

/// The result of one target.
#[derive(Debug)]
struct Outcome {
    target: String,
    time: Duration,
    tally: Tally,
}

/// Runs the named targets, or all, for `seconds` each; a crash in one does not keep the next from
/// its turn.
pub(crate) fn run(named: &[String], seconds: u32) -> Result<()> {
    ensure!(
        steps::root().join("fuzz/Cargo.toml").is_file(),
        "there is nothing to fuzz: fuzz/Cargo.toml is missing"
    );
    ensure_nightly()?;
    ensure_cargo_fuzz()?;
    let targets = choose(&steps::read(steps::cargo().args(["fuzz", "list"]))?, named)?;
    // Built before any runs, so that the times reported are the fuzzer's own and no run is lost to a
    // target that does not compile.
    for target in &targets {
        steps::run(nightly().args(["fuzz", "build", target]))?;
    }
    let mut outcomes = Vec::new();
    for target in targets {
        outcomes.push(fuzz(target, seconds)?);
    }
    println!();
    for outcome in &outcomes {
        println!("{}", report(outcome));
    }
    let crashed = outcomes.iter().filter(|outcome| !outcome.tally.crashes.is_empty()).count();
    ensure!(crashed == 0, "{crashed} of {} fuzz targets crashed", outcomes.len());
    Ok(())
}

/// The targets to run, out of those that `cargo fuzz list` prints.
fn choose(list: &str, named: &[String]) -> Result<Vec<String>> {
    let known: Vec<&str> = list.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if let Some(name) = named.iter().find(|name| !known.contains(&name.as_str())) {
        bail!("there is no fuzz target `{name}`; there are: {}", known.join(", "));
    }
    if named.is_empty() {
        return Ok(known.into_iter().map(str::to_owned).collect());
    }
    Ok(named.to_vec())
}

fn fuzz(target: String, seconds: u32) -> Result<Outcome> {
    let corpus = format!("fuzz/corpus/{target}");
    fs::create_dir_all(steps::root().join(&corpus))
        .with_context(|| format!("cannot create {corpus}"))?;
    let seeds = format!("fuzz/seeds/{target}");

    let mut command = nightly();
    // The fuzzer writes what it finds to the first folder and only reads the second.
    command.args(["fuzz", "run", &target, &corpus]);
    if steps::root().join(&seeds).is_dir() {
        command.arg(&seeds);
    }
    command.arg("--").arg(format!("-max_total_time={seconds}"));
    command.arg(format!("-max_len={MAX_LEN}")).arg(format!("-timeout={TIMEOUT}"));
    command.arg("-print_final_stats=1");

    eprintln!("$ {}", steps::typed(&command));
    let start = Instant::now();
    let (success, tally) = listen(&mut command)?;
    // A fuzzer that fails without naming an input has not found a crash: it did not run.
    ensure!(success || !tally.crashes.is_empty(), "the fuzz target `{target}` did not run");
    Ok(Outcome { target, time: start.elapsed(), tally })
}

/// Runs the command, shows its log and counts what it says.
fn listen(command: &mut Command) -> Result<(bool, Tally)> {
    let mut child = command.stderr(Stdio::piped()).spawn().context("cannot start cargo fuzz")?;
    let mut tally = Tally::default();
    if let Some(log) = child.stderr.take() {
        // The log may quote the input, so it need not be text.
        for line in BufReader::new(log).split(b'\n') {
            let line = line.context("cannot read what the fuzzer says")?;
            let _ = writeln!(std::io::stderr(), "{}", String::from_utf8_lossy(&line));
            tally.read(&String::from_utf8_lossy(&line));
        }
    }
    let status = child.wait().context("cannot wait for the fuzzer")?;
    Ok((status.success(), tally))
}

fn report(Outcome { target, time, tally }: &Outcome) -> String {
    let executions = match tally.executions {
        Some(count) => format!("{count} executions"),
        None => "an unknown number of executions".to_owned(),
    };
    let crashes = match tally.crashes.as_slice() {
        [] => "no crash".to_owned(),
        crashes => format!("crashed on {}", crashes.join(", ")),
    };
    format!("{target}: {executions} in {:.0} s, {crashes}", time.as_secs_f64())
}

/// Cargo of the nightly toolchain. Only rustup's cargo, the one in the path, knows `+nightly`.
fn nightly() -> Command {
    let mut command = steps::program("cargo");
    command.arg("+nightly");
    command
}

fn ensure_nightly() -> Result<()> {
    ensure!(
        steps::answers(nightly().arg("--version")),
        "fuzzing needs a nightly toolchain: rustup toolchain install nightly"
    );
    Ok(())
}

fn ensure_cargo_fuzz() -> Result<()> {
    if steps::answers(steps::cargo().args(["fuzz", "--version"])) {
        return Ok(());
    }
    eprintln!("cargo-fuzz is not installed: installing it");
    steps::run(steps::cargo().args(["install", "cargo-fuzz", "--locked"]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    fn chosen(list: &str, named: &[&str]) -> Result<Vec<String>, String> {
        let named: Vec<String> = named.iter().map(|&name| name.to_owned()).collect();
        choose(list, &named).map_err(|fault| fault.to_string())
    }

    #[test]
    fn all_targets_run_unless_some_are_named() {
        let both = vec!["limes_record".to_owned(), "link".to_owned()];
        assert_eq!(chosen("limes_record\nlink\n", &[]), Ok(both));
        assert_eq!(chosen("limes_record\nlink\n", &["link"]), Ok(vec!["link".to_owned()]));
    }

    #[test]
    fn an_unknown_target_is_answered_with_the_known_ones() {
        let said = chosen("limes_record\nlink\n", &["link", "lnik"]);
        let known = "there is no fuzz target `lnik`; there are: limes_record, link";
        assert_eq!(said, Err(known.to_owned()));
    }

    #[test]
    fn a_report_gives_executions_time_and_crashes() {
        let time = Duration::from_millis(300_400);
        let tally = Tally { executions: Some(1234), crashes: Vec::new() };
        let clean = Outcome { target: "link".to_owned(), time, tally };
        expect!["link: 1234 executions in 300 s, no crash"].assert_eq(&report(&clean));

        let tally = Tally { executions: None, crashes: vec!["fuzz/artifacts/link/oom-1".into()] };
        let crashed = Outcome { target: "link".to_owned(), time, tally };
        expect![
            "link: an unknown number of executions in 300 s, crashed on fuzz/artifacts/link/oom-1"
        ]
        .assert_eq(&report(&crashed));
    }
}
