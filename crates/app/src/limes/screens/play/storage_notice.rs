//! What is said at the table while the game cannot be stored, with the ways out.

use crate::limes::screens::play::PlayContext;
use crate::shell::context::AppContext;
use crate::shell::runner::storage_fault;
use client::StoreFault;
use leptos::prelude::*;

/// Nothing, as long as everything is stored.
#[component]
pub(super) fn StorageNotice(context: PlayContext) -> impl IntoView {
    let app = AppContext::get();
    let fault = move || {
        context.status.with(|status| storage_fault(status).map(|(why, waits)| (why.clone(), waits)))
    };
    let export = move |_| context.export();
    let retry = move |_| context.runner.get_value().retry();
    let go_on = move |_| context.runner.get_value().go_on_unsaved();
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
            view! { <button on:click=go_on>{app.t("storage-go-on")}</button> }.into_any()
        } else {
            view! { <button on:click=close>{app.t("common-close")}</button> }.into_any()
        };
        view! {
            <aside class="storage-notice" role="alert">
                <div>
                    <p><b>{app.t("storage-unsaved")}</b>" "{text}</p>
                    <p class="buttons">
                        <button class="go" on:click=export>{app.t("storage-export")}</button>
                        <button on:click=retry>{app.t("common-retry")}</button>
                        {last}
                    </p>
                </div>
            </aside>
        }
    };
    move || shown.get().map(words)
}
