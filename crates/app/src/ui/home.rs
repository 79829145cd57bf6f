//! The first screen.
use super::desk::Desk;
use super::route::{self, Route};
use crate::table::{LocalTable, Setup, made_up_seed};
use leptos::prelude::*;

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let desk = Desk::get();
    let solo = move |_| {
        let mut chance = [0; 16];
        chance.iter_mut().for_each(|byte| *byte = (js_sys::Math::random() * 256.0) as u8);
        if let Ok(checked) = Setup::solo("Ada").check(&made_up_seed(chance)) {
            desk.game.set(Some(LocalTable::begin(checked)));
            route::go(&Route::Play);
        }
    };
    view! { <main><h1>"Limes"</h1><button class="go" on:click=solo>{desk.t("home-solo")}</button></main> }
}

/// Instead of a table, where no game was begun.
#[component]
pub(crate) fn NoGame() -> impl IntoView {
    view! { <Home /> }
}
