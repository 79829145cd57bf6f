//! The frame around every screen but the table: a bar with the way home and the menu, a heading, and the content.

use crate::shell::art::{self, Icon};
use crate::shell::context::AppContext;
use crate::shell::heading::Heading;
use crate::shell::registry::{RegisteredGame, Registry};
use crate::shell::route::{GamePage, Route};
use crate::shell::table_slot::TableSlot;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What this house is called.
pub(crate) const SITE: &str = "Limes & Limits";

/// The menu, for whoever is at the pages of this game.
fn menu(game: &RegisteredGame) -> [(&'static str, Route); 6] {
    [
        ("play-new", game.route_to(GamePage::New)),
        ("menu-learn", game.route_to(GamePage::Learn(None))),
        ("menu-rules", game.route_to(GamePage::Rules)),
        ("menu-decks", Route::Decks),
        ("menu-history", Route::History),
        ("menu-settings", Route::Settings),
    ]
}

/// A screen with its heading.
#[component]
pub(crate) fn Page(
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
    /// Whether it needs more room than a column of text.
    #[prop(optional)]
    wide: bool,
    /// What is on it.
    children: Children,
) -> impl IntoView {
    let app = AppContext::get();
    view! {
        <header class="bar" class:wide=wide>
            <a class="skip" href="#content" on:click=skip>{app.t("menu-skip")}</a>
            <a class="brand" href=Route::Home.to_string() aria-label=app.t("menu-home")>
                <span inner_html=art::mark()></span><b>{SITE}</b>
            </a>
            <Menu />
        </header>
        <main class="page" class:wide=wide id="content" tabindex="-1">
            <Heading title />
            {TableSlot::notice()}
            {children()}
        </main>
    }
}

/// The menu: a row of links, behind a button where there is no room for a row.
#[component]
fn Menu() -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    let open = RwSignal::new(false);
    let links = move || {
        let now = app.route.get();
        let link = |(key, route): (&str, Route)| {
            let current = (now == route).then_some("page");
            view! { <li><a href=route.to_string() aria-current=current>{app.say(key)}</a></li> }
        };
        let game = registry.of_route(&now);
        let tables = app.waiting_tables.get().map(|count| {
            let words = app.say("menu-tables");
            let words = if count > 0 { format!("{words} ({count})") } else { words };
            let route = game.route_to(GamePage::Online);
            let current = (now == route).then_some("page");
            view! { <li><a href=route.to_string() aria-current=current>{words}</a></li> }
        });
        view! { {tables}{menu(game).into_iter().map(link).collect_view()} }
    };
    let close = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
        }
    };
    view! {
        <nav class="menu" class:open=open aria-label=app.t("menu") on:keydown=close>
            <button
                class="quiet"
                aria-expanded=move || open.get().to_string()
                aria-controls="menu"
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span class="icon" inner_html=Icon::Menu.svg()></span>{app.t("menu")}
            </button>
            // Whoever stays on the same screen wants it closed too.
            <ul id="menu" on:click=move |_| open.set(false)>{links}</ul>
        </nav>
    }
}

/// Goes to the content without becoming an address: addresses are screens here.
fn skip(event: web_sys::MouseEvent) {
    event.prevent_default();
    focus("content");
}

/// Puts the focus on something, which brings it into view.
pub(crate) fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Refused only by what cannot have the focus; then it stays where it is.
        let _ = element.focus();
    }
}

/// A sign before a button's words.
pub(crate) fn sign(icon: Icon) -> impl IntoView {
    view! { <span class="icon" inner_html=icon.svg()></span> }
}

/// The dialog with the list of all keys, which the game fills in.
pub(crate) const KEYS: &str = "keys";

/// Shows the list of all keys. Escape closes it, and the focus goes back to where it was: the browser sees to both.
pub(crate) fn show_keys() {
    if let Some(dialog) = keys_dialog().filter(|dialog| !dialog.open()) {
        // Refused only while it is shown already.
        let _ = dialog.show_modal();
    }
}

/// That dialog.
pub(crate) fn keys_dialog() -> Option<web_sys::HtmlDialogElement> {
    document().get_element_by_id(KEYS)?.dyn_into().ok()
}
