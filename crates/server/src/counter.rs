//! How many connections each network has open.

use crate::network::Network;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Open connections by network.
#[derive(Debug)]
pub(crate) struct Counter {
    most: usize,
    open: Mutex<HashMap<Network, usize>>,
}

/// A counted connection, for as long as this is kept.
#[derive(Debug)]
pub(crate) struct Counted {
    counter: Arc<Counter>,
    network: Network,
}

impl Counter {
    /// At most so many for each network.
    pub(crate) fn new(most: usize) -> Arc<Counter> {
        Arc::new(Counter { most, open: Mutex::default() })
    }

    /// Counts one more connection; `None` if the network has too many.
    pub(crate) fn count(self: &Arc<Counter>, network: Network) -> Option<Counted> {
        let mut open = self.lock();
        let count = open.get(&network).copied().unwrap_or_default();
        if count >= self.most {
            return None;
        }
        open.insert(network, count + 1);
        drop(open);
        Some(Counted { counter: Arc::clone(self), network })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.counter.lock();
        if let Some(count) = open.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_count_until_they_end() {
        let counter = Counter::new(2);
        let [one, other] = [1, 2].map(|host| Network::of([192, 0, 2, host].into()));
        let open = [counter.count(one), counter.count(one)];
        assert!(open.iter().all(Option::is_some));
        assert!(counter.count(one).is_none());
        assert!(counter.count(other).is_some());
        drop(open);
        assert!(counter.lock().is_empty());
        assert!(counter.count(one).is_some());
    }
}
