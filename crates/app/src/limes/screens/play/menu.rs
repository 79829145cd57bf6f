//! The menu of a table: what one may want beside playing on. The game that counts for a day offers neither its cards again nor
//! taking back a turn after the next card was seen, nor a copy of itself: each would be practice.

use crate::limes::address::route_to;
use crate::limes::screens::play::PlayContext;
use crate::limes::state::daily::KIND;
use crate::limes::state::{game, saved_game};
use crate::shell::clock::today;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::page;
use crate::shell::route::{GamePage, Route};
use crate::shell::screens::day::begin_game;
use crate::shell::table_menu::table_menu;
use crate::shell::window::Window;
use leptos::prelude::*;

/// The menu, closed until it is asked for; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(super) struct TableMenu {
    app: AppContext,
    open: OpenGames,
    context: PlayContext,
    /// The window in which it appears.
    pub(super) window: Window,
    confirm: Confirm,
}

impl TableMenu {
    pub(super) fn new(context: PlayContext) -> TableMenu {
        let (app, open) = (AppContext::get(), OpenGames::get());
        TableMenu { app, open, context, window: Window::new(), confirm: Confirm::new() }
    }

    /// Where it appears.
    pub(super) fn view(self) -> impl IntoView {
        let app = self.app;
        let entries = view! {
            {(self.context.is_here() && !self.context.is_of_day()).then(|| view! {
                <button disabled=move || self.context.last_decided().is_none() on:click=move |_| self.take_back()>
                    {move || self.take_back_words()}
                </button>
                <button on:click=move |_| self.restart()>{app.t("result-again")}</button>
                <button on:click=move |_| self.export()>{app.t("storage-export")}</button>
            })}
            <button on:click=move |_| self.show_keys()>{app.t("keys-title")}</button>
            <a class="button" href=route_to(GamePage::Rules).to_string()>{app.t("play-scoring")}</a>
            <a class="button" href=Route::Settings.to_string()>{app.t("menu-settings")}</a>
            <a class="button" href=Route::Home.to_string()>{app.t("play-leave")}</a>
        };
        view! {
            {table_menu(app, self.window, entries.into_any())}
            {self.confirm.view()}
        }
    }

    /// Where several persons play, whose turn it is that can be taken back.
    fn take_back_words(self) -> String {
        let texts = self.app.texts();
        let persons = self.context.state.with(|state| state.own.len());
        match self.context.last_decided() {
            Some((seat, _)) if persons > 1 => {
                texts.say_with("play-take-back-of", &[("name", self.context.name(seat).into())])
            }
            _ => texts.say("play-take-back"),
        }
    }

    /// Whoever has seen the next card is told first what that means.
    fn take_back(self) {
        self.window.close();
        let take_back = Callback::new(move |()| self.context.take_back());
        match untrack(|| self.context.last_decided()) {
            Some((_, true)) => {
                let words = ["play-take-back-ask", "play-take-back"];
                self.confirm.ask(words.map(|key| self.app.texts_now().say(key)), take_back);
            }
            _ => take_back.run(()),
        }
    }

    /// The same draw from the first card, in a game of its own. This one can be gone on with.
    fn restart(self) {
        let document = self.context.runner.get_value().document().unwrap_or_default();
        if let Ok(game) = saved_game::read_game(&document) {
            begin_game(self.app, self.open, KIND, game::from_round(&game, 0, &today()));
        }
    }

    fn export(self) {
        self.window.close();
        self.context.export();
    }

    fn show_keys(self) {
        self.window.close();
        page::show_keys();
    }
}
