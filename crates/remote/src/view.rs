//! What a server shows of a game, with the types of the game.

use game::{Question, Seat};
use games::SeenView;

/// What a seat may see of a game that can be played at a server.
pub trait RemoteView: Sized {
    /// This view, if it is one of this game.
    fn of(seen: SeenView) -> Option<Self>;

    /// The question that the seat is to answer.
    fn asked(&self) -> Option<Question>;

    /// Calls a player by another name.
    fn call(&mut self, seat: Seat, name: &str);
}

impl RemoteView for limes::View {
    fn of(seen: SeenView) -> Option<limes::View> {
        match seen {
            SeenView::Limes(view) => Some(*view),
            SeenView::Limits(_) => None,
        }
    }

    fn asked(&self) -> Option<Question> {
        self.asked
    }

    fn call(&mut self, seat: Seat, name: &str) {
        if let Some(player) = self.players.iter_mut().find(|player| player.seat == seat) {
            player.name = name.to_owned();
        }
    }
}

impl RemoteView for limits::View {
    fn of(seen: SeenView) -> Option<limits::View> {
        match seen {
            SeenView::Limits(view) => Some(*view),
            SeenView::Limes(_) => None,
        }
    }

    fn asked(&self) -> Option<Question> {
        self.asked
    }

    fn call(&mut self, seat: Seat, name: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.name = name.to_owned();
        }
    }
}
