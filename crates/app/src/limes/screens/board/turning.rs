//! Turning the card with the mouse where it lies, or above the place where it could lie: by its wheel or its right button.

use crate::limes::screens::board::DraftState;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, WheelEvent};

/// A wheel turns the card once in so many milliseconds, though some mice tell of it sixty times a second.
const PAUSE: f64 = 150.0;

/// What the mouse does to the card.
#[derive(Clone, Copy)]
pub(super) struct Turning {
    draft_state: DraftState,
    /// When the wheel has turned it last.
    turned_at: StoredValue<f64>,
}

impl Turning {
    pub(super) fn new(draft_state: DraftState) -> Turning {
        Turning { draft_state, turned_at: StoredValue::new(f64::MIN) }
    }

    /// The right button turns the card to the right; with Shift to the left. A long touch means something else.
    pub(super) fn right_click(self, event: &MouseEvent) {
        let is_touch = event
            .dyn_ref::<PointerEvent>()
            .is_some_and(|pointer| pointer.pointer_type() == "touch");
        if !is_touch && self.is_meant(event) {
            event.prevent_default();
            self.draft_state.turn(!event.shift_key());
        }
    }

    /// The wheel turns the card the way it is turned itself.
    pub(super) fn wheel(self, event: &WheelEvent) {
        if event.delta_y() == 0.0 || event.ctrl_key() || !self.is_meant(event) {
            return;
        }
        event.prevent_default();
        if event.time_stamp() - self.turned_at.get_value() >= PAUSE {
            self.turned_at.set_value(event.time_stamp());
            self.draft_state.turn(event.delta_y() > 0.0);
        }
    }

    /// Whether the pointer is above the laid card, or above a cell where the card may lie.
    fn is_meant(self, event: &MouseEvent) -> bool {
        let element = |target: Option<web_sys::EventTarget>| target?.dyn_into::<Element>().ok();
        let closest = |target: Element| target.closest(".cell").ok().flatten();
        let laid = element(event.current_target())
            .and_then(|board| board.query_selector(".laid-frame").ok().flatten());
        let is_above = |card: Element| {
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let rect = card.get_bounding_client_rect();
            (rect.left()..=rect.right()).contains(&x) && (rect.top()..=rect.bottom()).contains(&y)
        };
        laid.is_some_and(is_above) || element(event.target()).and_then(closest).is_some()
    }
}
