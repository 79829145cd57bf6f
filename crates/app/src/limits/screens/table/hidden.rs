//! Your hidden card: it lies face down, and you may look at it any time.

use crate::limits::art;
use crate::limits::screens::table::TableContext;
use crate::limits::texts;
use leptos::prelude::*;

/// The button that turns it up; a key leads to it.
pub(super) const BUTTON: &str = "hidden-card";

/// The card, or the place where it will lie.
#[component]
pub(super) fn Hidden(table: TableContext) -> impl IntoView {
    let app = table.app;
    let colour =
        Memo::new(move |_| table.view.with(|view| view.own.as_ref().and_then(|own| own.face_down)));
    let is_open = Memo::new(move |_| table.is_peeking.get() && colour.get().is_some());
    let picture = move || match colour.get().filter(|_| is_open.get()) {
        Some(colour) => art::card(colour),
        None => art::back(),
    };
    // Whoever looks hears what they see.
    let name = move || {
        let texts = app.texts();
        match colour.get() {
            Some(colour) if is_open.get() => texts
                .say_with("limits-your-hidden-is", &[("card", texts::card(&texts, colour).into())]),
            Some(_) => texts.say("limits-your-hidden"),
            None => texts.say("limits-hidden-place"),
        }
    };
    let about = move || {
        app.say(match (colour.get().is_some(), is_open.get()) {
            (false, _) => "limits-hidden-place",
            (true, false) => "limits-peek",
            (true, true) => "limits-peek-close",
        })
    };
    let is_target =
        move || table.held.get().is_some_and(|held| held.is_moved) && colour.get().is_none();
    view! {
        <div class="own-hidden" data-drop="hidden">
            <button
                id=BUTTON
                class="hidden-card"
                class:empty=move || colour.get().is_none()
                class:target=is_target
                class:peeking=is_open
                disabled=move || colour.get().is_none()
                aria-label=name
                on:click=move |_| table.peek()
                inner_html=picture
            ></button>
            <p aria-hidden="true">
                <span hidden=move || colour.get().is_none()>{app.t("limits-your-hidden")}</span>
                <small>{about}</small>
            </p>
        </div>
    }
}
