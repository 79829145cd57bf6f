//! What a replay says and draws beside its timeline: the round with its card, and the totals.

use crate::limes::art::{self, Detail};
use crate::limes::screens::replay::{NOBODY, ReplayContext, stage};
use crate::limes::state::Replay;
use crate::shell::timeline;
use leptos::prelude::*;
use limes::Rotation;
use std::fmt::Write;

/// The panel below the displays.
pub(super) fn console(replay_context: ReplayContext) -> impl IntoView {
    let heading = (move || heading(replay_context)).into_any();
    let when = Signal::derive(move || when(replay_context));
    let curves = Signal::derive(move || curves(replay_context));
    replay_context.timeline.console(heading, when, curves)
}

/// The time in words.
fn when(replay_context: ReplayContext) -> String {
    let texts = replay_context.app.texts();
    match replay_context.replay.with(Replay::now) {
        0 => texts.say("replay-before"),
        round => texts.say_with("play-round", &[("round", round.into())]),
    }
}

/// The round and its card; and all that happened in it, for those who hear it.
fn heading(replay_context: ReplayContext) -> impl IntoView + use<> {
    let texts = replay_context.app.texts();
    let when = when(replay_context);
    let tracks = [replay_context.first.get(), replay_context.beside.get()];
    // Nobody can listen as fast as it plays.
    let live = if replay_context.timeline.playing.get() { "off" } else { "polite" };
    replay_context.replay.with(|replay| {
        let card = replay.card().map(|card| {
            let face = replay.record().game.deck().card(card);
            let name = texts.say_with("card-number", &[("card", card.get().into())]);
            (art::card(face, Rotation::Up, Detail::Small), name)
        });
        let mut spoken = when.clone();
        for track in tracks.into_iter().filter(|&track| track != NOBODY) {
            let name = replay.names().nth(track).unwrap_or_default();
            let total = texts.total_spoken(replay.display(track).total(), None);
            let told = texts.labelled(name.to_owned(), stage::told(&texts, replay, track));
            let _ = write!(spoken, ". {told}. {total}");
        }
        let (picture, name) = card.unwrap_or_default();
        view! {
            <p class="when">
                <span class="card" aria-hidden="true" inner_html=picture></span>
                <b>{when}</b>
                <span>{name}</span>
            </p>
            <p class="spoken" role="status" aria-live=live>{spoken}</p>
        }
    })
}

/// The totals over time, and where now is.
fn curves(replay_context: ReplayContext) -> String {
    let tracks = [replay_context.first.get(), replay_context.beside.get()];
    replay_context.replay.with(|replay| {
        let totals = tracks.map(|track| replay.totals(track));
        let most = totals.iter().flatten().copied().max().unwrap_or(0).max(1) as f32;
        let height = |(time, &total): (usize, &u32)| (time, total as f32 / most);
        let mut svg = String::new();
        for (totals, class) in totals.iter().zip(["own", "other"]) {
            let points = timeline::curve(totals.iter().enumerate().map(height), replay.end());
            if points.is_empty() {
                continue;
            }
            if class == "own" {
                let _ = write!(svg, "<path class=\"area\" d=\"M0 60L{points}L320 60Z\"/>");
            }
            let _ = write!(svg, "<path class=\"{class}\" d=\"M{points}\"/>");
        }
        svg + &timeline::mark(replay.now(), replay.end())
    })
}
