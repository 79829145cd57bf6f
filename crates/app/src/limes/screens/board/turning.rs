//! Turning the card with the mouse where it lies, or above the place where it could lie: by its wheel or its right button.

use crate::limes::screens::board::{DraftState, pointer};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent, WheelEvent};

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
        pointer::is_above_laid_card(event) || pointer::is_on(event, ".cell")
    }
}
