//! Which screen of Limits shows a game that was fetched.

use crate::limits::screens::subject::Subject;
use crate::limits::screens::{challenge, play, replay, result, review, shared};
use crate::limits::state::{ReadFault, game, saved_game};
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::screens::game::{Failure, GameSource, LoadedGame};
use crate::shell::storage::StoredGame;
use leptos::prelude::*;
use limits::Record;

/// The table of a game of this device; if it is over, the way to its result.
pub(crate) fn table(loaded: LoadedGame) -> AnyView {
    match read(loaded.source) {
        Ok((Subject { record, address }, _)) if record.game.is_over() => {
            route::replace(&Route::Game(GameScreen::Result, address));
            ().into_any()
        }
        Ok((Subject { record, address: GameAddress::Stored(id) }, version)) => {
            play::play(id, record, version)
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
    match (screen, &subject.address) {
        (_, GameAddress::Challenge(packed)) => {
            let packed = packed.clone();
            challenge::challenge(screen, packed, subject)
        }
        (GameScreen::Replay, _) => replay::replay(subject),
        (GameScreen::Review, _) => review::review(subject),
        (GameScreen::Play | GameScreen::Result, GameAddress::Link(_) | GameAddress::Table(_)) => {
            shared::shared(subject)
        }
        (GameScreen::Play | GameScreen::Result, _) => result::result(subject),
    }
}

/// The game, with the version that is stored; or what is shown where it cannot be read.
fn read(source: GameSource) -> Result<(Subject, u64), AnyView> {
    let app = AppContext::get();
    match source {
        GameSource::Open(id) => {
            let runner = OpenGames::get().find::<Record>(&id);
            let document = runner.and_then(|runner| runner.document()).unwrap_or_default();
            let record = saved_game::read_game(&document);
            let record = record.map_err(|fault| broken(app, &fault, None))?;
            Ok((Subject { record, address: GameAddress::Stored(id) }, 0))
        }
        GameSource::Stored(row) => match saved_game::read_game(&row.document) {
            Ok(record) => {
                Ok((Subject { record, address: GameAddress::Stored(row.id) }, row.version))
            }
            Err(fault) => Err(broken(app, &fault, Some(row))),
        },
        GameSource::Link { address, record } => match game::read_record(record.as_bytes()) {
            Ok(record) => Ok((Subject { record, address }, 0)),
            Err(fault) => {
                let fault = app.texts_now().limits_read_fault(&fault);
                let why = app.texts_now().say_with("error-import", &[("fault", fault.into())]);
                Err(view! { <Failure why=Signal::stored(why) /> }.into_any())
            }
        },
    }
}

fn broken(app: AppContext, fault: &ReadFault, stored: Option<StoredGame>) -> AnyView {
    let fault = app.texts_now().limits_read_fault(fault);
    let why = app.texts_now().say_with("game-broken", &[("fault", fault.into())]);
    let why = Signal::stored(why);
    match stored {
        Some(stored) => view! { <Failure why stored /> }.into_any(),
        None => view! { <Failure why /> }.into_any(),
    }
}
