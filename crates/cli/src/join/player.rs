//! An engine in its seat: it is shown every state and sends its decisions.

use super::server::{Failure, TableClient};
use super::{AWAY, MOST_TRIES};
use crate::engine_process::EngineProcess;
use anyhow::{Context, anyhow};
use games::AnyView;
use protocol::{Code, Decide, Stage, State};
use std::thread;

/// An engine in a seat.
pub(super) struct EnginePlayer<'a> {
    engine: &'a mut EngineProcess,
    table: &'a TableClient,
    has_begun: bool,
    /// What is older than this is no news any more.
    version: u64,
}

impl<'a> EnginePlayer<'a> {
    /// An engine that has not been told anything yet.
    pub(super) fn new(engine: &'a mut EngineProcess, table: &'a TableClient) -> EnginePlayer<'a> {
        EnginePlayer { engine, table, has_begun: false, version: 0 }
    }

    /// Shows the engine what its seat sees, and sends what it decides.
    pub(super) fn see(&mut self, state: &State) -> Result<(), Failure> {
        // What was on its way while the engine thought still asks what it has answered since.
        if state.version < self.version {
            return Ok(());
        }
        self.version = state.version;
        self.keep_seat(state)?;
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

    /// Takes the seat back if somebody let a bot play in it while this program was away.
    fn keep_seat(&self, state: &State) -> Result<(), Failure> {
        if self.table.has_left() || !matches!(state.state, Stage::Open | Stage::Playing) {
            return Ok(());
        }
        let Some(you) = state.you else {
            return Err(Failure::Engine(anyhow!("the seat was taken away at the table")));
        };
        if state.seats.iter().any(|seat| seat.seat == you && seat.left) {
            self.table.join(None)?;
        }
        Ok(())
    }

    fn decide(&mut self, asked: &str, view: &AnyView, legal: Vec<String>) -> Result<(), Failure> {
        let answer = self.engine.ask(view.clone(), legal).map_err(Failure::Engine)?;
        let decision = answer.map_err(|fault| self.give_up(&format!("the engine {fault}")))?;
        let command = self.table.command(asked, &decision)?;
        match self.send(&command) {
            // Its clock had run out, or it was answered before the connection broke.
            Err(Failure::Refused(fault))
                if fault.code == Code::STALE || fault.code == Code::NO_QUESTION =>
            {
                Ok(())
            }
            Err(Failure::Refused(fault)) => {
                Err(self.give_up(&format!("the engine answered \"{decision}\": {fault}")))
            }
            sent => {
                self.version = sent?;
                Ok(())
            }
        }
    }

    /// Leaves the seat to a bot: nobody should wait for an engine without an answer.
    fn give_up(&self, why: &str) -> Failure {
        Failure::Engine(match self.table.leave() {
            Ok(()) => anyhow!("{why}; a bot of the server plays on"),
            Err(fault) => anyhow!("{why}; the seat could not be left to a bot: {fault}"),
        })
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
