//! Dragging the card from the hand onto the board.

use crate::limes::art::{self, Detail};
use crate::limes::screens::board::DraftState;
use crate::limes::screens::turn::TurnContext;
use leptos::prelude::*;
use limes::Cell;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

/// How far a finger moves before it drags, in pixels.
const START: f64 = 8.0;

/// A card under a finger.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Held {
    pointer: i32,
    from: (f64, f64),
    at: (f64, f64),
    moved: bool,
}

/// Whether a card is being dragged, and where it is.
#[derive(Clone, Copy)]
pub(super) struct Drag {
    draft_state: DraftState,
    held: RwSignal<Option<Held>>,
}

impl Drag {
    pub(super) fn new(draft_state: DraftState) -> Drag {
        let drag = Drag { draft_state, held: RwSignal::new(None) };
        let moves =
            window_event_listener(leptos::ev::pointermove, move |event| drag.follow(&event));
        let ends =
            window_event_listener(leptos::ev::pointerup, move |event| drag.drop_card(&event));
        let breaks = window_event_listener(leptos::ev::pointercancel, move |_| drag.held.set(None));
        on_cleanup(move || {
            moves.remove();
            ends.remove();
            breaks.remove();
        });
        drag
    }

    pub(super) fn start(self, event: &PointerEvent) {
        if self.draft_state.draft.with_untracked(Option::is_none) || event.button() != 0 {
            return;
        }
        event.prevent_default();
        let at = place(event);
        self.held.set(Some(Held { pointer: event.pointer_id(), from: at, at, moved: false }));
    }

    fn follow(self, event: &PointerEvent) {
        let Some(mut held) =
            self.held.get_untracked().filter(|held| held.pointer == event.pointer_id())
        else {
            return;
        };
        held.at = place(event);
        let (x, y) = (held.at.0 - held.from.0, held.at.1 - held.from.1);
        held.moved |= x.hypot(y) > START;
        self.held.set(Some(held));
    }

    fn drop_card(self, event: &PointerEvent) {
        let Some(held) =
            self.held.get_untracked().filter(|held| held.pointer == event.pointer_id())
        else {
            return;
        };
        self.held.set(None);
        // A card dropped beside all cells goes back to where it was.
        if let Some(cell) = cell_at(held.at).filter(|_| held.moved) {
            self.draft_state.lay(cell);
        }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The legal cell at this place of the page, if there is one.
fn cell_at((x, y): (f64, f64)) -> Option<Cell> {
    let element = document().element_from_point(x as f32, y as f32)?;
    let cell = element.closest("[data-cell]").ok().flatten()?;
    cell.get_attribute("data-cell")?.parse().ok()
}

/// The card that follows the finger.
#[component]
pub(super) fn Dragged(drag: Drag, turn_context: TurnContext) -> impl IntoView {
    let moving = move || drag.held.get().filter(|held| held.moved).map(|held| held.at);
    let size = move || {
        let cell = document().query_selector(".board .cell").ok().flatten();
        cell.map_or(120.0, |cell| {
            cell.unchecked_into::<web_sys::Element>().get_bounding_client_rect().width()
        })
    };
    move || {
        let (x, y) = moving()?;
        let (_, card) = turn_context.card.get()?;
        let picture = art::card(&card, turn_context.rotation(), Detail::Full);
        let width = size();
        Some(view! {
            <div
                class="dragged"
                aria-hidden="true"
                style:width=format!("{width}px")
                style:left=format!("{}px", x - width / 2.0)
                style:top=format!("{}px", y - width / 2.0)
                inner_html=picture
            ></div>
        })
    }
}
