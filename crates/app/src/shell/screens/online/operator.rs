//! What the operator of the server tells every visitor: a notice, and links to the legal pages.

use crate::shell::context::AppContext;
use crate::shell::online::get;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ServerInfo;

/// The operator's words, as soon as the server has told them. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Operator(RwSignal<Option<ServerInfo>>);

impl Operator {
    /// Asks the server.
    pub(super) fn ask() -> Operator {
        let info = RwSignal::new(None);
        spawn_local(async move {
            if let Ok(found) = get::<ServerInfo>("server").await {
                // The screen may be gone by now.
                let _ = info.try_set(Some(found));
            }
        });
        Operator(info)
    }

    /// The notice, if there is one.
    pub(super) fn notice(self) -> impl Fn() -> Option<AnyView> {
        move || {
            let notice = self.0.with(|info| info.as_ref()?.notice.clone())?;
            Some(view! { <p class="panel" dir="auto">{notice}</p> }.into_any())
        }
    }

    /// Links to the legal notice and to the privacy policy, if the operator has named any.
    pub(super) fn links(self) -> impl Fn() -> Option<AnyView> {
        let app = AppContext::get();
        let link = move |address: Option<String>, key: &'static str| {
            address
                .map(|address| view! { <a href=address rel="external noopener">{app.t(key)}</a> })
        };
        move || {
            let ServerInfo { imprint, privacy, .. } = self.0.get()?;
            let is_any = imprint.is_some() || privacy.is_some();
            is_any.then(|| {
                view! {
                    <p class="aside links">
                        {link(imprint, "operator-imprint")}
                        {link(privacy, "operator-privacy")}
                    </p>
                }
                .into_any()
            })
        }
    }
}

/// All of it, at the end of the first screen.
#[component]
pub(crate) fn OperatorWords() -> impl IntoView {
    let operator = Operator::ask();
    view! { {operator.notice()}{operator.links()} }
}
