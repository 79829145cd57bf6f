//! Which turns are legal: where workers can go, and every turn there is.

use crate::card::{Card, Quarter, Rotation};
use crate::cell::ZoneId;
use crate::display::Display;
use crate::refusal::TurnRefusal;
use crate::territory::Links;
use crate::turn::{Action, Turn};
use crate::variants::Variants;
use crate::zones::Zones;

impl Display {
    /// Every legal turn with this card. A move is listed once, however many workers are on its zone;
    /// all four rotations are listed even if they look alike.
    pub fn legal_turns(&self, card: &Card, variants: Variants) -> Vec<Turn> {
        let mut turns = Vec::new();
        for cell in self.legal_cells(variants) {
            for rotation in Rotation::ALL {
                let display = self.with_card(card, cell, rotation);
                let turn = |action| Turn { cell, rotation, action };
                turns.push(turn(Action::Rest));
                if self.supply() > 0 {
                    turns.extend(Quarter::ALL.map(|quarter| turn(Action::Place(quarter))));
                }
                let links = Links::of(&display.map);
                for worker in display.occupied() {
                    let from = display.id(worker);
                    let reach = display.reach_of(&links, links.flood(worker), variants);
                    turns.extend(reach.map(|to| turn(Action::Move { from, to: display.id(to) })));
                }
            }
        }
        turns
    }

    /// The zones to which a worker on this zone can move as the display lies now.
    pub fn destinations(&self, from: ZoneId, variants: Variants) -> Vec<ZoneId> {
        let links = Links::of(&self.map);
        match self.place(from) {
            Some(zone) => self.ids(self.reach_of(&links, links.flood(zone), variants)),
            None => Vec::new(),
        }
    }

    /// All zones of all territories that a worker in `territory` can move to.
    #[inline]
    pub(crate) fn reach_of(&self, links: &Links, territory: Zones, variants: Variants) -> Zones {
        let beside = links.flood(self.map.beside(territory));
        if !variants.ferryman {
            return beside;
        }
        // One crossing: over each adjacent water that holds a fisherman to all that lies around it.
        let ferries = beside & links.flood(self.occupied() & self.map.water);
        (beside | links.flood(ferries.neighbours() & self.map.land())).without(territory)
    }

    /// Checks a move on the display as it lies; gives the worker's index and the zone they go to.
    pub(crate) fn check_move(
        &self,
        from: ZoneId,
        to: ZoneId,
        variants: Variants,
    ) -> Result<(usize, Zones), TurnRefusal> {
        let zone = self.place(from).ok_or(TurnRefusal::NoWorker(from))?;
        let worker = self.standing().iter().position(|&z| Zones::one(z) == zone);
        let worker = worker.ok_or(TurnRefusal::NoWorker(from))?;
        let target = self.place(to).ok_or(TurnRefusal::NoZone(to))?;
        let links = Links::of(&self.map);
        let territory = links.flood(zone);
        if territory.meets(target) {
            Err(TurnRefusal::SameTerritory(from, to))
        } else if !self.reach_of(&links, territory, variants).meets(target) {
            Err(TurnRefusal::OutOfReach(from, to))
        } else {
            Ok((worker, target))
        }
    }
}
