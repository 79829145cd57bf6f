//! The curtain between two players at one screen.

use super::Sitting;
use crate::ui::desk::Desk;
use leptos::prelude::*;

/// Hides the table until the next player says that he has the screen.
#[component]
pub(super) fn CurtainBetween(sitting: Sitting) -> impl IntoView {
    let desk = Desk::get();
    let name = Memo::new(move |_| {
        let next = sitting.next.get()?;
        sitting
            .table
            .with(|table| table.game().player(next).ok().map(|player| player.name().to_owned()))
    });
    let name = move || name.get().unwrap_or_default();
    let hand_on = move || desk.texts().say_with("play-curtain", &[("name", name().into())]);
    let about = move || desk.texts().say_with("play-curtain-about", &[("name", name().into())]);
    let here = move || desk.texts().say_with("play-curtain-lift", &[("name", name().into())]);
    let lift = move |_| {
        if let Some(next) = sitting.next.get_untracked() {
            sitting.curtain.update(|curtain| curtain.lift(next));
        }
    };
    move || {
        sitting.is_curtained().then(|| view! {
        <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
            <h2 id="curtain-title">{hand_on}</h2>
            <p>{about}</p>
            <button class="go" autofocus on:click=lift>{here}</button>
        </div>
    })
    }
}
