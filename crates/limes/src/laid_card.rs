//! The ways of laying a card, for those who compare turns.
//!
//! Territories only ever grow together, so it never matters on which of its zones a worker is. Turns that
//! differ in nothing else are one [`TurnGroup`] here, and each territory is a [`TerritoryState`] that
//! says what it is worth and how it can grow.

use crate::card::{Card, Quarter, Rotation};
use crate::cell::Cell;
use crate::display::Display;
use crate::landscape::Landscape;
use crate::territory_cache::TerritoryCache;
use crate::turn::{Action, Turn};
use crate::variants::Variants;
use crate::zones::Zones;

/// A territory with what matters about it when turns are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerritoryState {
    /// What its zones show.
    pub landscape: Landscape,
    /// The points of a worker who counts in it.
    pub worth: u32,
    /// Where it can still grow: sides of its zones beside which a card may yet lie. For a tower the empty
    /// zones in its view.
    pub open: u32,
    /// How many workers are in it.
    pub workers: u32,
}

/// Turns that lay the card in one way and do the same with a worker, whichever zone of the territory it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnGroup {
    /// One of these turns.
    pub turn: Turn,
    /// The territory that a worker leaves.
    pub leaves: Option<usize>,
    /// The territory that a worker enters.
    pub enters: Option<usize>,
}

impl TurnGroup {
    /// Whether a worker comes from the supply.
    #[inline]
    pub fn is_placing(&self) -> bool {
        self.enters.is_some() && self.leaves.is_none()
    }
}

/// A card laid in one way, before anything is done with a worker.
pub struct LaidCard<'a> {
    cell: Cell,
    rotation: Rotation,
    variants: Variants,
    display: &'a Display,
    cache: TerritoryCache<'a>,
    territories: [TerritoryState; 64],
}

impl Display {
    /// Calls `each` with every way of laying the card.
    #[inline]
    pub fn each_laid_card(
        &self,
        card: &Card,
        variants: Variants,
        mut each: impl FnMut(&mut LaidCard<'_>),
    ) {
        for cell in self.legal_cells(variants) {
            for rotation in Rotation::ALL {
                let display = self.with_card(card, cell, rotation);
                each(&mut LaidCard::of(&display, cell, rotation, variants));
            }
        }
    }
}

impl<'a> LaidCard<'a> {
    #[inline]
    fn of(
        display: &'a Display,
        cell: Cell,
        rotation: Rotation,
        variants: Variants,
    ) -> LaidCard<'a> {
        let mut cache = TerritoryCache::of(display);
        cache.complete(display.map.land());
        let nothing = TerritoryState { landscape: Landscape::Field, worth: 0, open: 0, workers: 0 };
        let mut territories = [nothing; 64];
        let growth = Growth::of(display);
        for (territory, entry) in territories.iter_mut().zip(&cache.entries[..cache.count]) {
            let landscape = display.map.landscape(entry.zones.first());
            territory.landscape = landscape.unwrap_or(Landscape::Field);
            territory.worth = entry.worth;
            territory.workers = entry.workers;
            territory.open = match territory.landscape {
                Landscape::Tower => growth.unseen(entry.zones, display.map.tower),
                _ => growth.open_sides(entry.zones),
            };
        }
        LaidCard { cell, rotation, variants, display, cache, territories }
    }

    /// Where the card lies.
    pub fn cell(&self) -> Cell {
        self.cell
    }

    /// How it is turned.
    pub fn rotation(&self) -> Rotation {
        self.rotation
    }

    /// The territories of the display with this card in it.
    #[inline]
    pub fn territories(&self) -> &[TerritoryState] {
        &self.territories[..self.cache.count]
    }

    /// The points of all who count, if no worker does anything.
    #[inline]
    pub fn total(&self) -> u32 {
        self.cache.total
    }

    /// Calls `each` with everything that can be done with a worker, and with doing nothing.
    #[inline]
    pub fn each_turn_group(&mut self, mut each: impl FnMut(&[TerritoryState], TurnGroup)) {
        let turn = |action| Turn { cell: self.cell, rotation: self.rotation, action };
        let territories = &self.territories[..self.cache.count];
        each(territories, TurnGroup { turn: turn(Action::Rest), leaves: None, enters: None });
        if self.display.supply() > 0 {
            let mut entered = Zones::NONE;
            for quarter in Quarter::ALL {
                let zone = self.display.quarter(self.cell, quarter);
                if entered.meets(zone) {
                    continue;
                }
                let entry = self.cache.entry(zone);
                entered |= self.cache.entries[entry].zones;
                let turn = turn(Action::Place(quarter));
                each(territories, TurnGroup { turn, leaves: None, enters: Some(entry) });
            }
        }
        for home in 0..self.cache.count {
            if territories[home].workers == 0 {
                continue;
            }
            let zones = self.cache.entries[home].zones;
            let from = self.display.id(zones & self.cache.occupied);
            let links = &self.cache.scoring.links;
            let mut reach = self.display.reach_of(links, zones, self.variants);
            while !reach.is_empty() {
                let entry = self.cache.entry(reach.first());
                let to = self.display.id(reach);
                reach = reach.without(self.cache.entries[entry].zones);
                let turn = turn(Action::Move { from, to });
                each(territories, TurnGroup { turn, leaves: Some(home), enters: Some(entry) });
            }
        }
    }
}

/// Where a display can still grow.
struct Growth {
    empty: Zones,
    /// The zones that a card in the west, and in the north, of all others would touch.
    west: Zones,
    north: Zones,
}

impl Growth {
    #[inline]
    fn of(display: &Display) -> Growth {
        let (wide, high) = display.is_spanned();
        let land = display.map.land();
        Growth {
            empty: !land,
            west: if wide { Zones::NONE } else { Zones::WEST },
            north: if high { Zones::NONE } else { Zones::NORTH },
        }
    }

    #[inline]
    fn open_sides(&self, zones: Zones) -> u32 {
        (zones.neighbours() & self.empty).count()
            + (zones & self.west).count()
            + (zones & self.north).count()
    }

    #[inline]
    fn unseen(&self, tower: Zones, towers: Zones) -> u32 {
        (tower.sight(towers) & self.empty).count()
    }
}
