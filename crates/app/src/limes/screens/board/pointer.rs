//! What a pointer is above.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent};

/// Whether it is above the laid card of the board that hears of it, whatever else lies there.
pub(super) fn is_above_laid_card(event: &MouseEvent) -> bool {
    let board = element(event.current_target());
    let laid = board.and_then(|board| board.query_selector(".laid-frame").ok().flatten());
    laid.is_some_and(|laid| {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let rect = laid.get_bounding_client_rect();
        (rect.left()..=rect.right()).contains(&x) && (rect.top()..=rect.bottom()).contains(&y)
    })
}

/// Whether it is on one of the things that a selector means.
pub(super) fn is_on(event: &MouseEvent, selector: &str) -> bool {
    element(event.target()).is_some_and(|on| on.closest(selector).ok().flatten().is_some())
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}
