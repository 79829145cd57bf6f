//! Requests of a player do not overlap with the end of an identity: neither a seat nor a decision of a deleted or signed-out
//! player comes after the answer that says so.

use protocol::PlayerId;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{OwnedRwLockReadGuard, OwnedRwLockWriteGuard, RwLock};

/// How many locks the players share.
const LOCKS: usize = 256;

/// Locks that requests hold while they take effect. Invariant: a request holds at most one.
#[derive(Debug)]
pub(crate) struct Identities {
    locks: Vec<Arc<RwLock<()>>>,
    ended: AtomicU64,
}

/// Held by a request that takes effect.
pub(crate) type Use = OwnedRwLockReadGuard<()>;

/// Held while tokens or a player are removed; no request of the player takes effect meanwhile.
#[derive(Debug)]
pub(crate) struct Ending {
    identities: Arc<Identities>,
    _lock: OwnedRwLockWriteGuard<()>,
}

impl Default for Identities {
    fn default() -> Identities {
        Identities {
            locks: (0..LOCKS).map(|_| Arc::default()).collect(),
            ended: AtomicU64::default(),
        }
    }
}

impl Identities {
    /// How many identities have ended. A token that was valid since this number was read still is if the number is the same
    /// while a [`Use`] is held.
    pub(crate) fn ended(&self) -> u64 {
        self.ended.load(Ordering::SeqCst)
    }

    /// Waits until no identity of the player is about to end.
    pub(crate) async fn hold(&self, player: PlayerId) -> Use {
        self.lock(player).read_owned().await
    }

    /// Waits until all requests of the player have taken effect.
    pub(crate) async fn end(self: &Arc<Identities>, player: PlayerId) -> Ending {
        let lock = self.lock(player).write_owned().await;
        Ending { identities: Arc::clone(self), _lock: lock }
    }

    fn lock(&self, player: PlayerId) -> Arc<RwLock<()>> {
        let hash = player
            .to_string()
            .bytes()
            .fold(0, |hash: usize, byte| hash.wrapping_mul(31).wrapping_add(usize::from(byte)));
        Arc::clone(&self.locks[hash % LOCKS])
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        // Before the lock is released.
        self.identities.ended.fetch_add(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    #[tokio::test]
    async fn an_identity_ends_between_requests() {
        let identities = Arc::new(Identities::default());
        let player = PlayerId::from_random([1; 16]);
        let (first, second) = (identities.hold(player).await, identities.hold(player).await);
        drop(first);
        assert!(identities.end(player).now_or_never().is_none());
        drop(second);
        let before = identities.ended();
        let ending = identities.end(player).await;
        assert!(identities.hold(player).now_or_never().is_none());
        assert_eq!(identities.ended(), before);
        drop(ending);
        assert_eq!(identities.ended(), before + 1);
        assert!(identities.hold(player).now_or_never().is_some());
    }
}
