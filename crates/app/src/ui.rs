//! The page.

mod board;
mod desk;
mod home;
mod keep;
mod mishap;
mod play;
mod press;
pub mod route;
pub mod storage;
mod thumbnail;
mod words;
pub mod worker;

use desk::Desk;
use leptos::prelude::*;
use route::Route;
use wasm_bindgen::prelude::*;

/// Called by `web/boot.js` and `web/worker.js` as soon as the program is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    match worker::scope() {
        Some(scope) => worker::answer_in(&scope),
        None => {
            mishap::be_kind_about_panics();
            show();
        }
    }
}

/// Puts the app where the page said that it is loading.
fn show() {
    let Some(place) = document().get_element_by_id("app") else {
        web_sys::console::error_1(&"the page has no element with the id `app`".into());
        return;
    };
    place.set_inner_html("");
    mount_to(place.unchecked_into(), App).forget();
}

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    let desk = Desk::provide();
    view! {
        <svg class="spoken" aria-hidden="true" focusable="false" inner_html=crate::art::definitions()></svg>
        {move || match desk.route.get() {
            Route::Play => view! { <play::Play /> }.into_any(),
            _ => view! { <home::Home /> }.into_any(),
        }}
        <p class="spoken" aria-live="assertive">{desk.spoken}</p>
        {move || desk.toast.get().map(|message| view! { <p class="toast" role="status">{message}</p> })}
    }
}
