//! Presence: a socket or stream is open, or a request came a moment ago. None of it is stored.

use protocol::PlayerId;
use std::collections::HashMap;
use table::Millis;

/// How long a request counts.
const AFTER_REQUEST: Millis = 60_000;

/// The people at a table, as far as they are connected to it.
#[derive(Debug)]
pub(super) struct Presence {
    people: HashMap<PlayerId, Here>,
    /// When people went away.
    gone: HashMap<PlayerId, Millis>,
    /// Since when everybody else is known to be absent.
    absent_since: Millis,
}

#[derive(Debug)]
struct Here {
    /// Open sockets and streams.
    connections: usize,
    /// When the last request came, if one did.
    requested: Option<Millis>,
}

impl Here {
    fn is_here(&self, now: Millis) -> bool {
        self.connections > 0 || self.requested.is_some_and(|at| now < at + AFTER_REQUEST)
    }
}

impl Presence {
    /// Nobody is here, and nobody was since this time. Whether they were before is not known.
    pub(super) fn nobody_since(absent_since: Millis) -> Presence {
        Presence { people: HashMap::new(), gone: HashMap::new(), absent_since }
    }

    /// Whether somebody is here.
    pub(super) fn is_here(&self, player: PlayerId, now: Millis) -> bool {
        self.people.get(&player).is_some_and(|here| here.is_here(now))
    }

    /// Since when a person has been absent for certain; `None` if they are here.
    pub(super) fn absent_since(&self, player: PlayerId, now: Millis) -> Option<Millis> {
        match self.people.get(&player) {
            Some(here) if here.is_here(now) => None,
            // Their last request has expired, and nobody has looked since.
            Some(here) => Some(here.requested.map_or(now, |at| at + AFTER_REQUEST)),
            None => Some(self.gone.get(&player).copied().unwrap_or(self.absent_since)),
        }
    }

    /// Notes a request. Tells whether that makes a difference.
    pub(super) fn requested(&mut self, player: PlayerId, now: Millis) -> bool {
        let here = self.people.entry(player).or_insert(Here { connections: 0, requested: None });
        let was_here = here.is_here(now);
        here.requested = Some(now);
        !was_here
    }

    /// Notes that a connection has opened. Tells whether that makes a difference.
    pub(super) fn connected(&mut self, player: PlayerId, now: Millis) -> bool {
        let here = self.people.entry(player).or_insert(Here { connections: 0, requested: None });
        let was_here = here.is_here(now);
        here.connections += 1;
        !was_here
    }

    /// Notes that a connection has ended. Tells whether that makes a difference.
    pub(super) fn disconnected(&mut self, player: PlayerId, now: Millis) -> bool {
        let Some(here) = self.people.get_mut(&player) else { return false };
        here.connections = here.connections.saturating_sub(1);
        let is_here = here.is_here(now);
        if !is_here {
            self.people.remove(&player);
            self.gone.insert(player, now);
        }
        !is_here
    }

    /// Forgets people whose last request has expired, and departures more than `remembered` ago: those people are then known
    /// to be absent for at least as long. Tells whether anybody has gone.
    pub(super) fn forget(&mut self, now: Millis, remembered: Millis) -> bool {
        let before = self.people.len();
        self.people.retain(|&player, here| {
            let is_here = here.is_here(now);
            if !is_here {
                self.gone.insert(player, now);
            }
            is_here
        });
        self.gone.retain(|_, &mut at| now < at.saturating_add(remembered));
        self.people.len() != before
    }

    /// The people who are here.
    pub(super) fn all(&self, now: Millis) -> impl Iterator<Item = PlayerId> {
        let here = self.people.iter().filter(move |(_, here)| here.is_here(now));
        here.map(|(&player, _)| player)
    }

    /// Whether anybody is here.
    pub(super) fn is_anybody(&self) -> bool {
        !self.people.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_here_with_a_connection_or_for_a_minute_after_a_request() {
        let ada = PlayerId::from_random([1; 16]);
        let mut presence = Presence::nobody_since(0);
        assert!(!presence.is_here(ada, 0));
        assert!(presence.requested(ada, 1000));
        assert!(!presence.requested(ada, 2000));
        assert!(presence.is_here(ada, 61_999) && !presence.is_here(ada, 62_000));
        assert!(!presence.connected(ada, 3000));
        assert!(!presence.connected(ada, 3000));
        assert!(!presence.disconnected(ada, 500_000));
        assert!(!presence.forget(500_000, 0));
        assert!(presence.disconnected(ada, 500_000));
        assert!(!presence.is_anybody());
    }

    #[test]
    fn those_who_asked_too_long_ago_are_forgotten() {
        let mut presence = Presence::nobody_since(0);
        presence.requested(PlayerId::from_random([1; 16]), 1000);
        presence.requested(PlayerId::from_random([2; 16]), 50_000);
        assert!(!presence.forget(60_000, 0));
        assert!(presence.forget(61_000, 0));
        assert!(presence.is_anybody());
    }

    #[test]
    fn an_absence_begins_when_the_connection_or_the_last_request_ends() {
        let [ada, ben, cleo] = [1, 2, 3].map(|number| PlayerId::from_random([number; 16]));
        let mut presence = Presence::nobody_since(500);
        assert_eq!(presence.absent_since(ada, 1000), Some(500));
        presence.connected(ada, 1000);
        presence.requested(ben, 1000);
        assert_eq!(presence.absent_since(ada, 900_000), None);
        assert_eq!(presence.absent_since(ben, 60_999), None);
        assert_eq!(presence.absent_since(ben, 100_000), Some(61_000));
        presence.disconnected(ada, 100_000);
        assert_eq!(presence.absent_since(ada, 100_000), Some(100_000));
        presence.forget(100_000, 600_000);
        assert_eq!(presence.absent_since(ben, 600_000), Some(100_000), "at the latest then");
        assert_eq!(presence.absent_since(cleo, 600_000), Some(500));
        // What is forgotten counts as a longer absence, and was long enough already.
        presence.forget(700_000, 600_000);
        assert_eq!(presence.absent_since(ada, 700_000), Some(500));
        presence.connected(ada, 700_000);
        assert_eq!(presence.absent_since(ada, 700_000), None);
    }
}
