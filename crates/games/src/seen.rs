//! A view that was read back.

use crate::any::AnyView;
use crate::view_fault::ViewFault;
use game::Question;

/// What a seat may see, with the types of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeenView {
    /// Of Limes.
    Limes(Box<limes::View>),
    /// Of Limits.
    Limits(Box<limits::View>),
}

impl AnyView {
    /// Reads what was written, and checks it.
    ///
    /// # Errors
    /// If no game looks like this from anywhere.
    pub fn read(&self) -> Result<SeenView, ViewFault> {
        Ok(match self {
            AnyView::Limes(view) => SeenView::Limes(Box::new(view.read()?)),
            AnyView::Limits(view) => SeenView::Limits(Box::new(view.read()?)),
        })
    }
}

impl SeenView {
    /// The question that the seat is asked, if any.
    pub fn asked(&self) -> Option<Question> {
        match self {
            SeenView::Limes(view) => view.asked,
            SeenView::Limits(view) => view.asked,
        }
    }

    /// Everything that the seat may decide now, as notation; empty if it is asked nothing.
    pub fn legal(&self) -> Vec<String> {
        match self {
            SeenView::Limes(view) => match view.to_lay() {
                Ok((card, display)) => {
                    let turns = display.legal_turns(view.deck.card(card), view.variants);
                    turns.iter().map(ToString::to_string).collect()
                }
                Err(_) => Vec::new(),
            },
            SeenView::Limits(view) => view.legal().iter().map(ToString::to_string).collect(),
        }
    }

    /// Whether this can be a later look, or the same, of the same seat at the same game. If not, whatever was remembered
    /// of the game before is worth nothing here.
    pub fn follows(&self, earlier: &SeenView) -> bool {
        match (self, earlier) {
            (SeenView::Limes(now), SeenView::Limes(then)) => {
                let names = |view: &limes::View| -> Vec<String> {
                    view.players.iter().map(|player| player.name.clone()).collect()
                };
                now.you == then.you
                    && (now.others > 0 || names(now) == names(then))
                    && (now.variants, &now.deck) == (then.variants, &then.deck)
                    && now.drawn.starts_with(&then.drawn)
            }
            (SeenView::Limits(now), SeenView::Limits(then)) => {
                let seat = |view: &limits::View| view.own.as_ref().map(|own| own.seat);
                let mut names = now.players.iter().zip(&then.players);
                seat(now) == seat(then)
                    && now.mode == then.mode
                    && now.players.len() == then.players.len()
                    && names.all(|(now, then)| now.name == then.name)
                    && now.turned_up.starts_with(&then.turned_up)
                    && progress(now) >= progress(then)
            }
            _ => false,
        }
    }
}

/// How far a game of Limits has come. A card that was hidden is not taken back, nor is a deed within its round.
fn progress(view: &limits::View) -> (usize, bool, usize, usize) {
    let is_over = matches!(view.phase, limits::Phase::Over(_));
    let hidden = view.players.iter().filter(|player| player.has_hidden).count();
    (view.round, is_over, hidden, view.deeds.len())
}
