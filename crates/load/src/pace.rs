//! Who may decide when: at a steady rate, or whoever can.

use std::time::Duration;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval};

/// How often turns are given out.
const TICK: Duration = Duration::from_millis(1);
/// How many may be given out before anybody takes them, when all may.
const AHEAD: usize = 64;

/// What clients wait for before they decide. Those who wait longest are served first.
#[derive(Debug)]
pub(crate) struct Pace {
    permits: Mutex<mpsc::Receiver<Instant>>,
    /// Closed when no more will be given out.
    open: watch::Receiver<()>,
}

impl Pace {
    /// Lets `rate` a second decide for so long, at even distances. A permit tells when it was due: whoever takes it later has
    /// been kept waiting, and that counts.
    pub(crate) fn steady(rate: u32, duration: Duration) -> Pace {
        let all = (f64::from(rate) * duration.as_secs_f64()) as u32;
        let (sender, permits) = mpsc::channel(all.max(1) as usize);
        let (closing, open) = watch::channel(());
        tokio::spawn(async move {
            let _closing = closing;
            let start = Instant::now();
            let mut ticks = interval(TICK);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
            let mut given = 0;
            while given < all {
                ticks.tick().await;
                let due = start.elapsed().as_secs_f64() * f64::from(rate);
                while given < all.min(due as u32) {
                    let at = start + Duration::from_secs_f64(f64::from(given) / f64::from(rate));
                    if sender.send(at).await.is_err() {
                        return;
                    }
                    given += 1;
                }
            }
        });
        Pace { permits: Mutex::new(permits), open }
    }

    /// Lets everybody decide as soon as they can, for so long.
    pub(crate) fn unbounded(duration: Duration) -> Pace {
        let (sender, permits) = mpsc::channel(AHEAD);
        let (closing, open) = watch::channel(());
        tokio::spawn(async move {
            let _closing = closing;
            let end = Instant::now() + duration;
            while Instant::now() < end {
                // If nobody takes any more, this ends with the time.
                let sent = tokio::time::timeout_at(end, sender.send(Instant::now())).await;
                if !matches!(sent, Ok(Ok(()))) {
                    return;
                }
            }
        });
        Pace { permits: Mutex::new(permits), open }
    }

    /// Waits until one may decide, and tells since when; `None` when the time is over.
    pub(crate) async fn permit(&self) -> Option<Instant> {
        self.permits.lock().await.recv().await
    }

    /// Waits until no more will be given out.
    pub(crate) async fn over(&self) {
        // Nobody ever sends anything; it ends when whoever could has gone.
        let _ = self.open.clone().changed().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_steady_pace_gives_out_what_it_promises() {
        let start = Instant::now();
        let pace = Pace::steady(500, Duration::from_millis(100));
        let mut times = Vec::new();
        while let Some(at) = pace.permit().await {
            times.push(at);
        }
        pace.over().await;
        assert_eq!(times.len(), 50);
        assert!(start.elapsed() >= Duration::from_millis(95));
        assert_eq!(times[49] - times[0], Duration::from_millis(98));
    }

    #[tokio::test]
    async fn without_bounds_only_time_ends_it() {
        let pace = Pace::unbounded(Duration::from_millis(50));
        let mut given = 0;
        while pace.permit().await.is_some() {
            given += 1;
        }
        assert!(given > AHEAD, "{given}");
    }
}
