//! The curtain between two players at one screen.

use crate::limes::screens::play::{PlayContext, whose_turn};
use crate::shell::context::AppContext;
use crate::shell::heading::focus_heading;
use leptos::html;
use leptos::prelude::*;

/// Hides the table until the next player says that they have the screen.
#[component]
pub(super) fn CurtainBetween(context: PlayContext) -> impl IntoView {
    let app = AppContext::get();
    let name = move || context.next.get().map(|(seat, _)| context.name(seat)).unwrap_or_default();
    let hand_on = move || app.texts().say_with("play-curtain", &[("name", name().into())]);
    let about = move || app.texts().say_with("play-curtain-about", &[("name", name().into())]);
    let here = move || app.texts().say_with("play-curtain-lift", &[("name", name().into())]);
    let lift = move |_| {
        if let Some((next, _)) = context.next.get_untracked() {
            context.curtain.update(|curtain| curtain.lift(next));
            // As soon as the table can have it.
            request_animation_frame(focus_heading);
        }
    };
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Nothing keeps a visible button from having it.
            let _ = button.focus();
        }
    });
    move || {
        context.is_curtained().then(|| view! {
        <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
            <span inner_html=move || whose_turn::figure(context)></span>
            <h2 id="curtain-title">{hand_on}</h2>
            <p>{about}</p>
            <button class="go" node_ref=button on:click=lift>{here}</button>
        </div>
    })
    }
}
