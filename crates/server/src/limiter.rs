//! How much one visitor may ask for: buckets that fill up again with time.

use protocol::{Code, Fault, PlayerId};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;
use crate::network::Network;

/// How many visitors are remembered before those with full buckets are forgotten.
const MOST_REMEMBERED: usize = 50_000;

/// What visitors have asked for lately.
#[derive(Debug)]
pub(crate) struct Limiter {
    guests: NetworkBuckets,
    sign_ins: NetworkBuckets,
    requests: NetworkBuckets,
    commands: Buckets<PlayerId>,
    tables: Buckets<PlayerId>,
    tables_of_networks: NetworkBuckets,
    messages: NetworkBuckets,
    messages_per_second: u32,
}

impl Limiter {
    /// Nobody has asked for anything yet.
    pub(crate) fn new(limits: &Limits) -> Limiter {
        let as_guests =
            || NetworkBuckets::new(limits.guests, f64::from(limits.guests_per_minute) / 60.0);
        Limiter {
            guests: as_guests(),
            sign_ins: as_guests(),
            requests: NetworkBuckets::per_second(limits.requests_per_second),
            commands: Buckets::per_second(limits.commands_per_second),
            tables: Buckets::new(limits.new_tables, per_hour(limits.new_tables_per_hour)),
            tables_of_networks: NetworkBuckets::new(
                limits.new_tables_per_address,
                per_hour(limits.new_tables_per_hour_per_address),
            ),
            messages: NetworkBuckets::per_second(limits.messages_per_second_per_address),
            messages_per_second: limits.messages_per_second,
        }
    }

    /// Whether this address may make one more guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), TooMany> {
        self.guests.take(address, Instant::now())
    }

    /// Whether this address may try one more password. Whoever guesses gets no further than whoever makes guests.
    pub(crate) fn sign_in(&self, address: IpAddr) -> Result<(), TooMany> {
        self.sign_ins.take(address, Instant::now())
    }

    /// Whether this address may ask once more.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), TooMany> {
        self.requests.take(address, Instant::now())
    }

    /// Whether this address may send one more message over its sockets.
    pub(crate) fn message(&self, address: IpAddr) -> Result<(), TooMany> {
        self.messages.take(address, Instant::now())
    }

    /// The bucket of a new socket.
    pub(crate) fn socket_bucket(&self) -> SocketBucket {
        let per_second = f64::from(self.messages_per_second);
        let size = 2.0 * per_second;
        SocketBucket { size, per_second, bucket: Bucket { level: size, at: Instant::now() } }
    }

    /// Whether this player may do one more thing.
    pub(crate) fn command(&self, player: PlayerId) -> Result<(), TooMany> {
        self.commands.take(player, Instant::now())
    }

    /// Whether this player may make one more table from this address.
    pub(crate) fn table(&self, player: PlayerId, address: IpAddr) -> Result<(), TooMany> {
        let now = Instant::now();
        self.tables.take(player, now)?;
        self.tables_of_networks.take(address, now).inspect_err(|_| self.tables.give_back(player))
    }

    /// Takes back that a table counts, because it was not stored.
    pub(crate) fn no_table(&self, player: PlayerId, address: IpAddr) {
        self.tables.give_back(player);
        self.tables_of_networks.give_back(address);
    }
}

fn per_hour(count: u32) -> f64 {
    f64::from(count) / 3600.0
}

/// Too much was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMany {
    /// When it is worth trying again.
    pub(crate) after: Duration,
}

impl From<TooMany> for Fault {
    fn from(_: TooMany) -> Fault {
        Fault::new(Code::TOO_MANY, "too many requests, please wait a moment")
    }
}

/// How many /64 networks a /48 counts for.
const SITE: u32 = 10;

/// A bucket for each network, and a larger one for the /48 around an IPv6 network.
#[derive(Debug)]
struct NetworkBuckets {
    networks: Buckets<Network>,
    sites: Buckets<Network>,
}

impl NetworkBuckets {
    fn new(size: u32, per_second: f64) -> NetworkBuckets {
        let sites = Buckets::new(size.saturating_mul(SITE), per_second * f64::from(SITE));
        NetworkBuckets { networks: Buckets::new(size, per_second), sites }
    }

    /// As much at once as in a second.
    fn per_second(size: u32) -> NetworkBuckets {
        NetworkBuckets::new(size, f64::from(size))
    }

    fn take(&self, address: IpAddr, now: Instant) -> Result<(), TooMany> {
        let network = Network::of(address);
        self.networks.take(network, now)?;
        let taken = network.site().map_or(Ok(()), |site| self.sites.take(site, now));
        taken.inspect_err(|_| self.networks.give_back(network))
    }

    fn give_back(&self, address: IpAddr) {
        let network = Network::of(address);
        self.networks.give_back(network);
        network.site().into_iter().for_each(|site| self.sites.give_back(site));
    }
}

/// A bucket for each visitor.
#[derive(Debug)]
struct Buckets<K> {
    size: f64,
    per_second: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    level: f64,
    at: Instant,
}

/// The messages of one socket.
#[derive(Debug)]
pub(crate) struct SocketBucket {
    size: f64,
    per_second: f64,
    bucket: Bucket,
}

impl SocketBucket {
    /// Whether the socket may send one more.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        self.bucket = Bucket { level: self.bucket.level(self.size, self.per_second, now), at: now };
        let may = self.bucket.level >= 1.0;
        self.bucket.level -= f64::from(u8::from(may));
        may
    }
}

impl Bucket {
    fn level(&self, size: f64, per_second: f64, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        (self.level + passed * per_second).min(size)
    }
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(size: u32, per_second: f64) -> Buckets<K> {
        Buckets { size: f64::from(size), per_second, buckets: Mutex::default() }
    }

    /// As much at once as in a second.
    fn per_second(size: u32) -> Buckets<K> {
        Buckets::new(size, f64::from(size))
    }

    fn take(&self, key: K, now: Instant) -> Result<(), TooMany> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_REMEMBERED {
            // A full bucket is as good as none.
            buckets.retain(|_, bucket| self.level(bucket, now) < self.size);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { level: self.size, at: now });
        let level = self.level(bucket, now);
        *bucket = Bucket { level, at: now };
        if level < 1.0 {
            let seconds = (1.0 - level) / self.per_second.max(1e-6);
            return Err(TooMany { after: Duration::from_secs_f64(seconds.min(3600.0)) });
        }
        bucket.level -= 1.0;
        Ok(())
    }

    fn give_back(&self, key: K) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(&key) {
            bucket.level += 1.0;
        }
    }

    fn level(&self, bucket: &Bucket, now: Instant) -> f64 {
        bucket.level(self.size, self.per_second, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_networks_of_one_site_share_a_bucket() {
        let buckets = NetworkBuckets::new(3, 0.5);
        let now = Instant::now();
        let take = |text: String| buckets.take(text.parse().expect("an address"), now).is_ok();
        let taken = |address: fn(u16) -> String| (0..200).filter(|&n| take(address(n))).count();
        assert_eq!(taken(|n| format!("2001:db8:1:1:{n:x}::1")), 3, "one /64");
        assert_eq!(taken(|n| format!("2001:db8:2:{n:x}::1")), 30, "one /48");
        assert_eq!(taken(|n| format!("192.0.2.{n}")), 200);
    }

    #[test]
    fn new_tables_count_for_their_maker_and_their_address() {
        let limits = Limits {
            new_tables: 2,
            new_tables_per_hour: 1,
            new_tables_per_address: 3,
            ..Limits::default()
        };
        let limiter = Limiter::new(&limits);
        let [ada, ben] = [1, 2].map(|number| PlayerId::from_random([number; 16]));
        let [one, other] = [1, 2].map(|host| IpAddr::from([192, 0, 2, host]));
        let may = |player, address| limiter.table(player, address).is_ok();
        assert!(may(ada, one) && may(ada, one) && !may(ada, one) && !may(ada, other));
        assert!(may(ben, one) && !may(ben, one), "the address");
        assert!(may(ben, other) && !may(ben, other), "what was refused does not count");
        limiter.no_table(ben, other);
        assert!(may(ben, other), "what was not stored does not count either");
        let TooMany { after } = limiter.table(ada, other).expect_err("too many");
        assert!(after > Duration::from_secs(3500), "{after:?}");
    }

    #[test]
    fn a_bucket_fills_up_again() {
        let buckets = Buckets::new(3, 0.5);
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take('a', start), Ok(()));
        }
        assert_eq!(buckets.take('a', start), Err(TooMany { after: Duration::from_secs(2) }));
        assert_eq!(buckets.take('b', start), Ok(()));
        let later = start + Duration::from_secs(2);
        assert_eq!(buckets.take('a', later), Ok(()));
        assert!(buckets.take('a', later).is_err());
    }
}
