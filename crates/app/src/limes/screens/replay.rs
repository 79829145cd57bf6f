//! A game again, round by round: one display, or two side by side on one timeline.

mod console;
mod stage;

use crate::limes::screens::play_on::play_on;
use crate::limes::screens::studies::{Wanted, studies};
use crate::limes::state;
use crate::shell::context::AppContext;
use crate::shell::page::Page;
use crate::shell::route::{self, Route};
use crate::shell::screens::game::nothing;
use crate::shell::screens::subject::Subject;
use crate::shell::studies::StudySubject;
use crate::shell::timeline::Timeline;
use leptos::prelude::*;
use limes::{CARDS, DealtGame, Record, Seat};

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
    /// The time of it.
    timeline: Timeline,
}

/// The replay of a game.
pub(crate) fn replay(subject: Subject<DealtGame>) -> AnyView {
    let app = AppContext::get();
    if subject.game.game().rounds() == 0 {
        return nothing(app, "replay-title", "replay-none", subject.table()).into_any();
    }
    shown(app, subject).into_any()
}

fn shown(app: AppContext, subject: Subject<DealtGame>) -> impl IntoView {
    // At its last round a game that goes on is played on where it is.
    let goes_on = (!subject.game.game().is_over()).then(|| subject.game.game().rounds());
    // The game that counts for a day is not tried out from an earlier round before it is finished.
    let is_of_day = goes_on.is_some() && subject.address.is_of_day();
    let table = subject.table();
    let own = subject.reader.map_or(0, Seat::index);
    let game = subject.game;
    let record = game.record().clone();
    let draw = StudySubject { game: record.to_string(), seat: None };
    let mut replay = state::Replay::new(record);
    let players = game.game().players().len();
    // The best display, if it was searched for, can be compared with.
    let best = studies().with_untracked(|studies| {
        let best = studies.study(&draw)?.found.best.as_ref()?;
        Record::parse(best.record.as_bytes()).ok()
    });
    let best = best.filter(|best| replay.add(&untrack(|| app.say("best-title")), best));
    replay.go_to(CARDS);
    let compare = Wanted::get().try_update(|wanted| wanted.compare.take()).flatten();
    let (first, beside) = match compare {
        Some(seat) if best.is_some() => (seat, players),
        // Whoever looks, and the first of the others.
        _ if players > 1 => (own, if own == 0 { 1 } else { 0 }),
        _ => (0, NOBODY),
    };
    let tracks = replay.names().count();
    let end = replay.end();
    let replay = RwSignal::new(replay);
    let now = Signal::derive(move || replay.with(state::Replay::now));
    let set = Callback::new(move |time| replay.update(|replay| replay.go_to(time)));
    let replay_context = ReplayContext {
        app,
        replay,
        first: RwSignal::new(first),
        beside: RwSignal::new(beside),
        timeline: Timeline::new(now, end, set),
    };
    // From the best display one plays on alone.
    let game = StoredValue::new(game);
    let best = StoredValue::new(best);
    let source = move || {
        let best = best.get_value().filter(|_| replay_context.first.get_untracked() >= players);
        match best {
            Some(best) => {
                let draw = best.game.drawn().to_vec();
                DealtGame::with_draw(best, draw).ok()
            }
            None => Some(game.get_value()),
        }
    };
    let can_play_on = Signal::derive(move || {
        let now = replay_context.replay.with(|replay| replay.now());
        now < CARDS && (!is_of_day || goes_on == Some(now))
    });
    let from = Callback::new(move |()| {
        let rounds = replay_context.replay.with_untracked(|replay| replay.now());
        if goes_on == Some(rounds) && matches!(table, Route::Game(..)) {
            route::go(&table);
            return None;
        }
        source().map(|game| (game, rounds))
    });
    view! {
        <Page title=app.t("replay-title")>
            <div class="after replay" class:pair=move || replay_context.beside.get() != NOBODY class:alone=tracks == 1 class:still=app.animation_ms() == 0.0>
                {(tracks > 1).then(|| choosers(replay_context))}
                {stage::stages(replay_context)}
                {console::console(replay_context)}
                <div class="play-on">{play_on(app, can_play_on, from)}</div>
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
            // Nobody is shown twice.
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
