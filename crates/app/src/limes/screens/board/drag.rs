//! Dragging: the card, from the hand or from where it lies, and workers, from the supply or from where they stand.

use crate::limes::art::{self, Detail, Worker, WorkerStyle};
use crate::limes::screens::board::{DraftState, pointer};
use crate::limes::state::{Draft, Tap};
use leptos::prelude::*;
use limes::{Profession, ZoneId};
use std::str::FromStr;
use web_sys::{Element, PointerEvent};

/// How far a finger moves before it drags, in pixels.
const START: f64 = 8.0;

/// What can be dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draggable {
    /// The card of the turn.
    Card,
    /// A worker from the supply.
    Supply,
    /// A worker in the display, by their zone.
    Worker(ZoneId),
}

/// What is under a finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Held {
    thing: Draggable,
    pointer: i32,
    from: (f64, f64),
    at: (f64, f64),
    /// Whether it was really dragged. Until then the finger may only be tapping.
    pub(crate) is_moved: bool,
}

/// Follows the finger for as long as the board is there.
pub(super) fn listen(draft_state: DraftState) {
    let moves = window_event_listener(leptos::ev::pointermove, move |event| {
        if let Some(held) = held_by(draft_state, &event) {
            follow(draft_state, held, &event);
        }
    });
    let ends = window_event_listener(leptos::ev::pointerup, move |event| {
        if let Some(held) = held_by(draft_state, &event) {
            drop_it(draft_state, held);
        }
    });
    let breaks = window_event_listener(leptos::ev::pointercancel, move |event| {
        if let Some(held) = held_by(draft_state, &event) {
            draft_state.held.set(None);
            draft_state.pointed.set(None);
            put_back(draft_state, held.thing);
        }
    });
    on_cleanup(move || {
        moves.remove();
        ends.remove();
        breaks.remove();
    });
}

/// A finger comes down on something.
pub(crate) fn start(draft_state: DraftState, thing: Draggable, event: &PointerEvent) {
    let is_idle = draft_state.draft.with_untracked(Option::is_none)
        || draft_state.is_locked.get_untracked()
        || draft_state.is_just_laid.get_untracked();
    if is_idle || event.button() != 0 {
        return;
    }
    let at = place(event);
    let pointer = event.pointer_id();
    draft_state.held.set(Some(Held { thing, pointer, from: at, at, is_moved: false }));
}

/// A finger comes down on the board, perhaps on the laid card. Workers and arrows on it are themselves.
pub(super) fn start_on_board(draft_state: DraftState, event: &PointerEvent) {
    if pointer::is_above_laid_card(event) && !pointer::is_on(event, ".figure, .tool") {
        start(draft_state, Draggable::Card, event);
    }
}

fn held_by(draft_state: DraftState, event: &PointerEvent) -> Option<Held> {
    draft_state.held.get_untracked().filter(|held| held.pointer == event.pointer_id())
}

fn follow(draft_state: DraftState, mut held: Held, event: &PointerEvent) {
    held.at = place(event);
    let (x, y) = (held.at.0 - held.from.0, held.at.1 - held.from.1);
    if !held.is_moved && x.hypot(y) > START {
        held.is_moved = true;
        lift(draft_state, held.thing);
    }
    draft_state.held.set(Some(held));
    if held.is_moved && held.thing == Draggable::Card {
        draft_state.pointed.set(named_at(held.at, "data-cell"));
    }
}

/// A worker who is dragged is picked, so that the board shows where they can go.
fn lift(draft_state: DraftState, thing: Draggable) {
    match thing {
        Draggable::Worker(zone) => draft_state.change(|draft| {
            match draft.placed() == Some(zone) || draft.picked() == Some(zone) {
                true => Ok(()),
                false => draft.pick(zone),
            }
        }),
        // From the supply they come to the laid card, so nobody else is about to move.
        Draggable::Supply => put_back(draft_state, thing),
        Draggable::Card => {}
    }
}

/// What was dragged beside everything goes back to where it was.
fn put_back(draft_state: DraftState, thing: Draggable) {
    if thing != Draggable::Card && draft_state.draft.with_untracked(picks) {
        draft_state.change(|draft| {
            draft.put_down();
            Ok(())
        });
    }
}

fn picks(draft: &Option<Draft>) -> bool {
    draft.as_ref().is_some_and(|draft| draft.picked().is_some())
}

fn drop_it(draft_state: DraftState, held: Held) {
    draft_state.held.set(None);
    draft_state.pointed.set(None);
    if !held.is_moved {
        return;
    }
    match held.thing {
        Draggable::Card => match named_at(held.at, "data-cell") {
            Some(cell) => draft_state.lay(cell),
            None if is_hand(held.at) => draft_state.change(|draft| {
                draft.lift();
                Ok(())
            }),
            None => {}
        },
        Draggable::Supply | Draggable::Worker(_) => match named_at(held.at, "data-zone") {
            Some(zone) => draft_state.tap(zone, Tap::Beside),
            None => put_back(draft_state, held.thing),
        },
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn element_at((x, y): (f64, f64), selector: &str) -> Option<Element> {
    document().element_from_point(x as f32, y as f32)?.closest(selector).ok().flatten()
}

fn is_hand(at: (f64, f64)) -> bool {
    element_at(at, ".hand").is_some()
}

/// The legal cell, or the zone where a worker can go, at this place of the page.
fn named_at<T: FromStr>(at: (f64, f64), attribute: &str) -> Option<T> {
    element_at(at, &format!("[{attribute}]"))?.get_attribute(attribute)?.parse().ok()
}

/// What follows the finger. A card above a cell where it may lie is shown there instead.
#[component]
pub(super) fn Dragged(draft_state: DraftState, player: Signal<usize>) -> impl IntoView {
    move || {
        let held = draft_state.held.get().filter(|held| held.is_moved)?;
        if draft_state.pointed_draft().is_some() {
            return None;
        }
        let picture = draft_state.draft.with(|draft| {
            let draft = draft.as_ref()?;
            Some(match held.thing {
                Draggable::Card => art::card(draft.card(), draft.step().rotation(), Detail::Full),
                Draggable::Supply => figure(None, player.get_untracked()),
                Draggable::Worker(zone) => {
                    let profession = draft.preview().zone(zone)?.landscape().profession();
                    figure(Some(profession), player.get_untracked())
                }
            })
        })?;
        let share = if held.thing == Draggable::Card { 1.0 } else { 0.36 };
        let width = card_width() * share;
        let ((x, y), half) = (held.at, width / 2.0);
        Some(view! {
            <div
                class="dragged"
                aria-hidden="true"
                style:width=format!("{width}px")
                style:left=format!("{}px", x - half)
                style:top=format!("{}px", y - half)
                inner_html=picture
            ></div>
        })
    }
}

fn figure(profession: Option<Profession>, player: usize) -> String {
    let (label, style) = (String::new(), WorkerStyle::Counted);
    art::worker_icon(&Worker { profession, player, label, style, count: 1 })
}

/// How wide a card on the board is, in pixels.
fn card_width() -> f64 {
    let cell = document().query_selector(".board [data-cell]").ok().flatten();
    cell.map_or(120.0, |cell| cell.get_bounding_client_rect().width())
}
