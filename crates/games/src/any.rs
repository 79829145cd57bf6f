//! A game without its type.

use crate::limes_view::LimesView;
use crate::limits_view::LimitsView;
use game::{Decision, Game, NOTATION, Position, Question, Refusal, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a seat may see, as plain data that serialises to the JSON of docs/FORMATS.md.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum AnyView {
    /// Of Limes.
    Limes(Box<LimesView>),
    /// Of Limits.
    Limits(Box<LimitsView>),
}

impl AnyView {
    /// The seats of the players in it, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        let numbers: Vec<usize> = match self {
            AnyView::Limes(view) => view.seats().collect(),
            AnyView::Limits(view) => view.seats().collect(),
        };
        numbers.into_iter().filter_map(Seat::new)
    }

    /// The leader's seat, or the lowest of several.
    pub fn leader(&self) -> Option<Seat> {
        let number = match self {
            AnyView::Limes(view) => view.leader(),
            AnyView::Limits(view) => view.leader(),
        };
        number.and_then(Seat::new)
    }

    /// The viewer's rank: 1 + the number of players who are strictly better.
    pub fn own_rank(&self) -> Option<usize> {
        match self {
            AnyView::Limes(view) => view.own_rank(),
            AnyView::Limits(view) => view.own_rank(),
        }
    }

    /// The question that its viewer is to answer.
    pub fn asked(&self) -> Option<&str> {
        match self {
            AnyView::Limes(view) => view.asked.as_deref(),
            AnyView::Limits(view) => view.asked.as_deref(),
        }
    }
}

impl From<limes::View> for AnyView {
    fn from(view: limes::View) -> AnyView {
        AnyView::Limes(Box::new(LimesView::from(&view)))
    }
}

impl From<limits::View> for AnyView {
    fn from(view: limits::View) -> AnyView {
        AnyView::Limits(Box::new(LimitsView::from(&view)))
    }
}

/// Why a decision is refused: a stable code for programs, a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Such as `turn/cell_taken`.
    pub code: &'static str,
    /// Such as `a card lies on d4 already`.
    pub message: String,
}

impl Refused {
    fn by(refusal: impl Refusal) -> Refused {
        Refused { code: refusal.code(), message: refusal.to_string() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refused {}

/// A [`Position`] without its type.
pub trait AnyPosition: fmt::Debug {
    /// The name of the game, as the header `Game` of a record spells it.
    fn game_name(&self) -> &'static str;
    /// How many players there are.
    fn players(&self) -> usize;
    /// The name of the player in a seat; `None` where nobody sits.
    fn name(&self, seat: Seat) -> Option<&str>;
    /// The question that this seat is to answer; `None` if it has nothing to decide now.
    fn asked(&self, seat: Seat) -> Option<Question>;
    /// The seats that have something to decide now, in order.
    fn waiting(&self) -> Vec<Seat>;
    /// Everything the player may decide now, as notation; never empty.
    ///
    /// # Errors
    /// Why they have nothing to decide.
    fn legal(&self, seat: Seat) -> Result<Vec<String>, Refused>;
    /// What the player in a seat may see, or, with `None` or where nobody sits, somebody who watches.
    fn view(&self, viewer: Option<Seat>) -> AnyView;
    /// Whether nothing more will be decided.
    fn is_over(&self) -> bool;
    /// Everybody's rank in seat order.
    fn ranks(&self) -> Vec<usize>;
    /// The canonical text of the record.
    fn text(&self) -> String;
}

/// A [`Game`] without its type.
pub trait AnyGame: AnyPosition {
    /// Decides for a seat.
    ///
    /// # Errors
    /// If the text is not a decision, the seat has nothing to decide, or the rules do not allow it; then nothing has changed.
    fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Refused>;
}

impl<P: Position<View: Into<AnyView>>> AnyPosition for P {
    fn game_name(&self) -> &'static str {
        P::NAME
    }

    fn players(&self) -> usize {
        Position::players(self)
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        Position::name(self, seat)
    }

    fn asked(&self, seat: Seat) -> Option<Question> {
        Position::asked(self, seat)
    }

    fn waiting(&self) -> Vec<Seat> {
        Position::waiting(self)
    }

    fn legal(&self, seat: Seat) -> Result<Vec<String>, Refused> {
        let legal = Position::legal(self, seat).map_err(Refused::by)?;
        Ok(legal.iter().map(ToString::to_string).collect())
    }

    fn view(&self, viewer: Option<Seat>) -> AnyView {
        Position::view(self, viewer).into()
    }

    fn is_over(&self) -> bool {
        Position::is_over(self)
    }

    fn ranks(&self) -> Vec<usize> {
        Position::ranks(self)
    }

    fn text(&self) -> String {
        Position::text(self)
    }
}

impl<G: Game<View: Into<AnyView>>> AnyGame for G {
    fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Refused> {
        let decision = read::<G::Decision>(decision)?;
        Game::decide(self, seat, decision).map_err(Refused::by)
    }
}

fn read<D: Decision>(text: &str) -> Result<D, Refused> {
    text.parse().map_err(|fault: D::Err| Refused { code: NOTATION, message: fault.to_string() })
}
