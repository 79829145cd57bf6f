//! What a tap on a zone means.

use crate::limes::state::draft::{Draft, DraftRefusal};
use limes::{TurnRefusal, ZoneId};

/// Where in a zone a tap lands. In a zone without workers every tap is beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// On the worker who is there.
    OnWorker,
    /// In the zone, beside any worker.
    Beside,
}

/// What a tap has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TapOutcome {
    /// A worker was picked.
    Picked,
    /// The picked worker was let go.
    PutDown,
    /// The picked worker moved here.
    Moved,
    /// A worker from the supply was placed here.
    Placed,
    /// The worker who was placed or moved went back.
    TookBack,
}

impl Draft {
    /// A tap on a zone, with or without a worker on it. If somebody is there, a tap on the worker picks them, and a tap
    /// beside them sends the picked worker there.
    ///
    /// # Errors
    /// If the tap has no meaning there; then nothing has changed.
    pub fn tap_zone(&mut self, zone: ZoneId, tap: Tap) -> Result<TapOutcome, DraftRefusal> {
        let turn = self.turn().ok_or(DraftRefusal::NotLaid)?;
        if self.placed() == Some(zone) && (tap == Tap::OnWorker || self.picked.is_none()) {
            self.rest()?;
            return Ok(TapOutcome::TookBack);
        }
        let taken = !self.homes_of(turn, zone).is_empty();
        match (self.picked, tap) {
            (_, Tap::OnWorker) if taken => self.tap_worker(zone),
            (Some(home), _) if home == zone => {
                let before = self.step();
                self.move_to(zone)?;
                Ok(if self.step() == before { TapOutcome::PutDown } else { TapOutcome::TookBack })
            }
            (Some(_), _) if self.goes_to(zone) => {
                self.move_to(zone)?;
                Ok(TapOutcome::Moved)
            }
            // A ghost stands beside a worker who has moved to the new card.
            (None, Tap::Beside) if zone.cell == turn.cell && self.before.supply() > 0 => {
                self.place(zone.quarter)?;
                Ok(TapOutcome::Placed)
            }
            // Beside somebody the picked worker cannot join: a near miss, so the tap is meant for the one who is there.
            _ if taken && self.picked != Some(zone) => self.tap_worker(zone),
            (Some(_), _) => {
                self.put_down();
                Ok(TapOutcome::PutDown)
            }
            (None, _) if zone.cell == turn.cell => {
                self.place(zone.quarter)?;
                Ok(TapOutcome::Placed)
            }
            (None, _) => Err(TurnRefusal::NoWorker(zone).into()),
        }
    }

    /// Picks the next of the workers on the zone. After the last one, nobody is picked.
    fn tap_worker(&mut self, zone: ZoneId) -> Result<TapOutcome, DraftRefusal> {
        let turn = self.turn().ok_or(DraftRefusal::NotLaid)?;
        if self.picked.is_some() && self.picked == self.homes_of(turn, zone).last().copied() {
            self.put_down();
            return Ok(TapOutcome::PutDown);
        }
        self.pick(zone)?;
        Ok(TapOutcome::Picked)
    }

    fn goes_to(&self, zone: ZoneId) -> bool {
        self.destinations().iter().any(|destination| destination.zone == zone)
    }
}
