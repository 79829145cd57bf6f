//! The state of a table as viewers without a seat see it, made once for all of them.

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use protocol::{FromServer, Stage, State};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How long a state may be shared: the time that is left on its clock is part of it.
const FRESH: Duration = Duration::from_millis(100);

/// A state for viewers without a seat, as it is sent.
#[derive(Debug)]
pub struct SpectatorState {
    /// For sockets.
    pub message: Utf8Bytes,
    /// For streams.
    pub line: Bytes,
    /// How far the table has come.
    pub stage: Stage,
}

/// The newest of them.
#[derive(Debug, Default)]
pub(super) struct Spectators {
    /// Goes up with everything that viewers are told of: presence is not part of a table's version.
    news: AtomicU64,
    newest: Mutex<Option<Newest>>,
}

#[derive(Debug)]
struct Newest {
    state: Arc<SpectatorState>,
    version: u64,
    news: u64,
    made: Instant,
}

impl Spectators {
    /// Something has changed that viewers are told of.
    pub(super) fn changed(&self) {
        self.news.fetch_add(1, Ordering::AcqRel);
    }

    /// The newest state of a table that is at this version, or a new one if that has changed since; `None` if it cannot be
    /// written.
    pub(super) fn state(
        &self,
        version: u64,
        make: impl FnOnce() -> State,
    ) -> Option<Arc<SpectatorState>> {
        // Before the state is made: what changes meanwhile makes it old.
        let (news, made) = (self.news.load(Ordering::Acquire), Instant::now());
        if let Some(newest) = &*self.newest.lock().unwrap_or_else(PoisonError::into_inner)
            && (newest.version, newest.news) == (version, news)
            && newest.made.elapsed() < FRESH
        {
            return Some(Arc::clone(&newest.state));
        }
        let state = make();
        let state = Arc::new(SpectatorState::of(state)?);
        let newest = Newest { state: Arc::clone(&state), version, news, made };
        *self.newest.lock().unwrap_or_else(PoisonError::into_inner) = Some(newest);
        Some(state)
    }
}

impl SpectatorState {
    fn of(state: State) -> Option<SpectatorState> {
        let stage = state.state;
        let mut line = serde_json::to_vec(&state).ok()?;
        line.push(b'\n');
        let message = serde_json::to_string(&FromServer::State(Box::new(state))).ok()?;
        Some(SpectatorState { message: message.into(), line: line.into(), stage })
    }
}
