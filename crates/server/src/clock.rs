//! The time: the only place that reads it from the operating system.
//!
//! While the server runs, time is measured by the monotonic clock, so that setting the machine's clock moves no deadline. Small
//! differences to the machine's clock are made up for; one of more than a minute is a jump, which counts only after an hour.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use table::Millis;
use tokio::time::Instant;

/// A larger difference to the machine's clock is a jump.
const SMALL: Millis = 60_000;
/// How much is made up for at each synchronisation.
const STEP: i64 = 500;
/// How long a jump must have lasted before it counts.
const LASTS: Millis = 3_600_000;

/// The time by the clock of this process.
pub(crate) fn now() -> Millis {
    system().now()
}

/// The clock of this process.
pub(crate) fn system() -> &'static Arc<Clock> {
    static CLOCK: OnceLock<Arc<Clock>> = OnceLock::new();
    CLOCK.get_or_init(|| Arc::new(Clock::new(wall)))
}

/// Something to know about the machine's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Jump {
    /// It is ahead by so many milliseconds, or behind.
    Noticed(i64),
    /// It has been for an hour, and the server's time is the same from now on.
    Followed(i64),
}

fn wall() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Far enough, and with a sign.
    Millis::try_from(since.as_millis()).unwrap_or(0)
}

/// A clock that measures time by tokio's monotonic clock and follows that of the machine.
pub struct Clock {
    /// The machine's clock.
    wall: Box<dyn Fn() -> Millis + Send + Sync>,
    start: Instant,
    /// The time at `start`.
    offset: AtomicU64,
    /// A jump: when it was noticed, and how far it went.
    jump: Mutex<Option<(Millis, i64)>>,
}

impl Clock {
    /// A clock that follows this clock of the machine, which tells milliseconds since 1970.
    pub fn new(wall: impl Fn() -> Millis + Send + Sync + 'static) -> Clock {
        let offset = AtomicU64::new(wall());
        Clock { wall: Box::new(wall), start: Instant::now(), offset, jump: Mutex::default() }
    }

    /// Milliseconds since 1970. It never goes back, except after a jump of the machine's clock that has lasted for an hour.
    pub fn now(&self) -> Millis {
        let elapsed = Millis::try_from(self.start.elapsed().as_millis()).unwrap_or(Millis::MAX);
        self.offset.load(Ordering::Relaxed).saturating_add(elapsed)
    }

    /// Compares the time with the machine's clock; called every few seconds.
    pub(crate) fn synchronise(&self) -> Option<Jump> {
        let now = self.now();
        self.follow((self.wall)().cast_signed() - now.cast_signed(), now)
    }

    fn follow(&self, difference: i64, now: Millis) -> Option<Jump> {
        let mut jump = self.jump.lock().unwrap_or_else(PoisonError::into_inner);
        if difference.unsigned_abs() <= SMALL {
            *jump = None;
            // Forward only: a clock that is behind is waited for.
            self.shift(difference.clamp(0, STEP));
            return None;
        }
        match *jump {
            Some((since, before)) if (difference - before).unsigned_abs() <= SMALL => {
                if now < since.saturating_add(LASTS) {
                    return None;
                }
                *jump = None;
                self.shift(difference);
                Some(Jump::Followed(difference))
            }
            _ => {
                *jump = Some((now, difference));
                Some(Jump::Noticed(difference))
            }
        }
    }

    fn shift(&self, by: i64) {
        let offset = self.offset.load(Ordering::Relaxed);
        self.offset.store(offset.saturating_add_signed(by), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400_000;

    #[test]
    fn small_differences_are_made_up_for_step_by_step() {
        let clock = Clock::new(|| 1_000_000);
        assert_eq!(clock.follow(1200, 0), None);
        assert_eq!(clock.offset.load(Ordering::Relaxed), 1_000_500);
        assert_eq!(clock.follow(100, 0), None);
        assert_eq!(clock.follow(-30_000, 0), None);
        assert_eq!(clock.offset.load(Ordering::Relaxed), 1_000_600, "time does not go back");
    }

    #[test]
    fn a_jump_counts_when_it_has_lasted() {
        for far in [31 * DAY, -DAY] {
            let clock = Clock::new(|| 100 * DAY.unsigned_abs());
            assert_eq!(clock.follow(far, 0), Some(Jump::Noticed(far)));
            assert_eq!(clock.follow(far + 5, 3_599_999), None);
            // It was an error of the machine.
            assert_eq!(clock.follow(0, 3_600_000), None);
            assert_eq!(clock.follow(far, 4_000_000), Some(Jump::Noticed(far)));
            assert_eq!(clock.follow(far, 7_599_999), None);
            assert_eq!(clock.follow(far, 7_600_000), Some(Jump::Followed(far)));
            let expected = (100 * DAY + far).cast_unsigned();
            assert_eq!(clock.offset.load(Ordering::Relaxed), expected);
        }
    }

    #[test]
    fn the_time_is_that_of_the_machine() {
        assert!(now().abs_diff(wall()) < 60_000);
    }
}
