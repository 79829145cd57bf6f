//! A game again, round by round: one display, or two side by side on one timeline.

mod console;
pub(crate) mod drawing;
mod stage;

pub(crate) use stage::gained;

use crate::limes::screens::review::Subject;
use crate::limes::state::{self, LocalTable};
use crate::shell::context::AppContext;
use crate::shell::page::Page;
use crate::shell::route::{self, Route};
use leptos::prelude::*;
use limes::{CARDS, Record};

/// No track, where one may be chosen.
const NOBODY: usize = usize::MAX;

/// A replay on show.
#[derive(Clone, Copy)]
pub(super) struct ReplayContext {
    app: AppContext,
    replay: RwSignal<state::Replay>,
    /// The track that is shown.
    first: RwSignal<usize>,
    /// The track beside it, or [`NOBODY`].
    beside: RwSignal<usize>,
    /// Whether it goes on by itself.
    playing: RwSignal<bool>,
    /// How long it shows a round then, in milliseconds.
    pace: RwSignal<usize>,
}

/// The replay of the last game.
#[component]
pub(crate) fn Replay() -> impl IntoView {
    let app = AppContext::get();
    match app.game.get_untracked().filter(|table| table.game().rounds() > 0) {
        Some(table) => shown(app, table).into_any(),
        None => nothing(app, "replay-title", "replay-none").into_any(),
    }
}

/// Shows a screen from its top, wherever the one before was left.
pub(crate) fn from_the_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// A screen that has nothing to show: why, and where to go instead.
pub(crate) fn nothing(app: AppContext, title: &'static str, why: &'static str) -> impl IntoView {
    let (to, where_to) = match app.game.with_untracked(Option::is_some) {
        true => (Route::Play, "home-continue"),
        false => (Route::New, "play-new"),
    };
    view! {
        <Page title=app.t(title)>
            <p class="lead">{app.t(why)}</p>
            <p class="buttons"><a class="button go" href=to.to_string()>{app.t(where_to)}</a></p>
        </Page>
    }
}

fn shown(app: AppContext, table: LocalTable) -> impl IntoView {
    from_the_top();
    let record = table.to_record();
    let draw = Subject { game: record.to_string(), seat: None };
    let mut replay = state::Replay::new(record);
    let players = table.game().players().len();
    // The best display, if it was searched for, can be compared with.
    let best = app.notes.with_untracked(|notes| {
        let best = notes.study(&draw)?.best.as_ref()?;
        Record::parse(best.record.as_bytes()).ok()
    });
    let best = best.filter(|best| replay.add(&untrack(|| app.say("best-title")), best));
    replay.go_to(CARDS);
    let mut compare = None;
    app.notes.update(|notes| compare = notes.compare.take());
    let (first, beside) = match compare {
        Some(seat) if best.is_some() => (seat, players),
        _ => (0, if players > 1 { 1 } else { NOBODY }),
    };
    let tracks = replay.names().count();
    let replay_context = ReplayContext {
        app,
        replay: RwSignal::new(replay),
        first: RwSignal::new(first),
        beside: RwSignal::new(beside),
        playing: RwSignal::new(false),
        pace: RwSignal::new(console::PACE),
    };
    console::listen_to_keys(replay_context);
    console::run(replay_context);
    // From the best display one plays on alone.
    let table = StoredValue::new(table);
    let best = StoredValue::new(best);
    let source = move || match best
        .get_value()
        .filter(|_| replay_context.first.get_untracked() >= players)
    {
        Some(best) => {
            let draw = best.game.drawn().to_vec();
            LocalTable::with_draw(best, draw).ok()
        }
        None => Some(table.get_value()),
    };
    let on = PlayOn { app, ask: RwSignal::new(false) };
    view! {
        <Page title=app.t("replay-title")>
            <div class="after replay" class:pair=move || replay_context.beside.get() != NOBODY class:alone=tracks == 1 class:still=app.animation_ms() == 0.0>
                {(tracks > 1).then(|| choosers(replay_context))}
                {stage::stages(replay_context)}
                {console::console(replay_context)}
                <div class="play-on">
                    {on.button(
                        Signal::derive(move || replay_context.replay.with(|replay| replay.now() < CARDS)),
                        Callback::new(move |()| source().map(|table| (table, replay_context.replay.with_untracked(|replay| replay.now())))),
                    )}
                </div>
            </div>
        </Page>
    }
}

/// Whose displays are shown.
fn choosers(replay_context: ReplayContext) -> impl IntoView {
    let app = replay_context.app;
    let chooser = move |key: &'static str,
                        of: RwSignal<usize>,
                        other: RwSignal<usize>,
                        nobody: bool| {
        let options = move || {
            replay_context.replay.with_untracked(|replay| {
                let names: Vec<_> = replay.names().map(str::to_owned).enumerate().collect();
                names
                    .into_iter()
                    .map(|(n, name)| view! { <option value=n.to_string()>{name}</option> })
                    .collect_view()
            })
        };
        let chosen = move |event| {
            let (before, now) =
                (of.get_untracked(), event_target_value(&event).parse().unwrap_or(NOBODY));
            of.set(now);
            // Nobody is beside himself.
            if other.get_untracked() == now && now != NOBODY {
                other.set(if before == NOBODY { usize::from(now == 0) } else { before });
            }
        };
        view! {
            <label>
                <span>{app.t(key)}</span>
                <select prop:value=move || of.get().to_string() on:change=chosen>
                    {nobody.then(|| view! { <option value=NOBODY.to_string()>{app.t("replay-beside-none")}</option> })}
                    {options()}
                </select>
            </label>
        }
    };
    view! {
        <div class="choosers">
            {chooser("replay-player", replay_context.first, replay_context.beside, false)}
            {chooser("replay-beside", replay_context.beside, replay_context.first, true)}
        </div>
    }
}

/// Playing on from some round of a game that was looked at.
#[derive(Clone, Copy)]
pub(super) struct PlayOn {
    pub(super) app: AppContext,
    /// Whether to give up a game that is not over, for it.
    pub(super) ask: RwSignal<bool>,
}

impl PlayOn {
    /// The button; `from` says which game, and how many of its rounds stay as they are.
    pub(crate) fn button(
        self,
        possible: Signal<bool>,
        from: Callback<(), Option<(LocalTable, usize)>>,
    ) -> impl IntoView {
        let app = self.app;
        let go = move |sure: bool| {
            let Some((table, rounds)) = from.run(()) else { return };
            let running = app
                .game
                .with_untracked(|game| game.as_ref().is_some_and(|game| !game.game().is_over()));
            if running && rounds >= table.game().rounds() {
                // It is where the game is anyway.
                route::go(&Route::Play);
            } else if running && !sure {
                self.ask.set(true);
            } else {
                app.left_draft.set_value(None);
                app.game.set(Some(table.from_round(rounds)));
                route::go(&Route::Play);
            }
        };
        move || {
            if self.ask.get() {
                view! {
                    <p class="sure" role="alertdialog" aria-label=app.t("replay-play-on")>
                        <span>{app.t("replay-play-on-ask")}</span>
                        <button class="go" on:click=move |_| go(true)>{app.t("replay-play-on")}</button>
                        <button on:click=move |_| self.ask.set(false)>{app.t("common-cancel")}</button>
                    </p>
                }
                .into_any()
            } else {
                view! {
                    <button disabled=move || !possible.get() on:click=move |_| go(false)>{app.t("replay-play-on")}</button>
                    <p class="aside">{app.t("replay-play-on-about")}</p>
                }
                .into_any()
            }
        }
    }
}
