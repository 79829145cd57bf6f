//! Running other programs: each step says in one line what it does, is timed, and fails with a sentence.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// What was done, and how long it took.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    done: Vec<(&'static str, Duration)>,
}

impl Steps {
    /// Does one step; its name is in the line that announces it, in the summary and in its failure.
    pub(crate) fn step(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        eprintln!("\n=== {name}");
        let start = Instant::now();
        work().with_context(|| format!("the step «{name}» failed"))?;
        self.done.push((name, start.elapsed()));
        Ok(())
    }

    /// The steps that were done with their times, and the sum.
    pub(crate) fn summary(&self) -> String {
        let sum = self.done.iter().map(|(_, time)| *time).sum();
        let mut table = String::new();
        for (name, time) in self.done.iter().copied().chain([("in all", sum)]) {
            // Writing to a string cannot fail.
            let _ = writeln!(table, "{:>8.1} s  {name}", time.as_secs_f64());
        }
        table
    }
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    // Cargo says at run time where the crate is; what was compiled in may have moved since.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), Path::to_path_buf)
}

/// Where cargo puts what it builds.
pub(crate) fn target_directory() -> Result<PathBuf> {
    const KEY: &str = "\"target_directory\":\"";
    let metadata = read(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    // One value of a large document: not worth a parser, which would be compiled before the first chore begins.
    let value = metadata.split_once(KEY).and_then(|(_, rest)| rest.split_once('"'));
    let (folder, _) = value.context("cargo does not say where it puts what it builds")?;
    Ok(PathBuf::from(folder.replace("\\\\", "\\")))
}

/// The cargo that runs this chore, in the folder of the workspace, with nothing to read.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// This program, compiled with a feature, with nothing to read. What follows is for the chore.
pub(crate) fn chore(feature: &str) -> Command {
    let mut command = cargo();
    command.args(["run", "--package", "xtask", "--features", feature, "--"]);
    command
}

/// Another program in the folder of the workspace, with nothing to read.
pub(crate) fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// Runs a command that must succeed; what it prints is shown.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    eprintln!("$ {}", typed(command));
    let status = command.status().with_context(|| format!("cannot start `{}`", typed(command)))?;
    succeeded(command, status)
}

/// A command that runs while others do. What it prints is shown when it is waited for, and not in between.
///
/// If nobody waits for it, because something else failed, it is ended, unless it is [`Background::left_to_finish`].
#[derive(Debug)]
pub(crate) struct Background {
    command: Command,
    child: Child,
    log: PathBuf,
    is_left_to_finish: bool,
}

impl Drop for Background {
    fn drop(&mut self) {
        if !self.is_left_to_finish {
            // It has ended if it was waited for.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

impl Background {
    /// Starts a command; `log` is the file for what it prints.
    pub(crate) fn start(mut command: Command, log: PathBuf) -> Result<Background> {
        eprintln!("$ {} &", typed(&command));
        let file = File::create(&log).with_context(|| format!("cannot make {}", log.display()))?;
        let child = command
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .with_context(|| format!("cannot start `{}`", typed(&command)))?;
        Ok(Background { command, child, log, is_left_to_finish: false })
    }

    /// Lets the command go on if nobody waits for it: what it builds is there for the next run.
    pub(crate) fn left_to_finish(mut self) -> Background {
        self.is_left_to_finish = true;
        self
    }

    /// Waits until it has ended, which must be with success, and shows what it printed.
    pub(crate) fn wait(mut self) -> Result<()> {
        let status = self.child.wait()?;
        eprint!("{}", String::from_utf8_lossy(&fs::read(&self.log)?));
        succeeded(&self.command, status)
    }
}

/// Runs a command that must succeed, and returns what it prints.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{}`", typed(command)))?;
    succeeded(command, output.status)?;
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` did not print text", typed(command)))
}

/// Whether a command is there and succeeds; what it prints is not shown.
pub(crate) fn answers(command: &mut Command) -> bool {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// The command as one would type it.
pub(crate) fn typed(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut line = program.file_stem().unwrap_or(program.as_os_str()).display().to_string();
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}

fn succeeded(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` ended with {status}", typed(command));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_is_named_and_not_counted() {
        let mut steps = Steps::default();
        let fault = steps.step("lints", || bail!("a lint")).map_err(|fault| format!("{fault:#}"));
        assert_eq!(fault, Err("the step «lints» failed: a lint".to_owned()));
        assert!(!steps.summary().contains("lints"));
    }

    #[test]
    fn what_is_built_lies_where_cargo_says() {
        let folder = target_directory().expect("cargo knows");
        let this_test = std::env::current_exe().expect("a path");
        assert!(this_test.starts_with(&folder), "{}", folder.display());
    }

    #[test]
    fn the_summary_adds_up() {
        let done =
            vec![("format", Duration::from_millis(500)), ("tests", Duration::from_millis(12_250))];
        assert_eq!(
            Steps { done }.summary(),
            "     0.5 s  format\n    12.2 s  tests\n    12.8 s  in all\n"
        );
    }

    #[test]
    fn a_failing_command_is_an_error_that_shows_what_was_typed() {
        let fault = run(cargo().arg("no-such-chore")).map_err(|fault| fault.to_string());
        let said = fault.expect_err("there is no such command");
        assert!(said.starts_with("`cargo no-such-chore` ended with exit "), "{said}");
        assert!(!answers(cargo().arg("no-such-chore")));
        assert!(answers(cargo().arg("--version")));
    }

    #[test]
    fn a_command_in_the_background_is_waited_for_and_may_fail() -> Result<()> {
        let log = |name: &str| {
            std::env::temp_dir().join(format!("limes-background-{name}-{}", std::process::id()))
        };
        let mut command = cargo();
        command.arg("--version");
        let good = Background::start(command, log("good"))?;
        let mut command = cargo();
        command.arg("no-such-chore");
        let bad = Background::start(command, log("bad"))?;
        good.wait()?;
        assert!(fs::read_to_string(log("good"))?.starts_with("cargo "));
        let said = bad.wait().map_err(|fault| fault.to_string()).expect_err("no such command");
        assert!(said.starts_with("`cargo no-such-chore` ended with exit "), "{said}");
        assert!(fs::read_to_string(log("bad"))?.contains("no-such-chore"));
        fs::remove_file(log("good"))?;
        fs::remove_file(log("bad"))?;
        let said = Background::start(program("no-such-program"), log("none")).map(|_| ());
        let said = said.map_err(|fault| fault.to_string());
        assert_eq!(said, Err("cannot start `no-such-program`".to_owned()));
        fs::remove_file(log("none"))?;
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_command_that_nobody_waits_for_is_ended_unless_it_is_left_to_finish() -> Result<()> {
        let log = std::env::temp_dir().join(format!("limes-background-{}", std::process::id()));
        let start = || {
            let mut command = program("sleep");
            command.arg("600");
            Background::start(command, log.clone())
        };
        let kill = |signal: &str, process: u32| {
            answers(program("kill").args([signal, &process.to_string()]))
        };
        let ended = start()?;
        let process = ended.child.id();
        assert!(kill("-0", process));
        drop(ended);
        assert!(!kill("-0", process));
        let left = start()?.left_to_finish();
        let process = left.child.id();
        drop(left);
        assert!(kill("-KILL", process));
        fs::remove_file(log)?;
        Ok(())
    }

    #[test]
    fn a_missing_program_is_an_error_and_does_not_answer() {
        let said = run(&mut program("no-such-program")).map_err(|fault| fault.to_string());
        assert_eq!(said, Err("cannot start `no-such-program`".to_owned()));
        assert!(!answers(&mut program("no-such-program")));
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("xtask/src/steps.rs").is_file());
    }
}
