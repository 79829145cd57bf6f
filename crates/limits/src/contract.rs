//! Limits fulfils the contract of every game.

use crate::action::Decision;
use crate::record::Record;
use crate::refusal::Refusal;
use crate::view::View;
use game::{Game, Position, Question, Seat};

impl Position for Record {
    const NAME: &'static str = "Limits";

    type Decision = Decision;
    type View = View;
    type Refusal = Refusal;

    fn players(&self) -> usize {
        self.game.players().len()
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        self.game.name(seat)
    }

    fn asked(&self, seat: Seat) -> Option<Question> {
        self.game.asked(seat)
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Decision>, Refusal> {
        self.game.legal(seat)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.game.view(viewer)
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn ranks(&self) -> Vec<usize> {
        self.game.standing().places().iter().map(|place| place.rank).collect()
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

/// The deal is in the record, so every record knows what is to come.
impl Game for Record {
    fn decide(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        self.game.decide(seat, decision)
    }
}
