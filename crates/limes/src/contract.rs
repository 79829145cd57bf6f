//! Limes fulfils the contract of every game.

use crate::dealt::DealtGame;
use crate::record::Record;
use crate::refusal::Refusal;
use crate::turn::Turn;
use crate::view::View;
use game::{Game, Position, Question, Seat};

impl Position for Record {
    const NAME: &'static str = "Limes";

    type Decision = Turn;
    type View = View;
    type Refusal = Refusal;

    fn players(&self) -> usize {
        self.game.players().len()
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        self.game.player(seat).ok().map(|player| player.name())
    }

    fn asked(&self, seat: Seat) -> Option<Question> {
        self.game.asked(seat)
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Turn>, Refusal> {
        self.game.legal(seat)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.game.view(viewer, self.turn_visibility())
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn ranks(&self) -> Vec<usize> {
        self.game.standing().ranks
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

impl Position for DealtGame {
    const NAME: &'static str = Record::NAME;

    type Decision = Turn;
    type View = View;
    type Refusal = Refusal;

    fn players(&self) -> usize {
        self.record().players()
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        self.record().name(seat)
    }

    fn asked(&self, seat: Seat) -> Option<Question> {
        self.record().asked(seat)
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Turn>, Refusal> {
        self.record().legal(seat)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.record().view(viewer)
    }

    fn is_over(&self) -> bool {
        self.record().is_over()
    }

    fn ranks(&self) -> Vec<usize> {
        self.record().ranks()
    }

    fn text(&self) -> String {
        self.record().text()
    }
}

impl Game for DealtGame {
    fn decide(&mut self, seat: Seat, turn: Turn) -> Result<(), Refusal> {
        self.play(seat, turn)
    }
}
