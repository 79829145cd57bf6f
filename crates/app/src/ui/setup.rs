//! Setting up a new game.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// Setting up a new game.
#[component]
pub(crate) fn Setup() -> impl IntoView {
    let desk = Desk::get();
    view! { <Page title=desk.t("play-new")><p></p></Page> }
}
