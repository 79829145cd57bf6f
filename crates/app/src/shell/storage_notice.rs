//! What is said at the table while the game cannot be stored, with the ways out.

use crate::shell::context::AppContext;
use crate::shell::runner::{GameRunner, PlayedHere, storage_fault};
use client::{Status, StoreFault};
use leptos::prelude::*;

/// The ways out.
#[derive(Clone, Copy)]
pub(crate) struct WaysOut {
    /// Saves the game as a file.
    pub(crate) export: Callback<()>,
    /// Tries again.
    pub(crate) retry: Callback<()>,
    /// Plays on without storing.
    pub(crate) go_on: Callback<()>,
}

impl WaysOut {
    /// Those out of a game with this title.
    pub(crate) fn of<G: PlayedHere>(
        runner: StoredValue<GameRunner<G>, LocalStorage>,
        title: &'static str,
    ) -> WaysOut {
        WaysOut {
            export: Callback::new(move |()| runner.get_value().export(title)),
            retry: Callback::new(move |()| runner.get_value().retry()),
            go_on: Callback::new(move |()| runner.get_value().go_on_unsaved()),
        }
    }
}

/// Nothing, as long as everything is stored.
#[component]
pub(crate) fn StorageNotice(
    /// How things stand around the game.
    #[prop(into)]
    status: Signal<Status>,
    ways_out: WaysOut,
) -> impl IntoView {
    let app = AppContext::get();
    let fault = move || {
        status.with(|status| storage_fault(status).map(|(why, waits)| (why.clone(), waits)))
    };
    let WaysOut { export, retry, go_on } = ways_out;
    // Whoever goes on without saving has read it.
    let read = RwSignal::new(None);
    Effect::new(move |_| {
        if fault().is_none() {
            read.set(None);
        }
    });
    let shown = Memo::new(move |_| fault().filter(|now| read.get().as_ref() != Some(now)));
    let words = move |(why, waits): (StoreFault, bool)| {
        let text = app.texts().store_fault(&why);
        let close = move |_| read.set(Some((why.clone(), waits)));
        let last = if waits {
            view! { <button on:click=move |_| go_on.run(())>{app.t("storage-go-on")}</button> }
                .into_any()
        } else {
            view! { <button on:click=close>{app.t("common-close")}</button> }.into_any()
        };
        view! {
            <aside class="storage-notice" role="alert">
                <div>
                    <p><b>{app.t("storage-unsaved")}</b>" "{text}</p>
                    <p class="buttons">
                        <button class="go" on:click=move |_| export.run(())>{app.t("storage-export")}</button>
                        <button on:click=move |_| retry.run(())>{app.t("common-retry")}</button>
                        {last}
                    </p>
                </div>
            </aside>
        }
    };
    move || shown.get().map(words)
}
