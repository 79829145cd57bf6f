//! What the browser has to say: that the app can be installed, and that a new version waits.
//!
//! Both may happen before the program is there, so `web/boot.js` listens and tells.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::page::sign;
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Where `web/boot.js` keeps the browser's offer to install the app.
const OFFER: &str = "limesOffer";

fn offer() -> Option<JsValue> {
    Reflect::get(&window(), &OFFER.into()).ok().filter(JsValue::is_truthy)
}

/// The way to the home screen, where the browser offers it.
#[component]
pub(crate) fn Install() -> impl IntoView {
    let app = AppContext::get();
    let offered = RwSignal::new(offer().is_some());
    let changed = window_event_listener_untyped("limes-offer", move |_| {
        let before = offered.get_untracked();
        offered.set(offer().is_some());
        if before && !offered.get_untracked() {
            app.tell(app.say("install-done"));
        }
    });
    on_cleanup(move || changed.remove());
    let install = move |_| {
        let Some(offer) = offer() else { return };
        let prompt = Reflect::get(&offer, &"prompt".into()).ok();
        if let Some(prompt) = prompt.and_then(|prompt| prompt.dyn_into::<Function>().ok()) {
            // The browser asks once and says itself what it does.
            let _ = prompt.call0(&offer);
        }
    };
    move || {
        offered.get().then(|| {
            view! {
                <p class="install">
                    <button on:click=install>{sign(Icon::Download)}{app.t("install")}</button>
                    <span class="aside">{app.t("install-about")}</span>
                </p>
            }
        })
    }
}

/// A new version that has come while this one was running.
#[component]
pub(crate) fn Update() -> impl IntoView {
    let app = AppContext::get();
    let waits = RwSignal::new(false);
    let came = window_event_listener_untyped("limes-update", move |_| waits.set(true));
    on_cleanup(move || came.remove());
    // A page that is opened anew is of the new version; the game in progress is kept.
    let reload = move |_| {
        waits.set(false);
        let _ = window().location().reload();
    };
    move || {
        waits.get().then(|| {
            view! {
                <aside class="panel update" role="status">
                    <span>{app.t("update-ready")}</span>
                    <button class="go" on:click=reload>{app.t("update-now")}</button>
                    <button on:click=move |_| waits.set(false)>{app.t("update-later")}</button>
                </aside>
            }
        })
    }
}
