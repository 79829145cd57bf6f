//! The list of a game's keys, in a window.

use crate::shell::context::AppContext;
use crate::shell::texts::Texts;
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;

/// The window, closed until it is asked for; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct KeysWindow {
    app: AppContext,
    window: Window,
    list: fn(&Texts) -> String,
}

impl KeysWindow {
    /// A closed window with this list, which is HTML.
    pub(crate) fn new(list: fn(&Texts) -> String) -> KeysWindow {
        KeysWindow { app: AppContext::get(), window: Window::new(), list }
    }

    /// Opens it.
    pub(crate) fn show(self) {
        self.window.show();
    }

    /// Where it appears, under this name.
    pub(crate) fn view(self, id: &'static str) -> AnyView {
        let KeysWindow { app, window, list } = self;
        let frame = Frame {
            id: Some(id),
            class: "panel window keys",
            heading: format!("{id}-title"),
            title: app.t("keys-title"),
        };
        let content = view! {
            <p>{app.t("keys-about")}</p>
            <dl inner_html=move || list(&app.texts())></dl>
        };
        window.view(frame, content.into_any())
    }
}
