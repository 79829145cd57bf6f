//! A game again, step by step.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// A game again, step by step.
#[component]
pub(crate) fn Replay() -> impl IntoView {
    let desk = Desk::get();
    view! { <Page title=desk.t("score-title")><p></p></Page> }
}
