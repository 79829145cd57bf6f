//! The menu of a table: what one may want beside playing on.

use crate::limits::address::route_to;
use crate::limits::screens::play::context::PlayContext;
use crate::limits::screens::table::keys_window;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::keys_window::KeysWindow;
use crate::shell::route::{GamePage, Route};
use crate::shell::table_menu::table_menu;
use crate::shell::window::Window;
use leptos::prelude::*;

/// The menu, closed until it is asked for; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(super) struct TableMenu {
    app: AppContext,
    context: PlayContext,
    /// A copy of the game that counts for a day would be practice.
    can_export: bool,
    /// The window in which it appears.
    pub(super) window: Window,
    keys: KeysWindow,
    confirm: Confirm,
}

impl TableMenu {
    pub(super) fn new(context: PlayContext, is_of_day: bool) -> TableMenu {
        TableMenu {
            app: AppContext::get(),
            context,
            can_export: context.is_here() && !is_of_day,
            window: Window::new(),
            keys: keys_window(),
            confirm: Confirm::new(),
        }
    }

    /// Where it appears.
    pub(super) fn view(self) -> impl IntoView {
        let app = self.app;
        let entries = view! {
            <a class="button" href=route_to(GamePage::Rules).to_string()>{app.t("limits-how")}</a>
            <button on:click=move |_| self.show_keys()>{app.t("keys-title")}</button>
            <a class="button" href=Route::Settings.to_string()>{app.t("menu-settings")}</a>
            {self.can_export.then(|| view! {
                <button on:click=move |_| self.export()>{app.t("storage-export")}</button>
            })}
            <a class="button" href=Route::Home.to_string()>{app.t("play-leave")}</a>
        };
        view! {
            {table_menu(app, self.window, entries.into_any())}
            {self.keys.view("limits-keys")}
            {self.confirm.view()}
            {self.context.confirm.view()}
        }
    }

    /// In the middle of a game the file tells what its players may not know, so they are warned.
    fn export(self) {
        self.window.close();
        let export = Callback::new(move |()| self.context.export());
        if self.context.is_over_now() {
            return export.run(());
        }
        let words = ["limits-export-ask", "storage-export"];
        self.confirm.ask(words.map(|key| self.app.texts_now().say(key)), export);
    }

    fn show_keys(self) {
        self.window.close();
        self.keys.show();
    }
}
