//! Compiling the two programs of the app to WebAssembly: the page, small, and the thinker, fast.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::library::{DEBIAN_RUSTC, Library};
use crate::app_folder::BuildKind;
use crate::steps::{self, cargo};

pub(super) const TARGET: &str = "wasm32-unknown-unknown";
/// The library is built along with the program.
pub(super) const BUILD_LIBRARY: &str = "-Zbuild-std=std,panic_abort";
/// So that the library, built along, sorts and searches the short way.
pub(super) const SMALL_LIBRARY: &str = "-Zbuild-std-features=optimize_for_size";
/// A panic ends the program at once, the page says the rest, and what only programmers read is left out.
pub(super) const SILENT: [&str; 3] =
    ["-Zunstable-options", "-Cpanic=immediate-abort", "-Zfmt-debug=none"];
/// The bots live on wide registers, and every browser has had them since 2023.
const WIDE_REGISTERS: &str = "-Ctarget-feature=+simd128";
/// Views forget their types, of which there is one for each place on the page.
const ERASED: &str = "--cfg=erase_components";
/// A seed is hashed once a game: the short way of doing it is fast enough.
const SHORT_HASH: &str = "--cfg=sha2_backend_soft=\"compact\"";

/// How the linker is told to say which function uses which: without that the page cannot be split.
const RELOCATIONS: &str = "-Clink-arg=--emit-relocs";

/// One of the two programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Program {
    /// What is shown; everybody waits for it.
    Page,
    /// Bots, judges and solver, in workers.
    Thinker,
}

impl Program {
    /// The package, which is also the name of the compiled file.
    pub(crate) fn package(self) -> &'static str {
        match self {
            Program::Page => "app",
            Program::Thinker => "thinker",
        }
    }

    /// The profile in Cargo.toml, which is also the name of the folder the result is in.
    fn profile(self, kind: BuildKind) -> &'static str {
        match (kind, self) {
            (BuildKind::Full, Program::Page) => "wasm-page",
            (BuildKind::Full, Program::Thinker) => "wasm-thinker",
            (BuildKind::Play, Program::Page) => "wasm-play",
            (BuildKind::Play, Program::Thinker) => "wasm-play-thinker",
            (BuildKind::Quick, _) => "wasm-quick",
        }
    }
}

/// Compiles a program, with a folder for what is built on the way, and returns its path.
pub(crate) fn compile(
    program: Program,
    library: &Library,
    work: &Path,
    kind: BuildKind,
) -> Result<PathBuf> {
    let package = program.package();
    steps::run(&mut command(program, library, work, kind))
        .with_context(|| format!("the program `{package}` does not compile"))?;
    Ok(work.join(TARGET).join(program.profile(kind)).join(format!("{package}.wasm")))
}

fn command(program: Program, library: &Library, work: &Path, kind: BuildKind) -> Command {
    let mut command = cargo();
    command.args(["rustc", "--package", program.package(), "--lib", "--target", TARGET]);
    // As a library for others, too, it would not be optimised as a whole.
    command.args(["--crate-type", "cdylib"]);
    command.args(["--profile", program.profile(kind)]);
    if program == Program::Thinker {
        command.args(["--features", "program"]);
    }
    // A folder of its own: what another compiler has built, or another set of flags, is not built again and again.
    command.arg("--target-dir").arg(work);
    match library {
        Library::Installed => {}
        Library::Rebuilt => {
            command.arg(BUILD_LIBRARY).env("RUSTC_BOOTSTRAP", "1");
            if program == Program::Page {
                command.arg(SMALL_LIBRARY);
            }
        }
        Library::FromDebian { linker } => {
            command.arg(BUILD_LIBRARY);
            command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
    }
    // Flags that somebody set for their processor mean nothing to this target.
    command
        .env_remove("RUSTFLAGS")
        .env("CARGO_ENCODED_RUSTFLAGS", flags(library, kind).join("\x1f"));
    if program == Program::Page {
        command.args(["--", RELOCATIONS]);
    }
    command
}

/// What the compiler is told. These flags take the place of all others, also of those in `.cargo/config.toml`, so each of
/// them must be here.
fn flags(library: &Library, kind: BuildKind) -> Vec<&'static str> {
    let mut flags = vec![WIDE_REGISTERS];
    if kind != BuildKind::Quick {
        flags.extend([ERASED, SHORT_HASH]);
    }
    if *library == Library::Rebuilt {
        flags.extend(SILENT);
    }
    flags
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

    const BOTH: [Program; 2] = [Program::Page, Program::Thinker];

    fn debian() -> Library {
        Library::FromDebian { linker: "rust-lld".into() }
    }

    #[test]
    fn wide_registers_are_on_whatever_the_library_and_the_kind() {
        let libraries = [Library::Rebuilt, Library::Installed, debian()];
        for (library, program) in
            libraries.iter().flat_map(|library| BOTH.map(|program| (library, program)))
        {
            for kind in [BuildKind::Full, BuildKind::Play, BuildKind::Quick] {
                let command = command(program, library, Path::new("target/app"), kind);
                let flags = variables(&command)
                    .into_iter()
                    .find_map(|said| {
                        Some(said.strip_prefix("CARGO_ENCODED_RUSTFLAGS=")?.to_owned())
                    })
                    .expect("the flags are set, so no others are taken");
                assert!(
                    flags.split('\x1f').any(|flag| flag == "-Ctarget-feature=+simd128"),
                    "{library:?} {kind:?}: {flags}"
                );
            }
        }
    }

    #[test]
    fn flags_for_the_processor_do_not_reach_the_app() {
        let command =
            command(Program::Page, &Library::Installed, Path::new("target/app"), BuildKind::Quick);
        assert_eq!(
            variables(&command),
            [format!("CARGO_ENCODED_RUSTFLAGS={WIDE_REGISTERS}"), "RUSTFLAGS removed".to_owned()]
        );
        assert!(!steps::typed(&command).contains("-Z"));
    }

    #[test]
    fn what_is_shipped_is_built_without_words_for_panics() {
        let command =
            command(Program::Page, &Library::Rebuilt, Path::new("target/app"), BuildKind::Full);
        assert!(steps::typed(&command).contains("-Zbuild-std=std,panic_abort"));
        let variables = variables(&command);
        let flags = [WIDE_REGISTERS, ERASED, SHORT_HASH].into_iter().chain(SILENT);
        let flags = flags.collect::<Vec<_>>().join("\x1f");
        for expected in ["RUSTC_BOOTSTRAP=1".to_owned(), format!("CARGO_ENCODED_RUSTFLAGS={flags}")]
        {
            assert!(variables.contains(&expected), "{variables:?}");
        }
    }

    #[test]
    fn the_installed_library_needs_no_flag_that_a_compiler_may_refuse() {
        let command =
            command(Program::Page, &Library::Installed, Path::new("target/app"), BuildKind::Full);
        assert!(!steps::typed(&command).contains("-Z"));
        let variables = variables(&command);
        assert!(
            !variables.iter().any(|said| said.contains("-Z") || said.contains("BOOTSTRAP")),
            "{variables:?}"
        );
    }

    #[test]
    fn the_thinker_is_fast_and_the_page_is_small() {
        let typed = BOTH.map(|program| {
            let work = Path::new("target/app");
            steps::typed(&command(program, &Library::Rebuilt, work, BuildKind::Full))
        });
        assert!(typed[0].contains("--profile wasm-page") && typed[0].contains("optimize_for_size"));
        assert!(typed[1].contains("--profile wasm-thinker"));
        assert!(!typed[1].contains("optimize_for_size"));
        // Only the thinker exports what a worker calls, and the page does not carry it along.
        assert!(!typed[0].contains("--features") && typed[1].contains("--features program"));
    }

    #[test]
    fn the_linker_says_what_the_page_is_cut_by() {
        for (program, is_cut) in [(Program::Page, true), (Program::Thinker, false)] {
            for kind in [BuildKind::Full, BuildKind::Quick] {
                let command = command(program, &Library::Installed, Path::new("target/app"), kind);
                assert_eq!(steps::typed(&command).ends_with(RELOCATIONS), is_cut);
            }
        }
    }

    #[test]
    fn debians_library_is_built_along_with_the_app() {
        let command = command(Program::Page, &debian(), Path::new("target/app"), BuildKind::Full);
        assert!(
            steps::typed(&command).contains("--target-dir target/app -Zbuild-std=std,panic_abort")
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
}
