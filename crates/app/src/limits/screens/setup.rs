//! Setting up a new game of Limits: who plays, whether the pile lies open, and which cards come.

use crate::limits::screens::today::begin;
use crate::limits::state::{self, PLAYERS};
use crate::shell::context::AppContext;
use crate::shell::lineup::Lineup;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::Route;
use crate::shell::screens::new_game::{Checkbox, PlayerRows, SeedField};
use leptos::prelude::*;
use limits::Mode;

/// The form for a new game.
#[component]
pub(crate) fn Setup() -> impl IntoView {
    let app = AppContext::get();
    let players = PlayerRows::new(app, &PLAYERS);
    let is_open = RwSignal::new(false);
    let seed = RwSignal::new(String::new());
    let open = OpenGames::get();
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        players.remember(app);
        let lineup = Lineup { players: players.players(), seed: seed.get_untracked() };
        let mode = if is_open.get_untracked() { Mode::Open } else { Mode::Memory };
        begin(app, open, &state::Setup { lineup, mode });
    };
    view! {
        <Page title=app.t("play-new")>
            <form class="panel form" on:submit=start>
                {players.view()}
                <fieldset>
                    <legend>{app.t("limits-setup-pile")}</legend>
                    <Checkbox on=is_open name=app.t("limits-setup-open") about=app.t("limits-setup-open-about") />
                </fieldset>
                <SeedField seed />
                <button class="go" type="submit">{app.t("setup-start")}</button>
            </form>
            <p class="buttons"><a href=Route::History.to_string()>{app.t("import-title")}</a></p>
        </Page>
    }
}
