//! Reserving free seats for the players of the previous game.

use crate::event::Event;
use crate::reservations::Reservation;
use crate::state::SHOWN_EARLY;
use crate::table::Table;
use crate::time::Millis;
use game::Seat;
use protocol::{Code, Fault, PlayerId, Reserved, Stage};

impl Table {
    /// The people whose seats are reserved.
    pub fn reserved_for(&self) -> impl Iterator<Item = PlayerId> {
        self.reservations.iter().map(|(_, player, _)| player)
    }

    /// The reserved seats and the names they are reserved for: at a large table the first few, and the viewer's own.
    pub(crate) fn reserved(&self, viewer: Option<PlayerId>) -> Vec<Reserved> {
        let most = if self.is_large() { SHOWN_EARLY } else { usize::MAX };
        let reserved = self.reservations.iter().enumerate();
        let shown = reserved.filter(|&(at, (_, player, _))| at < most || viewer == Some(player));
        let seat = |(_, (seat, _, name)): (_, (Seat, _, &str))| Reserved {
            seat: seat.number(),
            name: name.to_owned(),
        };
        shown.map(seat).collect()
    }

    /// Whether another player at this table has a name that looks like this one, or a seat reserved under it.
    pub fn is_name_taken(&self, name: &str, player: PlayerId) -> bool {
        self.seats.is_name_taken(name, player) || self.reservations.is_name_kept(name, player)
    }

    /// The seat that is kept for a person who does not sit here.
    pub(crate) fn reserved_seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.reservations.of(player).filter(|_| self.seats.of(player).is_none())
    }

    pub(crate) fn reserve(&mut self, reservation: Reservation, now: Millis) -> Result<(), Fault> {
        let Reservation { seat, player, name } = reservation;
        if self.seats.is_free(seat) && !self.reservations.has(seat) {
            self.record(Event::Reserved { seat: seat.number(), player, name }, now)?;
        }
        Ok(())
    }

    /// The seat for a person who has not asked for one: their reserved seat, or else the lowest that anybody may take.
    pub(crate) fn seat_for(&self, player: PlayerId) -> Result<Seat, Fault> {
        let open = || self.seats.free_seats().find(|&seat| !self.reservations.has(seat));
        let seat = self.reservations.of(player).or_else(open);
        seat.ok_or_else(|| Fault::new(Code::FULL, "every seat is taken or reserved"))
    }

    /// Whether a person may take this free seat.
    pub(crate) fn check_not_reserved(&self, seat: Seat, player: PlayerId) -> Result<(), Fault> {
        if self.reservations.is_for_another(seat, player) {
            let why = format!("seat {} is reserved for another player", seat.number());
            return Err(Fault::new(Code::FULL, why));
        }
        Ok(())
    }

    /// Whether a seat is free and kept for somebody.
    pub(crate) fn is_reserved(&self, seat: Seat) -> bool {
        self.stage == Stage::Open && self.reservations.has(seat)
    }
}
