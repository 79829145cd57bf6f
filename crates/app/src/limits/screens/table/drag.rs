//! Dragging a card from the hand to the pile, or to where the hidden card lies.

use crate::limits::art;
use crate::limits::screens::table::TableContext;
use crate::limits::state::choice::DropTarget;
use leptos::prelude::*;
use web_sys::{Element, PointerEvent};

/// How far a finger moves before it drags, in pixels.
const START: f64 = 8.0;

/// A card under a finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Held {
    /// Its place in the hand.
    pub(super) place: usize,
    /// Whether it was really dragged. Until then the finger may only be tapping.
    pub(super) is_moved: bool,
    pointer: i32,
    from: (f64, f64),
    at: (f64, f64),
    width: f64,
}

/// Follows the finger for as long as the table is there.
pub(super) fn listen(table: TableContext) {
    let moves = window_event_listener(leptos::ev::pointermove, move |event| {
        if let Some(held) = held_by(table, &event) {
            follow(table, held, &event);
        }
    });
    let ends = window_event_listener(leptos::ev::pointerup, move |event| {
        if let Some(held) = held_by(table, &event) {
            table.held.set(None);
            if let Some(target) = target_at(held.at).filter(|_| held.is_moved) {
                table.drop_card(held.place, target);
            }
        }
    });
    let breaks = window_event_listener(leptos::ev::pointercancel, move |event| {
        if held_by(table, &event).is_some() {
            table.held.set(None);
        }
    });
    on_cleanup(move || {
        moves.remove();
        ends.remove();
        breaks.remove();
    });
}

/// A finger comes down on a card.
pub(super) fn start(table: TableContext, place: usize, event: &PointerEvent) {
    if event.button() != 0 || !untrack(|| table.is_asked()) {
        return;
    }
    let at = position(event);
    let width = element_at(at, "button").map_or(80.0, |card| f64::from(card.client_width()));
    let pointer = event.pointer_id();
    table.held.set(Some(Held { place, is_moved: false, pointer, from: at, at, width }));
}

fn held_by(table: TableContext, event: &PointerEvent) -> Option<Held> {
    table.held.get_untracked().filter(|held| held.pointer == event.pointer_id())
}

fn follow(table: TableContext, mut held: Held, event: &PointerEvent) {
    held.at = position(event);
    let (x, y) = (held.at.0 - held.from.0, held.at.1 - held.from.1);
    held.is_moved |= x.hypot(y) > START;
    table.held.set(Some(held));
}

fn position(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn element_at((x, y): (f64, f64), selector: &str) -> Option<Element> {
    document().element_from_point(x as f32, y as f32)?.closest(selector).ok().flatten()
}

/// Where a card would lie that is let go here.
fn target_at(at: (f64, f64)) -> Option<DropTarget> {
    match element_at(at, "[data-drop]")?.get_attribute("data-drop")?.as_str() {
        "pile" => Some(DropTarget::Pile),
        "hidden" => Some(DropTarget::Hidden),
        _ => None,
    }
}

/// The card that follows the finger.
#[component]
pub(super) fn Dragged(table: TableContext) -> impl IntoView {
    move || {
        let held = table.held.get().filter(|held| held.is_moved)?;
        let colour = *table.cards().get(held.place)?;
        let ((x, y), width) = (held.at, held.width);
        Some(view! {
            <div
                class="dragged-card"
                aria-hidden="true"
                style:width=format!("{width}px")
                style:left=format!("{}px", x - width / 2.0)
                style:top=format!("{}px", y - width * 0.7)
                inner_html=art::card(colour)
            ></div>
        })
    }
}
