//! The requests of a player at a table.

use super::link::TableLink;
use crate::lines::{self, Line};
use anyhow::anyhow;
use protocol::{
    Code, CommandId, Decide, Decided, ErrorBody, Fault, Join, Joined, Named, Stage, State,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::io::{self, BufReader};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use ureq::tls::{RootCerts, TlsConfig};
use ureq::{Body, RequestBuilder, http};

/// How long a connection may take to come about.
const CONNECTING: Duration = Duration::from_secs(10);
/// How long an answer may take to begin.
const ANSWERING: Duration = Duration::from_secs(30);
/// How long a stream may be silent: three times as long as between two of the empty lines that a server sends.
const SILENCE: Duration = Duration::from_secs(45);
/// A shorter silence for tests, in milliseconds.
const SILENCE_MS: &str = "LIMES_JOIN_SILENCE_MS";
/// How long leaving may take: somebody wants this program to end.
const LEAVING: Duration = Duration::from_secs(5);
/// The longest line of a stream, in bytes.
const LONGEST_STATE: usize = 4_000_000;

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

/// Who a token belongs to.
#[derive(Debug, Deserialize)]
struct Me {
    /// Nothing if the token was not taken for one.
    name: Option<String>,
}

/// Somebody who plays at one table. Clones are the same player.
#[derive(Clone, Debug)]
pub(super) struct TableClient {
    agent: ureq::Agent,
    origin: String,
    table: String,
    token: String,
    /// Tells the commands of this program from those of others of the same player.
    prefix: String,
    /// Whether this program has left the table, or is about to.
    has_left: Arc<AtomicBool>,
}

impl TableClient {
    /// A client without an identity, which trusts the certificates of these authorities.
    pub(super) fn new(link: &TableLink, roots: RootCerts) -> anyhow::Result<TableClient> {
        let mut random = [0; 8];
        getrandom::fill(&mut random).map_err(|fault| anyhow!("no random numbers: {fault}"))?;
        let config = ureq::Agent::config_builder()
            // Refusals are answers and have something to say.
            .http_status_as_error(false)
            .tls_config(TlsConfig::builder().root_certs(roots).build())
            .timeout_connect(Some(CONNECTING))
            .timeout_recv_response(Some(ANSWERING))
            .timeout_per_read(Some(silence()))
            .build();
        Ok(TableClient {
            agent: ureq::Agent::new_with_config(config),
            origin: link.origin.clone(),
            table: format!("/api/tables/{}", link.table),
            token: String::new(),
            prefix: format!("{:016x}", u64::from_le_bytes(random)),
            has_left: Arc::new(AtomicBool::new(false)),
        })
    }

    /// Becomes a new guest, and returns the token that proves it.
    pub(super) fn introduce(&mut self, name: &str) -> anyhow::Result<&str> {
        let named: Named = at_once(self.post("/api/players", &json!({"name": name})))?;
        self.token = named.token.ok_or_else(|| anyhow!("the server gave no token"))?;
        Ok(&self.token)
    }

    /// Becomes the player with this token, and returns their name; `None` if the server knows no such player.
    pub(super) fn resume(&mut self, token: &str) -> Result<Option<String>, Failure> {
        token.clone_into(&mut self.token);
        let request = self.authorized(self.agent.get(format!("{}/api/me", self.origin)));
        match request.call().map_err(away).and_then(read::<Me>) {
            Err(Failure::Refused(fault)) if fault.code == Code::PLAYER => Ok(None),
            me => Ok(me?.name),
        }
    }

    /// Gives the player another name.
    pub(super) fn rename(&self, name: &str) -> Result<(), Failure> {
        let _: Named = self.post("/api/players", &json!({"name": name}))?;
        Ok(())
    }

    /// Takes a seat, or the same one again.
    pub(super) fn join(&self, seat: Option<usize>) -> Result<usize, Failure> {
        let joined: Joined = self.post(&format!("{}/join", self.table), &Join { seat })?;
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

    /// Leaves the seat: to a bot if the game has begun, else to others.
    pub(super) fn leave(&self) -> anyhow::Result<()> {
        // Before the request: no state that tells of it is mistaken for somebody else's doing.
        self.has_left.store(true, Ordering::SeqCst);
        let request = self.agent.post(format!("{}{}/leave", self.origin, self.table));
        let request = self.authorized(request).config().timeout_global(Some(LEAVING)).build();
        match request.send("{}").map_err(away).and_then(read::<protocol::Empty>) {
            // There is no game left to leave.
            Err(Failure::Refused(fault)) if fault.code == Code::OVER => Ok(()),
            left => at_once(left).map(|_| ()),
        }
    }

    /// Whether [`TableClient::leave`] was called, on this client or a clone of it.
    pub(super) fn has_left(&self) -> bool {
        self.has_left.load(Ordering::SeqCst)
    }

    /// Hands on every state until the game has ended, and returns the last one.
    pub(super) fn watch(
        &self,
        mut see: impl FnMut(&State) -> Result<(), Failure>,
    ) -> Result<State, Failure> {
        let request = self.agent.get(format!("{}{}/stream", self.origin, self.table));
        let answer = self.authorized(request).call().map_err(away)?;
        if answer.status() != 200 {
            return Err(refusal(answer));
        }
        let mut stream = BufReader::new(answer.into_body().into_reader());
        while let Some(line) = lines::next(&mut stream, LONGEST_STATE).map_err(broken)? {
            let Line::Whole(line) = line else {
                return Err(Failure::Engine(anyhow!("the server sent a state that is too long")));
            };
            if line.is_empty() {
                continue;
            }
            let state: State = serde_json::from_slice(&line).map_err(unexpected)?;
            see(&state)?;
            if matches!(state.state, Stage::Over | Stage::Closed) {
                return Ok(state);
            }
        }
        Err(Failure::Away("it has ended the connection".to_owned()))
    }

    fn post<R: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<R, Failure> {
        let body = serde_json::to_string(body).map_err(|fault| Failure::Engine(fault.into()))?;
        let request = self.authorized(self.agent.post(format!("{}{path}", self.origin)));
        request.send(body).map_err(away).and_then(read)
    }

    fn authorized<B>(&self, request: RequestBuilder<B>) -> RequestBuilder<B> {
        if self.token.is_empty() {
            return request;
        }
        request.header("Authorization", format!("Bearer {}", self.token))
    }
}

fn silence() -> Duration {
    let shorter = std::env::var(SILENCE_MS).ok().and_then(|millis| millis.parse().ok());
    shorter.map_or(SILENCE, |millis| Duration::from_millis(millis).min(SILENCE))
}

/// The content of an answer, or why there is none.
fn read<R: DeserializeOwned>(mut answer: http::Response<Body>) -> Result<R, Failure> {
    if !answer.status().is_success() {
        return Err(refusal(answer));
    }
    let text = answer.body_mut().read_to_string().map_err(away)?;
    serde_json::from_str(&text).map_err(unexpected)
}

/// For requests that are not repeated.
pub(super) fn at_once<R>(answer: Result<R, Failure>) -> anyhow::Result<R> {
    answer.map_err(|failure| match failure {
        Failure::Away(why) => anyhow!("the server cannot be reached: {why}"),
        Failure::Refused(fault) => anyhow!("{fault} ({})", fault.code.as_str()),
        Failure::Engine(fault) => fault,
    })
}

/// Why a server does not do what it was asked for. If it is busy or about to stop, it is worth asking again.
fn refusal(mut answer: http::Response<Body>) -> Failure {
    let status = answer.status();
    let text = answer.body_mut().read_to_string().unwrap_or_default();
    match serde_json::from_str::<ErrorBody>(&text) {
        Ok(body) if matches!(status.as_u16(), 429 | 503) => Failure::Away(body.error.message),
        Ok(body) => Failure::Refused(body.error),
        Err(_) if status.is_server_error() => Failure::Away(status.to_string()),
        Err(_) => Failure::Engine(anyhow!("this is not a Limes server: it answers {status}")),
    }
}

fn away(fault: ureq::Error) -> Failure {
    match fault {
        ureq::Error::Io(fault) => broken(fault),
        fault => Failure::Away(fault.to_string()),
    }
}

/// Why a connection broke. An untrusted certificate is worth a hint.
fn broken(fault: io::Error) -> Failure {
    let tls = fault.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    Failure::Away(match tls {
        Some(rustls::Error::InvalidCertificate(rustls::CertificateError::UnknownIssuer)) => {
            "its certificate is not from a trusted authority; --ca FILE names one".to_owned()
        }
        _ => fault.to_string(),
    })
}

fn unexpected(fault: serde_json::Error) -> Failure {
    Failure::Engine(anyhow!("unexpected response from the server: {fault}"))
}
