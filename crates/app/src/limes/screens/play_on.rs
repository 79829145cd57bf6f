//! Playing on from some round of a game that was looked at. It becomes a game of its own, so nothing is lost.

use crate::limes::state::daily::KIND;
use crate::limes::state::game;
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::screens::day::begin_game;
use leptos::prelude::*;
use limes::DealtGame;

/// The button; `from` says which game, and how many of its rounds stay as they are.
pub(crate) fn play_on(
    app: AppContext,
    possible: Signal<bool>,
    from: Callback<(), Option<(DealtGame, usize)>>,
) -> impl IntoView {
    let open = OpenGames::get();
    let go = move |_| {
        if let Some((source, rounds)) = from.run(()) {
            begin_game(app, open, KIND, game::from_round(&source, rounds, &today()));
        }
    };
    view! {
        <button disabled=move || !possible.get() on:click=go>{app.t("replay-play-on")}</button>
        <p class="aside">{app.t("replay-play-on-about")}</p>
    }
}
