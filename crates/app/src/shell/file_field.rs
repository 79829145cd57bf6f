//! A button that lets the person choose a file.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::page::sign;
use leptos::prelude::*;
use leptos::{ev, html};

/// The button. `then` gets the bytes of the file, or the sentence that says why it could not be read.
///
/// The browser's own window may stay open longer than the screen. Its answer goes to the field even then, and nothing of the
/// screen may listen to that. So it is the page that listens: a field that is gone from the page is not heard.
#[component]
pub(crate) fn FileField(
    /// What is written on it.
    words: Signal<String>,
    /// The kinds of files that are offered.
    accept: &'static str,
    then: Callback<Result<Vec<u8>, String>>,
) -> impl IntoView {
    let app = AppContext::get();
    let field = NodeRef::<html::Input>::new();
    let chosen = window_event_listener(ev::change, move |event| {
        let own = field.get_untracked();
        if own.is_some_and(|own| event.target().as_ref() == Some(own.as_ref()))
            && let Some(file) = files::chosen(&event)
        {
            files::read(app, file, then);
        }
    });
    on_cleanup(move || chosen.remove());
    view! {
        <label class="button file">
            {sign(Icon::Upload)}<span>{words}</span>
            <input type="file" class="spoken" accept=accept node_ref=field />
        </label>
    }
}
