//! Every chore of the project, in Rust: `cargo xtask --help` lists them.
//!
//! Most of what they are made of is behind features, so that `cargo xtask play` begins to build the game after seconds: a chore
//! that needs more than was compiled starts itself again with its feature.
#![forbid(unsafe_code)]
// Without its features some of what the modules offer has no use.
#![cfg_attr(not(feature = "all"), allow(dead_code))]

#[cfg(feature = "app")]
mod app;
mod app_folder;
#[cfg(feature = "all")]
mod arrows;
#[cfg(feature = "all")]
mod browser;
mod fuzz;
mod fuzz_log;
mod game;
mod load;
#[cfg(feature = "all")]
mod modules;
#[cfg(test)]
mod packaging;
#[cfg(feature = "all")]
mod planted_faults;
mod programs;
#[cfg(feature = "all")]
mod purity;
#[cfg(feature = "all")]
mod release;
#[cfg(feature = "all")]
mod requirements;
mod soak;
mod steps;
#[cfg(feature = "all")]
mod suite;
#[cfg(feature = "all")]
mod workspace;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use app_folder::BuildKind;
use clap::{Parser, Subcommand};

/// Every chore of the project: test, play, measure, fuzz.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    /// Check everything: format, arrows, lints, tests, documentation, fuzz targets, the app in a browser.
    ///
    /// Says first what is missing on this machine: it needs rustfmt, clippy, Node.js, npm, Chromium, Firefox, WebKit, dpkg,
    /// cargo-deb and systemd-analyze, and installs what it can. Stops at the first step that fails and names it. Needs no terminal; takes cargo-nextest where it is there.
    Test,
    /// Build the app and the game around it, and play it in the browser.
    ///
    /// With `--terminal` the game is played in this terminal, without the app.
    /// Everything after `play` is passed on to `limes play`; after `--` that holds for
    /// `--help` too.
    Play {
        /// What `limes play` is given.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
        args: Vec<OsString>,
    },
    /// Build the web app, weigh it, and say where it is.
    App {
        /// Build it in a moment, but large and slow, to look at while it is being changed.
        #[arg(long, conflicts_with = "play")]
        quick: bool,
        /// Build it as `cargo xtask play` does: within minutes, large, with bots as strong as they are.
        #[arg(long)]
        play: bool,
    },
    /// Build the app and try it in real browsers.
    ///
    /// Takes the Chromium and the Firefox that the variables CHROMIUM and FIREFOX name or that are found, and WebKitGTK, or
    /// installs Debian's. Everything after `browser` is passed on to Playwright, such as the name of a test file.
    Browser {
        /// What Playwright is given.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
        args: Vec<OsString>,
    },
    /// Build the app and measure how long its visitors wait.
    Figures,
    /// Build the app and take the pictures that README shows.
    Pictures,
    /// Build the game in release mode and measure it.
    ///
    /// Everything after `bench` is passed on to `limes bench`; after `--` that holds for
    /// `--help` too.
    Bench {
        /// What `limes bench` is given.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
        args: Vec<OsString>,
    },
    /// Build the game and the load tool in release mode, and measure what a server bears.
    ///
    /// Everything after `load` is passed on to the tool: a scenario (`players`, `large` or `restart`) and its flags; after
    /// `--` that holds for `--help` too. It starts a server with a fresh folder, checks afterwards that nothing was lost, and
    /// fails if a figure is beyond its bar.
    Load {
        /// What the load tool is given.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
        args: Vec<OsString>,
    },
    /// Build the game in release mode and attack its server from many addresses while others play.
    ///
    /// Needs Python 3 and Linux. Fails if those who play have to wait or lose a decision, or if the server needs too much memory,
    /// ends, or is not healthy at any moment. `cargo xtask test` does it for a minute.
    Soak {
        /// For how long.
        #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=600))]
        minutes: u32,
    },
    /// Build what people install: an archive, a Debian package, and their checksums.
    ///
    /// Needs dpkg and cargo-deb, and installs them where it can. Prints the folder they are in.
    Release {
        /// Take this binary instead of building app and game first.
        #[arg(long, value_name = "PATH")]
        binary: Option<PathBuf>,
        /// Instead of keeping it, install, upgrade and purge it in a scratch root, and run its units, as `cargo xtask test` does.
        #[arg(long)]
        check: bool,
    },
    /// Throw made-up input at the fuzz targets, one after the other.
    ///
    /// Needs a nightly toolchain; installs cargo-fuzz if it is missing. Starts from the seeds
    /// in fuzz/seeds, keeps what it learns in fuzz/corpus (not tracked), and leaves what
    /// crashed in fuzz/artifacts.
    Fuzz {
        /// The targets to run; all of them if none is named.
        #[arg(value_name = "TARGET")]
        targets: Vec<String>,
        /// How long to run each target.
        #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
        seconds: u32,
    },
    /// Plant faults in a copy of the server, one after the other, and see which tests find them.
    ///
    /// The faults are the patches in tests/faults. The simulation runs first, and the tests of the server where it finds nothing. A
    /// fault that no test finds is a failure. All of them take about an hour.
    Faults {
        /// The faults to plant; all of them if none is named.
        #[arg(value_name = "NAME")]
        names: Vec<String>,
    },
    /// Check that dependencies only go up the list of rooms and never in a circle between modules, and that the rules are pure.
    Arrows,
}

fn main() -> ExitCode {
    run(Cli::parse().chore).unwrap_or_else(|fault| {
        eprintln!("error: {fault:#}");
        ExitCode::FAILURE
    })
}

fn run(chore: Chore) -> Result<ExitCode> {
    match chore {
        Chore::Play { args } => game::play(&args),
        Chore::Bench { args } => game::bench(&args),
        Chore::Load { args } => load::run(&args),
        Chore::Soak { minutes } => soak::run(minutes),
        Chore::Fuzz { targets, seconds } => {
            fuzz::run(&targets, seconds)?;
            Ok(ExitCode::SUCCESS)
        }
        Chore::App { play: true, .. } => build_app(BuildKind::Play),
        chore => run_with_all(chore),
    }
}

#[cfg(feature = "app")]
fn build_app(kind: BuildKind) -> Result<ExitCode> {
    let app = app::build(kind)?;
    println!("{}", app.folder.display());
    app.fitness?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(not(feature = "app"))]
fn build_app(_: BuildKind) -> Result<ExitCode> {
    run_again("app")
}

#[cfg(feature = "all")]
fn run_with_all(chore: Chore) -> Result<ExitCode> {
    match chore {
        Chore::App { quick: true, .. } => return build_app(BuildKind::Quick),
        Chore::App { .. } => return build_app(BuildKind::Full),
        Chore::Browser { args } => browser::run(&args)?,
        Chore::Pictures => browser::script("pictures.js")?,
        Chore::Figures => browser::script("figures.js")?,
        Chore::Arrows => workspace::check_arrows()?,
        Chore::Faults { names } => planted_faults::run(&names)?,
        Chore::Release { binary, check } => release::run(binary.as_deref(), check)?,
        Chore::Test => suite::run()?,
        // Done already.
        Chore::Play { .. }
        | Chore::Bench { .. }
        | Chore::Load { .. }
        | Chore::Soak { .. }
        | Chore::Fuzz { .. } => {}
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(not(feature = "all"))]
fn run_with_all(_: Chore) -> Result<ExitCode> {
    run_again("all")
}

/// Does this chore with a program that was compiled with a feature.
#[cfg(not(feature = "all"))]
fn run_again(feature: &str) -> Result<ExitCode> {
    use anyhow::Context as _;
    let mut again = steps::chore(feature);
    // Where it was called, for whatever it was given.
    again.args(std::env::args_os().skip(1)).current_dir(std::env::current_dir()?);
    game::hand_over(&mut again).context("cannot start cargo")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    /// What the game would be given after `cargo xtask play …`.
    fn passed_on(typed: &[&str]) -> Vec<OsString> {
        let typed = ["xtask", "play"].iter().chain(typed);
        match Cli::try_parse_from(typed).map(|cli| cli.chore) {
            Ok(Chore::Play { args }) => args,
            other => panic!("not a game: {other:?}"),
        }
    }

    #[test]
    fn the_commands_are_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn what_follows_play_is_passed_on() {
        assert_eq!(passed_on(&[]), Vec::<OsString>::new());
        assert_eq!(passed_on(&["--", "--bot", "x"]), ["--bot", "x"]);
        assert_eq!(passed_on(&["limits", "--bot"]), ["limits", "--bot"]);
        assert_eq!(passed_on(&["--", "--help"]), ["--help"]);
        assert_eq!(passed_on(&["a", "--", "b"]), ["a", "--", "b"]);
    }

    #[test]
    fn fuzzing_without_an_end_is_refused() {
        // libFuzzer reads a limit of 0 as no limit.
        assert!(Cli::try_parse_from(["xtask", "fuzz", "--seconds", "0"]).is_err());
        assert!(Cli::try_parse_from(["xtask", "fuzz", "record", "--seconds", "1"]).is_ok());
    }
}
