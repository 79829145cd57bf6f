//! Where players are connected from. It is kept in memory alone, for operators who have to act against somebody.

use crate::clock;
use crate::live::Mailbox;
use crate::subnet::Subnet;
use protocol::PlayerId;
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Millis;

/// How long the address of a player's last request is remembered.
const REMEMBERED: Millis = 3_600_000;
/// How many players are remembered.
const MOST_REMEMBERED: usize = 20_000;

/// The open sockets and streams by address, and where players last were.
#[derive(Debug, Default)]
pub(crate) struct Visitors(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    open: HashMap<IpAddr, Vec<Open>>,
    last: HashMap<PlayerId, (IpAddr, Millis)>,
}

/// A socket or stream, and who opened it.
#[derive(Debug)]
struct Open {
    player: Option<PlayerId>,
    mailbox: Arc<Mailbox>,
}

/// A socket or stream, for as long as it is open.
#[derive(Debug)]
pub(crate) struct Visit {
    visitors: Arc<Visitors>,
    address: IpAddr,
    mailbox: Arc<Mailbox>,
}

impl Visitors {
    /// Notes a socket or stream, until what this gives is dropped.
    pub(crate) fn enter(
        self: &Arc<Visitors>,
        address: IpAddr,
        player: Option<PlayerId>,
        mailbox: &Arc<Mailbox>,
    ) -> Visit {
        let open = Open { player, mailbox: Arc::clone(mailbox) };
        self.lock().open.entry(address).or_default().push(open);
        Visit { visitors: Arc::clone(self), address, mailbox: Arc::clone(mailbox) }
    }

    /// Notes where a player is.
    pub(crate) fn seen(&self, player: PlayerId, address: IpAddr) {
        let now = clock::now();
        let last = &mut self.lock().last;
        if last.len() >= MOST_REMEMBERED && !last.contains_key(&player) {
            last.retain(|_, (_, at)| now < at.saturating_add(REMEMBERED));
            if last.len() >= MOST_REMEMBERED {
                return;
            }
        }
        last.insert(player, (address, now));
    }

    /// Where a player is connected from, or was a short while ago.
    pub(crate) fn addresses(&self, player: PlayerId) -> Vec<IpAddr> {
        let inner = self.lock();
        let open =
            inner.open.iter().filter(|(_, all)| all.iter().any(|open| open.player == Some(player)));
        let open = open.map(|(&address, _)| address);
        open.chain(inner.recently(player)).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The players in a network, now or a short while ago.
    pub(crate) fn players_in(&self, network: Subnet) -> Vec<PlayerId> {
        let inner = self.lock();
        let now = clock::now();
        let last = inner.last.iter().filter(|(_, (address, at))| {
            now < at.saturating_add(REMEMBERED) && network.contains(*address)
        });
        let last = last.map(|(&player, _)| player);
        last.chain(inner.connected_in(network)).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Ends all sockets and streams of a network. Tells whose they were.
    pub(crate) fn end(&self, network: Subnet) -> Vec<PlayerId> {
        let inner = self.lock();
        let open = inner.open.iter().filter(|(address, _)| network.contains(**address));
        open.flat_map(|(_, all)| all).for_each(|open| open.mailbox.close());
        inner.connected_in(network).collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn recently(&self, player: PlayerId) -> Option<IpAddr> {
        let &(address, at) = self.last.get(&player)?;
        (clock::now() < at.saturating_add(REMEMBERED)).then_some(address)
    }

    fn connected_in(&self, network: Subnet) -> impl Iterator<Item = PlayerId> {
        let open = self.open.iter().filter(move |(address, _)| network.contains(**address));
        open.flat_map(|(_, all)| all).filter_map(|open| open.player)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut inner = self.visitors.lock();
        if let Some(all) = inner.open.get_mut(&self.address) {
            all.retain(|open| !Arc::ptr_eq(&open.mailbox, &self.mailbox));
            if all.is_empty() {
                inner.open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_known_by_their_network_while_they_are_open() {
        let visitors = Arc::new(Visitors::default());
        let [ada, ben] = [1, 2].map(|number| PlayerId::from_random([number; 16]));
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let network: Subnet = "192.0.2.0/24".parse().expect("a network");
        let mailboxes: Vec<Arc<Mailbox>> = (0..3).map(|_| Arc::default()).collect();
        let visits = [
            visitors.enter(address("192.0.2.1"), Some(ada), &mailboxes[0]),
            visitors.enter(address("192.0.2.1"), None, &mailboxes[1]),
            visitors.enter(address("192.0.3.1"), Some(ben), &mailboxes[2]),
        ];
        assert_eq!(visitors.addresses(ada), [address("192.0.2.1")]);
        assert_eq!(visitors.players_in(network), [ada]);
        assert_eq!(visitors.end(network), [ada]);
        let closed: Vec<bool> = mailboxes.iter().map(|mailbox| mailbox.is_closed()).collect();
        assert_eq!(closed, [true, true, false]);
        drop(visits);
        assert!(visitors.lock().open.is_empty() && visitors.addresses(ada).is_empty());
        visitors.seen(ada, address("192.0.2.9"));
        assert_eq!(visitors.addresses(ada), [address("192.0.2.9")]);
        assert_eq!(visitors.players_in(network), [ada]);
    }
}
