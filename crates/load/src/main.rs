//! `load`: what a server bears. `load --help` lists the scenarios; `cargo xtask load` builds and runs it.
#![forbid(unsafe_code)]

use clap::Parser as _;
use load::Args;
use std::process::ExitCode;

fn main() -> ExitCode {
    match load::run(&Args::parse()) {
        Ok(report) => {
            print!("{report}");
            if report.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(fault) => {
            eprintln!("load: {fault:#}");
            ExitCode::FAILURE
        }
    }
}
