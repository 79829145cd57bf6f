//! The displays that are looked at.

use crate::limes::screens::drawing::{drawing, gained, window};
use crate::limes::screens::replay::{NOBODY, ReplayContext};
use crate::limes::state::Replay;
use crate::shell::texts::Texts;
use leptos::prelude::*;

/// One display, or two side by side.
pub(super) fn stages(replay_context: ReplayContext) -> impl IntoView {
    move || {
        let texts = replay_context.app.texts();
        let tracks = [replay_context.first.get(), replay_context.beside.get()];
        replay_context.replay.with(|replay| {
            let shown = tracks.into_iter().filter(|&track| track != NOBODY);
            let shown = shown.map(|track| stage(&texts, replay, track)).collect_view();
            view! { <div class="stages">{shown}</div> }
        })
    }
}

fn stage(texts: &Texts, replay: &Replay, track: usize) -> impl IntoView + use<> {
    let display = replay.display(track);
    let made = replay.last_turn(track);
    let name = replay.names().nth(track).unwrap_or_default().to_owned();
    let label = texts.label_with("play-display-of", &[("name", name.clone().into())]);
    let label = format!("{label}. {}", texts.display_rows(&display).join(" "));
    let total = display.total();
    let gain = made.map(|made| gained(made.before.total(), total));
    let words = told(texts, replay, track);
    // The window is that of the last display, so that nothing moves on the way there.
    let frame = window(replay.last_display(track).cells()).to_string();
    let picture = drawing(&display, made.map(|made| made.turn), track);
    view! {
        <article class="stage">
            <h2><span class="name">{name}</span><b class="points">{total}</b><small class="gain">{gain}</small></h2>
            <svg class="scene" viewBox=frame role="img" aria-label=label inner_html=picture></svg>
            <p class="words">{words}</p>
        </article>
    }
}

/// The turn that a track made last, in words.
pub(super) fn told(texts: &Texts, replay: &Replay, track: usize) -> String {
    match replay.last_turn(track) {
        Some(made) => texts.turn(made.card, made.turn, &made.after),
        None => texts.say("replay-before"),
    }
}
