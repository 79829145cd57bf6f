//! What one seat may see.

use crate::game::{Game, Seat};

/// Whether players may watch each other's turns of the round that is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Table {
    /// Nobody sees another's turn of this round before his own is ended. The default.
    #[default]
    Closed,
    /// Everyone sees every turn at once.
    Open,
}

/// A game as one seat sees it: turns that the seat may not know are not in it at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    seat: Option<Seat>,
    game: Game,
    moved: Vec<bool>,
}

impl Game {
    /// The view of a seat, or of somebody who only watches.
    pub fn view(&self, seat: Option<Seat>, table: Table) -> View {
        let moved: Vec<bool> = self.seats().map(|other| self.has_moved(other)).collect();
        let mut game = self.clone();
        let committed = seat.is_some_and(|seat| self.has_moved(seat));
        let round_is_on = self.rounds() < self.drawn().len();
        if table == Table::Closed && round_is_on && !committed {
            for other in self.seats().filter(|&other| self.has_moved(other)) {
                game.hide_turn(other);
            }
        }
        View { seat, game, moved }
    }
}

impl View {
    /// Whose view it is; nobody's for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The game, without what the seat may not see.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who has ended his turn of this round, whether or not it can be seen.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.moved.get(seat.0).copied().unwrap_or(false)
    }
}
