//! The rules.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// The rules.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let desk = Desk::get();
    view! { <Page title=desk.t("menu-rules")><p></p></Page> }
}
