//! The frame around every screen but the table: a bar with the way home and the menu, a heading, and the content.

use super::desk::Desk;
use super::route::Route;
use crate::art;
use leptos::prelude::*;

/// A screen with its heading.
#[component]
pub(crate) fn Page(
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
    /// What is on it.
    children: Children,
) -> impl IntoView {
    let desk = Desk::get();
    let links = [
        ("play-new", Route::New),
        ("menu-history", Route::History),
        ("menu-decks", Route::Decks),
        ("menu-settings", Route::Settings),
    ];
    let link = move |(key, route): (&'static str, Route)| {
        let address = route.to_string();
        let current = move || (desk.route.get() == route).then_some("page");
        view! { <a href=address aria-current=current>{desk.t(key)}</a> }
    };
    view! {
        <header class="bar">
            <a class="brand" href=Route::Home.to_string() aria-label=desk.t("menu-home")>
                <span inner_html=art::mark()></span><b>"Limes"</b>
            </a>
            <nav aria-label=desk.t("menu-open")>{links.into_iter().map(link).collect_view()}</nav>
        </header>
        <main class="page">
            <h1>{title}</h1>
            {children()}
        </main>
    }
}
