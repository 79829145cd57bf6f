//! What a server shows of a game, with the types of the game.

use game::Question;
use games::SeenView;

/// What a seat may see of a game that can be played at a server.
pub trait RemoteView: Sized {
    /// This view, if it is one of this game.
    fn of(seen: SeenView) -> Option<Self>;

    /// The question that the seat is to answer.
    fn asked(&self) -> Option<Question>;
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
}
