//! What drives a replay: buttons, a timeline, keys, and time itself.

use crate::limes::art::{self, Detail};
use crate::limes::screens::replay::{NOBODY, ReplayContext, stage};
use crate::limes::state::Replay;
use crate::shell::art::Icon;
use leptos::prelude::*;
use limes::Rotation;
use std::fmt::Write;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// How long a round is shown: how the choice is called, and the milliseconds.
const SPEEDS: [(&str, usize); 4] = [("½×", 2600), ("1×", 1300), ("2×", 650), ("4×", 325)];

/// Whither in time.
#[derive(Clone, Copy)]
enum Go {
    First,
    Back,
    Forward,
    Last,
    To(usize),
}

impl ReplayContext {
    fn go(self, to: Go) {
        self.playing.set(false);
        self.replay.update(|replay| match to {
            Go::First => replay.go_to(0),
            Go::Back => replay.back(),
            Go::Forward => {
                replay.forward();
            }
            Go::Last => replay.go_to(replay.end()),
            Go::To(time) => replay.go_to(time),
        });
    }

    /// Plays, or stands still. Whoever plays at the end begins anew.
    fn toggle(self) {
        let playing = !self.playing.get_untracked();
        if playing {
            self.replay.update(|replay| {
                if replay.now() == replay.end() {
                    replay.go_to(0);
                }
            });
        }
        self.playing.set(playing);
    }
}

/// Lets it go on by itself while it plays.
pub(super) fn run(replay_context: ReplayContext) {
    Effect::new(move |_| {
        let pace = Duration::from_millis(replay_context.pace.get() as u64);
        if !replay_context.playing.get() {
            return;
        }
        let tick = move || {
            let mut more = false;
            replay_context.replay.update(|replay| more = replay.forward());
            if !more {
                replay_context.playing.set(false);
            }
        };
        if let Ok(timer) = set_interval_with_handle(tick, pace) {
            on_cleanup(move || timer.clear());
        }
    });
}

/// Arrows, Home, End and the space bar.
pub(super) fn listen_to_keys(replay_context: ReplayContext) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let within = |selector: &str| {
            target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some())
        };
        // The timeline has its own arrows, and they do the same.
        if within("select") || within("input") && event.key() != " " {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => replay_context.go(Go::Back),
            "ArrowRight" => replay_context.go(Go::Forward),
            "Home" => replay_context.go(Go::First),
            "End" => replay_context.go(Go::Last),
            " " if !within("button, a") => replay_context.toggle(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

/// The panel below the displays.
pub(super) fn console(replay_context: ReplayContext) -> impl IntoView {
    let app = replay_context.app;
    let replay = replay_context.replay;
    let now = move || replay.with(Replay::now);
    let end = replay.with_untracked(Replay::end);
    let step = move |icon: Icon, key: &'static str, to: Go| {
        let useless = move || match to {
            Go::First | Go::Back => now() == 0,
            _ => now() == end,
        };
        view! {
            <button class="round" aria-label=app.t(key) title=app.t(key) aria-disabled=move || useless().to_string()
                on:click=move |_| replay_context.go(to) inner_html=icon.svg()></button>
        }
    };
    let play = move || if replay_context.playing.get() { "replay-pause" } else { "replay-play" };
    let sign =
        move || if replay_context.playing.get() { Icon::Pause.svg() } else { Icon::Play.svg() };
    let speed = move |event| {
        replay_context.pace.set(event_target_value(&event).parse().unwrap_or(SPEEDS[1].1));
    };
    let speeds =
        SPEEDS.map(|(name, pace)| view! { <option value=pace.to_string()>{name}</option> });
    view! {
        <section class="panel console" aria-label=app.t("replay-timeline")>
            {move || heading(replay_context)}
            <div class="timeline">
                <svg class="totals" aria-hidden="true" viewBox="0 0 320 60" preserveAspectRatio="none" inner_html=move || curves(replay_context)></svg>
                <input
                    type="range"
                    min="0"
                    max=end.to_string()
                    aria-label=app.t("replay-timeline")
                    aria-valuetext=move || when(replay_context)
                    prop:value=move || now().to_string()
                    on:input=move |event| replay_context.go(Go::To(event_target_value(&event).parse().unwrap_or(0)))
                />
            </div>
            <div class="drive">
                {step(Icon::First, "replay-first", Go::First)}
                {step(Icon::StepBack, "replay-back", Go::Back)}
                <button class="round go" aria-label=move || app.say(play()) title=move || app.say(play()) on:click=move |_| replay_context.toggle() inner_html=sign></button>
                {step(Icon::StepForward, "replay-forward", Go::Forward)}
                {step(Icon::Last, "replay-last", Go::Last)}
            </div>
            <label class="pace">
                <span>{app.t("replay-speed")}</span>
                <select prop:value=move || replay_context.pace.get().to_string() on:change=speed>{speeds}</select>
            </label>
        </section>
    }
}

/// How long a round is shown at first.
pub(super) const PACE: usize = SPEEDS[1].1;

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
    let live = if replay_context.playing.get() { "off" } else { "polite" };
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
            let _ = write!(spoken, ". {name}: {}. {total}", stage::told(&texts, replay, track));
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
        let width = 320.0 / replay.end().max(1) as f32;
        let point = |(time, &total): (usize, &u32)| {
            format!("{} {}", time as f32 * width, 57.0 - 54.0 * total as f32 / most)
        };
        let mut svg = String::new();
        for (totals, class) in totals.iter().zip(["own", "other"]) {
            let points = totals.iter().enumerate().map(point).collect::<Vec<_>>().join("L");
            if points.is_empty() {
                continue;
            }
            if class == "own" {
                let _ = write!(svg, "<path class=\"area\" d=\"M0 60L{points}L320 60Z\"/>");
            }
            let _ = write!(svg, "<path class=\"{class}\" d=\"M{points}\"/>");
        }
        let now = replay.now() as f32 * width;
        svg + &format!("<path class=\"now\" d=\"M{now} 0V60\"/>")
    })
}
