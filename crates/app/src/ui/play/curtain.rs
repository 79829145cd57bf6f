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
    let say = move |key: &'static str| {
        move || desk.texts().say_with(key, &[("name", name.get().unwrap_or_default().into())])
    };
    let lift = move |_| {
        if let Some(next) = sitting.next.get_untracked() {
            sitting.curtain.update(|curtain| curtain.lift(next));
        }
    };
    move || {
        sitting.is_curtained().then(|| view! {
        <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
            <h2 id="curtain-title">{say("play-curtain")}</h2>
            <p>{say("play-curtain-about")}</p>
            <button class="go" autofocus on:click=lift>{say("play-curtain-lift")}</button>
        </div>
    })
    }
}
