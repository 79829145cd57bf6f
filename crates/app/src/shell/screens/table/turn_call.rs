//! Calling a player who looks elsewhere when it is their turn: by a notification where that is allowed, else by the title of the
//! page and a sound.

use super::people::{is_asked, of};
use crate::shell::context::AppContext;
use crate::shell::online::TableFollow;
use crate::shell::sound::{Tones, play};
use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

const CALL: Tones = &[(587.0, 0.1), (784.0, 0.2)];

/// Calls whenever the reader is asked something and does not look.
pub(super) fn follow(app: AppContext, table: TableFollow) {
    Effect::new(move |before: Option<bool>| {
        let is_asked = of(table, is_asked);
        if is_asked && before == Some(false) && document().hidden() {
            call(app);
        }
        is_asked
    });
}

fn call(app: AppContext) {
    let words = app.texts_now().say("online-your-turn");
    if is_there() && Notification::permission() == NotificationPermission::Granted {
        let options = NotificationOptions::new();
        options.set_tag("limes-turn");
        // Some browsers show notifications from service workers alone.
        if Notification::new_with_options(&words, &options).is_ok() {
            return;
        }
    }
    document().set_title(&format!("● {words}"));
    if app.settings.with_untracked(|settings| settings.sound) {
        play(CALL);
    }
}

/// Asks for the permission to call, where that is possible and not decided yet.
#[component]
pub(super) fn CallButton() -> impl IntoView {
    let app = AppContext::get();
    let is_open =
        RwSignal::new(is_there() && Notification::permission() == NotificationPermission::Default);
    let ask = move |_| {
        if let Ok(asked) = Notification::request_permission() {
            leptos::task::spawn_local(async move {
                // Whatever the answer is, it is not asked for again.
                let _ = JsFuture::from(asked).await;
                let _ = is_open.try_set(false);
            });
        }
    };
    move || is_open.get().then(|| view! { <button on:click=ask>{app.t("table-call")}</button> })
}

/// Browsers know notifications only on pages with a secure address.
fn is_there() -> bool {
    Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}
