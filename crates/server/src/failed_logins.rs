//! Wrong passwords, counted by the name they were tried for, wherever they came from.
//!
//! A name that nobody has is treated like any other, so the delays tell nothing.

use crate::limiter::TooMany;
use crate::network::Network;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many wrong passwords have no consequence.
const FREE: u32 = 5;
/// The longest wait after a wrong password.
const LONGEST: Duration = Duration::from_secs(60);
/// When wrong passwords are forgotten.
const FORGOTTEN: Duration = Duration::from_secs(3600);
/// How many names are remembered before old ones are forgotten.
const MOST_REMEMBERED: usize = 50_000;
/// How many networks are remembered from which an owner has logged in.
const MOST_NETWORKS: usize = 8;

/// Wrong passwords by name.
#[derive(Debug, Default)]
pub(crate) struct FailedLogins(Mutex<HashMap<String, Failures>>);

#[derive(Clone, Debug)]
struct Failures {
    count: u32,
    last: Instant,
    wait_until: Instant,
    /// Where the right password came from: strangers do not keep the owner out there.
    known: Vec<Network>,
}

/// A password that is being compared. It counts as wrong from the beginning, so that many at once do not slip through.
#[derive(Debug)]
#[must_use]
pub(crate) struct LoginAttempt<'a> {
    logins: &'a FailedLogins,
    name: String,
    network: Network,
    /// What was known before, until it is decided.
    before: Option<(u32, Instant)>,
}

impl FailedLogins {
    /// Lets somebody try a password for a folded name.
    ///
    /// # Errors
    /// If they have to wait.
    pub(crate) fn attempt(
        &self,
        name: String,
        network: Network,
        now: Instant,
    ) -> Result<LoginAttempt<'_>, TooMany> {
        let mut names = self.lock();
        if names.len() >= MOST_REMEMBERED {
            names.retain(|_, failures| !failures.is_old(now));
        }
        if names.len() >= MOST_REMEMBERED {
            names.retain(|_, failures| now < failures.wait_until || !failures.known.is_empty());
        }
        let new = Failures { count: 0, last: now, wait_until: now, known: Vec::new() };
        let failures = names.entry(name.clone()).or_insert(new);
        let before = (failures.count, failures.wait_until);
        if !failures.known.contains(&network) {
            if now < failures.wait_until {
                return Err(TooMany { after: failures.wait_until - now });
            }
            if failures.is_old(now) {
                failures.count = 0;
            }
            failures.count = failures.count.saturating_add(1);
            failures.last = now;
            failures.wait_until = now + wait(failures.count);
        }
        drop(names);
        Ok(LoginAttempt { logins: self, name, network, before: Some(before) })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Failures>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Failures {
    fn is_old(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.last) >= FORGOTTEN
    }
}

/// How long to wait after so many wrong passwords.
fn wait(count: u32) -> Duration {
    let doublings = match count.checked_sub(FREE) {
        None | Some(0) => return Duration::ZERO,
        Some(more) => more - 1,
    };
    Duration::from_secs(1 << doublings.min(6)).min(LONGEST)
}

impl LoginAttempt<'_> {
    /// The password was compared: a wrong one counts, a right one is a new beginning.
    pub(crate) fn end(mut self, is_right: bool) {
        self.before = None;
        if is_right && let Some(failures) = self.logins.lock().get_mut(&self.name) {
            failures.count = 0;
            failures.wait_until = failures.last;
            if !failures.known.contains(&self.network) {
                failures.known.truncate(MOST_NETWORKS - 1);
                failures.known.insert(0, self.network);
            }
        }
    }
}

impl Drop for LoginAttempt<'_> {
    fn drop(&mut self) {
        // It was not compared after all.
        if let Some((count, wait_until)) = self.before
            && let Some(failures) = self.logins.lock().get_mut(&self.name)
        {
            (failures.count, failures.wait_until) = (count, wait_until);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(host: u8) -> Network {
        Network::of([192, 0, 2, host].into())
    }

    #[test]
    fn the_wait_grows_to_a_minute() {
        let (logins, mut now) = (FailedLogins::default(), Instant::now());
        let mut waits = Vec::new();
        for host in 0..14 {
            let name = || "ada".to_owned();
            logins.attempt(name(), network(host), now).expect("it waited").end(false);
            let wait = match logins.attempt(name(), network(host), now) {
                Err(TooMany { after }) => after,
                Ok(_) => Duration::ZERO,
            };
            waits.push(wait.as_secs());
            now += wait;
        }
        assert_eq!(waits, [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
        let others = logins.attempt("ben".to_owned(), network(1), now);
        assert!(others.is_ok());
    }

    #[test]
    fn a_right_password_is_a_new_beginning() {
        let (logins, now) = (FailedLogins::default(), Instant::now());
        let attempt = |host, now| logins.attempt("ada".to_owned(), network(host), now);
        for _ in 0..6 {
            attempt(1, now).expect("free").end(false);
        }
        assert!(attempt(1, now).is_err());
        let later = now + Duration::from_secs(1);
        attempt(2, later).expect("it waited").end(true);
        for _ in 0..6 {
            attempt(1, later).expect("free again").end(false);
        }
        assert!(attempt(1, later).is_err(), "strangers wait");
        attempt(2, later).expect("the owner does not").end(true);
    }

    #[test]
    fn a_password_that_was_not_compared_does_not_count() {
        let (logins, now) = (FailedLogins::default(), Instant::now());
        for _ in 0..20 {
            drop(logins.attempt("ada".to_owned(), network(1), now).expect("nothing was wrong"));
        }
    }

    #[test]
    fn wrong_passwords_are_forgotten() {
        let (logins, now) = (FailedLogins::default(), Instant::now());
        let attempt = |now| logins.attempt("ada".to_owned(), network(1), now);
        for _ in 0..5 {
            attempt(now).expect("free").end(false);
        }
        for _ in 0..5 {
            attempt(now + FORGOTTEN).expect("free again").end(false);
        }
    }
}
