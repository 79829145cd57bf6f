//! The bans that every request is held against.

use crate::clock;
use crate::storage::{Ban, BanSubject};
use crate::subnet::Subnet;
use protocol::{Code, Fault, PlayerId};
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use table::{Millis, rfc3339};

/// How many proxies are remembered.
const MOST_PROXIES: usize = 16;

/// The bans, and the addresses of our own proxies, which cannot be banned.
#[derive(Debug, Default)]
pub(crate) struct Bans {
    bans: RwLock<Index>,
    proxies: RwLock<Vec<IpAddr>>,
}

#[derive(Debug, Default)]
struct Index {
    bans: HashMap<BanSubject, Ban>,
    /// How many bits count in the banned networks: an address is looked up once for each.
    prefixes: BTreeSet<u8>,
}

impl Bans {
    /// The stored bans.
    pub(crate) fn new(stored: Vec<Ban>) -> Bans {
        let bans = Bans::default();
        stored.into_iter().for_each(|ban| bans.add(ban));
        bans
    }

    /// Bans a player or network from now on.
    pub(crate) fn add(&self, ban: Ban) {
        let mut index = self.write();
        index.bans.insert(ban.subject, ban);
        index.count_prefixes();
    }

    /// Ends a ban.
    pub(crate) fn remove(&self, subject: BanSubject) {
        let mut index = self.write();
        index.bans.remove(&subject);
        index.count_prefixes();
    }

    /// The ban of exactly this player or network.
    pub(crate) fn get(&self, subject: BanSubject) -> Option<Ban> {
        let ban = self.read().bans.get(&subject).cloned();
        ban.filter(|ban| ban.holds(clock::now()))
    }

    /// The bans that hold, oldest first.
    pub(crate) fn all(&self) -> Vec<Ban> {
        let now = clock::now();
        let holding = |ban: &&Ban| ban.holds(now);
        let mut bans: Vec<Ban> = self.read().bans.values().filter(holding).cloned().collect();
        bans.sort_by_key(|ban| (ban.since, ban.subject.to_string()));
        bans
    }

    /// The ban that holds for an address. This machine and our proxies have none.
    pub(crate) fn of_address(&self, address: IpAddr) -> Option<Ban> {
        let index = self.read();
        if index.prefixes.is_empty() || is_own(address) || self.is_proxy(address) {
            return None;
        }
        let networks = index.prefixes.iter().rev().map(|&prefix| Subnet::around(address, prefix));
        let now = clock::now();
        let mut bans = networks.filter_map(|network| index.bans.get(&BanSubject::Network(network)));
        bans.find(|ban| ban.holds(now)).cloned()
    }

    /// Refuses a banned address.
    ///
    /// # Errors
    /// If it is banned.
    pub(crate) fn check_address(&self, address: IpAddr) -> Result<(), Fault> {
        self.of_address(address).map_or(Ok(()), |ban| Err(refusal(ban.ends)))
    }

    /// Refuses a banned player.
    ///
    /// # Errors
    /// If they are banned.
    pub(crate) fn check_player(&self, player: PlayerId) -> Result<(), Fault> {
        let ban = self.get(BanSubject::Player(player));
        ban.map_or(Ok(()), |ban| Err(refusal(ban.ends)))
    }

    /// Notes the address of a proxy of ours.
    pub(crate) fn note_proxy(&self, address: IpAddr) {
        if !self.is_proxy(address) {
            let mut proxies = self.proxies.write().unwrap_or_else(PoisonError::into_inner);
            if proxies.len() < MOST_PROXIES {
                proxies.push(address);
            }
        }
    }

    /// Whether requests of others come from this address.
    fn is_proxy(&self, address: IpAddr) -> bool {
        self.proxies().contains(&address)
    }

    /// A proxy of ours in a network.
    pub(crate) fn proxy_in(&self, network: Subnet) -> Option<IpAddr> {
        self.proxies().iter().copied().find(|&proxy| network.contains(proxy))
    }

    fn proxies(&self) -> RwLockReadGuard<'_, Vec<IpAddr>> {
        self.proxies.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self) -> RwLockReadGuard<'_, Index> {
        self.bans.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Index> {
        self.bans.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Index {
    /// Forgets bans that have ended, and counts the prefixes of the others.
    fn count_prefixes(&mut self) {
        let now = clock::now();
        self.bans.retain(|_, ban| ban.holds(now));
        let prefix = |subject: &BanSubject| match subject {
            BanSubject::Network(network) => Some(network.prefix()),
            BanSubject::Player(_) => None,
        };
        self.prefixes = self.bans.keys().filter_map(prefix).collect();
    }
}

/// Whether it is an address of this machine, or none.
fn is_own(address: IpAddr) -> bool {
    address.is_loopback() || address.is_unspecified()
}

fn refusal(ends: Option<Millis>) -> Fault {
    let why = match ends {
        Some(ends) => format!("you are banned from this server until {}", rfc3339(ends)),
        None => "you are banned from this server".to_owned(),
    };
    Fault::new(Code::BANNED, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ban(network: &str, ends: Option<Millis>) -> Ban {
        let subject = BanSubject::Network(network.parse().expect("a network"));
        Ban { subject, reason: None, since: 0, ends }
    }

    fn is_banned(bans: &Bans, address: &str) -> bool {
        bans.check_address(address.parse().expect("an address")).is_err()
    }

    #[test]
    fn addresses_are_looked_up_in_networks_of_every_size() {
        let bans = Bans::new(vec![ban("192.0.2.0/24", None), ban("2001:db8::1", None)]);
        bans.add(ban("198.51.100.7", None));
        for address in ["192.0.2.200", "198.51.100.7", "2001:db8::2:2"] {
            assert!(is_banned(&bans, address), "{address}");
        }
        for address in ["192.0.3.1", "198.51.100.8", "2001:db8:0:1::1", "127.0.0.1", "::1"] {
            assert!(!is_banned(&bans, address), "{address}");
        }
        bans.remove(ban("192.0.2.0/24", None).subject);
        assert!(!is_banned(&bans, "192.0.2.200") && is_banned(&bans, "198.51.100.7"));
    }

    #[test]
    fn a_ban_that_has_ended_refuses_nobody() {
        let now = clock::now();
        let bans =
            Bans::new(vec![ban("192.0.2.1", Some(now)), ban("192.0.2.2", Some(now + 60_000))]);
        assert!(!is_banned(&bans, "192.0.2.1") && is_banned(&bans, "192.0.2.2"));
        assert_eq!(bans.all().len(), 1);
    }

    #[test]
    fn a_proxy_is_never_banned() {
        let bans = Bans::new(vec![ban("10.0.0.0/8", None)]);
        let proxy = "10.0.0.5".parse().expect("an address");
        assert!(is_banned(&bans, "10.0.0.5"));
        bans.note_proxy(proxy);
        assert!(!is_banned(&bans, "10.0.0.5") && is_banned(&bans, "10.0.0.6"));
        assert_eq!(bans.proxy_in("10.0.0.0/24".parse().expect("a network")), Some(proxy));
    }
}
