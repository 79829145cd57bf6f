//! Puts a server under load with real clients, says what it bears, and checks that nothing was lost.
//!
//! The server is a process of its own, the `limes` binary as people run it, with a fresh folder and raised limits. This
//! process holds the clients: WebSockets over loopback that speak docs/PROTOCOL.md and know the rules, so that every decision
//! is legal. When the clients are done the server is stopped and its database read: every decision that was acknowledged is in
//! it exactly once, and what the server said last is what a replay of the stored events says.
#![forbid(unsafe_code)]

mod acknowledged;
mod api;
mod args;
mod client;
mod files;
mod http;
mod latency;
mod pace;
mod report;
mod scenario;
mod server_process;
mod socket;
mod stored_tables;

pub use args::{Args, LargeArgs, PlayersArgs, RestartArgs, Scenario};
pub use report::{Figure, Report};

use anyhow::Context as _;
use std::time::Duration;

/// No run takes longer, whatever happens.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// Runs a scenario from the start of its server to the check of its database.
///
/// # Errors
/// If the server does not do what it should: a decision is refused or lost, a state is not that of a replay. Figures beyond
/// their bars are no errors; [`Report::holds`] tells.
pub fn run(args: &Args) -> anyhow::Result<Report> {
    files::allow_many().context("the system does not allow more open files")?;
    // One thread: the other core is for the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let run = tokio::time::timeout(LONGEST, scenario::run(args));
        run.await.context("the scenario does not end")?
    })
}
