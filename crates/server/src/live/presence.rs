//! Who is here: a socket or stream is open, or a request came a moment ago. None of it is stored.

use protocol::PlayerId;
use std::collections::HashMap;
use table::Millis;

/// How long a request counts.
const AFTER_REQUEST: Millis = 60_000;

/// The people who are here.
#[derive(Debug, Default)]
pub(super) struct Presence {
    people: HashMap<PlayerId, Here>,
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
    /// Whether somebody is here.
    pub(super) fn is_here(&self, player: PlayerId, now: Millis) -> bool {
        self.people.get(&player).is_some_and(|here| here.is_here(now))
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
        }
        !is_here
    }

    /// Forgets those whose last request was too long ago. Tells whether there were any.
    pub(super) fn forget(&mut self, now: Millis) -> bool {
        let before = self.people.len();
        self.people.retain(|_, here| here.is_here(now));
        self.people.len() != before
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
        let mut presence = Presence::default();
        assert!(!presence.is_here(ada, 0));
        assert!(presence.requested(ada, 1000));
        assert!(!presence.requested(ada, 2000));
        assert!(presence.is_here(ada, 61_999) && !presence.is_here(ada, 62_000));
        assert!(!presence.connected(ada, 3000));
        assert!(!presence.connected(ada, 3000));
        assert!(!presence.disconnected(ada, 500_000));
        assert!(!presence.forget(500_000));
        assert!(presence.disconnected(ada, 500_000));
        assert!(!presence.is_anybody());
    }

    #[test]
    fn those_who_asked_too_long_ago_are_forgotten() {
        let mut presence = Presence::default();
        presence.requested(PlayerId::from_random([1; 16]), 1000);
        presence.requested(PlayerId::from_random([2; 16]), 50_000);
        assert!(!presence.forget(60_000));
        assert!(presence.forget(61_000));
        assert!(presence.is_anybody());
    }
}
