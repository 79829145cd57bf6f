//! The menu of a table: what one may want beside playing on.

use crate::limits::address::route_to;
use crate::limits::screens::play::context::PlayContext;
use crate::limits::screens::table::keys_window;
use crate::shell::art::Icon;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::keys_window::KeysWindow;
use crate::shell::route::{GamePage, Route};
use leptos::html;
use leptos::prelude::*;

/// The menu, closed until it is asked for; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(super) struct TableMenu {
    app: AppContext,
    context: PlayContext,
    dialog: NodeRef<html::Dialog>,
    keys: KeysWindow,
    confirm: Confirm,
}

impl TableMenu {
    pub(super) fn new(context: PlayContext) -> TableMenu {
        TableMenu {
            app: AppContext::get(),
            context,
            dialog: NodeRef::new(),
            keys: keys_window(),
            confirm: Confirm::new(),
        }
    }

    /// Opens it.
    pub(super) fn show(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            // Refused only while it is open already.
            let _ = dialog.show_modal();
        }
    }

    fn close(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            dialog.close();
        }
    }

    /// Where it appears.
    pub(super) fn view(self) -> impl IntoView {
        let app = self.app;
        view! {
            <dialog node_ref=self.dialog class="panel window table-menu" aria-labelledby="table-menu">
                <header>
                    <h2 id="table-menu">{app.t("menu")}</h2>
                    <button class="round quiet" aria-label=app.t("common-close") on:click=move |_| self.close() inner_html=Icon::Close.svg()></button>
                </header>
                <a class="button" href=route_to(GamePage::Rules).to_string()>{app.t("limits-how")}</a>
                <button on:click=move |_| self.show_keys()>{app.t("keys-title")}</button>
                <a class="button" href=Route::Settings.to_string()>{app.t("menu-settings")}</a>
                {self.context.is_here().then(|| view! {
                    <button on:click=move |_| self.export()>{app.t("storage-export")}</button>
                })}
                <a class="button" href=Route::Home.to_string()>{app.t("play-leave")}</a>
            </dialog>
            {self.keys.view("limits-keys")}
            {self.confirm.view()}
            {self.context.confirm.view()}
        }
    }

    /// In the middle of a game the file tells what its players may not know, so they are warned.
    fn export(self) {
        self.close();
        let export = Callback::new(move |()| self.context.export());
        if self.context.is_over_now() {
            return export.run(());
        }
        let words = ["limits-export-ask", "storage-export"];
        self.confirm.ask(words.map(|key| self.app.texts_now().say(key)), export);
    }

    fn show_keys(self) {
        self.close();
        self.keys.show();
    }
}

/// The button that opens it.
#[component]
pub(super) fn MenuButton(menu: TableMenu) -> impl IntoView {
    let app = AppContext::get();
    view! {
        <button class="round quiet" aria-label=app.t("menu") title=app.t("menu") on:click=move |_| menu.show() inner_html=Icon::Menu.svg()></button>
    }
}
