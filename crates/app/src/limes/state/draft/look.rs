//! What a draft shows: where things may go, and what they are worth there.

use crate::limes::state::CellRange;
use crate::limes::state::draft::{Draft, DraftRefusal};

use limes::{
    Action, Card, Cell, Cells, Display, Profession, Quarter, Score, Turn, Variants, WorkerScore,
    ZoneId,
};

/// A faint worker on a quarter of the laid card, on which one could be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Where they would stand.
    pub zone: ZoneId,
    /// The profession they would have.
    pub profession: Profession,
    /// The points they would add at once: none where another worker already counts.
    pub adds: u32,
    /// Whether the draft has placed them.
    pub placed: bool,
}

/// A zone to which the picked worker can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The zone.
    pub zone: ZoneId,
    /// The profession they would have there.
    pub profession: Profession,
    /// How the total changes, compared with leaving all workers alone.
    pub change: i64,
}

/// A worker in the display, as the draft has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Zone, profession, points, whether they count and why.
    pub score: WorkerScore,
    /// What the draft does with them.
    pub action: WorkerAction,
    /// Whether they could be picked and would have somewhere to go.
    pub movable: bool,
    /// Whether they are the one who is about to move.
    pub picked: bool,
}

/// What a draft does with a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkerAction {
    /// Nothing.
    Rest,
    /// It has moved them here from this zone.
    MovedFrom(ZoneId),
    /// It has placed them from the supply.
    Placed,
}

impl Draft {
    /// The display as it was before this turn.
    pub fn before(&self) -> &Display {
        &self.before
    }

    /// The card of this turn.
    pub fn card(&self) -> &Card {
        &self.card
    }

    /// The variants that are played.
    pub fn variants(&self) -> Variants {
        self.variants
    }

    /// Where the card may lie. This stays the same while the draft changes.
    pub fn legal_cells(&self) -> Cells {
        self.before.legal_cells(self.variants)
    }

    /// The cells that are shown. They stay the same while the draft changes.
    pub fn cell_range(&self) -> CellRange {
        CellRange::of_turn(&self.before, self.variants)
    }

    /// The display as it would be if the turn were ended now.
    pub fn preview(&self) -> Display {
        self.turn().map_or(self.before, |turn| self.after(turn))
    }

    /// The draft as it would be with the card on this cell; `None` if it lies there already or may not lie there.
    pub fn laid_at(&self, cell: Cell) -> Option<Draft> {
        if self.turn().is_some_and(|turn| turn.cell == cell) {
            return None;
        }
        let mut draft = self.clone();
        draft.lay(cell).ok()?;
        Some(draft)
    }

    /// The score as it would be if the turn were ended now, with every reason.
    pub fn score(&self) -> Score {
        self.preview().score()
    }

    /// The total before this turn.
    pub fn total(&self) -> u32 {
        self.before.total()
    }

    /// The total as it would be if the turn were ended now.
    pub fn total_after(&self) -> u32 {
        self.preview().total()
    }

    /// Workers in the supply, as the draft has it.
    pub fn supply(&self) -> usize {
        self.preview().supply()
    }

    /// The zone on which the worker who is about to move stood before this turn.
    pub fn picked(&self) -> Option<ZoneId> {
        self.picked
    }

    /// The zone on which the draft has placed a worker.
    pub fn placed(&self) -> Option<ZoneId> {
        match self.turn()? {
            Turn { cell, action: Action::Place(quarter), .. } => Some(ZoneId { cell, quarter }),
            _ => None,
        }
    }

    /// A faint worker for each quarter of the laid card, in reading order. There are none while the card is in the hand,
    /// or if the supply was empty.
    pub fn ghosts(&self) -> Vec<Ghost> {
        let Some(base) = self.base() else { return Vec::new() };
        let Some(turn) = self.turn().filter(|_| self.before.supply() > 0) else {
            return Vec::new();
        };
        let ghost = |quarter| {
            let after = self.after(Turn { action: Action::Place(quarter), ..turn });
            let zone = ZoneId { cell: turn.cell, quarter };
            let profession = base.zone(zone)?.landscape().profession();
            let adds = after.total().saturating_sub(base.total());
            Some(Ghost { zone, profession, adds, placed: self.placed() == Some(zone) })
        };
        Quarter::ALL.into_iter().filter_map(ghost).collect()
    }

    /// Where the picked worker can go, in reading order. Empty if nobody is picked.
    pub fn destinations(&self) -> Vec<Destination> {
        let (Some(base), Some(from), Some(turn)) = (self.base(), self.picked, self.turn()) else {
            return Vec::new();
        };
        let destination = |to| {
            let after = self.after(Turn { action: Action::Move { from, to }, ..turn });
            let profession = base.zone(to)?.landscape().profession();
            let change = i64::from(after.total()) - i64::from(base.total());
            Some(Destination { zone: to, profession, change })
        };
        base.destinations(from, self.variants).into_iter().filter_map(destination).collect()
    }

    /// The zones with workers who have somewhere to go, in the order of placing, as they stood before this turn.
    ///
    /// # Errors
    /// If the card is in the hand: moves are judged after it is laid.
    pub fn movable(&self) -> Result<Vec<ZoneId>, DraftRefusal> {
        let base = self.base().ok_or(DraftRefusal::NotLaid)?;
        let mut homes: Vec<ZoneId> = Vec::new();
        for home in self.before.workers() {
            if !homes.contains(&home) && !base.destinations(home, self.variants).is_empty() {
                homes.push(home);
            }
        }
        Ok(homes)
    }

    /// All workers in the display, in the order of placing.
    pub fn figures(&self) -> Vec<Figure> {
        let movable = self.movable().unwrap_or_default();
        // Workers keep their place in the list when they move, and one who is placed comes last.
        let homes = self.before.workers().map(Some).chain(std::iter::once(None));
        let figure = |(score, home): (WorkerScore, Option<ZoneId>)| {
            let action = match home {
                None => WorkerAction::Placed,
                Some(home) if home != score.zone => WorkerAction::MovedFrom(home),
                Some(_) => WorkerAction::Rest,
            };
            let movable = home.is_some_and(|home| movable.contains(&home));
            Figure { score, action, movable, picked: false }
        };
        let mut figures: Vec<Figure> =
            self.score().workers.into_iter().zip(homes).map(figure).collect();
        // Of several who stood on one zone only one is picked: the one who has moved, if any.
        let picked = self.picked.and_then(|home| {
            let moved =
                figures.iter().position(|figure| figure.action == WorkerAction::MovedFrom(home));
            moved.or_else(|| figures.iter().position(|figure| figure.score.zone == home))
        });
        if let Some(figure) = picked.and_then(|at| figures.get_mut(at)) {
            figure.picked = true;
        }
        figures
    }

    /// The display with the card laid and no worker touched, as moves are judged; `None` while it is in the hand.
    fn base(&self) -> Option<Display> {
        self.turn().map(|turn| self.after(Turn { action: Action::Rest, ..turn }))
    }

    /// The display after a turn. Only legal turns come here; any other would leave the display as it is.
    fn after(&self, turn: Turn) -> Display {
        self.before.after(&self.card, turn, self.variants).unwrap_or(self.before)
    }
}
