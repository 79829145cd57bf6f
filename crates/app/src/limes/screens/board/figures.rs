//! The workers, the faint ones who could be placed, and the zones that can be tapped.

use crate::limes::art::{self, Worker, WorkerStyle};
use crate::limes::screens::board::DraftState;
use crate::limes::screens::board::drag::{self, Draggable};
use crate::limes::state::{Draft, Figure, Ghost, Tap};
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::{Display, WorkerScore, ZoneId};

/// Zones to which the picked worker can go.
#[component]
pub(super) fn Zones(draft_state: DraftState, shown: Memo<Display>) -> impl IntoView {
    let app = AppContext::get();
    let destinations = move || {
        draft_state.draft.with(|draft| draft.as_ref().map(Draft::destinations).unwrap_or_default())
    };
    let zone = move |to: crate::limes::state::Destination| {
        let frame = art::zone_rect(to.zone);
        let name = move || {
            let texts = app.texts();
            let profession = texts.profession(to.profession);
            let here = texts.say_with("play-move-here", &[("profession", profession.into())]);
            let there = shown.with(|display| texts.zone_spoken(display, to.zone));
            texts.labelled(here, there)
        };
        let sign = if to.change < 0 { "−" } else { "+" };
        let change = match to.change.unsigned_abs() {
            0 => "±0".to_owned(),
            points => format!("{sign}{points}"),
        };
        view! {
            <g class="zone" role="button" tabindex="-1" aria-label=name data-zone=to.zone.to_string() on:click=move |_| draft_state.tap(to.zone, Tap::Beside)>
                <rect x=frame.x y=frame.y width=frame.width height=frame.height />
                <text class="change" aria-hidden="true" x=frame.x + 14.0 y=frame.y + 30.0>{change}</text>
            </g>
        }
    };
    view! { <g class="zones">{move || destinations().into_iter().map(zone).collect_view()}</g> }
}

/// All workers of one zone.
#[derive(Clone, Debug, PartialEq)]
struct Crowd {
    zone: ZoneId,
    first: WorkerScore,
    count: usize,
    movable: bool,
    picked: bool,
    /// Another worker is about to be moved and could come here.
    shrunken: bool,
    /// The draft put them here.
    fresh: bool,
}

impl Crowd {
    /// As they are drawn, in the colour of their player.
    fn picture(&self, player: usize) -> String {
        let style = match () {
            () if self.picked => WorkerStyle::Picked,
            () if self.shrunken => WorkerStyle::Shrunken,
            () if self.first.counts() => WorkerStyle::Counted,
            () => WorkerStyle::Idle,
        };
        art::worker(&Worker {
            profession: Some(self.first.profession),
            player,
            label: art::label(&self.first),
            style,
            count: self.count,
        })
    }
}

fn crowds(draft: Option<&Draft>, shown: &Display) -> Vec<Crowd> {
    let figures: Vec<Figure> = match draft {
        Some(draft) => draft.figures(),
        None => {
            let still = |score| Figure {
                score,
                action: crate::limes::state::WorkerAction::Rest,
                movable: false,
                picked: false,
            };
            shown.score().workers.into_iter().map(still).collect()
        }
    };
    let reach: Vec<ZoneId> =
        draft.iter().flat_map(|draft| draft.destinations()).map(|to| to.zone).collect();
    let mut crowds: Vec<Crowd> = Vec::new();
    for figure in figures {
        let zone = figure.score.zone;
        let fresh = figure.action != crate::limes::state::WorkerAction::Rest;
        if let Some(crowd) = crowds.iter_mut().find(|crowd| crowd.zone == zone) {
            crowd.count += 1;
            crowd.movable |= figure.movable;
            crowd.picked |= figure.picked;
            crowd.fresh |= fresh;
            continue;
        }
        let shrunken = reach.contains(&zone) && !figure.picked;
        let (movable, picked) = (figure.movable, figure.picked);
        crowds.push(Crowd {
            zone,
            first: figure.score,
            count: 1,
            movable,
            picked,
            shrunken,
            fresh,
        });
    }
    crowds
}

/// The workers in the display.
#[component]
pub(super) fn Figures(
    draft_state: DraftState,
    shown: Memo<Display>,
    player: Signal<usize>,
) -> impl IntoView {
    let crowds = Memo::new(move |_| {
        shown.with(|shown| draft_state.draft.with(|draft| crowds(draft.as_ref(), shown)))
    });
    let zones = move || -> Vec<ZoneId> {
        crowds.with(|crowds| crowds.iter().map(|crowd| crowd.zone).collect())
    };
    // Whoever has the focus keeps it when they change.
    view! {
        <g class="figures">
            <For each=zones key=|zone| *zone children=move |zone| view! { <Standing draft_state shown player crowds zone /> } />
        </g>
    }
}

#[component]
fn Standing(
    draft_state: DraftState,
    shown: Memo<Display>,
    player: Signal<usize>,
    crowds: Memo<Vec<Crowd>>,
    zone: ZoneId,
) -> impl IntoView {
    let app = AppContext::get();
    // `None` just before they go.
    let crowd = Memo::new(move |_| {
        crowds.with(|crowds| crowds.iter().find(|crowd| crowd.zone == zone).cloned())
    });
    let is = move |what: fn(&Crowd) -> bool| crowd.with(|crowd| crowd.as_ref().is_some_and(what));
    let picture =
        move || crowd.with(|crowd| crowd.as_ref().map(|crowd| crowd.picture(player.get())));
    let spot = move || {
        let land = shown.with(|shown| shown.zone(zone))?;
        Some(art::worker_spot(zone, land).transform())
    };
    let name = move || {
        let texts = app.texts();
        crowd.with(|crowd| Some(texts.crowd_spoken(&crowd.as_ref()?.first, crowd.as_ref()?.count)))
    };
    let ask = move || draft_state.ask(zone);
    let forget = move || draft_state.forget(zone);
    let press = crate::shell::press::long_press(move || {
        // A finger that drags them does not ask.
        if !draft_state.held.get_untracked().is_some_and(|held| held.is_moved) {
            ask();
        }
    });
    let tap = move || {
        // Where nobody has a turn, a tap can only mean a question.
        if draft_state.draft.with_untracked(Option::is_none) {
            ask();
        } else {
            draft_state.tap(zone, Tap::OnWorker);
        }
    };
    // Once arrow keys look at something else, these keys are about that.
    let key = move |event: web_sys::KeyboardEvent| {
        let is_pressed = matches!(event.key().as_str(), "Enter" | " ") && !event.ctrl_key();
        if is_pressed && !draft_state.by_keys.get_untracked() {
            event.prevent_default();
            event.stop_propagation();
            tap();
        }
    };
    let focus = move || {
        draft_state.by_keys.set(false);
        ask();
    };
    view! {
        <g
            class="figure"
            class:movable=move || is(|crowd| crowd.movable)
            class:picked=move || is(|crowd| crowd.picked)
            class:fresh=move || is(|crowd| crowd.fresh)
            role="button"
            tabindex="0"
            aria-label=name
            aria-pressed=move || is(|crowd| crowd.picked).then_some("true")
            transform=spot
            on:click=move |_| {
                if !press.was_long() {
                    tap();
                }
            }
            on:keydown=key
            on:pointerdown=move |event| {
                press.down();
                drag::start(draft_state, Draggable::Worker(zone), &event);
            }
            on:pointerup=move |_| press.up()
            on:pointercancel=move |_| press.up()
            on:mouseenter=move |_| ask()
            on:mouseleave=move |_| forget()
            on:focus=move |_| focus()
            on:blur=move |_| forget()
            on:contextmenu=move |event| event.prevent_default()
        >
            <rect class="reach" x="-34" y="-40" width="68" height="80" />
            <g aria-hidden="true" inner_html=move || picture().unwrap_or_default()></g>
        </g>
    }
}

/// The faint workers on the laid card, with the points they would add at once.
#[component]
pub(super) fn Ghosts(draft_state: DraftState, player: Signal<usize>) -> impl IntoView {
    let app = AppContext::get();
    let ghosts = move || {
        draft_state.draft.with(|draft| match draft {
            Some(draft) if draft.picked().is_none() => {
                let display = draft.preview();
                let taken: Vec<ZoneId> = display.workers().collect();
                let free = |ghost: &Ghost| !taken.contains(&ghost.zone);
                draft
                    .ghosts()
                    .into_iter()
                    .filter(free)
                    .filter_map(|g| Some((g, display.zone(g.zone)?)))
                    .collect::<Vec<_>>()
            }
            _ => Vec::new(),
        })
    };
    let ghost = move |(ghost, land): (Ghost, limes::Zone)| {
        let spot = art::worker_spot(ghost.zone, land).transform();
        let whole = art::zone_rect(ghost.zone);
        let figure = Worker {
            profession: Some(ghost.profession),
            player: player.get_untracked(),
            label: ghost.adds.to_string(),
            style: WorkerStyle::Ghost,
            count: 1,
        };
        let name = move || {
            let texts = app.texts();
            let profession = texts.profession(ghost.profession);
            let quarter = texts.quarter(ghost.zone.quarter);
            let place = texts.say_with("play-place-here", &[("profession", profession.into())]);
            let adds = texts.say_with("play-place-adds", &[("points", ghost.adds.into())]);
            texts.labelled(place, format!("{quarter}. {adds}"))
        };
        view! {
            <g class="ghost" role="button" tabindex="-1" aria-label=name data-zone=ghost.zone.to_string() on:click=move |_| draft_state.place(ghost.zone.quarter)>
                <rect class="reach" x=whole.x y=whole.y width=whole.width height=whole.height />
                <g aria-hidden="true" transform=spot inner_html=art::worker(&figure)></g>
            </g>
        }
    };
    view! { <g class="ghosts">{move || ghosts().into_iter().map(ghost).collect_view()}</g> }
}
