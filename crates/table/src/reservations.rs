//! Free seats that are reserved for the players of the previous game.

use crate::names::name_skeleton;
use game::Seat;
use protocol::PlayerId;
use std::collections::BTreeMap;

/// A seat that is kept for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reservation {
    /// The seat.
    pub seat: Seat,
    /// The person.
    pub player: PlayerId,
    /// Their name at the table before.
    pub name: String,
}

/// The reserved seats that are still free.
///
/// Invariant: no seat in it is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reservations {
    by_seat: BTreeMap<Seat, Kept>,
}

/// The person for whom a seat is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Kept {
    player: PlayerId,
    name: String,
    /// Stored because it is compared with every player who joins.
    skeleton: Box<str>,
}

impl Reservations {
    pub(crate) fn add(&mut self, seat: Seat, player: PlayerId, name: String) {
        let skeleton = name_skeleton(&name).into();
        self.by_seat.insert(seat, Kept { player, name, skeleton });
    }

    /// Ends the reservation of a seat, and returns the person it was for.
    pub(crate) fn remove(&mut self, seat: Seat) -> Option<PlayerId> {
        self.by_seat.remove(&seat).map(|kept| kept.player)
    }

    pub(crate) fn clear(&mut self) {
        self.by_seat.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.by_seat.len()
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.by_seat.contains_key(&seat)
    }

    /// The seats, lowest first, with the people for whom they are kept and their names.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, PlayerId, &str)> {
        self.by_seat.iter().map(|(&seat, kept)| (seat, kept.player, kept.name.as_str()))
    }

    /// The seat that is kept for a person.
    pub(crate) fn of(&self, player: PlayerId) -> Option<Seat> {
        self.iter().find(|&(_, own, _)| own == player).map(|(seat, ..)| seat)
    }

    pub(crate) fn is_for_another(&self, seat: Seat, player: PlayerId) -> bool {
        self.by_seat.get(&seat).is_some_and(|kept| kept.player != player)
    }

    /// Whether a seat is reserved for another player whose name looks like this one.
    pub(crate) fn is_name_kept(&self, name: &str, player: PlayerId) -> bool {
        let skeleton = name_skeleton(name);
        self.by_seat.values().any(|kept| kept.player != player && *kept.skeleton == *skeleton)
    }
}
