//! The draft of a turn: everything a player may try before they end it.
//!
//! A draft is always legal as far as it goes. The rules refuse whatever would break them and say why, and the draft stays
//! as it was. What a later change makes impossible is dropped, such as a move to a zone that is out of reach since the card
//! was turned. Every change can be undone, back to the card in the hand.

mod look;
mod notation;
mod refusal;
mod tap;

pub use look::{Destination, Figure, Ghost, WorkerAction};

pub use refusal::DraftRefusal;
pub use tap::Tap;

use limes::{
    Action, Card, Cell, Display, Quarter, Rotation, Turn, TurnRefusal, Variants, View, ZoneId,
};

/// How far a draft has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The card is in the hand, in this rotation.
    InHand(Rotation),
    /// The card is laid; this would be the turn.
    Laid(Turn),
}

impl Step {
    /// How the card is turned.
    pub fn rotation(self) -> Rotation {
        match self {
            Step::InHand(rotation) => rotation,
            Step::Laid(turn) => turn.rotation,
        }
    }
}

/// A turn that is being tried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    before: Display,
    card: Card,
    variants: Variants,
    /// Always legal as far as it goes.
    now: Step,
    /// The worker who is about to move, by the zone on which they stood before this turn. Looking where they could go
    /// changes nothing, so this is not part of the steps.
    picked: Option<ZoneId>,
    past: Vec<Step>,
    undone: Vec<Step>,
}

impl Draft {
    /// A card in the hand, upright, and a display to lay it in.
    pub fn new(before: Display, card: Card, variants: Variants) -> Draft {
        let now = Step::InHand(Rotation::Up);
        Draft { before, card, variants, now, picked: None, past: Vec::new(), undone: Vec::new() }
    }

    /// The turn that the seat of a view has to make; `None` if it has nothing to decide.
    pub fn of_view(view: &View) -> Option<Draft> {
        let (card, display) = view.to_lay().ok()?;
        Some(Draft::new(*display, view.deck.card(card).clone(), view.variants))
    }

    /// Turns the card a quarter to the left, in the hand or where it lies.
    pub fn turn_left(&mut self) {
        self.turn_by(3);
    }

    /// Turns the card a quarter to the right, in the hand or where it lies.
    pub fn turn_right(&mut self) {
        self.turn_by(1);
    }

    /// A worker on the card turns with it: they stay on the landscape on which they were placed.
    fn turn_by(&mut self, quarters: usize) {
        let rotation = times(quarters, self.now.rotation(), Rotation::clockwise);
        let step = match self.now {
            Step::InHand(_) => Step::InHand(rotation),
            Step::Laid(turn) => {
                let carried = |quarter| times(quarters, quarter, Quarter::clockwise);
                let action = match turn.action {
                    Action::Place(quarter) => Action::Place(carried(quarter)),
                    Action::Move { from, to } if to.cell == turn.cell => {
                        Action::Move { from, to: ZoneId { quarter: carried(to.quarter), ..to } }
                    }
                    other => other,
                };
                self.keeping(Turn { rotation, action, ..turn })
            }
        };
        self.go_to(step);
    }

    /// Lays the card, or lays it elsewhere together with a worker on it.
    ///
    /// # Errors
    /// If the card may not lie there.
    pub fn lay(&mut self, cell: Cell) -> Result<(), DraftRefusal> {
        self.before.check_cell(cell, self.variants)?;
        let step = match self.now {
            Step::InHand(rotation) => Step::Laid(Turn { cell, rotation, action: Action::Rest }),
            Step::Laid(turn) => {
                let action = match turn.action {
                    Action::Move { from, to } if to.cell == turn.cell => {
                        Action::Move { from, to: ZoneId { cell, ..to } }
                    }
                    other => other,
                };
                self.keeping(Turn { cell, action, ..turn })
            }
        };
        self.go_to(step);
        Ok(())
    }

    /// Takes the card back into the hand. What was done with a worker is taken back too.
    pub fn lift(&mut self) {
        self.picked = None;
        self.go_to(Step::InHand(self.now.rotation()));
    }

    /// Places a worker from the supply on a quarter of the laid card, instead of whatever was done with one.
    ///
    /// # Errors
    /// If the card is in the hand or the supply is empty.
    pub fn place(&mut self, quarter: Quarter) -> Result<(), DraftRefusal> {
        self.act(Action::Place(quarter))
    }

    /// Picks the worker on this zone, so that they can move. If one has come here in this draft and another stood here
    /// before, the next call picks the other one.
    ///
    /// # Errors
    /// If the card is in the hand, nobody is there, or the worker was placed in this turn.
    pub fn pick(&mut self, zone: ZoneId) -> Result<(), DraftRefusal> {
        let turn = self.turn().ok_or(DraftRefusal::NotLaid)?;
        if self.placed() == Some(zone) {
            return Err(DraftRefusal::JustPlaced(zone));
        }
        let there = self.homes_of(turn, zone);
        let next = there.iter().position(|&home| Some(home) == self.picked).map_or(0, |at| at + 1);
        let first = there.first().ok_or(TurnRefusal::NoWorker(zone))?;
        self.picked = Some(*there.get(next).unwrap_or(first));
        Ok(())
    }

    /// Picks the next worker who has somewhere to go, in the order of placing. After the last one, nobody is picked.
    ///
    /// # Errors
    /// If the card is in the hand.
    pub fn pick_next(&mut self) -> Result<(), DraftRefusal> {
        let homes = self.movable()?;
        let next = homes.iter().position(|&home| Some(home) == self.picked).map_or(0, |at| at + 1);
        self.picked = homes.get(next).copied();
        Ok(())
    }

    /// Picks the worker before. Before the first one, nobody is picked.
    ///
    /// # Errors
    /// If the card is in the hand.
    pub fn pick_previous(&mut self) -> Result<(), DraftRefusal> {
        let homes = self.movable()?;
        let now = homes.iter().position(|&home| Some(home) == self.picked).unwrap_or(homes.len());
        self.picked = now.checked_sub(1).and_then(|at| homes.get(at)).copied();
        Ok(())
    }

    /// Where the workers who are on a zone now stood before this turn: one zone for each that can be told apart.
    fn homes_of(&self, turn: Turn, zone: ZoneId) -> Vec<ZoneId> {
        let mut standing = self.before.workers().filter(|&worker| worker == zone).count();
        let mut homes = Vec::new();
        if let Action::Move { from, to } = turn.action {
            homes.extend((to == zone).then_some(from));
            standing -= usize::from(from == zone);
        }
        homes.extend((standing > 0).then_some(zone));
        homes
    }

    /// Lets go of the picked worker; nothing else changes.
    pub fn put_down(&mut self) {
        self.picked = None;
    }

    /// Moves the picked worker, instead of whatever was done with a worker. Moving them to where they stood takes their move
    /// back.
    ///
    /// # Errors
    /// If nobody is picked, or the picked worker cannot go there.
    pub fn move_to(&mut self, zone: ZoneId) -> Result<(), DraftRefusal> {
        let from = self.picked.ok_or(DraftRefusal::NobodyPicked)?;
        if from != zone {
            return self.act(Action::Move { from, to: zone });
        }
        self.picked = None;
        match self.turn() {
            Some(Turn { action: Action::Move { from: moved, .. }, .. }) if moved == from => {
                self.rest()
            }
            _ => Ok(()),
        }
    }

    /// Takes back what was done with a worker; the card stays.
    ///
    /// # Errors
    /// If the card is in the hand.
    pub fn rest(&mut self) -> Result<(), DraftRefusal> {
        self.act(Action::Rest)
    }

    fn act(&mut self, action: Action) -> Result<(), DraftRefusal> {
        let turn = Turn { action, ..self.turn().ok_or(DraftRefusal::NotLaid)? };
        self.before.after(&self.card, turn, self.variants)?;
        self.picked = None;
        self.go_to(Step::Laid(turn));
        Ok(())
    }

    /// Takes back the last change; a picked worker is put down first. Returns whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.picked.take().is_some() {
            return true;
        }
        let Some(step) = self.past.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.now, step));
        true
    }

    /// Makes the last undone change again. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.undone.pop() else { return false };
        self.picked = None;
        self.past.push(std::mem::replace(&mut self.now, step));
        true
    }

    /// Whether there is anything to undo.
    pub fn can_undo(&self) -> bool {
        self.picked.is_some() || !self.past.is_empty()
    }

    /// The turn as it would be ended now; always legal. `None` while the card is in the hand.
    pub fn turn(&self) -> Option<Turn> {
        match self.now {
            Step::InHand(_) => None,
            Step::Laid(turn) => Some(turn),
        }
    }

    /// How far the draft has come.
    pub fn step(&self) -> Step {
        self.now
    }

    /// The turn; what it does with a worker is dropped if it has become illegal.
    fn keeping(&self, turn: Turn) -> Step {
        let legal = self.before.after(&self.card, turn, self.variants).is_ok();
        Step::Laid(if legal { turn } else { Turn { action: Action::Rest, ..turn } })
    }

    fn go_to(&mut self, step: Step) {
        if step != self.now {
            self.past.push(std::mem::replace(&mut self.now, step));
            self.undone.clear();
        }
    }
}

fn times<T>(count: usize, start: T, step: impl Fn(T) -> T) -> T {
    (0..count).fold(start, |value, _| step(value))
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;
