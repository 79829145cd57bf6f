//! What was decided in a round.

use crate::action::{Action, Decision};
use crate::colour::Colour;
use crate::seat::{BySeat, MAX_PLAYERS};
use crate::suspicion::Suspicion;
use game::Seat;

/// The decisions of one round, from which the round can be played again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    pub(crate) face_down: BySeat<Option<Colour>>,
    pub(crate) actions: Vec<(Seat, Action)>,
    pub(crate) suspicion: Option<Suspicion>,
}

impl Round {
    /// The card that a player put face down; `None` while they have not.
    pub fn face_down(&self, seat: Seat) -> Option<Colour> {
        self.face_down[seat]
    }

    /// The actions, in order.
    pub fn actions(&self) -> &[(Seat, Action)] {
        &self.actions
    }

    /// Everything that was decided, in an order in which it can be decided again: players hide their cards all at once, here in
    /// seat order.
    pub fn decisions(&self) -> impl Iterator<Item = (Seat, Decision)> {
        let hidden = Seat::first(MAX_PLAYERS)
            .filter_map(|seat| Some((seat, Decision::Hide(self.face_down(seat)?))));
        let acted = self.actions.iter().map(|&(seat, action)| (seat, Decision::Act(action)));
        hidden.chain(acted)
    }

    /// The suspicion that ended the round; `None` while it goes on.
    pub fn suspicion(&self) -> Option<&Suspicion> {
        self.suspicion.as_ref()
    }
}
