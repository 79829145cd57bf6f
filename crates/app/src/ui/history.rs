//! One's own results.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// One's own results.
#[component]
pub(crate) fn History() -> impl IntoView {
    let desk = Desk::get();
    view! { <Page title=desk.t("menu-history")><p></p></Page> }
}
