//! A window over the page, with its heading and a button that closes it.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use leptos::html;
use leptos::prelude::*;

/// The window, closed until it is asked for; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    app: AppContext,
    dialog: NodeRef<html::Dialog>,
}

/// What is around the content of a window.
pub(crate) struct Frame {
    /// The name under which the whole page finds it, if anybody looks for it.
    pub(crate) id: Option<&'static str>,
    /// How it looks.
    pub(crate) class: &'static str,
    /// The id of its heading, which names it for those who listen.
    pub(crate) heading: String,
    /// The heading.
    pub(crate) title: Signal<String>,
}

impl Window {
    /// A closed window.
    pub(crate) fn new() -> Window {
        Window { app: AppContext::get(), dialog: NodeRef::new() }
    }

    /// Opens it. Escape closes it, and the focus goes back to where it was: the browser sees to both.
    pub(crate) fn show(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            // Refused only while it is open already.
            let _ = dialog.show_modal();
        }
    }

    /// Closes it.
    pub(crate) fn close(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            dialog.close();
        }
    }

    /// Where it appears. What is in it comes without its type, so that this is compiled once for all windows.
    pub(crate) fn view(self, frame: Frame, content: AnyView) -> AnyView {
        let Frame { id, class, heading, title } = frame;
        let named_by = heading.clone();
        view! {
            <dialog node_ref=self.dialog id=id class=class aria-labelledby=named_by>
                <header>
                    <h2 id=heading>{title}</h2>
                    <button class="round quiet" aria-label=self.app.t("common-close") on:click=move |_| self.close() inner_html=Icon::Close.svg()></button>
                </header>
                {content}
            </dialog>
        }
        .into_any()
    }
}
