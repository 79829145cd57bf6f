//! Compiling `crates/app` to WebAssembly with whatever standard library for it can be found.
//!
//! Rust comes without one for this target. Usually rustup has it, or fetches it; where rustup cannot reach its server,
//! Debian has the library's source and the compiler that belongs to it. What is shipped is built along with the library
//! from its source, if rustup has that: without the texts of panics that nobody reads in a browser it is much smaller.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::Care;
use crate::steps::{self, cargo, program as tool};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's compiler, apart from rustup's, and the source of its standard library.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
/// The library is built along with the program.
const BUILD_LIBRARY: &str = "-Zbuild-std=std,panic_abort";
/// Views forget their types, of which there is one for each place on the page.
const ERASED: &str = "--cfg=erase_components";
/// A seed is hashed once a game: the short way of doing it is fast enough.
const SHORT_HASH: &str = "--cfg=sha2_backend_soft=\"compact\"";
/// A panic ends the program at once, the page says the rest, and what only programmers read is left out.
const SILENT: &str = "-Zunstable-options\x1f-Cpanic=immediate-abort\x1f-Zfmt-debug=none";
const DEBIAN_PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

/// Where the standard library comes from.
#[derive(Debug, PartialEq, Eq)]
enum Library {
    /// Built along with the app from rustup's source, small.
    Rebuilt,
    /// The toolchain has it.
    Installed,
    /// Built along with the app from Debian's source, and linked with the linker named here.
    FromDebian { linker: PathBuf },
}

/// The compiled app.
pub(super) struct Program {
    pub(super) bytes: Vec<u8>,
    /// Whether it is as small as we know to make it.
    pub(super) is_small: bool,
}

/// Compiles the app, with its own folder for what is built on the way, and returns the program.
pub(super) fn program(work: &Path, care: Care) -> Result<Program> {
    let library = library(care)?;
    steps::run(&mut command(&library, work, care)).context("the app does not compile")?;
    let path = work.join(TARGET).join(profile(care)).join("app.wasm");
    let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(Program { bytes, is_small: library == Library::Rebuilt })
}

/// The profile in Cargo.toml, which is also the name of the folder the result is in.
fn profile(care: Care) -> &'static str {
    match care {
        Care::Full => "wasm",
        Care::Quick => "wasm-quick",
    }
}

fn command(library: &Library, work: &Path, care: Care) -> Command {
    let mut command = cargo();
    command.args(["build", "--package", "app", "--lib", "--target", TARGET]);
    command.args(["--profile", profile(care)]);
    // A folder of its own: what another compiler has built, or another set of flags, is not built again and again.
    command.arg("--target-dir").arg(work);
    // Flags somebody set for his processor mean nothing to this target.
    command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    if care == Care::Full {
        command.env("CARGO_ENCODED_RUSTFLAGS", format!("{ERASED}\x1f{SHORT_HASH}"));
    }
    match library {
        Library::Installed => {}
        Library::Rebuilt => {
            command.arg(BUILD_LIBRARY).arg("-Zbuild-std-features=optimize_for_size");
            command
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_ENCODED_RUSTFLAGS", format!("{SILENT}\x1f{ERASED}\x1f{SHORT_HASH}"));
        }
        Library::FromDebian { linker } => {
            command.arg(BUILD_LIBRARY);
            command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
    }
    command
}

/// Finds the standard library, or sees to it.
fn library(care: Care) -> Result<Library> {
    if care == Care::Full && has_source() {
        eprintln!("building the standard library for {TARGET} along with the app");
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
    if let Some(library) = from_debian() {
        return Ok(library);
    }
    bail!(
        "the web app needs Rust's standard library for WebAssembly: run `rustup target add {TARGET}`, or on Debian \
         `apt-get install {}` beside a toolchain of rustup's",
        DEBIAN_PACKAGES.join(" ")
    )
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

#[cfg(test)]
mod tests {
    use super::*;

    fn variables(command: &Command) -> Vec<String> {
        let said = command.get_envs().map(|(name, value)| match value {
            Some(value) => format!("{}={}", name.display(), value.display()),
            None => format!("{} removed", name.display()),
        });
        said.collect()
    }

    #[test]
    fn flags_for_the_processor_do_not_reach_the_app() {
        let command = command(&Library::Installed, Path::new("target/app"), Care::Quick);
        assert_eq!(variables(&command), ["CARGO_ENCODED_RUSTFLAGS removed", "RUSTFLAGS removed"]);
        assert!(!steps::typed(&command).contains("-Z"));
    }

    #[test]
    fn what_is_shipped_is_built_without_words_for_panics() {
        let command = command(&Library::Rebuilt, Path::new("target/app"), Care::Full);
        assert!(steps::typed(&command).contains("-Zbuild-std=std,panic_abort"));
        let variables = variables(&command);
        for expected in [
            "RUSTC_BOOTSTRAP=1".to_owned(),
            format!("CARGO_ENCODED_RUSTFLAGS={SILENT}\x1f{ERASED}\x1f{SHORT_HASH}"),
        ] {
            assert!(variables.contains(&expected), "{variables:?}");
        }
    }

    #[test]
    fn debians_library_is_built_along_with_the_app() {
        let library = Library::FromDebian { linker: "rust-lld".into() };
        let command = command(&library, Path::new("target/app"), Care::Full);
        assert!(
            steps::typed(&command).ends_with("--target-dir target/app -Zbuild-std=std,panic_abort")
        );
        let variables = variables(&command);
        for expected in [
            "RUSTC=/usr/bin/rustc",
            "RUSTC_BOOTSTRAP=1",
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=rust-lld",
        ] {
            assert!(variables.iter().any(|variable| variable == expected), "{variables:?}");
        }
    }

    #[test]
    fn a_folder_without_a_library_is_no_library() {
        assert!(!holds_library(&steps::root().join("xtask")));
        assert!(!holds_library(Path::new("no such folder")));
        let own = quietly(tool("rustc").args(["--print", "target-libdir"]));
        assert!(own.is_some_and(|folder| holds_library(Path::new(&folder))));
    }
}
