//! What is said at the table while the game cannot be stored, with the ways out.

use crate::limes::screens::play::PlayContext;
use crate::shell::context::AppContext;
use crate::shell::runner::storage_fault;
use crate::shell::{clock, files};
use leptos::prelude::*;

/// Nothing, as long as everything is stored.
#[component]
pub(super) fn StorageNotice(context: PlayContext) -> impl IntoView {
    let app = AppContext::get();
    let fault = move || {
        context.status.with(|status| storage_fault(status).map(|(why, waits)| (why.clone(), waits)))
    };
    let export = move |_| {
        if let Some(record) = context.runner.get_value().record() {
            files::save(&format!("Limes {}.limes", clock::today()), "text/plain", &record);
        }
    };
    let retry = move |_| context.runner.get_value().retry();
    let go_on = move |_| context.runner.get_value().go_on_unsaved();
    move || {
        fault().map(|(why, waits)| {
            let why = app.texts().store_fault(&why);
            view! {
                <aside class="panel storage-notice" role="alert">
                    <p><b>{app.t("storage-unsaved")}</b>" "{why}</p>
                    <p class="buttons">
                        <button class="go" on:click=export>{app.t("storage-export")}</button>
                        <button on:click=retry>{app.t("common-retry")}</button>
                        {waits.then(|| view! { <button on:click=go_on>{app.t("storage-go-on")}</button> })}
                    </p>
                </aside>
            }
        })
    }
}
