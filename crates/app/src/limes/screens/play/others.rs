//! The displays of the others, with their names and points.

use crate::limes::screens::play::PlayContext;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::{Display, PlayerView, Seat};

struct Other {
    seat: Seat,
    name: String,
    display: Display,
    has_moved: bool,
    is_bot: bool,
}

/// Everyone but the player in the middle.
#[component]
pub(super) fn Others(context: PlayContext) -> impl IntoView {
    let app = AppContext::get();
    let others = move || {
        let own = context.seat.get();
        let other = |player: &PlayerView| {
            let PlayerView { seat, moved, .. } = *player;
            let display = player.laid.as_ref()?.display;
            let (name, is_bot) = (player.name.clone(), context.is_bot(seat));
            Some(Other { seat, name, display, has_moved: moved, is_bot })
        };
        let others = context.with_view(|view| {
            let others = view.players.iter().filter(|player| player.seat != own);
            others.filter_map(other).collect::<Vec<_>>()
        });
        others.unwrap_or_default()
    };
    let one = move |other: Other| {
        let total = other.display.total();
        let name = other.name.clone();
        let label =
            move || app.texts().say_with("play-display-of", &[("name", name.clone().into())]);
        let name = other.name.clone();
        let state = move || {
            let values = [("name", name.clone().into())];
            match (other.has_moved, other.is_bot) {
                (true, _) => app.texts().say_with("play-moved", &values),
                (false, true) => app.texts().say_with("play-thinking", &values),
                (false, false) => String::new(),
            }
        };
        view! {
            <article class="other">
                <h3><span>{other.name}</span><b>{total}</b></h3>
                <Thumbnail display=other.display player=other.seat.index() name=Signal::derive(label) />
                <p class="state">{state}</p>
            </article>
        }
    };
    move || {
        let others = others();
        (!others.is_empty()).then(|| {
            view! {
                <section class="panel others">
                    <h2>{app.t("play-others")}</h2>
                    <div class="others-row">{others.into_iter().map(one).collect_view()}</div>
                </section>
            }
        })
    }
}
