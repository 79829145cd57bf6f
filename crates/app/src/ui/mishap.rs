//! What the player sees if the program breaks: a word of comfort instead of a dead page.

use leptos::prelude::document;
use std::panic;

/// The program is stopped after a panic and nothing can be asked of it, so the words are here, not in a language
/// file; a game in progress has been saved by then.
const COMFORT: &str =
    "Something broke, and that is our fault. Your game is saved: reload the page to go on.";

/// Says a panic in the console, and shows the player what to do.
pub(super) fn be_kind_about_panics() {
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        // Whatever fails in here must fail in silence.
        let _ = show();
    }));
}

/// Puts the words above the page, once.
fn show() -> Option<()> {
    let document = document();
    let body = document.body()?;
    if document.get_element_by_id("mishap").is_some() {
        return None;
    }
    let note = document.create_element("p").ok()?;
    note.set_id("mishap");
    note.set_attribute("role", "alert").ok()?;
    note.set_text_content(Some(COMFORT));
    body.prepend_with_node_1(&note).ok()
}
