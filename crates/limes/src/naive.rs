//! The naive engine: the rulebook read aloud, with plain arrays and a stack. It caches nothing and
//! shares no code with the engine it judges beyond the words of the game (cards, cells, turns).
//!
//! Tests compare the two on random games, and `limes bench` measures one against the other.

use crate::card::{Card, Quarter, Rotation};
use crate::cell::{Cell, ZoneId};
use crate::deck::Deck;
use crate::landscape::{Landscape, Zone};
use crate::playout::RandomRound;
use crate::turn::{Action, Turn};
use crate::variants::Variants;
use dice::Dice;

/// Zones along one side of everything that can be reached: seven cells.
const SIDE: usize = 14;

/// A zone's row and column.
type Place = (usize, usize);

/// A display as a plain array of zones and a list of workers.
#[derive(Clone, Debug)]
pub struct Naive {
    zones: [[Option<Zone>; SIDE]; SIDE],
    workers: Vec<Place>,
}

impl Default for Naive {
    fn default() -> Naive {
        Naive::new()
    }
}

/// The four places beside this one that are on the table.
fn beside((row, column): Place) -> Vec<Place> {
    let steps = [(-1, 0), (1, 0), (0, -1), (0, 1)];
    steps.iter().filter_map(|&step| step_from((row, column), step)).collect()
}

fn step_from((row, column): Place, (down, right): (isize, isize)) -> Option<Place> {
    let row = row.checked_add_signed(down)?;
    let column = column.checked_add_signed(right)?;
    (row < SIDE && column < SIDE).then_some((row, column))
}

fn place_of(id: ZoneId) -> Place {
    let (down, right) = match id.quarter {
        Quarter::NorthWest => (0, 0),
        Quarter::NorthEast => (0, 1),
        Quarter::SouthWest => (1, 0),
        Quarter::SouthEast => (1, 1),
    };
    (usize::from(id.cell.row()) * 2 + down, usize::from(id.cell.column()) * 2 + right)
}

fn id_of((row, column): Place) -> ZoneId {
    let quarter = match (row % 2, column % 2) {
        (0, 0) => Quarter::NorthWest,
        (0, _) => Quarter::NorthEast,
        (_, 0) => Quarter::SouthWest,
        _ => Quarter::SouthEast,
    };
    let cell = Cell::new((column / 2) as u8, (row / 2) as u8).expect("a place is on the table");
    ZoneId { cell, quarter }
}

fn every_cell() -> impl Iterator<Item = Cell> {
    (0..7).flat_map(|row| (0..7).filter_map(move |column| Cell::new(column, row)))
}

impl Naive {
    /// An empty display.
    pub fn new() -> Naive {
        Naive { zones: [[None; SIDE]; SIDE], workers: Vec::new() }
    }

    /// How many workers are left in the supply.
    pub fn supply(&self) -> usize {
        7 - self.workers.len()
    }

    fn zone(&self, (row, column): Place) -> Option<Zone> {
        self.zones[row][column]
    }

    fn landscape(&self, place: Place) -> Option<Landscape> {
        self.zone(place).map(Zone::landscape)
    }

    fn holds(&self, cell: Cell) -> bool {
        self.zone(place_of(ZoneId { cell, quarter: Quarter::NorthWest })).is_some()
    }

    /// The cells where a card may be laid, row by row.
    pub fn legal_cells(&self, variants: Variants) -> Vec<Cell> {
        let laid: Vec<Cell> = every_cell().filter(|&cell| self.holds(cell)).collect();
        if laid.is_empty() {
            return vec![Cell::START];
        }
        let legal = |cell: &Cell| {
            let distance = |other: &Cell| {
                (cell.column().abs_diff(other.column()), cell.row().abs_diff(other.row()))
            };
            let touches = laid.iter().any(|other| match distance(other) {
                (0, 1) | (1, 0) => true,
                (1, 1) => variants.diagonal,
                _ => false,
            });
            let fits = laid.iter().all(|other| {
                let (columns, rows) = distance(other);
                columns < 4 && rows < 4
            });
            !laid.contains(cell) && touches && fits
        };
        every_cell().filter(legal).collect()
    }

    /// Lays a card on a legal cell.
    pub fn lay(&mut self, card: &Card, cell: Cell, rotation: Rotation) {
        for quarter in Quarter::ALL {
            let (row, column) = place_of(ZoneId { cell, quarter });
            self.zones[row][column] = Some(card.zone(quarter, rotation));
        }
    }

    /// Puts a worker from the supply onto a zone.
    pub fn put_worker(&mut self, zone: ZoneId) {
        self.workers.push(place_of(zone));
    }

    /// Plays a legal turn.
    pub fn play(&mut self, card: &Card, turn: Turn) {
        self.lay(card, turn.cell, turn.rotation);
        match turn.action {
            Action::Rest => {}
            Action::Place(quarter) => self.put_worker(ZoneId { cell: turn.cell, quarter }),
            Action::Move { from, to } => {
                let worker = self.workers.iter().position(|&place| place == place_of(from));
                self.workers[worker.expect("a legal move")] = place_of(to);
            }
        }
    }

    /// The territory around a zone: a flood with a stack. A tower is alone.
    fn territory(&self, start: Place) -> Vec<Place> {
        let mut territory = vec![start];
        let mut stack = vec![start];
        if self.landscape(start) == Some(Landscape::Tower) {
            return territory;
        }
        while let Some(place) = stack.pop() {
            for next in beside(place) {
                if self.landscape(next) == self.landscape(start) && !territory.contains(&next) {
                    territory.push(next);
                    stack.push(next);
                }
            }
        }
        territory.sort_unstable();
        territory
    }

    /// The zones beside a territory that hold a card, each once.
    fn border(&self, territory: &[Place]) -> Vec<Place> {
        let mut border: Vec<Place> = territory.iter().flat_map(|&place| beside(place)).collect();
        border.retain(|place| self.zone(*place).is_some() && !territory.contains(place));
        border.sort_unstable();
        border.dedup();
        border
    }

    /// The territories beside a territory, each once.
    fn territories_beside(&self, territory: &[Place]) -> Vec<Vec<Place>> {
        let border = self.border(territory);
        let mut beside: Vec<_> = border.into_iter().map(|place| self.territory(place)).collect();
        beside.sort_unstable();
        beside.dedup();
        beside
    }

    /// The points of the worker who scores in this territory.
    fn worth(&self, territory: &[Place]) -> u32 {
        match self.landscape(territory[0]) {
            None => 0,
            Some(Landscape::Field) => territory.len() as u32,
            Some(Landscape::Water) => {
                let huts = |place| self.zone(place).map_or(0, |zone| u32::from(zone.huts()));
                self.border(territory).into_iter().map(huts).sum()
            }
            Some(Landscape::Forest) => self.territories_beside(territory).len() as u32,
            Some(Landscape::Tower) => [(-1, 0), (1, 0), (0, -1), (0, 1)]
                .into_iter()
                .map(|direction| self.forests_seen(territory[0], direction))
                .sum(),
        }
    }

    fn forests_seen(&self, tower: Place, direction: (isize, isize)) -> u32 {
        let mut seen = 0;
        let mut place = tower;
        while let Some(next) = step_from(place, direction) {
            match self.landscape(next) {
                Some(Landscape::Tower) => break,
                Some(Landscape::Forest) => seen += 1,
                _ => {}
            }
            place = next;
        }
        seen
    }

    /// Each worker's zone and points, and whether this worker counts, in the order of placing.
    pub fn workers(&self) -> Vec<(ZoneId, u32, bool)> {
        let mut scored: Vec<Vec<Place>> = Vec::new();
        let mut workers = Vec::new();
        for &place in &self.workers {
            let territory = self.territory(place);
            let points = self.worth(&territory);
            workers.push((id_of(place), points, !scored.contains(&territory)));
            scored.push(territory);
        }
        workers
    }

    /// The total of those who count.
    pub fn total(&self) -> u32 {
        self.workers().iter().filter(|worker| worker.2).map(|worker| worker.1).sum()
    }

    /// Every legal turn with this card.
    pub fn legal_turns(&self, card: &Card, variants: Variants) -> Vec<Turn> {
        let mut turns = Vec::new();
        for cell in self.legal_cells(variants) {
            for rotation in Rotation::ALL {
                let mut after = self.clone();
                after.lay(card, cell, rotation);
                let turn = |action| Turn { cell, rotation, action };
                turns.push(turn(Action::Rest));
                if self.supply() > 0 {
                    turns.extend(Quarter::ALL.map(|quarter| turn(Action::Place(quarter))));
                }
                let mut standing = after.workers.clone();
                standing.sort_unstable();
                standing.dedup();
                for from in standing {
                    for to in after.destinations(from, variants) {
                        turns.push(turn(Action::Move { from: id_of(from), to: id_of(to) }));
                    }
                }
            }
        }
        turns
    }

    fn destinations(&self, from: Place, variants: Variants) -> Vec<Place> {
        let home = self.territory(from);
        let mut reached = self.territories_beside(&home);
        if variants.ferryman {
            for water in reached.clone() {
                let is_water = self.landscape(water[0]) == Some(Landscape::Water);
                if is_water && self.workers.iter().any(|worker| water.contains(worker)) {
                    reached.extend(self.territories_beside(&water));
                }
            }
        }
        let mut places: Vec<Place> = reached.into_iter().flatten().collect();
        places.retain(|place| !home.contains(place));
        places.sort_unstable();
        places.dedup();
        places
    }
}

/// Plays the random game that [`crate::random_rounds`] plays with the same dice: shows each round's
/// display and card before it is laid, and gives the final display.
pub fn random_rounds(deck: &Deck, dice: &mut Dice, mut each: impl FnMut(&Naive, &Card)) -> Naive {
    let mut pile: Vec<&Card> = deck.cards().iter().collect();
    let mut display = Naive::new();
    for _ in 0..16 {
        let roll = RandomRound::roll(dice);
        let card = pile.remove(roll.card(pile.len()));
        each(&display, card);
        let cells = display.legal_cells(Variants::NONE);
        let cell = cells[roll.cell(cells.len())];
        display.lay(card, cell, roll.rotation());
        if let Some(quarter) = roll.worker().filter(|_| display.supply() > 0) {
            display.put_worker(ZoneId { cell, quarter });
        }
    }
    display
}
