//! Which screen of Limes shows a game that was fetched.

use crate::limes::screens::subject::Subject;
use crate::limes::screens::{challenge, play, replay, result, review, shared};
use crate::limes::state::{ReadFault, game, saved_game};
use crate::shell::chance::fresh_seed;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::screens::game::{Failure, GameSource, LoadedGame};
use crate::shell::storage::StoredGame;
use leptos::prelude::*;
use limes::DealtGame;

/// The table of a game of this device; if it is over, the way to its result.
pub(crate) fn table(loaded: LoadedGame) -> AnyView {
    match read(loaded.source) {
        Ok((Subject { game, address }, _)) if game.game().is_over() => {
            route::replace(&Route::Game(GameScreen::Result, address));
            ().into_any()
        }
        Ok((Subject { game, address: GameAddress::Stored(id) }, version)) => {
            play::play(id, game, version)
        }
        // What came with an address has no table.
        Ok(_) => ().into_any(),
        Err(failure) => failure,
    }
}

/// Shows a game on one of its screens, other than at its table.
pub(crate) fn show(screen: GameScreen, loaded: LoadedGame) -> AnyView {
    let subject = match read(loaded.source) {
        Ok((subject, _)) => subject,
        Err(failure) => return failure,
    };
    if !matches!(subject.address, GameAddress::Stored(_) | GameAddress::Last) {
        return linked(screen, subject);
    }
    match screen {
        GameScreen::Play | GameScreen::Result => result::result(subject),
        GameScreen::Replay => replay::replay(subject),
        GameScreen::Review => review::review(subject),
    }
}

/// The game, with the version that is stored; or what is shown where it cannot be read.
fn read(source: GameSource) -> Result<(Subject, u64), AnyView> {
    let app = AppContext::get();
    match source {
        GameSource::Open(id) => {
            let runner = OpenGames::get().find::<DealtGame>(&id);
            let document = runner.and_then(|runner| runner.document()).unwrap_or_default();
            let game = saved_game::read_game(&document);
            let game = game.map_err(|fault| broken(app, &fault, None))?;
            Ok((Subject { game, address: GameAddress::Stored(id) }, 0))
        }
        GameSource::Stored(row) => match saved_game::read_game(&row.document) {
            Ok(game) => {
                let address = GameAddress::Stored(row.id);
                Ok((Subject { game, address }, row.version))
            }
            Err(fault) => Err(broken(app, &fault, Some(row))),
        },
        GameSource::Link { address, record } => match game::read_record(record.as_bytes()) {
            Ok(record) => {
                let game = DealtGame::from_record_or(record, &fresh_seed());
                Ok((Subject { game, address }, 0))
            }
            Err(fault) => {
                let fault = app.texts_now().read_fault(&fault);
                let why = app.texts_now().say_with("error-import", &[("fault", fault.into())]);
                Err(view! { <Failure why=Signal::stored(why) /> }.into_any())
            }
        },
    }
}

fn linked(screen: GameScreen, subject: Subject) -> AnyView {
    if let GameAddress::Challenge(packed) = &subject.address {
        let packed = packed.clone();
        return challenge::challenge(screen, packed, subject);
    }
    match screen {
        GameScreen::Play | GameScreen::Result => shared::shared(subject),
        GameScreen::Replay => replay::replay(subject),
        GameScreen::Review => review::review(subject),
    }
}

fn broken(app: AppContext, fault: &ReadFault, stored: Option<StoredGame>) -> AnyView {
    let fault = app.texts_now().read_fault(fault);
    let why = app.texts_now().say_with("game-broken", &[("fault", fault.into())]);
    let why = Signal::stored(why);
    match stored {
        Some(stored) => view! { <Failure why stored /> }.into_any(),
        None => view! { <Failure why /> }.into_any(),
    }
}
