//! What lights up: what earns a worker's points, where they can go, what the keyboard looks at.

use crate::limes::art;
use crate::limes::screens::board::DraftState;
use crate::limes::state::Focus;
use leptos::prelude::*;
use limes::{Display, Earned, ZoneId};

/// Lights on the ground, under trees, huts and workers.
#[component]
pub(super) fn Ground(draft_state: DraftState, shown: Memo<Display>) -> impl IntoView {
    let asked = move || {
        let zone = draft_state.asked.get()?;
        shown
            .get()
            .score()
            .workers
            .into_iter()
            .find(|worker| worker.zone == zone)
            .map(|worker| (zone, worker.earned))
    };
    let reach = Memo::new(move |_| {
        draft_state.draft.with(|draft| {
            let zones: Vec<ZoneId> =
                draft.iter().flat_map(|draft| draft.destinations()).map(|to| to.zone).collect();
            art::zones_outline(&zones)
        })
    });
    view! {
        <path class="light-reach" d=reach />
        {move || asked().map(|(zone, earned)| view! {
            <g class="light-earned">
                {shapes(zone, &earned).into_iter().map(|d| view! { <path d=d /> }).collect_view()}
                <g class="light-sight">
                    {lines(zone, &earned).into_iter().map(|d| view! { <path d=d /> }).collect_view()}
                </g>
            </g>
        })}
    }
}

fn shapes(home: ZoneId, earned: &Earned) -> Vec<String> {
    match earned {
        Earned::Zones(zones) | Earned::Sight(zones) => vec![art::zones_outline(zones)],
        Earned::Huts(huts) => huts.iter().map(|&(zone, _)| art::zones_outline(&[zone])).collect(),
        Earned::Territories(territories) => {
            territories.iter().map(|territory| art::zones_outline(&territory.zones)).collect()
        }
    }
    .into_iter()
    .chain([art::zones_outline(&[home])])
    .collect()
}

fn lines(home: ZoneId, earned: &Earned) -> Vec<String> {
    match earned {
        Earned::Sight(zones) => zones.iter().map(|&zone| art::sight_line(home, zone)).collect(),
        _ => Vec::new(),
    }
}

/// The ring around what the keyboard looks at.
#[component]
pub(super) fn Eye(draft_state: DraftState) -> impl IntoView {
    let path = move || {
        if !draft_state.by_keys.get() {
            return None;
        }
        draft_state.draft.with(|draft| match draft_state.keyboard.get().focus(draft.as_ref()?)? {
            Focus::Cell(cell) => Some(art::cell_outline(cell, 3.0)),
            Focus::Zone(zone) => Some(art::zones_outline(&[zone])),
        })
    };
    move || path().map(|d| view! { <path class="eye" aria-hidden="true" d=d /> })
}
