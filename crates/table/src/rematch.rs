//! Playing again.

use crate::event::Event;
use crate::reservations::Reservation;
use crate::seats::Occupant;
use crate::table::Table;
use crate::time::Millis;
use game::Seat;
use protocol::{Code, DELETED_PLAYER, DrawKnown, Fault, NewDraw, Options, PlayerId, TableId};
use record::Seed;

/// What the next table is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    /// How it plays: as this one, with the bots where they sit.
    pub options: Options,
    /// The seed, if the draw is to be the same.
    pub seed: Option<Seed>,
    /// The only people who may sit there; everybody if there are none.
    pub invited: Vec<PlayerId>,
    /// The seats of the others, which are kept for them.
    pub reservations: Vec<Reservation>,
    /// The seat of whoever asked.
    pub seat: Seat,
}

impl Table {
    /// The table at which the same people play again, if it was made.
    pub fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// What a rematch would be made of.
    ///
    /// # Errors
    /// If this person did not play here, or the game is not over.
    pub fn again(&self, player: PlayerId, draw: NewDraw) -> Result<Again, Fault> {
        let seat = self.seat_or_why(player)?;
        if !self.is_over() {
            return Err(Fault::new(Code::NOT_OVER, "the game is not over"));
        }
        let is_same = draw == NewDraw::Same;
        let options = Options {
            seats: self.seats.len(),
            bots: self.bots(),
            draw: is_same.then_some(DrawKnown::Known),
            ..self.options.clone()
        };
        let invited =
            if is_same { self.people().map(|(player, _)| player).collect() } else { Vec::new() };
        let reservations = self.seats.taken().filter_map(|(seat, place)| match &place.occupant {
            Occupant::Person { player: other, name, .. }
                if *other != player && name != DELETED_PLAYER =>
            {
                Some(Reservation { seat, player: *other, name: name.clone() })
            }
            _ => None,
        });
        Ok(Again {
            options,
            seed: is_same.then(|| self.seed.clone()),
            invited,
            reservations: reservations.collect(),
            seat,
        })
    }

    /// Notes where the same people play again; only the first time, and after the end.
    ///
    /// # Errors
    /// If that cannot be noted.
    pub fn rematched(&mut self, table: TableId, now: Millis) -> Result<(), Fault> {
        let is_first = self.is_over() && self.rematch.is_none();
        if is_first { self.record(Event::Rematched { table }, now) } else { Ok(()) }
    }
}
