//! A game that is looked at, whichever it is: where it is, and how it is read from there.

use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::open_games::OpenGames;
use crate::shell::route::{self, GameAddress, GamePage, GamePath, GameScreen, Route};
use crate::shell::runner::PlayedHere;
use crate::shell::screens::game::{Failure, GameSource};
use crate::shell::storage::StoredGame;
use crate::shell::texts::Texts;
use game::Seat;
use leptos::prelude::*;

/// A game that is looked at, and where it is.
#[derive(Clone)]
pub(crate) struct Subject<G> {
    /// The game.
    pub(crate) game: G,
    /// Its address.
    pub(crate) address: GameAddress,
    /// The seat of whoever looks, where somebody other than this device knows it: at the table of a server.
    pub(crate) reader: Option<Seat>,
}

impl<G: PlayedHere> Subject<G> {
    /// The address of another screen of the same game.
    pub(crate) fn route(&self, screen: GameScreen) -> Route {
        Route::Game(screen, self.address.clone())
    }

    /// Whose play is looked at first, as a place in the list of all players: the reader's own, if it is one of these.
    pub(crate) fn first_of(&self, seats: &[Seat]) -> usize {
        let reader = self.reader.filter(|reader| seats.contains(reader));
        reader.or(seats.first().copied()).map_or(0, Seat::index)
    }

    /// The way back into a game that goes on.
    pub(crate) fn table(&self) -> Route {
        table_at(&self.address, G::PATH)
    }
}

/// Where the game at this address is played; where that is nowhere, the way to a new one.
fn table_at(address: &GameAddress, path: &'static str) -> Route {
    match address {
        GameAddress::Stored(id) => Route::play(id.clone()),
        GameAddress::Table(id) => Route::table(id.clone()),
        GameAddress::Last | GameAddress::Link(_) | GameAddress::Challenge(_) => {
            Route::Page(GamePath::new(path), GamePage::New)
        }
    }
}

/// How a game is read; what is wrong with it comes in words.
pub(crate) struct Reading<G> {
    /// From what is stored.
    pub(crate) document: fn(&Texts, &str) -> Result<G, String>,
    /// From a record that came from elsewhere.
    pub(crate) record: fn(&Texts, &str) -> Result<G, String>,
}

impl<G: PlayedHere> Reading<G> {
    /// The game, with the version that is stored; or what is shown where it cannot be read.
    pub(crate) fn read(&self, source: GameSource) -> Result<(Subject<G>, u64), AnyView> {
        let texts = AppContext::get().texts_now();
        match source {
            GameSource::Open(id) => {
                let runner = OpenGames::get().find::<G>(&id);
                let document = runner.and_then(|runner| runner.document()).unwrap_or_default();
                let game = (self.document)(&texts, &document);
                let game = game.map_err(|fault| broken(&texts, fault, None))?;
                Ok((Subject { game, address: GameAddress::Stored(id), reader: None }, 0))
            }
            GameSource::Stored(row) => match (self.document)(&texts, &row.document) {
                Ok(game) => {
                    let address = GameAddress::Stored(row.id);
                    Ok((Subject { game, address, reader: None }, row.version))
                }
                Err(fault) => Err(broken(&texts, fault, Some(row))),
            },
            GameSource::Link { address, record, reader } => match (self.record)(&texts, &record) {
                Ok(game) => Ok((Subject { game, address, reader }, 0)),
                Err(fault) => Err(unreadable(&texts, fault)),
            },
        }
    }

    /// The table of a game of this device; if it is over, the way to its result.
    pub(crate) fn table(&self, source: GameSource, play: fn(GameId, G, u64) -> AnyView) -> AnyView {
        match self.read(source) {
            Ok((Subject { game, address, .. }, _)) if game.is_over() => {
                route::replace(&Route::Game(GameScreen::Result, address));
                ().into_any()
            }
            Ok((Subject { game, address: GameAddress::Stored(id), .. }, version)) => {
                play(id, game, version)
            }
            // What came with an address has no table.
            Ok(_) => ().into_any(),
            Err(failure) => failure,
        }
    }
}

/// Says what is wrong with a game of this device.
fn broken(texts: &Texts, fault: String, stored: Option<StoredGame>) -> AnyView {
    let why = texts.say_with("game-broken", &[("fault", fault.into())]);
    let why = Signal::stored(why);
    match stored {
        Some(stored) => view! { <Failure why stored /> }.into_any(),
        None => view! { <Failure why /> }.into_any(),
    }
}

/// Says what is wrong with a record that came from elsewhere.
fn unreadable(texts: &Texts, fault: String) -> AnyView {
    let why = texts.say_with("error-import", &[("fault", fault.into())]);
    view! { <Failure why=Signal::stored(why) /> }.into_any()
}
