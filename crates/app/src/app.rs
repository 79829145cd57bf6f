//! The page.
//!
//! [`start`] mounts the app. Bots, judges and solver are another program, which `thinkers` talks to.

use crate::home;
use crate::limes::screens::{
    decks, help, learn, play, replay, result, review, rules, setup, share,
};
use crate::shell::context::AppContext;
use crate::shell::route::Route;
use crate::shell::screens::{history, settings};
use crate::shell::texts::{Language, Texts};
use crate::shell::{host, notices};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Called by `web/boot.js` as soon as the program and the texts of a language are loaded. Puts the app where the page said
/// that it is loading.
#[wasm_bindgen]
pub fn start(host: host::Host, language: &str, source: &str) {
    let Some(place) = document().get_element_by_id("app") else {
        web_sys::console::error_1(&"the page has no element with the id `app`".into());
        return;
    };
    place.set_inner_html("");
    let texts = Texts::read(Language::from_browser(&[language]), &[source]);
    mount_to(place.unchecked_into(), move || app(host, texts)).forget();
}

/// The whole app.
fn app(host: host::Host, texts: Texts) -> impl IntoView {
    let app = AppContext::provide(host, texts);
    let definitions = crate::limes::art::definitions();
    view! {
        <div aria-hidden="true" inner_html=definitions></div>
        {move || match app.route.get() {
            Route::Home => view! { <home::Home /> }.into_any(),
            Route::New => view! { <setup::Setup /> }.into_any(),
            Route::Play => view! { <play::Play /> }.into_any(),
            Route::Result => view! { <result::Result /> }.into_any(),
            Route::Rules => view! { <rules::Rules /> }.into_any(),
            Route::Learn(None) => view! { <learn::Lessons /> }.into_any(),
            Route::Learn(Some(name)) => view! { <learn::OneLesson name /> }.into_any(),
            Route::Settings => view! { <settings::Settings /> }.into_any(),
            Route::Replay => view! { <replay::Replay /> }.into_any(),
            Route::Review => view! { <review::Review /> }.into_any(),
            Route::Decks => view! { <decks::Decks /> }.into_any(),
            Route::Deck(name) => view! { <decks::Editor name /> }.into_any(),
            Route::History => view! { <history::History /> }.into_any(),
            Route::Shared(packed) => view! { <share::Shared packed /> }.into_any(),
        }}
        <help::Help />
        <notices::Update />
        <p class="spoken" aria-live="assertive">{app.spoken}</p>
        {move || app.toast.get().map(|message| view! { <p class="toast" role="status">{message}</p> })}
    }
}
