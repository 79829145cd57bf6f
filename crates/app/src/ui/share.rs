//! Games that come and go as files, addresses and pictures.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// Games that come and go as files, addresses and pictures.
#[component]
pub(crate) fn Shared(packed: String) -> impl IntoView {
    let desk = Desk::get();
    let _ = &packed;
    view! { <Page title=desk.t("score-title")><p></p></Page> }
}
