//! Your cards, and the buttons that decide what happens to them.

use crate::limits::art;
use crate::limits::screens::table::TableContext;
use crate::limits::screens::table::drag;
use crate::limits::state::choice::{Choice, four};
use crate::limits::texts::{self, table as words};
use leptos::prelude::*;
use limits::{Colour, HAND, Phase};

/// The cards in hand. There is always a button for each place, so that whatever has the focus keeps it.
#[component]
pub(super) fn Hand(table: TableContext) -> impl IntoView {
    let cards = Memo::new(move |_| table.cards());
    let drawn = drawn(cards);
    view! {
        <div class="hand-cards" role="group" aria-label=table.app.t("limits-your-hand")>
            {(0..HAND).map(|place| view! { <Card table cards drawn place /> }).collect_view()}
        </div>
    }
}

/// The places of the cards that were not in the hand before: they come in with a little movement.
fn drawn(cards: Memo<Vec<Colour>>) -> Memo<Vec<bool>> {
    // What was in the hand before it changed.
    let before = StoredValue::new(cards.get_untracked());
    Memo::new(move |_| {
        let now = cards.get();
        let mut left = before.get_value();
        before.set_value(now.clone());
        let is_new = |colour: &Colour| match left.iter().position(|other| other == colour) {
            Some(place) => {
                left.remove(place);
                false
            }
            None => true,
        };
        now.iter().map(is_new).collect()
    })
}

#[component]
fn Card(
    table: TableContext,
    cards: Memo<Vec<Colour>>,
    drawn: Memo<Vec<bool>>,
    place: usize,
) -> impl IntoView {
    let app = table.app;
    let colour = Memo::new(move |_| cards.with(|cards| cards.get(place).copied()));
    let name = move || {
        let texts = app.texts();
        colour.get().map(|colour| texts.capital(&texts::card(&texts, colour)))
    };
    let is_chosen = Memo::new(move |_| {
        let choice = table.choice.get();
        table.view.with(|view| choice.holds(view, place))
    });
    let is_held = move || table.held.get().is_some_and(|held| held.is_moved && held.place == place);
    let grab = move |event: web_sys::PointerEvent| drag::start(table, place, &event);
    // The second click of a double click would undo the first one.
    let tap = move |event: web_sys::MouseEvent| {
        if event.detail() < 2 {
            table.tap(place);
        }
    };
    view! {
        <button
            class="limits-card"
            class:chosen=is_chosen
            class:held=is_held
            class:drawn=move || drawn.with(|drawn| drawn.get(place).copied().unwrap_or_default())
            hidden=move || colour.get().is_none()
            aria-pressed=move || is_chosen.get().to_string()
            aria-label=name
            on:click=tap
            on:pointerdown=grab
            inner_html=move || colour.get().map(art::card).unwrap_or_default()
        ></button>
    }
}

/// The big button, which says what it does, and the exchange. What cannot be done now is only marked as such: it keeps the focus, and
/// whoever presses it reads why.
#[component]
pub(super) fn Buttons(table: TableContext) -> impl IntoView {
    let app = table.app;
    let words = move || {
        let texts = app.texts();
        table.view.with(|view| words::button(&texts, view, table.choice.get()))
    };
    let is_ready = Memo::new(move |_| {
        table.is_asked() && table.view.with(|view| table.choice.get().decision(view).is_ok())
    });
    let can_exchange = Memo::new(move |_| {
        let has_four =
            |view: &limits::View| matches!(view.phase, Phase::Act { .. }) && four(view).is_some();
        table.is_asked() && table.view.with(has_four)
    });
    let is_exchange = move || matches!(table.choice.get(), Choice::Exchange(_)).to_string();
    view! {
        <div class="own-buttons">
            <button class="go" aria-disabled=move || (!is_ready.get()).to_string() on:click=move |_| table.confirm()>{words}</button>
            <button
                class="exchange"
                aria-disabled=move || (!can_exchange.get()).to_string()
                aria-pressed=is_exchange
                on:click=move |_| table.exchange()
            >
                {app.t("limits-exchange")}
            </button>
        </div>
    }
}
