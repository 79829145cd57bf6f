//! How a game ended.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// How a game ended.
#[component]
pub(crate) fn Result() -> impl IntoView {
    let desk = Desk::get();
    view! { <Page title=desk.t("score-title")><p></p></Page> }
}
