//! What a client asks of a server.

use super::link::TableLink;
use anyhow::anyhow;
use protocol::{
    CommandId, Decide, Decided, ErrorBody, Fault, Join, Joined, Named, NewPlayer, Stage, State,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{BufRead, BufReader};

/// Why something did not work.
#[derive(Debug)]
pub(super) enum Failure {
    /// The server cannot be reached at the moment, or is too busy.
    Away(String),
    /// It does not allow it.
    Refused(Fault),
    /// The engine, or what it was to be told, is at fault.
    Engine(anyhow::Error),
}

/// Somebody who plays at one table.
#[derive(Debug)]
pub(super) struct TableClient {
    agent: ureq::Agent,
    origin: String,
    table: String,
    token: String,
    /// Tells the commands of this program from those of others of the same player.
    prefix: String,
}

impl TableClient {
    /// Nobody yet.
    pub(super) fn new(link: &TableLink) -> TableClient {
        // Refusals are answers and have something to say.
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        TableClient {
            agent: ureq::Agent::new_with_config(config),
            origin: link.origin.clone(),
            table: format!("/api/tables/{}", link.table),
            token: String::new(),
            prefix: String::new(),
        }
    }

    /// Becomes a guest.
    pub(super) fn introduce(&mut self, name: &str) -> anyhow::Result<()> {
        let mut random = [0; 8];
        getrandom::fill(&mut random).map_err(|fault| anyhow!("no random numbers: {fault}"))?;
        self.prefix = format!("{:016x}", u64::from_le_bytes(random));
        let named: Named =
            at_once(self.post("/api/players", &NewPlayer { name: name.to_owned() }))?;
        self.token = named.token.ok_or_else(|| anyhow!("the server gave no token"))?;
        Ok(())
    }

    /// Takes a seat.
    pub(super) fn join(&self, seat: Option<usize>) -> anyhow::Result<usize> {
        let joined: Joined = at_once(self.post(&format!("{}/join", self.table), &Join { seat }))?;
        Ok(joined.seat)
    }

    /// A decision, under a name that it keeps however often it is sent.
    pub(super) fn command(&self, asked: &str, decision: &str) -> Result<Decide, Failure> {
        let id = CommandId::new(&format!("{}-{asked}", self.prefix));
        let id = id.map_err(|fault| Failure::Engine(fault.into()))?;
        Ok(Decide { id, asked: asked.to_owned(), decision: decision.to_owned() })
    }

    /// Sends a decision, and says which version of the table came of it.
    pub(super) fn decide(&self, command: &Decide) -> Result<u64, Failure> {
        let decided: Decided = self.post(&format!("{}/decisions", self.table), command)?;
        Ok(decided.version)
    }

    /// Leaves the seat to a bot, if that can be said.
    pub(super) fn leave(&self) {
        let _ = self.post::<protocol::Empty>(&format!("{}/leave", self.table), &protocol::Empty {});
    }

    /// Hands on every state until the game has ended, and returns the last one.
    pub(super) fn watch(
        &self,
        mut see: impl FnMut(&State) -> Result<(), Failure>,
    ) -> Result<State, Failure> {
        let request = self.agent.get(format!("{}{}/stream", self.origin, self.table));
        let answer = request.header("Authorization", self.bearer()).call().map_err(away)?;
        if answer.status() != 200 {
            return Err(refusal(answer));
        }
        for line in BufReader::new(answer.into_body().into_reader()).lines() {
            let line = line.map_err(away)?;
            if line.is_empty() {
                continue;
            }
            let state: State = serde_json::from_str(&line).map_err(strange)?;
            see(&state)?;
            if matches!(state.state, Stage::Over | Stage::Closed) {
                return Ok(state);
            }
        }
        Err(Failure::Away("it has ended the connection".to_owned()))
    }

    fn post<R: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<R, Failure> {
        let body = serde_json::to_string(body).map_err(|fault| Failure::Engine(fault.into()))?;
        let mut request = self.agent.post(format!("{}{path}", self.origin));
        if !self.token.is_empty() {
            request = request.header("Authorization", self.bearer());
        }
        let mut answer = request.send(body).map_err(away)?;
        if !answer.status().is_success() {
            return Err(refusal(answer));
        }
        let text = answer.body_mut().read_to_string().map_err(away)?;
        serde_json::from_str(&text).map_err(strange)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }
}

/// For what is done before there is anything to be patient for.
fn at_once<R>(answer: Result<R, Failure>) -> anyhow::Result<R> {
    answer.map_err(|failure| match failure {
        Failure::Away(why) => anyhow!("the server cannot be reached: {why}"),
        Failure::Refused(fault) => anyhow!("{fault} ({})", fault.code.as_str()),
        Failure::Engine(fault) => fault,
    })
}

/// What a server says that does not do what it was asked for. If it is busy or about to stop, it is worth asking again.
fn refusal(mut answer: ureq::http::Response<ureq::Body>) -> Failure {
    let status = answer.status();
    let text = answer.body_mut().read_to_string().unwrap_or_default();
    match serde_json::from_str::<ErrorBody>(&text) {
        Ok(body) if matches!(status.as_u16(), 429 | 503) => Failure::Away(body.error.message),
        Ok(body) => Failure::Refused(body.error),
        Err(_) if status.is_server_error() => Failure::Away(status.to_string()),
        Err(_) => Failure::Engine(anyhow!("this is no server of ours: it answers {status}")),
    }
}

fn away(fault: impl ToString) -> Failure {
    Failure::Away(fault.to_string())
}

fn strange(fault: serde_json::Error) -> Failure {
    Failure::Engine(anyhow!("the server says what nobody understands: {fault}"))
}
