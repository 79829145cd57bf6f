//! The few questions about a machine that [`super`] asks, so that its tests can make up machines.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::steps;

/// A machine that programs are installed on.
pub(crate) trait Machine {
    /// Whether it runs Linux.
    fn is_linux(&self) -> bool;

    /// What a program prints, if it is there and succeeds.
    fn ask(&self, program: &str, args: &[&str]) -> Option<String>;

    /// Where a program is, by its name.
    fn find(&self, program: &str) -> Option<PathBuf>;

    /// A variable of the environment that is set to something.
    fn variable(&self, name: &str) -> Option<OsString>;

    /// Whether there is a file of this name.
    fn is_file(&self, path: &Path) -> bool;

    /// Whether a folder holds a file whose name begins so.
    fn holds(&self, folder: &Path, beginning: &str) -> bool;

    /// Tells the person who waits.
    fn say(&self, line: &str);
}

/// The machine that the chore runs on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThisMachine;

impl Machine for ThisMachine {
    fn is_linux(&self) -> bool {
        cfg!(target_os = "linux")
    }

    fn ask(&self, program: &str, args: &[&str]) -> Option<String> {
        let mut command = if program == "cargo" { steps::cargo() } else { steps::program(program) };
        let output = command.args(args).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn find(&self, program: &str) -> Option<PathBuf> {
        let path = env::var_os("PATH")?;
        env::split_paths(&path)
            .map(|folder| folder.join(format!("{program}{}", env::consts::EXE_SUFFIX)))
            .find(|file| file.is_file())
    }

    fn variable(&self, name: &str) -> Option<OsString> {
        env::var_os(name).filter(|value| !value.is_empty())
    }

    fn is_file(&self, path: &Path) -> bool {
        path.is_file()
    }

    fn holds(&self, folder: &Path, beginning: &str) -> bool {
        let files = fs::read_dir(folder).into_iter().flatten().flatten();
        files.map(|file| file.file_name()).any(|name| name.to_string_lossy().starts_with(beginning))
    }

    fn say(&self, line: &str) {
        eprintln!("{line}");
    }
}
