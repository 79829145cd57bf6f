//! Who sits where.

use crate::names::name_skeleton;
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

impl Place {
    const FREE: Place =
        Place { occupant: Occupant::Nobody, accepted: Vec::new(), stood_in: Vec::new() };

    /// The name of whoever sits there.
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Nobody => None,
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name),
        }
    }
}

/// All seats of a table.
///
/// Invariants: `by_player` holds every person once; `free` the seats of nobody; `automatic` the seats of bots and of people who
/// are away; `skeletons` counts the names of all occupants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seats {
    places: Vec<Place>,
    by_player: BTreeMap<PlayerId, Seat>,
    free: BTreeSet<Seat>,
    automatic: BTreeSet<Seat>,
    /// Older tables may have two players with one name.
    skeletons: BTreeMap<Box<str>, usize>,
}

impl Seats {
    /// So many free seats.
    pub(crate) fn new(seats: usize) -> Seats {
        Seats {
            places: vec![Place::FREE; seats],
            by_player: BTreeMap::new(),
            free: Seat::first(seats).collect(),
            automatic: BTreeSet::new(),
            skeletons: BTreeMap::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    pub(crate) fn get(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.places.get_mut(seat.index())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::first(self.places.len()).zip(&self.places)
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
        self.free.contains(&seat)
    }

    /// The seats that nobody has, lowest first.
    pub(crate) fn free_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        self.free.iter().copied()
    }

    pub(crate) fn free(&self) -> usize {
        self.free.len()
    }

    /// Whether a bot answers for this seat.
    pub(crate) fn is_automatic(&self, seat: Seat) -> bool {
        self.automatic.contains(&seat)
    }

    /// How many bots sit here.
    pub(crate) fn bots(&self) -> usize {
        let is_bot =
            |seat: &Seat| matches!(self.places[seat.index()].occupant, Occupant::Bot { .. });
        self.automatic.iter().filter(|seat| is_bot(seat)).count()
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
        self.free.remove(&seat);
        let place = &mut self.places[seat.index()];
        place.occupant = occupant;
        if let Some(name) = place.name() {
            *self.skeletons.entry(name_skeleton(name).into()).or_default() += 1;
        }
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
        self.automatic.insert(seat);
        self.occupy(seat, Occupant::Bot { name, level });
    }

    /// Frees a seat.
    pub(crate) fn leave(&mut self, seat: Seat) {
        if let Occupant::Person { player, .. } = self.places[seat.index()].occupant {
            self.by_player.remove(&player);
        }
        if let Some(skeleton) = self.get(seat).and_then(Place::name).map(name_skeleton)
            && let Some(count) = self.skeletons.get_mut(&*skeleton)
        {
            *count -= 1;
            if *count == 0 {
                self.skeletons.remove(&*skeleton);
            }
        }
        self.automatic.remove(&seat);
        self.free.insert(seat);
        self.places[seat.index()] = Place::FREE;
    }

    /// Notes that a person has left while the game is on, or that they are back.
    pub(crate) fn set_away(&mut self, seat: Seat, away: bool) {
        if let Occupant::Person { is_away, .. } = &mut self.places[seat.index()].occupant {
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
        if let Occupant::Person { player, .. } = &mut self.places[seat.index()].occupant {
            self.by_player.remove(player);
            self.by_player.insert(to, seat);
            *player = to;
        }
    }

    /// Takes the free seats away.
    pub(crate) fn close_gaps(&mut self) {
        self.places.retain(|place| place.occupant != Occupant::Nobody);
        self.free.clear();
        self.by_player.clear();
        self.automatic.clear();
        for (seat, place) in Seat::first(self.places.len()).zip(&self.places) {
            match place.occupant {
                Occupant::Person { player, .. } => {
                    self.by_player.insert(player, seat);
                }
                Occupant::Bot { .. } => {
                    self.automatic.insert(seat);
                }
                Occupant::Nobody => {}
            }
        }
    }
}
