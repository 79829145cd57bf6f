//! Whether messages arrive.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::Duration;
use tokio::time::Instant;

/// A node that has not heard its own heartbeat for so long is cut off.
const CUT_OFF: Duration = Duration::from_secs(3);

/// Whether messages arrive, told from the node's own heartbeats: they take the same way as those of the others.
#[derive(Debug)]
pub(crate) struct Liveness {
    state: Mutex<State>,
}

#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "nats"), allow(dead_code))]
enum State {
    /// In one process nothing can come between the nodes.
    Always,
    Never,
    /// The last echo of an own heartbeat.
    Since(Instant),
}

impl Default for Liveness {
    fn default() -> Liveness {
        Liveness { state: Mutex::new(State::Never) }
    }
}

impl Liveness {
    pub(crate) fn always() -> Liveness {
        Liveness { state: Mutex::new(State::Always) }
    }

    /// Notes that an own heartbeat has arrived. Tells whether the node was cut off before.
    #[cfg(feature = "nats")]
    pub(crate) fn heard_itself(&self) -> bool {
        let was_live = self.is_live();
        self.set(State::Since(Instant::now()));
        !was_live
    }

    /// Notes that the connection is lost.
    #[cfg(feature = "nats")]
    pub(crate) fn lost(&self) {
        self.set(State::Never);
    }

    pub(crate) fn is_live(&self) -> bool {
        match *self.state.lock().unwrap_or_else(PoisonError::into_inner) {
            State::Always => true,
            State::Never => false,
            State::Since(at) => at.elapsed() < CUT_OFF,
        }
    }

    #[cfg(feature = "nats")]
    fn set(&self, state: State) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }
}
