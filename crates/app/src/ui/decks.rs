//! Decks of cards.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// Decks of cards.
#[component]
pub(crate) fn Decks() -> impl IntoView {
    let desk = Desk::get();
    view! { <Page title=desk.t("menu-decks")><p></p></Page> }
}

/// Decks of cards.
#[component]
pub(crate) fn Deck(name: String) -> impl IntoView {
    let desk = Desk::get();
    let _ = &name;
    view! { <Page title=desk.t("menu-decks")><p></p></Page> }
}
