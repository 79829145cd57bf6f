//! The games that are open in this tab, or still have something to store.

use crate::shell::chance;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::route::{self, Route};
use crate::shell::runner::{GameRunner, PlayedHere};
use leptos::prelude::*;
use std::any::Any;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

/// The games that are open; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct OpenGames {
    app: AppContext,
    runners: StoredValue<HashMap<GameId, OpenGame>, LocalStorage>,
}

/// Which game it is, such as `limes`, and its runner, which knows its own type.
type OpenGame = (&'static str, Rc<dyn Any>);

impl OpenGames {
    /// No game is open yet. Offers them to all screens below.
    pub(crate) fn provide(app: AppContext) {
        provide_context(OpenGames { app, runners: StoredValue::new_local(HashMap::new()) });
    }

    /// The open games of the screen this is called from.
    pub(crate) fn get() -> OpenGames {
        expect_context()
    }

    /// Begins a game and goes to its table. It is stored as soon as it is shown.
    pub(crate) fn begin<G: PlayedHere>(self, game: G) {
        self.begin_named(game);
    }

    /// The same, and tells the id of the game.
    pub(crate) fn begin_named<G: PlayedHere>(self, game: G) -> Option<GameId> {
        // The second half of a double click begins no second game.
        let is_new = !self.app.route.with_untracked(route::is_leaving);
        is_new.then(|| {
            let id = chance::fresh_id();
            self.begin_as(id.clone(), game);
            id
        })
    }

    /// Begins a game under an id that is known already.
    pub(crate) fn begin_as<G: PlayedHere>(self, id: GameId, game: G) {
        self.add(id.clone(), game, 0);
        route::go(&Route::play(id));
    }

    /// Makes a game ready to be opened; 0 is the version of one that was never stored.
    pub(crate) fn add<G: PlayedHere>(self, id: GameId, game: G, version: u64) -> GameRunner<G> {
        let key = id.clone();
        let runner =
            GameRunner::local(self.app, id.clone(), game, version, move || self.remove(&key));
        self.keep(id, &runner);
        runner
    }

    /// Keeps the runner of a game at a server for as long as it is open or waits for an answer. `make` is told whom to call
    /// after that.
    pub(crate) fn add_remote<G: PlayedHere>(
        self,
        id: GameId,
        make: impl FnOnce(Box<dyn Fn()>) -> GameRunner<G>,
    ) -> GameRunner<G> {
        let key = id.clone();
        let runner = make(Box::new(move || self.remove(&key)));
        self.keep(id, &runner);
        runner
    }

    fn keep<G: PlayedHere>(self, id: GameId, runner: &GameRunner<G>) {
        let kept: Rc<dyn Any> = Rc::new(runner.clone());
        self.runners.update_value(|runners| {
            runners.insert(id, (G::STORED_AS, kept));
        });
    }

    /// The runner of a game, if it is open or still has something to store.
    pub(crate) fn find<G: PlayedHere>(self, id: &GameId) -> Option<GameRunner<G>> {
        let (_, runner) = self.runners.with_value(|runners| runners.get(id).cloned())?;
        runner.downcast_ref::<GameRunner<G>>().cloned()
    }

    /// Which game it is, if it is open or still has something to store.
    pub(crate) fn game(self, id: &GameId) -> Option<&'static str> {
        self.runners.with_value(|runners| runners.get(id).map(|(game, _)| *game))
    }

    fn remove(self, id: &GameId) {
        let runner = self.runners.try_update_value(|runners| runners.remove(id));
        // It may be its own callback that tells of its end, so it is dropped only after that.
        set_timeout(move || drop(runner), Duration::ZERO);
    }
}
