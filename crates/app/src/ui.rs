//! The page.
//!
//! One program, two lives: [`start`] runs in the page, where it mounts [`App`], and again in the bots' thread,
//! where there is no page and it answers questions instead ([`worker`]).
//!
//! The server allows no style from within the markup: looks belong in `web/style.css`, and what must be computed is
//! set with `style:name=…`, never as one `style="…"`.

mod mishap;
pub mod route;
pub mod storage;
pub mod worker;

use leptos::prelude::*;
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
    let route = route::follow();
    let (echo, heard) = signal(String::new());
    let mind = worker::Mind::wake(move |answer| heard.set(answer));
    match &mind {
        Ok(mind) => mind.ask("awake"),
        Err(fault) => heard.set(fault.to_string()),
    }
    on_cleanup({
        let mind = StoredValue::new_local(mind.ok());
        move || mind.update_value(|mind| drop(mind.take()))
    });
    view! {
        <main>
            <h1>"Limes"</h1>
            <p>"A landscape of sixteen cards, and workers who make something of it."</p>
            <p class="aside">
                "Here: " <code>{move || route.get().to_string()}</code> ". Bots: "
                <output>{echo}</output>
            </p>
        </main>
    }
}
