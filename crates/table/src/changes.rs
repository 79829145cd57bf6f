//! Who sits down, gets up, and lets the game begin.

use crate::event::Event;
use crate::options::Limits;
use crate::seats::Occupant;
use crate::table::{Creation, Table};
use crate::time::Millis;
use game::{Level, Seat};
use protocol::{Code, Fault, PlayerId, Stage};
use record::check_name;

impl Table {
    /// A new table with its maker in a seat, the lowest free one unless they would like another. If no seat is left, the game
    /// begins.
    ///
    /// # Errors
    /// If its options cannot be played.
    pub fn create(creation: Creation, now: Millis) -> Result<(Table, Seat), Fault> {
        let Creation { id, options, maker, name, seed, luck, invited, reservations, seat } =
            creation;
        let seed = seed.as_str().to_owned();
        let event = Event::Created { options, maker, seed, luck, invited };
        let mut table = Table::created(id, event.clone(), now)
            .map_err(|reason| Fault::new(Code::FIELD, reason))?;
        table.unstored.push(event);
        for reservation in reservations {
            table.reserve(reservation, now)?;
        }
        let liked = seat.and_then(Seat::new).filter(|&seat| table.seats.is_free(seat));
        let seat = liked.map(Seat::number);
        let seat = table.join(maker, &name, seat, now)?;
        Ok((table, seat))
    }

    /// Gives a person a seat, or tells them which they have. Whoever had left while the game is on plays on.
    ///
    /// # Errors
    /// If there is no such seat, or none for them, or their name is not valid or looks like another one at this table.
    pub fn join(
        &mut self,
        player: PlayerId,
        name: &str,
        seat: Option<usize>,
        now: Millis,
    ) -> Result<Seat, Fault> {
        if let Some(seat) = self.seats.of(player) {
            if self.stage == Stage::Playing && self.seats.is_automatic(seat) {
                self.record(Event::Back { seat: seat.number() }, now)?;
            }
            return Ok(seat);
        }
        self.check_joinable(player)?;
        if !self.invited.is_empty() && !self.invited.contains(&player) {
            let why = "these cards are for those who have played them before";
            return Err(Fault::new(Code::NOT_YOURS, why));
        }
        self.check_seated_name(player, name)?;
        let seat = match seat {
            None => self.seat_for(player)?,
            Some(number) => {
                let seat = self.free_or_why(number)?;
                self.check_not_reserved(seat, player)?;
                seat
            }
        };
        self.sit(seat, player, name, now)?;
        Ok(seat)
    }

    /// Gives a person the seat that they had at the table before, or else another one. The seat was theirs, whatever name or
    /// account they have now.
    ///
    /// # Errors
    /// If no seat is left for them, or their name is not valid or looks like another one at this table.
    pub fn join_again(
        &mut self,
        player: PlayerId,
        name: &str,
        seat: Seat,
        now: Millis,
    ) -> Result<Seat, Fault> {
        if let Some(seat) = self.seats.of(player) {
            return Ok(seat);
        }
        self.check_joinable(player)?;
        self.check_seated_name(player, name)?;
        let seat = if self.seats.is_free(seat) { seat } else { self.seat_for(player)? };
        self.sit(seat, player, name, now)?;
        Ok(seat)
    }

    fn sit(&mut self, seat: Seat, player: PlayerId, name: &str, now: Millis) -> Result<(), Fault> {
        self.record(Event::Joined { seat: seat.number(), player, name: name.to_owned() }, now)?;
        self.begin_if_full(now)
    }

    /// Whether anybody can still sit down here, and this person may.
    fn check_joinable(&self, player: PlayerId) -> Result<(), Fault> {
        self.check_not_over()?;
        if self.stage == Stage::Playing {
            return Err(Fault::new(Code::FULL, "the game has begun"));
        }
        if self.barred.contains(&player) {
            return Err(Fault::new(Code::NOT_YOURS, "you cannot sit at this table again"));
        }
        Ok(())
    }

    /// No two players at a table have names that look alike.
    fn check_seated_name(&self, player: PlayerId, name: &str) -> Result<(), Fault> {
        check_name(name).map_err(|fault| Fault::new(Code::FIELD, fault.to_string()))?;
        if self.is_name_taken(name, player) {
            return Err(Fault::new(Code::NAME, "somebody at this table has a name like this"));
        }
        Ok(())
    }

    /// Lets a bot take a free seat.
    ///
    /// # Errors
    /// If somebody else looks after the table, the game has begun, or the seat is not free.
    pub fn seat_bot(
        &mut self,
        by: PlayerId,
        seat: usize,
        level: Level,
        limits: Limits,
        now: Millis,
    ) -> Result<(), Fault> {
        self.check_maker(by)?;
        let seat = self.free_or_why(seat)?;
        if self.seats.bots().len() >= limits.bots {
            let why = format!("a table has at most {} bots", limits.bots);
            return Err(Fault::new(Code::FIELD, why));
        }
        self.record(Event::bot(seat.number(), level), now)?;
        self.begin_if_full(now)
    }

    /// Frees a seat, or ends its reservation. With `ban` its person cannot join this table again.
    ///
    /// # Errors
    /// If somebody else looks after the table, the game has begun, or the seat is neither taken nor reserved.
    pub fn kick(&mut self, by: PlayerId, seat: usize, ban: bool, now: Millis) -> Result<(), Fault> {
        self.check_maker(by)?;
        if Seat::new(seat).is_some_and(|seat| self.is_reserved(seat)) {
            return self.record(Event::Released { seat, barred: ban }, now);
        }
        let taken = Seat::new(seat).filter(|&seat| self.seats.get(seat).is_some());
        let taken = taken.filter(|&seat| !self.seats.is_free(seat));
        let seat =
            taken.ok_or_else(|| Fault::new(Code::FIELD, format!("nobody sits in seat {seat}")))?;
        if self.seats.of(by) == Some(seat) {
            return Err(Fault::new(Code::FIELD, "this is your own seat: leave instead"));
        }
        self.record(Event::Freed { seat: seat.number(), barred: ban }, now)
    }

    /// Begins with those who are here. Nothing happens if the game is on already.
    ///
    /// # Errors
    /// If somebody else looks after the table, or too few are here.
    pub fn start(&mut self, by: PlayerId, now: Millis) -> Result<(), Fault> {
        if by == self.maker && self.stage == Stage::Playing {
            return Ok(());
        }
        self.check_maker(by)?;
        let taken = self.seats.len() - self.seats.free();
        if !self.setup.players().contains(&taken) {
            let fewest = self.setup.players().into_inner().0;
            return Err(Fault::new(Code::TOO_FEW, format!("it takes at least {fewest} to play")));
        }
        self.record(Event::Began {}, now)
    }

    /// Gives up a seat: it is free again, or, while the game is on, a bot plays there until its person joins again. Somebody
    /// for whom a seat is reserved gives up that.
    ///
    /// # Errors
    /// If they do not sit here, or the game is over.
    pub fn leave(&mut self, player: PlayerId, now: Millis) -> Result<(), Fault> {
        if let Some(seat) = self.reserved_seat_of(player) {
            return self.record(Event::Released { seat: seat.number(), barred: false }, now);
        }
        let seat = self.seat_or_why(player)?;
        self.check_not_over()?;
        match self.stage {
            Stage::Open => self.record(Event::Freed { seat: seat.number(), barred: false }, now),
            _ if self.seats.is_automatic(seat) => Ok(()),
            _ => self.record(Event::Away { seat: seat.number() }, now),
        }
    }

    /// Gives the seat of a guest to the account they have signed in to, unless both sit here. Tells whether it did.
    ///
    /// # Errors
    /// If that cannot be noted.
    pub fn transfer(
        &mut self,
        guest: PlayerId,
        account: PlayerId,
        now: Millis,
    ) -> Result<bool, Fault> {
        match (self.seats.of(guest), self.seats.of(account)) {
            (Some(seat), None) => {
                let seat = seat.number();
                self.record(Event::Transferred { seat, from: guest, player: account }, now)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Gives up the table for good. It is for the operator of the server.
    ///
    /// # Errors
    /// If that cannot be noted.
    pub fn close(&mut self, now: Millis) -> Result<(), Fault> {
        if self.is_over() { Ok(()) } else { self.record(Event::Closed {}, now) }
    }

    /// Takes the table out of the public list. It is for the operator of the server.
    ///
    /// # Errors
    /// If that cannot be noted.
    pub fn unlist(&mut self, now: Millis) -> Result<(), Fault> {
        if self.options.listed { self.record(Event::Unlisted {}, now) } else { Ok(()) }
    }

    fn begin_if_full(&mut self, now: Millis) -> Result<(), Fault> {
        if self.seats.free() == 0 { self.record(Event::Began {}, now) } else { Ok(()) }
    }

    /// The seat of a person.
    pub(crate) fn seat_or_why(&self, player: PlayerId) -> Result<Seat, Fault> {
        let why = || Fault::new(Code::NOT_YOURS, "you do not sit at this table");
        self.seats.of(player).ok_or_else(why)
    }

    pub(crate) fn check_not_over(&self) -> Result<(), Fault> {
        match self.stage {
            Stage::Over => Err(Fault::new(Code::OVER, "the game is over")),
            Stage::Closed => Err(Fault::new(Code::OVER, "the table was closed")),
            Stage::Open | Stage::Playing => Ok(()),
        }
    }

    /// Whether this person looks after the table, and it has not begun.
    fn check_maker(&self, player: PlayerId) -> Result<(), Fault> {
        if player != self.maker || self.seats.of(player).is_none() {
            let why = "only whoever made the table can do this";
            return Err(Fault::new(Code::NOT_YOURS, why));
        }
        self.check_not_over()?;
        if self.stage == Stage::Playing {
            return Err(Fault::new(Code::FULL, "the game has begun"));
        }
        Ok(())
    }

    fn free_or_why(&self, number: usize) -> Result<Seat, Fault> {
        let seat = Seat::new(number);
        match seat.and_then(|seat| Some((seat, self.seats.get(seat)?))) {
            None => Err(Fault::new(Code::FIELD, format!("there is no seat {number}"))),
            Some((seat, place)) if place.occupant == Occupant::Nobody => Ok(seat),
            Some(_) => Err(Fault::new(Code::FULL, format!("seat {number} is taken"))),
        }
    }
}
