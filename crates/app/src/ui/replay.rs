//! A game again, round by round: one display, or two side by side on one timeline.

mod console;
pub(crate) mod drawing;
mod stage;

pub(crate) use stage::gained;

use super::desk::Desk;
use super::page::Page;
use super::review::Subject;
use super::route::{self, Route};
use crate::table::{self, LocalTable};
use leptos::prelude::*;
use limes::{CARDS, Record};

/// No track, where one may be chosen.
const NOBODY: usize = usize::MAX;

/// A replay on show.
#[derive(Clone, Copy)]
pub(super) struct Showing {
    desk: Desk,
    replay: RwSignal<table::Replay>,
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
    let desk = Desk::get();
    match desk.game.get_untracked().filter(|table| table.game().rounds() > 0) {
        Some(table) => shown(desk, table).into_any(),
        None => nothing(desk, "replay-title", "replay-none").into_any(),
    }
}

/// Shows a screen from its top, wherever the one before was left.
pub(super) fn from_the_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// A screen that has nothing to show: why, and where to go instead.
pub(super) fn nothing(desk: Desk, title: &'static str, why: &'static str) -> impl IntoView {
    let (to, where_to) = match desk.game.with_untracked(Option::is_some) {
        true => (Route::Play, "home-continue"),
        false => (Route::New, "play-new"),
    };
    view! {
        <Page title=desk.t(title)>
            <p class="lead">{desk.t(why)}</p>
            <p class="buttons"><a class="button go" href=to.to_string()>{desk.t(where_to)}</a></p>
        </Page>
    }
}

fn shown(desk: Desk, table: LocalTable) -> impl IntoView {
    from_the_top();
    let record = table.to_record();
    let draw = Subject { game: record.to_string(), seat: None };
    let mut replay = table::Replay::new(record);
    let players = table.game().players().len();
    // The best display, if it was searched for, can be compared with.
    let best = desk.notes.with_untracked(|notes| {
        let best = notes.study(&draw)?.best.as_ref()?;
        Record::parse(best.record.as_bytes()).ok()
    });
    let best = best.filter(|best| replay.add(&untrack(|| desk.say("best-title")), best));
    replay.go_to(CARDS);
    let mut compare = None;
    desk.notes.update(|notes| compare = notes.compare.take());
    let (first, beside) = match compare {
        Some(seat) if best.is_some() => (seat, players),
        _ => (0, if players > 1 { 1 } else { NOBODY }),
    };
    let tracks = replay.names().count();
    let showing = Showing {
        desk,
        replay: RwSignal::new(replay),
        first: RwSignal::new(first),
        beside: RwSignal::new(beside),
        playing: RwSignal::new(false),
        pace: RwSignal::new(console::PACE),
    };
    console::listen_to_keys(showing);
    console::run(showing);
    // From the best display one plays on alone.
    let table = StoredValue::new(table);
    let best = StoredValue::new(best);
    let source = move || match best.get_value().filter(|_| showing.first.get_untracked() >= players)
    {
        Some(best) => {
            let draw = best.game.drawn().to_vec();
            LocalTable::with_draw(best, draw).ok()
        }
        None => Some(table.get_value()),
    };
    let on = PlayOn { desk, ask: RwSignal::new(false) };
    view! {
        <Page title=desk.t("replay-title")>
            <div class="after replay" class:pair=move || showing.beside.get() != NOBODY class:alone=tracks == 1 class:still=desk.animation_ms() == 0.0>
                {(tracks > 1).then(|| choosers(showing))}
                {stage::stages(showing)}
                {console::console(showing)}
                <div class="play-on">
                    {on.button(
                        Signal::derive(move || showing.replay.with(|replay| replay.now() < CARDS)),
                        Callback::new(move |()| source().map(|table| (table, showing.replay.with_untracked(|replay| replay.now())))),
                    )}
                </div>
            </div>
        </Page>
    }
}

/// Whose displays are shown.
fn choosers(showing: Showing) -> impl IntoView {
    let desk = showing.desk;
    let chooser = move |key: &'static str,
                        of: RwSignal<usize>,
                        other: RwSignal<usize>,
                        nobody: bool| {
        let options = move || {
            showing.replay.with_untracked(|replay| {
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
                <span>{desk.t(key)}</span>
                <select prop:value=move || of.get().to_string() on:change=chosen>
                    {nobody.then(|| view! { <option value=NOBODY.to_string()>{desk.t("replay-beside-none")}</option> })}
                    {options()}
                </select>
            </label>
        }
    };
    view! {
        <div class="choosers">
            {chooser("replay-player", showing.first, showing.beside, false)}
            {chooser("replay-beside", showing.beside, showing.first, true)}
        </div>
    }
}

/// Playing on from some round of a game that was looked at.
#[derive(Clone, Copy)]
pub(super) struct PlayOn {
    pub(super) desk: Desk,
    /// Whether to give up a game that is not over, for it.
    pub(super) ask: RwSignal<bool>,
}

impl PlayOn {
    /// The button; `from` says which game, and how many of its rounds stay as they are.
    pub(super) fn button(
        self,
        possible: Signal<bool>,
        from: Callback<(), Option<(LocalTable, usize)>>,
    ) -> impl IntoView {
        let desk = self.desk;
        let go = move |sure: bool| {
            let Some((table, rounds)) = from.run(()) else { return };
            let running = desk
                .game
                .with_untracked(|game| game.as_ref().is_some_and(|game| !game.game().is_over()));
            if running && rounds >= table.game().rounds() {
                // It is where the game is anyway.
                route::go(&Route::Play);
            } else if running && !sure {
                self.ask.set(true);
            } else {
                desk.left_draft.set_value(None);
                desk.game.set(Some(table.from_round(rounds)));
                route::go(&Route::Play);
            }
        };
        move || {
            if self.ask.get() {
                view! {
                    <p class="sure" role="alertdialog" aria-label=desk.t("replay-play-on")>
                        <span>{desk.t("replay-play-on-ask")}</span>
                        <button class="go" on:click=move |_| go(true)>{desk.t("replay-play-on")}</button>
                        <button on:click=move |_| self.ask.set(false)>{desk.t("common-cancel")}</button>
                    </p>
                }
                .into_any()
            } else {
                view! {
                    <button disabled=move || !possible.get() on:click=move |_| go(false)>{desk.t("replay-play-on")}</button>
                    <p class="aside">{desk.t("replay-play-on-about")}</p>
                }
                .into_any()
            }
        }
    }
}
