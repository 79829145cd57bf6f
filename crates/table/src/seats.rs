//! Who sits where.

use crate::names::name_skeleton;
use crate::seat_ranges::SeatRanges;
use game::{Level, Question, Seat};
use protocol::{CommandId, PlayerId};
use std::collections::{BTreeMap, BTreeSet};

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// Nobody.
    Nobody,
    /// A person.
    Person {
        player: PlayerId,
        name: String,
        /// Whether they have left, so that a bot plays for them.
        is_away: bool,
    },
    /// A bot.
    Bot { name: String, level: Level },
}

/// A decision of a person that counts, kept to answer the same command in the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Accepted {
    pub(crate) id: CommandId,
    pub(crate) asked: Box<str>,
    pub(crate) decision: Box<str>,
    pub(crate) version: u64,
}

/// A seat and what happened in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) occupant: Occupant,
    pub(crate) accepted: Vec<Accepted>,
    /// The questions that a bot has answered for a person.
    pub(crate) stood_in: Vec<Question>,
}

/// Every free seat.
static FREE: Place =
    Place { occupant: Occupant::Nobody, accepted: Vec::new(), stood_in: Vec::new() };

impl Place {
    /// The name of whoever sits there.
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Nobody => None,
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name),
        }
    }
}

/// All seats of a table. Free ones take no memory, because anyone may make a table with thousands of them.
///
/// Invariants: `taken` and `free` hold each seat once; `by_player` every person once; `bots` the seats of bots;
/// `automatic` those and the seats of people who are away; `skeletons` counts the names of all occupants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seats {
    taken: BTreeMap<Seat, Place>,
    free: SeatRanges,
    by_player: BTreeMap<PlayerId, Seat>,
    bots: BTreeSet<Seat>,
    automatic: BTreeSet<Seat>,
    /// Older tables may have two players with one name.
    skeletons: BTreeMap<Box<str>, usize>,
}

impl Seats {
    /// So many free seats.
    pub(crate) fn new(seats: usize) -> Seats {
        Seats {
            taken: BTreeMap::new(),
            free: SeatRanges::first(seats),
            by_player: BTreeMap::new(),
            bots: BTreeSet::new(),
            automatic: BTreeSet::new(),
            skeletons: BTreeMap::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.taken.len() + self.free.len()
    }

    /// A seat of this table, taken or free.
    pub(crate) fn get(&self, seat: Seat) -> Option<&Place> {
        self.taken.get(&seat).or_else(|| self.is_free(seat).then_some(&FREE))
    }

    /// A taken seat.
    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.taken.get_mut(&seat)
    }

    /// The taken seats, lowest first.
    pub(crate) fn taken(&self) -> impl Iterator<Item = (Seat, &Place)> {
        self.taken.iter().map(|(&seat, place)| (seat, place))
    }

    /// Where a person sits.
    pub(crate) fn of(&self, player: PlayerId) -> Option<Seat> {
        self.by_player.get(&player).copied()
    }

    /// The people who sit here.
    pub(crate) fn people(&self) -> impl Iterator<Item = (PlayerId, Seat)> {
        self.by_player.iter().map(|(&player, &seat)| (player, seat))
    }

    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        self.free.contains(seat)
    }

    /// The seats that nobody has, lowest first.
    pub(crate) fn free_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        self.free.iter()
    }

    pub(crate) fn free(&self) -> usize {
        self.free.len()
    }

    /// Whether a bot answers for this seat.
    pub(crate) fn is_automatic(&self, seat: Seat) -> bool {
        self.automatic.contains(&seat)
    }

    /// The seats of bots, lowest first.
    pub(crate) fn bots(&self) -> impl ExactSizeIterator<Item = Seat> {
        self.bots.iter().copied()
    }

    /// Whether somebody other than this person has a name that looks like this one.
    pub(crate) fn is_name_taken(&self, name: &str, by_others_than: PlayerId) -> bool {
        let skeleton = name_skeleton(name);
        let own = self.of(by_others_than).and_then(|seat| self.get(seat)?.name());
        let is_own = own.is_some_and(|own| name_skeleton(own) == skeleton);
        self.skeletons.get(&*skeleton).is_some_and(|&count| count > usize::from(is_own))
    }

    /// Gives a free seat to a person.
    pub(crate) fn sit(&mut self, seat: Seat, player: PlayerId, name: String) {
        self.by_player.insert(player, seat);
        self.occupy(seat, Occupant::Person { player, name, is_away: false });
    }

    fn occupy(&mut self, seat: Seat, occupant: Occupant) {
        self.free.remove(seat);
        let place = Place { occupant, ..FREE.clone() };
        if let Some(name) = place.name() {
            *self.skeletons.entry(name_skeleton(name).into()).or_default() += 1;
        }
        self.taken.insert(seat, place);
    }

    /// Gives a free seat to a bot. It is called after its level; a second one gets a number.
    pub(crate) fn sit_bot(&mut self, seat: Seat, level: Level) {
        let taken: Vec<&str> =
            self.automatic.iter().filter_map(|seat| self.get(*seat)?.name()).collect();
        let name = level.to_string();
        let name = name[..1].to_uppercase() + &name[1..];
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = |name: &String| !taken.contains(&name.as_str());
        let name = std::iter::once(name.clone()).chain(numbered).find(free).unwrap_or(name);
        self.bots.insert(seat);
        self.automatic.insert(seat);
        self.occupy(seat, Occupant::Bot { name, level });
    }

    /// Frees a seat.
    pub(crate) fn leave(&mut self, seat: Seat) {
        let Some(place) = self.taken.remove(&seat) else { return };
        if let Occupant::Person { player, .. } = &place.occupant {
            self.by_player.remove(player);
        }
        if let Some(skeleton) = place.name().map(name_skeleton)
            && let Some(count) = self.skeletons.get_mut(&*skeleton)
        {
            *count -= 1;
            if *count == 0 {
                self.skeletons.remove(&*skeleton);
            }
        }
        self.bots.remove(&seat);
        self.automatic.remove(&seat);
        self.free.insert(seat);
    }

    /// Notes that a person has left while the game is on, or that they are back.
    pub(crate) fn set_away(&mut self, seat: Seat, away: bool) {
        let occupant = self.taken.get_mut(&seat).map(|place| &mut place.occupant);
        if let Some(Occupant::Person { is_away, .. }) = occupant {
            *is_away = away;
            if away {
                self.automatic.insert(seat);
            } else {
                self.automatic.remove(&seat);
            }
        }
    }

    /// Gives the seat of a person to another one, under the same name.
    pub(crate) fn transfer(&mut self, seat: Seat, to: PlayerId) {
        let occupant = self.taken.get_mut(&seat).map(|place| &mut place.occupant);
        if let Some(Occupant::Person { player, .. }) = occupant {
            self.by_player.remove(player);
            self.by_player.insert(to, seat);
            *player = to;
        }
    }

    /// Takes the free seats away.
    pub(crate) fn close_gaps(&mut self) {
        let places = std::mem::take(&mut self.taken).into_values();
        self.taken = places.enumerate().map(|(i, place)| (Seat::from_index(i), place)).collect();
        self.free.clear();
        self.by_player.clear();
        self.bots.clear();
        self.automatic.clear();
        for (&seat, place) in &self.taken {
            match place.occupant {
                Occupant::Person { player, .. } => {
                    self.by_player.insert(player, seat);
                }
                Occupant::Bot { .. } => {
                    self.bots.insert(seat);
                    self.automatic.insert(seat);
                }
                Occupant::Nobody => {}
            }
        }
    }
}
