//! The list of a game's keys, in a window.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::texts::Texts;
use leptos::html;
use leptos::prelude::*;

/// The window, closed until it is asked for; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct KeysWindow {
    app: AppContext,
    dialog: NodeRef<html::Dialog>,
    list: fn(&Texts) -> String,
}

impl KeysWindow {
    /// A closed window with this list, which is HTML.
    pub(crate) fn new(list: fn(&Texts) -> String) -> KeysWindow {
        KeysWindow { app: AppContext::get(), dialog: NodeRef::new(), list }
    }

    /// Opens it. Escape closes it, and the focus goes back to where it was: the browser sees to both.
    pub(crate) fn show(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            // Refused only while it is open already.
            let _ = dialog.show_modal();
        }
    }

    /// Where it appears, under this name.
    pub(crate) fn view(self, id: &'static str) -> AnyView {
        let KeysWindow { app, dialog, list } = self;
        let title = format!("{id}-title");
        let named_by = title.clone();
        let close = move |_| {
            if let Some(dialog) = dialog.get_untracked() {
                dialog.close();
            }
        };
        view! {
            <dialog node_ref=dialog id=id class="panel window keys" aria-labelledby=named_by>
                <header>
                    <h2 id=title>{app.t("keys-title")}</h2>
                    <button class="round quiet" aria-label=app.t("common-close") on:click=close inner_html=Icon::Close.svg()></button>
                </header>
                <p>{app.t("keys-about")}</p>
                <dl inner_html=move || list(&app.texts())></dl>
            </dialog>
        }
        .into_any()
    }
}
