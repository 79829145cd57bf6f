//! A question before something is lost.

use crate::shell::context::AppContext;
use leptos::html;
use leptos::prelude::*;

/// A question with two answers, in a window of its own over the page.
#[derive(Clone, Copy)]
pub(crate) struct Confirm {
    app: AppContext,
    dialog: NodeRef<html::Dialog>,
    /// The question, and what its yes is called.
    words: RwSignal<[String; 2]>,
    yes: StoredValue<Option<Callback<()>>>,
}

impl Confirm {
    /// Nothing is asked yet.
    pub(crate) fn new() -> Confirm {
        Confirm {
            app: AppContext::get(),
            dialog: NodeRef::new(),
            words: RwSignal::default(),
            yes: StoredValue::new(None),
        }
    }

    /// Asks; `act` follows only on a yes.
    pub(crate) fn ask(self, words: [String; 2], act: Callback<()>) {
        self.words.set(words);
        self.yes.set_value(Some(act));
        if let Some(dialog) = self.dialog.get_untracked() {
            // Refused only while it is open already.
            let _ = dialog.show_modal();
        }
    }

    /// Where the question appears.
    pub(crate) fn view(self) -> impl IntoView {
        let app = self.app;
        let close = move || {
            if let Some(dialog) = self.dialog.get_untracked() {
                dialog.close();
            }
        };
        let yes = move |_| {
            close();
            if let Some(act) = self.yes.get_value() {
                act.run(());
            }
        };
        view! {
            <dialog node_ref=self.dialog class="panel ask" aria-labelledby="asked">
                <p id="asked">{move || self.words.with(|words| words[0].clone())}</p>
                <p class="buttons">
                    <button class="go" on:click=yes>{move || self.words.with(|words| words[1].clone())}</button>
                    <button on:click=move |_| close()>{app.t("common-cancel")}</button>
                </p>
            </dialog>
        }
    }
}
