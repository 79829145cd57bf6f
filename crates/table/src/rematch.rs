//! Playing again.

use crate::event::Event;
use crate::seats::Occupant;
use crate::table::Table;
use crate::time::Millis;
use game::Seat;
use protocol::{BotSeat, Code, DrawKnown, Fault, NewDraw, Options, PlayerId, TableId};
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
        let bots = self.seats.iter().filter_map(|(seat, place)| match place.occupant {
            Occupant::Bot { level, .. } => Some(BotSeat { seat: seat.number(), level }),
            _ => None,
        });
        let is_same = draw == NewDraw::Same;
        let options = Options {
            seats: self.seats.len(),
            bots: bots.collect(),
            draw: is_same.then_some(DrawKnown::Known),
            ..self.options.clone()
        };
        let invited =
            if is_same { self.people().map(|(player, _)| player).collect() } else { Vec::new() };
        Ok(Again { options, seed: is_same.then(|| self.seed.clone()), invited, seat })
    }

    /// Notes where the same people play again.
    pub fn rematched(&mut self, table: TableId, now: Millis) {
        if self.rematch.is_none() {
            self.record(Event::Rematched { table }, now);
        }
    }
}
