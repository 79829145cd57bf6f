//! A game that is looked at after it was played.

use crate::limes::address::route_to;
use crate::shell::route::{GameAddress, GamePage, GameScreen, Route};
use limes::DealtGame;

/// A game that is looked at, and where it is.
#[derive(Clone)]
pub(crate) struct Subject {
    /// The game.
    pub(crate) game: DealtGame,
    /// Its address.
    pub(crate) address: GameAddress,
}

impl Subject {
    /// The address of another screen of the same game.
    pub(crate) fn route(&self, screen: GameScreen) -> Route {
        Route::Game(screen, self.address.clone())
    }

    /// The way back into a game that goes on.
    pub(crate) fn table(&self) -> Route {
        match &self.address {
            GameAddress::Stored(id) => Route::play(id.clone()),
            GameAddress::Table(id) => Route::table(id.clone()),
            GameAddress::Last | GameAddress::Link(_) | GameAddress::Challenge(_) => {
                route_to(GamePage::New)
            }
        }
    }
}
