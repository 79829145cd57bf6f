//! `limes join`: an engine takes a seat at a table of a server.

mod link;
mod server;

use crate::args::JoinArgs;
use crate::engine_process::EngineProcess;
use crate::output;
use anyhow::{Context, bail};
use games::AnyView;
use link::TableLink;
use protocol::{Code, Decide, Stage, State};
use server::{Failure, TableClient};
use std::thread;
use std::time::Duration;

/// How long to wait before a server that is away is asked again.
const AWAY: Duration = Duration::from_secs(2);
/// How often a server may be away in a row before it is given up: about ten minutes.
const MOST_TRIES: u32 = 300;

/// Plays until the game is over.
pub(crate) fn run(args: &JoinArgs) -> anyhow::Result<()> {
    let link: TableLink = args.url.parse().context("URL")?;
    record::check_name(&args.name).context("--name")?;
    let mut table = TableClient::new(&link);
    table.introduce(&args.name)?;
    let seat = table.join(args.seat)?;
    eprintln!("{} has seat {seat} at {}.", args.name, link);
    let mut engine = EngineProcess::start(&args.engine, Duration::from_millis(args.time))?;
    let mut player =
        EnginePlayer { engine: &mut engine, table: &table, has_begun: false, version: 0 };
    let over = patiently(|| table.watch(|state| player.see(state)))?;
    output::print(&result(&over))
}

/// Does something as often as it takes, as long as the server is only away.
fn patiently<R>(mut task: impl FnMut() -> Result<R, Failure>) -> anyhow::Result<R> {
    let mut tries = 0;
    loop {
        match task() {
            Ok(result) => return Ok(result),
            Err(Failure::Away(why)) if tries < MOST_TRIES => {
                if tries == 0 {
                    eprintln!("The server is away ({why}); waiting for it.");
                }
                tries += 1;
                thread::sleep(AWAY);
            }
            Err(Failure::Away(why)) => bail!("the server does not come back: {why}"),
            Err(Failure::Refused(fault)) => bail!("{fault} ({})", fault.code.as_str()),
            Err(Failure::Engine(fault)) => return Err(fault),
        }
    }
}

/// An engine in a seat.
struct EnginePlayer<'a> {
    engine: &'a mut EngineProcess,
    table: &'a TableClient,
    has_begun: bool,
    /// What is older than this is no news any more.
    version: u64,
}

impl EnginePlayer<'_> {
    /// Shows the engine what its seat sees, and sends what it decides.
    fn see(&mut self, state: &State) -> Result<(), Failure> {
        // What was on its way while the engine thought still asks what it has answered since.
        if state.version < self.version {
            return Ok(());
        }
        self.version = state.version;
        let Some(view) = &state.view else { return Ok(()) };
        let told = if state.state == Stage::Over {
            self.engine.end(view.clone())
        } else if self.has_begun {
            self.engine.see(view.clone())
        } else {
            self.engine.begin(view.clone())
        };
        told.map_err(Failure::Engine)?;
        self.has_begun = true;
        if state.state != Stage::Playing {
            return Ok(());
        }
        let seen = view.read().context("the server sent a view that cannot be");
        let legal = seen.map_err(Failure::Engine)?.legal();
        match view.asked() {
            Some(question) if !legal.is_empty() => self.decide(question, view, legal),
            _ => Ok(()),
        }
    }

    fn decide(&mut self, asked: &str, view: &AnyView, legal: Vec<String>) -> Result<(), Failure> {
        let answer = self.engine.ask(view.clone(), legal).map_err(Failure::Engine)?;
        let decision = answer.map_err(|fault| {
            // Nobody should wait for an engine that has no answer.
            self.table.leave();
            Failure::Engine(anyhow::anyhow!("the engine {fault}; a bot of the server plays on"))
        })?;
        let command = self.table.command(asked, &decision)?;
        match self.send(&command) {
            // Its clock had run out, or it was answered before the connection broke.
            Err(Failure::Refused(fault))
                if fault.code == Code::STALE || fault.code == Code::NO_QUESTION =>
            {
                Ok(())
            }
            Err(Failure::Refused(fault)) => {
                self.table.leave();
                let why = format!(
                    "the engine answered \"{decision}\": {fault}; a bot of the server plays on"
                );
                Err(Failure::Engine(anyhow::anyhow!(why)))
            }
            sent => {
                self.version = sent?;
                Ok(())
            }
        }
    }

    /// Sends a decision until it is answered, and says which version came of it; sent twice it counts once.
    fn send(&self, command: &Decide) -> Result<u64, Failure> {
        let mut tries = 0;
        loop {
            match self.table.decide(command) {
                Err(Failure::Away(_)) if tries < MOST_TRIES => {
                    tries += 1;
                    thread::sleep(AWAY);
                }
                sent => return sent,
            }
        }
    }
}

fn result(state: &State) -> String {
    let names: Vec<&str> = state.seats.iter().map(|seat| seat.name.as_str()).collect();
    match state.state {
        Stage::Over => format!("The game of {} is over: {}\n", names.join(", "), state.table),
        _ => format!("The table was closed: {}\n", state.table),
    }
}
