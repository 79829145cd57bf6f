//! A request to stop that ends waiting.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Whether this program was asked to stop. Clones share the same state.
#[derive(Clone, Debug, Default)]
pub(super) struct Stop(Arc<(Mutex<bool>, Condvar)>);

impl Stop {
    /// Ends every wait.
    pub(super) fn request(&self) {
        *self.lock() = true;
        self.0.1.notify_all();
    }

    /// Waits for this long, or until a stop is requested; returns whether it was.
    pub(super) fn wait(&self, most: Duration) -> bool {
        let waited = self.0.1.wait_timeout_while(self.lock(), most, |is_requested| !*is_requested);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }

    fn lock(&self) -> MutexGuard<'_, bool> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;
    use std::time::Instant;

    #[test]
    fn a_request_ends_waiting_and_is_remembered() {
        let stop = Stop::default();
        assert!(!stop.wait(Duration::ZERO));
        let requester = stop.clone();
        let requesting = thread::spawn(move || requester.request());
        let begun = Instant::now();
        assert!(stop.wait(Duration::from_secs(60)));
        assert!(stop.wait(Duration::from_secs(60)));
        assert!(begun.elapsed() < Duration::from_secs(30));
        requesting.join().expect("it does not panic");
    }
}
