//! What a person sets once for all games.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// What a person sets once for all games.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let desk = Desk::get();
    view! { <Page title=desk.t("menu-settings")><p></p></Page> }
}
