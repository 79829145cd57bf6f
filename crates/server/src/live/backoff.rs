//! The pauses of a table between attempts to store something.

use std::time::Duration;
use tokio::time::Instant;

/// The first pause; each further one is twice as long.
const FIRST: Duration = Duration::from_millis(250);
/// The longest pause.
const LONGEST: Duration = Duration::from_secs(30);

/// The pauses of a table between attempts to store something.
#[derive(Debug, Default)]
pub(super) struct Backoff {
    pause: Duration,
    until: Option<Instant>,
}

impl Backoff {
    /// Notes a failure. A pause begins, unless there is one already; its length.
    pub(super) fn failed(&mut self, now: Instant) -> Option<Duration> {
        if self.is_waiting(now) {
            return None;
        }
        self.pause = (self.pause * 2).clamp(FIRST, LONGEST);
        self.until = Some(now + self.pause);
        Some(self.pause)
    }

    /// Notes that something was stored.
    pub(super) fn succeeded(&mut self) {
        *self = Backoff::default();
    }

    /// Whether the table waits before it asks for anything by itself.
    pub(super) fn is_waiting(&self, now: Instant) -> bool {
        self.until.is_some_and(|until| now < until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_half_a_minute() {
        let mut backoff = Backoff::default();
        let mut now = Instant::now();
        let mut pauses = Vec::new();
        for _ in 0..10 {
            let pause = backoff.failed(now).expect("none has begun");
            assert!(backoff.is_waiting(now) && backoff.failed(now).is_none());
            pauses.push(pause.as_millis());
            now += pause;
            assert!(!backoff.is_waiting(now));
        }
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
        backoff.succeeded();
        assert_eq!(backoff.failed(now), Some(FIRST));
    }
}
