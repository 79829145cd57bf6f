//! Where the standard library for WebAssembly comes from.
//!
//! Rust comes without one for this target. Usually rustup has it, or fetches it; where rustup cannot reach its server,
//! Debian has the library's source and the compiler that belongs to it. What is shipped is built along with the library
//! from its source, if rustup has that and the compiler knows the flags for it: without the texts of panics that nobody
//! reads in a browser it is much smaller.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use super::compile::{BUILD_LIBRARY, SILENT, SMALL_LIBRARY, TARGET};
use crate::app_folder::BuildKind;
use crate::steps::{self, cargo, program as tool};

/// Debian's compiler, apart from rustup's, and the source of its standard library.
pub(super) const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

/// Where the standard library comes from.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Library {
    /// Built along with the app from rustup's source, small.
    Rebuilt,
    /// The toolchain has it.
    Installed,
    /// Built along with the app from Debian's source, and linked with the linker named here.
    FromDebian { linker: PathBuf },
}

/// Finds the standard library, or sees to it.
pub(crate) fn find(kind: BuildKind) -> Result<Library> {
    if kind == BuildKind::Full && can_be_rebuilt() {
        return Ok(Library::Rebuilt);
    }
    if is_installed() {
        eprintln!("the standard library for {TARGET} is installed");
        return Ok(Library::Installed);
    }
    eprintln!("the standard library for {TARGET} is not installed: asking rustup for it");
    if steps::answers(tool("rustup").args(["target", "add", TARGET])) && is_installed() {
        return Ok(Library::Installed);
    }
    // Takes a minute longer, which is better than a compiler of another version.
    if kind == BuildKind::Play && can_be_rebuilt() {
        return Ok(Library::Rebuilt);
    }
    if let Some(library) = from_debian() {
        return Ok(library);
    }
    bail!(
        "the web app needs Rust's standard library for WebAssembly: run `rustup target add {TARGET}`, or on Debian \
         `apt-get install {}` beside a toolchain of rustup's",
        DEBIAN_PACKAGES.join(" ")
    )
}

/// Whether the library's source is there, or rustup fetches it, and the compiler knows the flags for it.
fn can_be_rebuilt() -> bool {
    if !has_source() {
        return false;
    }
    let refused = refused(&[BUILD_LIBRARY, SMALL_LIBRARY], &SILENT);
    match &refused {
        None => eprintln!("building the standard library for {TARGET} along with the app"),
        Some(why) => eprintln!(
            "this compiler cannot build the small app ({why}): taking the installed library, which makes it larger"
        ),
    }
    refused.is_none()
}

fn is_installed() -> bool {
    let mut ask = tool("rustc");
    ask.args(["--print", "target-libdir", "--target", TARGET]);
    quietly(&mut ask).is_some_and(|folder| holds_library(Path::new(&folder)))
}

fn holds_source(rustc: &str) -> bool {
    let sysroot = quietly(tool(rustc).args(["--print", "sysroot"]));
    sysroot.is_some_and(|sysroot| {
        Path::new(&sysroot).join("lib/rustlib/src/rust/library/Cargo.toml").is_file()
    })
}

fn holds_library(folder: &Path) -> bool {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.map(|file| file.file_name()).any(|name| name.to_string_lossy().starts_with("libstd-"))
}

/// Debian's compiler and source, installed if need be.
fn from_debian() -> Option<Library> {
    let linker = linker().filter(|linker| linker.is_file())?;
    if has_debian_source() {
        eprintln!("rustup has none: building it from Debian's source");
        return Some(Library::FromDebian { linker });
    }
    let mut install = tool("apt-get");
    install.args(["install", "-y", "--no-install-recommends"]).args(DEBIAN_PACKAGES);
    eprintln!("rustup has none: installing Debian's source of it ({})", steps::typed(&install));
    // A machine that has not asked for a while does not know where the packages are now.
    let installed = steps::answers(&mut install)
        || (steps::answers(tool("apt-get").arg("update")) && steps::answers(&mut install));
    (installed && has_debian_source()).then_some(Library::FromDebian { linker })
}

fn has_debian_source() -> bool {
    holds_source(DEBIAN_RUSTC)
}

/// Whether rustup has the library's source, or fetches it.
fn has_source() -> bool {
    if holds_source("rustc") {
        return true;
    }
    eprintln!("the source of the standard library is not installed: asking rustup for it");
    steps::answers(tool("rustup").args(["component", "add", "rust-src"])) && holds_source("rustc")
}

/// The linker that every toolchain of rustup's brings along.
fn linker() -> Option<PathBuf> {
    let sysroot = quietly(tool("rustc").args(["--print", "sysroot"]))?;
    let about = quietly(tool("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "))?;
    Some(Path::new(&sysroot).join("lib/rustlib").join(host).join("bin/rust-lld"))
}

/// What a command prints, without the last line's end, if it succeeds.
fn quietly(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim_end().to_owned())
}

/// What cargo or the compiler says against these flags, in one line; `None` if both know all of them. Flags that are not
/// stable come and go with their versions.
fn refused(for_cargo: &[&str], for_compiler: &[&str]) -> Option<String> {
    let mut ask_cargo = cargo();
    ask_cargo.args(for_cargo).arg("locate-project");
    let mut ask_compiler = tool("rustc");
    ask_compiler.args(["--print", "cfg", "--target", TARGET]).args(for_compiler);
    [ask_cargo, ask_compiler].iter_mut().find_map(objection)
}

/// The first line of what a command says when it fails.
fn objection(command: &mut Command) -> Option<String> {
    let output = match command.env("RUSTC_BOOTSTRAP", "1").output() {
        Ok(output) if output.status.success() => return None,
        Ok(output) => output,
        Err(fault) => return Some(fault.to_string()),
    };
    let said = String::from_utf8_lossy(&output.stderr);
    let line = said.lines().find(|line| !line.trim().is_empty()).unwrap_or("it says nothing");
    Some(line.trim().trim_start_matches("error: ").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_a_library_is_no_library() {
        assert!(!holds_library(&steps::root().join("xtask")));
        assert!(!holds_library(Path::new("no such folder")));
        let own = quietly(tool("rustc").args(["--print", "target-libdir"]));
        assert!(own.is_some_and(|folder| holds_library(Path::new(&folder))));
    }

    #[test]
    fn a_flag_that_cargo_or_the_compiler_does_not_know_is_noticed_and_said() {
        assert_eq!(refused(&[], &[]), None);
        let said = refused(&["-Zno-such-flag"], &[]).expect("cargo knows no such flag");
        assert!(said.contains("no-such-flag") && !said.contains('\n'), "{said}");
        for unknown in ["-Zno-such-flag", "-Cpanic=no-such-flag"] {
            let said = refused(&[], &[unknown]).expect("the compiler knows no such flag");
            assert!(said.contains("no-such-flag") && !said.contains('\n'), "{said}");
        }
    }

    #[test]
    fn a_command_that_cannot_be_started_is_an_objection() {
        assert!(objection(&mut tool("no-such-program")).is_some());
        assert_eq!(objection(tool("rustc").arg("--version")), None);
    }
}
