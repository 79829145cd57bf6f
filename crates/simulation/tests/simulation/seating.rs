//! Who sits where and who is away, read off the events alone: a second opinion, in few lines.

use protocol::PlayerId;
use std::collections::{BTreeMap, BTreeSet};
use table::{Event, Millis};

/// Who sits where when the game has begun.
pub(crate) struct Seating {
    /// The people in the order of their seats, without gaps; nobody for a bot.
    people: Vec<Option<PlayerId>>,
    /// The numbers of the seats whose people have left while the game is on.
    away: BTreeSet<usize>,
}

impl Seating {
    pub(crate) fn read<'a>(events: impl IntoIterator<Item = &'a (Millis, Event)>) -> Seating {
        let mut seats: BTreeMap<usize, Option<PlayerId>> = BTreeMap::new();
        let mut away = BTreeSet::new();
        for (_, event) in events {
            match event {
                Event::Created { options, .. } => {
                    seats.extend(options.bots.iter().map(|bot| (bot.seat, None)));
                }
                Event::Joined { seat, player, .. } => _ = seats.insert(*seat, Some(*player)),
                Event::Seated(bot) => _ = seats.insert(bot.seat, None),
                Event::Freed { seat, .. } => _ = seats.remove(seat),
                Event::Away { seat } | Event::Substituted { seat, .. } => _ = away.insert(*seat),
                Event::Back { seat } => _ = away.remove(seat),
                Event::Transferred { seat, player, .. } => _ = seats.insert(*seat, Some(*player)),
                Event::Reserved { .. }
                | Event::Released { .. }
                | Event::Began {}
                | Event::Decided { .. }
                | Event::Extended { .. }
                | Event::Rematched { .. }
                | Event::Unlisted {}
                | Event::Closed {} => {}
            }
        }
        Seating { people: seats.into_values().collect(), away }
    }

    /// The number of somebody's seat.
    pub(crate) fn of(&self, player: PlayerId) -> Option<usize> {
        self.people.iter().position(|&other| other == Some(player)).map(|place| place + 1)
    }

    pub(crate) fn is_bot(&self, seat: usize) -> bool {
        self.people[seat - 1].is_none()
    }

    /// Whether a bot answers for this seat.
    pub(crate) fn is_automatic(&self, seat: usize) -> bool {
        self.is_bot(seat) || self.away.contains(&seat)
    }

    /// Whether all people have left.
    pub(crate) fn is_abandoned(&self) -> bool {
        self.seats().all(|seat| self.is_automatic(seat))
    }

    pub(crate) fn seats(&self) -> std::ops::RangeInclusive<usize> {
        1..=self.people.len()
    }
}
