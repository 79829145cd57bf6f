//! Whom the game waits for.

use game::Seat;
use std::collections::BTreeSet;

/// Whom the game waits for, kept up to date decision by decision, so that nobody has to go round a table of thousands.
///
/// Invariant: `automatic` holds those of `asked` that bots answer for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Waiting {
    asked: BTreeSet<Seat>,
    automatic: BTreeSet<Seat>,
}

impl Waiting {
    /// A new question is asked of these seats.
    pub(crate) fn new(
        asked: impl IntoIterator<Item = Seat>,
        is_automatic: impl Fn(Seat) -> bool,
    ) -> Waiting {
        let asked: BTreeSet<Seat> = asked.into_iter().collect();
        let automatic = asked.iter().copied().filter(|&seat| is_automatic(seat)).collect();
        Waiting { asked, automatic }
    }

    /// A seat has answered.
    pub(crate) fn answered(&mut self, seat: Seat) {
        self.asked.remove(&seat);
        self.automatic.remove(&seat);
    }

    /// A bot answers for this seat from now on, or does so no longer.
    pub(crate) fn set_automatic(&mut self, seat: Seat, is_automatic: bool) {
        if is_automatic && self.asked.contains(&seat) {
            self.automatic.insert(seat);
        } else {
            self.automatic.remove(&seat);
        }
    }

    pub(crate) fn contains(&self, seat: Seat) -> bool {
        self.asked.contains(&seat)
    }

    /// How many seats are asked.
    pub(crate) fn len(&self) -> usize {
        self.asked.len()
    }

    /// Everybody who is asked, in order.
    pub(crate) fn asked(&self) -> impl Iterator<Item = Seat> {
        self.asked.iter().copied()
    }

    /// Those of them that bots answer for, in order.
    pub(crate) fn automatic(&self) -> impl Iterator<Item = Seat> {
        self.automatic.iter().copied()
    }

    pub(crate) fn has_automatic(&self) -> bool {
        !self.automatic.is_empty()
    }
}
