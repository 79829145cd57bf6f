//! A player sits down at one table at a time, so that the number of their tables is right when it is checked.

use protocol::PlayerId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OwnedMutexGuard;

/// The players who are sitting down at the moment.
#[derive(Debug, Default)]
pub(crate) struct Seating(Mutex<Locks>);

type Locks = HashMap<PlayerId, Arc<tokio::sync::Mutex<()>>>;

/// Held by a request that seats its player, until the seat is stored.
#[derive(Debug)]
pub(crate) struct SittingDown {
    seating: Arc<Seating>,
    player: PlayerId,
    held: Option<OwnedMutexGuard<()>>,
}

impl Seating {
    /// Waits until no other request seats this player.
    pub(crate) async fn begin(self: &Arc<Seating>, player: PlayerId) -> SittingDown {
        let lock = Arc::clone(self.locks().entry(player).or_default());
        // Before the wait, which may be cut off.
        let mut sitting = SittingDown { seating: Arc::clone(self), player, held: None };
        sitting.held = Some(lock.lock_owned().await);
        sitting
    }

    fn locks(&self) -> MutexGuard<'_, Locks> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for SittingDown {
    fn drop(&mut self) {
        drop(self.held.take());
        let mut locks = self.seating.locks();
        // Those who wait hold it, too.
        if locks.get(&self.player).is_some_and(|lock| Arc::strong_count(lock) == 1) {
            locks.remove(&self.player);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use std::pin::pin;

    #[tokio::test]
    async fn a_player_sits_down_once_at_a_time() {
        let seating = Arc::new(Seating::default());
        let [ada, ben] = [1, 2].map(|number| PlayerId::from_random([number; 16]));
        let first = seating.begin(ada).await;
        let mut second = pin!(seating.begin(ada));
        assert!(second.as_mut().now_or_never().is_none());
        assert!(seating.begin(ada).now_or_never().is_none(), "cut off while it waits");
        assert!(seating.begin(ben).now_or_never().is_some());
        drop(first);
        drop(second.await);
        assert!(seating.locks().is_empty());
    }
}
