//! Which screen of Limes shows a game that was fetched.

use crate::limes::screens::subject::Subject;
use crate::limes::screens::{challenge, play, replay, result, review, shared};
use crate::limes::state::{ReadFault, game, saved_game};
use crate::shell::chance::fresh_seed;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::open_games::OpenGames;
use crate::shell::route::{self, GameAddress, GameScreen};
use crate::shell::screens::game::{Failure, GameSource, LoadedGame};
use crate::shell::storage::StoredGame;
use leptos::prelude::*;
use limes::DealtGame;

/// Shows a game on one of its screens.
pub(crate) fn show(screen: GameScreen, loaded: LoadedGame) -> AnyView {
    let app = AppContext::get();
    match loaded.source {
        GameSource::Open(id) => {
            let runner = OpenGames::get().find::<DealtGame>(&id);
            let document = runner.and_then(|runner| runner.document()).unwrap_or_default();
            match saved_game::read_game(&document) {
                Ok(game) => stored(screen, id, 0, game),
                Err(fault) => broken(app, &fault, None),
            }
        }
        GameSource::Stored(row) => match saved_game::read_game(&row.document) {
            Ok(game) => stored(screen, row.id, row.version, game),
            Err(fault) => broken(app, &fault, Some(row)),
        },
        GameSource::Link { address, record } => match game::read_record(record.as_bytes()) {
            Ok(record) => {
                let game = DealtGame::from_record_or(record, &fresh_seed());
                linked(screen, Subject { game, address })
            }
            Err(fault) => {
                let fault = app.texts_now().read_fault(&fault);
                let why = app.texts_now().say_with("error-import", &[("fault", fault.into())]);
                view! { <Failure why=Signal::stored(why) /> }.into_any()
            }
        },
    }
}

fn stored(screen: GameScreen, id: GameId, version: u64, game: DealtGame) -> AnyView {
    let is_over = game.game().is_over();
    let subject = Subject { game, address: GameAddress::Stored(id.clone()) };
    match screen {
        GameScreen::Play if is_over => {
            route::replace(&subject.route(GameScreen::Result));
            ().into_any()
        }
        GameScreen::Play => play::play(id, subject.game, version),
        GameScreen::Result => result::result(subject),
        GameScreen::Replay => replay::replay(subject),
        GameScreen::Review => review::review(subject),
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
