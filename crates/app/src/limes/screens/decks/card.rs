//! One card of a deck in the making.

use crate::limes::art::{self, Detail};
use crate::limes::state::DeckDraft;
use crate::shell::context::AppContext;
use crate::shell::press::{Press, long_press};
use leptos::prelude::*;
use limes::{CardNumber, Quarter, Rotation};

/// What a tap changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// The landscape.
    Landscape,
    /// The huts.
    Huts,
}

/// A card of four zones, each of which can be tapped; held long, clicked with the right button or with the key H it
/// gets a hut.
#[component]
pub(super) fn Card(
    number: CardNumber,
    draft: RwSignal<DeckDraft>,
    tool: RwSignal<Tool>,
) -> impl IntoView {
    let app = AppContext::get();
    let text = Memo::new(move |_| draft.with(|draft| draft.card_text(number)));
    let picture = move || {
        let card = text.with(|text| text.parse());
        card.map(|card| art::card(&card, Rotation::Up, Detail::Full)).unwrap_or_default()
    };
    let fault = move || {
        text.track();
        let fault = draft.with_untracked(|draft| draft.card_fault(number).cloned())?;
        Some(view! {
            <code>{text.get()}</code>
            <span class="fault">{app.texts().card_fault(&fault)}</span>
        })
    };
    let title = move || app.texts().say_with("card-number", &[("card", number.get().into())]);
    view! {
        <article class="card-made">
            <h2>{title}</h2>
            <div class="card-zones">
                <div aria-hidden="true" inner_html=picture></div>
                {Quarter::ALL.map(|quarter| view! { <Zone number quarter draft tool text /> })}
            </div>
            {fault}
        </article>
    }
}

#[component]
fn Zone(
    number: CardNumber,
    quarter: Quarter,
    draft: RwSignal<DeckDraft>,
    tool: RwSignal<Tool>,
    text: Memo<String>,
) -> impl IntoView {
    let app = AppContext::get();
    let name = move || {
        text.track();
        let zone = draft.with_untracked(|draft| draft.zone(number, quarter));
        let texts = app.texts();
        match zone {
            Some(zone) => texts.card_zone_spoken(number, quarter, zone),
            None => texts.say_with("decks-fault-card", &[("card", number.get().into())]),
        }
    };
    let change = move |tool: Tool| {
        draft.update(|draft| match tool {
            Tool::Landscape => draft.tap(number, quarter),
            Tool::Huts => draft.tap_hut(number, quarter),
        });
        app.spoken.set(name());
    };
    let press: Press = long_press(move || change(Tool::Huts));
    let down = move |event: web_sys::PointerEvent| {
        press.down();
        if event.button() != 0 {
            press.up();
        }
    };
    let click = move |event: web_sys::MouseEvent| {
        // A key that presses the button comes without a press of the finger before it.
        if event.detail() == 0 || !press.was_long() {
            change(tool.get_untracked());
        }
    };
    let key = move |event: web_sys::KeyboardEvent| {
        if event.key().eq_ignore_ascii_case("h") && !event.ctrl_key() && !event.meta_key() {
            event.prevent_default();
            change(Tool::Huts);
        }
    };
    let menu = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        // The right button; a finger that rests has asked already.
        if event.button() == 2 && !press.was_long() {
            change(Tool::Huts);
        }
    };
    view! {
        <button
            aria-label=name
            on:click=click
            on:keydown=key
            on:contextmenu=menu
            on:pointerdown=down
            on:pointerup=move |_| press.up()
            on:pointerleave=move |_| press.up()
            on:pointercancel=move |_| press.up()
        ></button>
    }
}
