//! What the operator of the server tells every visitor: a notice, and links to the legal pages.

use crate::shell::context::AppContext;
use crate::shell::online::get;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ServerInfo;

/// The operator's notice and links; nothing without a server, or where the operator has set none.
#[component]
pub(crate) fn OperatorWords() -> impl IntoView {
    let app = AppContext::get();
    let info = RwSignal::new(None::<ServerInfo>);
    spawn_local(async move {
        if let Ok(found) = get::<ServerInfo>("server").await {
            // The screen may be gone by now.
            let _ = info.try_set(Some(found));
        }
    });
    let link = move |address: Option<String>, key: &'static str| {
        address.map(|address| view! { <a href=address rel="external noopener">{app.t(key)}</a> })
    };
    move || {
        let ServerInfo { notice, imprint, privacy, .. } = info.get()?;
        let has_links = imprint.is_some() || privacy.is_some();
        Some(view! {
            {notice.map(|notice| view! { <p class="aside" dir="auto">{notice}</p> })}
            {has_links.then(|| view! {
                <p class="aside links">
                    {link(imprint, "operator-imprint")}
                    {link(privacy, "operator-privacy")}
                </p>
            })}
        })
    }
}
