//! The heading of a screen, which also tells where one has come: the page's title names the screen, it is shown from its
//! top, and the focus goes to the heading, so that a screen reader says it.

use crate::shell::context::AppContext;
use crate::shell::route::{Arrival, Route};
use crate::shell::texts::without_marks;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The heading of a screen.
#[component]
pub(crate) fn Heading(
    /// The name of the screen.
    #[prop(into)]
    title: Signal<String>,
    /// How it looks, where it is not alone in its line.
    #[prop(optional)]
    class: Option<&'static str>,
) -> impl IntoView {
    let app = AppContext::get();
    Effect::new(move |_| {
        let (title, site) = (without_marks(title.get()), app.site.get_value());
        let is_home = app.route.with_untracked(|route| *route == Route::Home);
        let title = if is_home { site } else { format!("{title} · {site}") };
        let call = app.call.get().map(|words| format!("● {words} · ")).unwrap_or_default();
        document().set_title(&(call + &title));
    });
    let heading = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if heading.get().is_some() {
            arrive(app);
        }
    });
    view! { <h1 node_ref=heading class=class>{title}</h1> }
}

/// The screen is there. Whoever came by a link or a button sees it from its top; whoever came back sees it where the browser
/// has put them.
fn arrive(app: AppContext) {
    match app.arrival.try_update_value(|arrival| std::mem::replace(arrival, Arrival::Settled)) {
        Some(Arrival::New) => {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            focus_heading();
        }
        Some(Arrival::Again) => focus_heading(),
        _ => {}
    }
}

/// Puts the focus on the heading in the next frame, when the screen can have it, unless the player has moved it meanwhile.
pub(crate) fn focus_heading_soon() {
    request_animation_frame(|| {
        let focused = document().active_element();
        if focused.is_none_or(|focused| focused.tag_name().eq_ignore_ascii_case("body")) {
            focus_heading();
        }
    });
}

/// Puts the focus on the heading and leaves the page where it is scrolled to.
fn focus_heading() {
    let heading = document().query_selector("h1").ok().flatten();
    if let Some(heading) = heading.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Nobody gets there with the Tab key.
        heading.set_tab_index(-1);
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // Refused only where a question covers the screen; then the focus is there.
        let _ = heading.focus_with_options(&options);
    }
}
