//! Whether changes can be stored at the moment.

use crate::telemetry;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often failures are logged; a full disk is often the one with the log.
const BETWEEN_LOGS: Duration = Duration::from_secs(60);

/// The outcome of the last writes.
#[derive(Debug, Default)]
pub(super) struct Writes {
    is_failing: AtomicBool,
    failures: Mutex<Failures>,
}

#[derive(Debug, Default)]
struct Failures {
    /// Why the last write failed, if none has succeeded since.
    reason: Option<String>,
    /// Failures since the last line in the log.
    unlogged: u64,
    logged: Option<Instant>,
}

impl Writes {
    /// Notes that something was stored.
    pub(super) fn succeeded(&self) {
        if self.is_failing.load(Ordering::Relaxed) {
            self.is_failing.store(false, Ordering::Relaxed);
            self.lock().reason = None;
            tracing::info!("changes are stored again");
        }
    }

    /// Notes that something could not be stored.
    pub(super) fn failed(&self, reason: &str) {
        telemetry::write_failed();
        let mut failures = self.lock();
        self.is_failing.store(true, Ordering::Relaxed);
        failures.reason = Some(reason.to_owned());
        failures.unlogged += 1;
        if failures.logged.is_none_or(|logged| logged.elapsed() >= BETWEEN_LOGS) {
            tracing::error!(reason, times = failures.unlogged, "changes cannot be stored");
            (failures.logged, failures.unlogged) = (Some(Instant::now()), 0);
        }
    }

    /// Whether the last write failed.
    pub(super) fn is_failing(&self) -> bool {
        self.is_failing.load(Ordering::Relaxed)
    }

    /// Why the last write failed, if none has succeeded since.
    pub(super) fn failure(&self) -> Option<String> {
        self.lock().reason.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Failures> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
