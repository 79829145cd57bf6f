//! Noticing that messages are missing.

use crate::NodeId;
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::Instant;

/// A node that was silent for longer is gone.
const SILENT: Duration = Duration::from_secs(60);

/// The next expected message of each node.
#[derive(Debug, Default)]
pub(crate) struct Gaps {
    expected: HashMap<NodeId, Expected>,
}

#[derive(Debug)]
struct Expected {
    number: u64,
    heard_at: Instant,
}

impl Gaps {
    /// Notes the messages of a batch. Tells whether any before them are missing.
    pub(crate) fn note(&mut self, from: NodeId, first: u64, count: usize, now: Instant) -> bool {
        let next = first + count as u64;
        let known = self.expected.insert(from, Expected { number: next, heard_at: now });
        let expected = known.map_or(0, |known| known.number);
        first > expected
    }

    /// Forgets nodes that are gone.
    pub(crate) fn forget_silent(&mut self, now: Instant) {
        self.expected.retain(|_, expected| now.duration_since(expected.heard_at) < SILENT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: NodeId = NodeId(1);
    const BEN: NodeId = NodeId(2);

    #[test]
    fn a_missing_message_is_noticed_by_the_next_one() {
        let (mut gaps, now) = (Gaps::default(), Instant::now());
        assert!(!gaps.note(ADA, 0, 3, now));
        assert!(!gaps.note(BEN, 0, 0, now), "each node counts for itself");
        assert!(!gaps.note(ADA, 3, 1, now));
        assert!(gaps.note(ADA, 6, 1, now), "4 and 5 are missing");
        assert!(!gaps.note(ADA, 7, 0, now), "a gap is told once");
        assert!(gaps.note(ADA, 8, 0, now), "a heartbeat tells of lost messages, too");
    }

    #[test]
    fn the_beginning_of_a_node_may_be_missing() {
        let (mut gaps, now) = (Gaps::default(), Instant::now());
        assert!(gaps.note(ADA, 5, 1, now));
    }

    #[test]
    fn silent_nodes_are_forgotten() {
        let (mut gaps, now) = (Gaps::default(), Instant::now());
        gaps.note(ADA, 0, 1, now);
        gaps.note(BEN, 0, 1, now + SILENT);
        gaps.forget_silent(now + SILENT);
        assert_eq!(gaps.expected.len(), 1);
    }
}
