//! `limes`: Limes and Limits on the command line. `limes --help` lists every command.
//!
//! What was typed ([`args`]) becomes what it means in one module a command; each gives the text to
//! be printed, or one sentence that says what was wrong. Only [`play`], [`engine`], [`join`] and
//! [`serve`] go on for a while.
#![forbid(unsafe_code)]

#[cfg(unix)]
mod admin;
mod args;
mod bench;
mod bot;
mod bot_match;
mod deal;
mod engine;
mod engine_process;
mod explain;
mod health;
mod input;
mod join;
mod lan;
mod legal;
mod lines;
mod output;
mod paint;
mod play;
mod processor;
mod review;
mod score;
mod seed;
mod selfplay;
mod series;
mod serve;
mod solve;
mod thinking;
mod usage;
mod verify;
mod view;

use args::{Cli, Command};
use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A server makes and drops thousands of small texts a second beside what it keeps for weeks. With the allocator of the system
/// the gaps between the two came to a quarter of its memory.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// What bad input ends with, as with the parser of the arguments.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    // First of all, before anything that an older processor does not know is run.
    if let Some(shortcoming) = processor::shortcoming() {
        eprintln!("limes: {shortcoming}");
        return ExitCode::from(BAD_INPUT);
    }
    match usage::read::<Cli>().and_then(|cli| run(cli.command)) {
        Ok(code) => code,
        Err(fault) => {
            eprintln!("limes: {}", output::sentence(&fault));
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    let done = match command {
        Command::Check(args) => {
            let is_whole = serve::check(&args)?;
            return Ok(if is_whole { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Command::Health(args) => {
            let is_well = health::run(&args)?;
            return Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Command::Play(args) => play::run(&args),
        Command::Score(args) => output::print(&score::run(&args)?),
        Command::Legal(args) => output::print(&legal::run(&args)?),
        Command::View(args) => output::print(&view::run(&args)?),
        Command::Deal(args) => output::print(&deal::run(&args)?),
        Command::Bot(args) => output::print(&bot::run(&args)?),
        Command::Review(args) => output::print(&review::run(&args)?),
        Command::Solve(args) => output::print(&solve::run(&args)?),
        Command::Selfplay(args) => output::print(&selfplay::run(&args)?),
        Command::Match(args) => output::print(&bot_match::run(&args)?),
        Command::Engine(args) => engine::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Join(args) => join::run(args),
        #[cfg(unix)]
        Command::Admin(args) => admin::run(args),
        Command::Backup(args) => output::print(&serve::backup(&args)?),
        Command::Verify(args) => output::print(&verify::run(&args)?),
        Command::Bench(args) => output::print(&bench::run(&args)?),
    };
    done.map(|()| ExitCode::SUCCESS)
}
