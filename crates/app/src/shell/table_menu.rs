//! The frame of the menu of a table, and the button that opens it. What is in the menu each game says itself.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;

/// Where the menu appears, with these entries.
pub(crate) fn table_menu(app: AppContext, window: Window, entries: AnyView) -> AnyView {
    let frame = Frame {
        id: None,
        class: "panel window table-menu",
        heading: "table-menu".to_owned(),
        title: app.t("menu"),
    };
    window.view(frame, entries)
}

/// The button that opens it.
#[component]
pub(crate) fn MenuButton(menu: Window) -> impl IntoView {
    let app = AppContext::get();
    view! {
        <button class="round quiet" aria-label=app.t("menu") title=app.t("menu") on:click=move |_| menu.show() inner_html=Icon::Menu.svg()></button>
    }
}
