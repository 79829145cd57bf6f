//! Bots for people who keep a game without a clock waiting.

use crate::event::Event;
use crate::seats::Occupant;
use crate::table::Table;
use crate::time::Millis;
use game::Seat;
use protocol::{Code, Fault, PlayerId};

/// The absence of the person in a seat, as the server knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// When they were last here; `None` if they are here now.
    pub since: Option<Millis>,
    /// How long a person must be both absent and asked before a bot may play for them.
    pub needed: Millis,
}

impl Absence {
    fn is_long_enough(&self, asked_since: Millis, now: Millis) -> bool {
        let is_over = |since: Millis| since.saturating_add(self.needed) <= now;
        self.since.is_some_and(is_over) && is_over(asked_since)
    }
}

impl Table {
    /// Lets a bot play for a person whom the game waits for, until they join again. Nothing happens if one does already.
    ///
    /// # Errors
    /// If the caller does not sit here, the game is over, the seat is not another person's, the table has a clock, or the
    /// game does not wait for them or has not waited for long enough.
    pub fn substitute(
        &mut self,
        by: PlayerId,
        seat: usize,
        absence: Absence,
        now: Millis,
    ) -> Result<(), Fault> {
        let own = self.seat_or_why(by)?;
        self.check_not_over()?;
        let seat = self.other_person(own, seat)?;
        if self.seats.is_automatic(seat) {
            return Ok(());
        }
        if self.options.clock.is_some() {
            return Err(Fault::new(
                Code::CLOCK,
                "the clock of this table decides when a bot plays",
            ));
        }
        if !self.has_waited(seat, absence, now) {
            let why = "a bot can play only for a person who has been away for long enough";
            return Err(Fault::new(Code::PRESENT, why));
        }
        self.record(Event::Substituted { seat: seat.number(), by: own.number() }, now)
    }

    /// Whether this viewer may let a bot play for the person in a seat now.
    pub fn may_substitute(&self, by: PlayerId, seat: usize, absence: Absence, now: Millis) -> bool {
        let own = self.seats.of(by).filter(|_| self.options.clock.is_none());
        let seat = own.and_then(|own| self.other_person(own, seat).ok());
        seat.is_some_and(|seat| {
            !self.seats.is_automatic(seat) && self.has_waited(seat, absence, now)
        })
    }

    /// Whether the game has waited for an absent person for long enough.
    fn has_waited(&self, seat: Seat, absence: Absence, now: Millis) -> bool {
        self.is_asked(seat) && absence.is_long_enough(self.asked_since, now)
    }

    fn other_person(&self, own: Seat, number: usize) -> Result<Seat, Fault> {
        let seat = Seat::new(number);
        match seat.and_then(|seat| Some((seat, &self.seats.get(seat)?.occupant))) {
            Some((seat, _)) if seat == own => {
                Err(Fault::new(Code::FIELD, "this is your own seat: leave instead"))
            }
            Some((seat, Occupant::Person { .. })) => Ok(seat),
            _ => Err(Fault::new(Code::FIELD, format!("no person sits in seat {number}"))),
        }
    }
}
