//! The list of the table's keys, in a window.

use crate::limits::state::keys::BINDINGS;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::keys;
use leptos::html;
use leptos::prelude::*;

/// The window, closed until it is asked for; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct KeysWindow {
    app: AppContext,
    dialog: NodeRef<html::Dialog>,
}

impl KeysWindow {
    /// A closed window.
    pub(crate) fn new() -> KeysWindow {
        KeysWindow { app: AppContext::get(), dialog: NodeRef::new() }
    }

    /// Opens it. Escape closes it, and the focus goes back to where it was: the browser sees to both.
    pub(crate) fn show(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            // Refused only while it is open already.
            let _ = dialog.show_modal();
        }
    }

    /// Where it appears.
    pub(crate) fn view(self) -> impl IntoView {
        let app = self.app;
        let list = move || {
            let bindings = BINDINGS.iter().map(|&(command, chords)| (command.text_key(), chords));
            keys::list(&app.texts(), bindings)
        };
        let close = move |_| {
            if let Some(dialog) = self.dialog.get_untracked() {
                dialog.close();
            }
        };
        view! {
            <dialog node_ref=self.dialog class="panel window keys" aria-labelledby="limits-keys-title">
                <header>
                    <h2 id="limits-keys-title">{app.t("keys-title")}</h2>
                    <button class="round quiet" aria-label=app.t("common-close") on:click=close inner_html=Icon::Close.svg()></button>
                </header>
                <p>{app.t("keys-about")}</p>
                <dl inner_html=list></dl>
            </dialog>
        }
    }
}
