//! The curtain between two persons at one screen.

use crate::shell::context::AppContext;
use crate::shell::heading::focus_heading_soon;
use crate::shell::screen_holder::ScreenHolder;
use leptos::html;
use leptos::prelude::*;

/// Hides the table until the next person says that they have the screen.
#[component]
pub(crate) fn CurtainBetween(
    /// Who has the screen, and who gets it.
    holder: ScreenHolder,
    /// What whoever is next is called.
    name: Signal<String>,
    /// A picture of theirs, as SVG.
    picture: Signal<String>,
) -> impl IntoView {
    let app = AppContext::get();
    let hand_on = move || app.texts().say_with("play-curtain", &[("name", name.get().into())]);
    let about = move || app.texts().say_with("play-curtain-about", &[("name", name.get().into())]);
    let here = move || app.texts().say_with("play-curtain-lift", &[("name", name.get().into())]);
    let lift = move |_| {
        holder.lift_curtain();
        focus_heading_soon();
    };
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Nothing keeps a visible button from having it.
            let _ = button.focus();
        }
    });
    move || {
        holder.is_curtained().then(|| {
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                    <span inner_html=picture></span>
                    <h2 id="curtain-title">{hand_on}</h2>
                    <p>{about}</p>
                    <button class="go" node_ref=button on:click=lift>{here}</button>
                </div>
            }
        })
    }
}
