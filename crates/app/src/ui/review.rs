//! What each turn cost.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// What each turn cost.
#[component]
pub(crate) fn Review() -> impl IntoView {
    let desk = Desk::get();
    view! { <Page title=desk.t("score-title")><p></p></Page> }
}
