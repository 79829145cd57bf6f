//! The ways of laying a card, as somebody sees them who weighs his turns.
//!
//! Territories only ever grow together, so it never matters on which of its zones a worker stands. Turns that
//! differ in nothing else are one [`Choice`] here, and each territory is a [`Plot`] with the few facts that
//! tell what it may become.

use crate::card::{Card, Quarter, Rotation};
use crate::cell::Cell;
use crate::display::Display;
use crate::landscape::Landscape;
use crate::ledger::Ledger;
use crate::turn::{Action, Turn};
use crate::variants::Variants;
use crate::zones::Zones;

/// A territory, weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plot {
    /// What its zones show.
    pub landscape: Landscape,
    /// The points of a worker who counts in it.
    pub worth: u32,
    /// Where it can still grow: sides of its zones beside which a card may yet lie. For a tower the empty
    /// zones in its view.
    pub open: u32,
    /// How many workers stand in it.
    pub workers: u32,
}

/// What can be done with a worker, up to the zone within a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// One turn that does it.
    pub turn: Turn,
    /// The plot that a worker leaves.
    pub leaves: Option<usize>,
    /// The plot that a worker enters.
    pub enters: Option<usize>,
}

impl Choice {
    /// Whether a worker comes from the supply.
    #[inline]
    pub fn is_placing(&self) -> bool {
        self.enters.is_some() && self.leaves.is_none()
    }
}

/// A card laid in one way, before anything is done with a worker.
pub struct Lay<'a> {
    cell: Cell,
    rotation: Rotation,
    variants: Variants,
    display: &'a Display,
    ledger: Ledger<'a>,
    plots: [Plot; 64],
}

impl Display {
    /// Calls `each` with every way of laying the card.
    #[inline]
    pub fn each_lay(&self, card: &Card, variants: Variants, mut each: impl FnMut(&mut Lay<'_>)) {
        for cell in self.legal_cells(variants) {
            for rotation in Rotation::ALL {
                let display = self.with_card(card, cell, rotation);
                each(&mut Lay::of(&display, cell, rotation, variants));
            }
        }
    }
}

impl<'a> Lay<'a> {
    #[inline]
    fn of(display: &'a Display, cell: Cell, rotation: Rotation, variants: Variants) -> Lay<'a> {
        let mut ledger = Ledger::of(display);
        ledger.complete(display.map.land());
        let nothing = Plot { landscape: Landscape::Field, worth: 0, open: 0, workers: 0 };
        let mut plots = [nothing; 64];
        let frame = Frame::of(display);
        for (plot, entry) in plots.iter_mut().zip(&ledger.entries[..ledger.count]) {
            let landscape = display.map.landscape(entry.zones.first());
            plot.landscape = landscape.unwrap_or(Landscape::Field);
            plot.worth = entry.worth;
            plot.workers = entry.workers;
            plot.open = match plot.landscape {
                Landscape::Tower => frame.unseen(entry.zones, display.map.tower),
                _ => frame.open_sides(entry.zones),
            };
        }
        Lay { cell, rotation, variants, display, ledger, plots }
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
    pub fn plots(&self) -> &[Plot] {
        &self.plots[..self.ledger.count]
    }

    /// The display with this card in it.
    pub fn display(&self) -> &Display {
        self.display
    }

    /// The points of all who count, if no worker does anything.
    #[inline]
    pub fn total(&self) -> u32 {
        self.ledger.total
    }

    /// Calls `each` with everything that can be done with a worker, and with doing nothing.
    #[inline]
    pub fn each_choice(&mut self, mut each: impl FnMut(&[Plot], Choice)) {
        let turn = |action| Turn { cell: self.cell, rotation: self.rotation, action };
        let plots = &self.plots[..self.ledger.count];
        each(plots, Choice { turn: turn(Action::Rest), leaves: None, enters: None });
        if self.display.supply() > 0 {
            let mut entered = Zones::NONE;
            for quarter in Quarter::ALL {
                let zone = self.display.quarter(self.cell, quarter);
                if entered.meets(zone) {
                    continue;
                }
                let entry = self.ledger.entry(zone);
                entered |= self.ledger.entries[entry].zones;
                let turn = turn(Action::Place(quarter));
                each(plots, Choice { turn, leaves: None, enters: Some(entry) });
            }
        }
        for home in 0..self.ledger.count {
            if plots[home].workers == 0 {
                continue;
            }
            let zones = self.ledger.entries[home].zones;
            let from = self.display.id(zones & self.ledger.occupied);
            let links = &self.ledger.survey.links;
            let mut reach = self.display.reach_of(links, zones, self.variants);
            while !reach.is_empty() {
                let entry = self.ledger.entry(reach.first());
                let to = self.display.id(reach);
                reach = reach.without(self.ledger.entries[entry].zones);
                let turn = turn(Action::Move { from, to });
                each(plots, Choice { turn, leaves: Some(home), enters: Some(entry) });
            }
        }
    }
}

/// Where a display can still grow.
struct Frame {
    empty: Zones,
    /// The zones that a card in the west, and in the north, of all others would touch.
    west: Zones,
    north: Zones,
}

impl Frame {
    #[inline]
    fn of(display: &Display) -> Frame {
        let (wide, high) = display.is_spanned();
        let land = display.map.land();
        Frame {
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
