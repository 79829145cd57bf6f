//! Whose turn it is, where several persons play at one screen.

use crate::limes::art::{self, Worker, WorkerStyle};
use crate::limes::screens::play::PlayContext;
use crate::shell::context::AppContext;
use leptos::prelude::*;

/// A worker of the player whose display is in the middle, and their name. Alone there is nobody to be told from.
#[component]
pub(super) fn WhoseTurn(context: PlayContext) -> impl IntoView {
    let app = AppContext::get();
    let words = move || {
        let name = context.name(context.seat.get());
        match context.next.get() {
            Some(_) => app.texts().say_with("play-whose-turn", &[("name", name.into())]),
            None => name,
        }
    };
    context.is_handed_round().then(|| {
        view! {
            <p class="whose-turn" title=words>
                <span inner_html=move || figure(context)></span>
                <span class="name">{words}</span>
            </p>
        }
    })
}

/// A worker in the colour of the player in the middle.
pub(super) fn figure(context: PlayContext) -> String {
    art::worker_icon(&Worker {
        profession: None,
        player: context.seat.get().index(),
        label: String::new(),
        style: WorkerStyle::Counted,
        count: 1,
    })
}
