//! Log lines about refused visitors, for fail2ban and the like.
//!
//! Their wording is documented in docs/OPERATING.md and does not change: `refused address=192.0.2.7 code=request/too_many count=3`.
//! An address gets a line for each code at once, and then one every ten seconds with the number of refusals since.

use crate::chance;
use crate::config::LogAddresses;
use crate::network::Network;
use protocol::{Code, Fault};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The shortest time between two lines about one address and code.
const BETWEEN: Duration = Duration::from_secs(10);
/// How often refusals that were only counted are looked through.
const ROUND: Duration = Duration::from_secs(1);
/// The most pairs of address and code that have lines of their own at a time.
const MOST: usize = 1000;
/// How much of a hash stands for an address.
const HASH_BYTES: usize = 8;

/// The refusals of the last seconds.
#[derive(Debug)]
pub(crate) struct RefusalLog {
    addresses: LogAddresses,
    /// Made at every start and never stored, so that no address can be found out from an old log.
    key: [u8; 32],
    recent: Mutex<Recent>,
}

#[derive(Debug, Default)]
struct Recent {
    counts: HashMap<(Option<Network>, Code), Count>,
    /// Refusals without a line of their own.
    others: u64,
    others_logged: Option<Instant>,
}

#[derive(Debug)]
struct Count {
    address: IpAddr,
    logged: Instant,
    since: u64,
}

/// Logs what was only counted, for as long as the future is polled.
pub(crate) async fn run(refusals: &RefusalLog) {
    loop {
        tokio::time::sleep(ROUND).await;
        refusals.log_counted(Instant::now());
    }
}

impl RefusalLog {
    /// An empty log.
    ///
    /// # Errors
    /// If the operating system has no randomness.
    pub(crate) fn new(addresses: LogAddresses) -> Result<RefusalLog, Fault> {
        Ok(RefusalLog { addresses, key: chance::bytes()?, recent: Mutex::default() })
    }

    /// Counts a refusal, if operators may act upon its code.
    pub(crate) fn refused(&self, address: IpAddr, code: &Code) {
        self.refused_at(address, code, Instant::now()).into_iter().for_each(log);
    }

    fn refused_at(&self, address: IpAddr, code: &Code, now: Instant) -> Option<String> {
        if !is_logged(code) {
            return None;
        }
        let network = (self.addresses != LogAddresses::None).then(|| Network::of(address));
        let key = (network, code.clone());
        let mut recent = self.lock();
        let is_full = recent.counts.len() >= MOST;
        match recent.counts.get_mut(&key) {
            Some(count) => count.since += 1,
            None if is_full => recent.others += 1,
            None => {
                recent.counts.insert(key, Count { address, logged: now, since: 0 });
                drop(recent);
                return Some(self.line(address, code, 1));
            }
        }
        None
    }

    fn log_counted(&self, now: Instant) {
        self.counted(now).into_iter().for_each(log);
    }

    fn counted(&self, now: Instant) -> Vec<String> {
        let is_due = |logged| now.saturating_duration_since(logged) >= BETWEEN;
        let mut recent = self.lock();
        let mut lines = Vec::new();
        recent.counts.retain(|(_, code), count| {
            if !is_due(count.logged) {
                return true;
            }
            let since = std::mem::take(&mut count.since);
            count.logged = now;
            if since > 0 {
                lines.push(self.line(count.address, code, since));
            }
            since > 0
        });
        if recent.others > 0 && recent.others_logged.is_none_or(is_due) {
            recent.others_logged = Some(now);
            let count = std::mem::take(&mut recent.others);
            lines.push(format!("refused others count={count}"));
        }
        lines
    }

    fn line(&self, address: IpAddr, code: &Code, count: u64) -> String {
        let address = match self.addresses {
            LogAddresses::Plain => address.to_string(),
            LogAddresses::None => "-".to_owned(),
            LogAddresses::Keyed => {
                let network = Network::of(address).to_string();
                let hash = Sha256::new().chain_update(self.key).chain_update(network).finalize();
                chance::hex(&hash[..HASH_BYTES])
            }
        };
        format!("refused address={address} code={} count={count}", code.as_str())
    }

    fn lock(&self) -> MutexGuard<'_, Recent> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a refusal is a sign of a flood, of guessing, or of another page. Mistakes of players are not.
fn is_logged(code: &Code) -> bool {
    matches!(code.status(), 403 | 429) || [Code::PASSWORD, Code::RECOVERY].contains(code)
}

fn log(line: String) {
    tracing::info!("{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 7));

    fn plain() -> RefusalLog {
        RefusalLog::new(LogAddresses::Plain).expect("randomness")
    }

    #[test]
    fn an_address_gets_a_line_at_once_and_then_one_every_ten_seconds() {
        let log = plain();
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let first = log.refused_at(ADA, &Code::TOO_MANY, start);
        assert_eq!(
            first.as_deref(),
            Some("refused address=192.0.2.7 code=request/too_many count=1")
        );
        for _ in 0..500 {
            assert_eq!(log.refused_at(ADA, &Code::TOO_MANY, after(1)), None);
        }
        assert!(log.refused_at(ADA, &Code::PASSWORD, after(1)).is_some(), "another code");
        assert!(log.counted(after(9)).is_empty());
        let counted = log.counted(after(10));
        assert_eq!(counted, ["refused address=192.0.2.7 code=request/too_many count=500"]);
        log.refused_at(ADA, &Code::TOO_MANY, after(11));
        assert!(log.counted(after(19)).is_empty());
        assert_eq!(log.counted(after(20)).len(), 1);
        assert!(log.counted(after(40)).is_empty());
        assert!(log.lock().counts.is_empty());
        assert!(log.refused_at(ADA, &Code::TOO_MANY, after(41)).is_some());
    }

    #[test]
    fn mistakes_are_not_logged() {
        let log = plain();
        for code in [Code::FIELD, Code::TABLE, Code::STALE, Code::BUSY, Code::PLAYER] {
            assert_eq!(log.refused_at(ADA, &code, Instant::now()), None, "{code:?}");
        }
        for code in [Code::ORIGIN, Code::PASSWORD, Code::RECOVERY, Code::TOO_MANY] {
            assert!(log.refused_at(ADA, &code, Instant::now()).is_some(), "{code:?}");
        }
    }

    #[test]
    fn the_lines_of_many_addresses_are_bounded() {
        let log = plain();
        let start = Instant::now();
        let address = |n: u32| IpAddr::from((0x0a00_0000 + n).to_be_bytes());
        let many = u32::try_from(MOST).expect("a few") + 50;
        let lines = (0..many).filter_map(|n| log.refused_at(address(n), &Code::TOO_MANY, start));
        assert_eq!(lines.count(), MOST);
        assert_eq!(log.counted(start), ["refused others count=50"]);
        log.refused_at(address(many), &Code::TOO_MANY, start);
        assert!(log.counted(start + BETWEEN / 2).is_empty());
        assert_eq!(log.counted(start + BETWEEN), ["refused others count=1"]);
    }

    #[test]
    fn an_address_is_a_hash_that_another_run_does_not_make() {
        let keyed = || RefusalLog::new(LogAddresses::Keyed).expect("randomness");
        let (one, other) = (keyed(), keyed());
        let line = |log: &RefusalLog, address: &str| {
            log.line(address.parse().expect("an address"), &Code::TOO_MANY, 1)
        };
        let said = line(&one, "192.0.2.7");
        assert!(said.starts_with("refused address=") && !said.contains("192"), "{said}");
        assert_eq!(said, line(&one, "192.0.2.7"));
        assert_ne!(said, line(&one, "192.0.2.8"));
        assert_ne!(said, line(&other, "192.0.2.7"));
        assert_eq!(line(&one, "2001:db8::1"), line(&one, "2001:db8::2"), "one household");
        let none = RefusalLog::new(LogAddresses::None).expect("randomness");
        assert_eq!(line(&none, "192.0.2.7"), "refused address=- code=request/too_many count=1");
    }
}
