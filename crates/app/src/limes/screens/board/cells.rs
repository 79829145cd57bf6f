//! The places where the card may lie.

use crate::limes::art;
use crate::limes::screens::board::{DraftState, Mark};
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::Cell;

/// A frame for each legal cell, and a mark on those that are pointed out.
#[component]
pub(super) fn Cells(draft_state: DraftState, marks: Signal<Vec<Mark>>) -> impl IntoView {
    let laid = Memo::new(move |_| {
        draft_state.draft.with(|draft| draft.as_ref()?.turn().map(|turn| turn.cell))
    });
    let cells = move || {
        let laid = laid.get();
        draft_state.draft.with(|draft| {
            draft
                .iter()
                .flat_map(|draft| draft.legal_cells())
                .filter(|&cell| Some(cell) != laid)
                .collect::<Vec<Cell>>()
        })
    };
    view! {
        // The ground below the laid card, by which a finger drags it.
        {move || laid.get().map(|cell| view! { <path class="laid-ground" d=art::cell_outline(cell, 0.0) /> })}
        <g class="cells">
            <For each=cells key=|cell| *cell children=move |cell| view! { <Free draft_state cell marks /> } />
        </g>
    }
}

#[component]
fn Free(draft_state: DraftState, cell: Cell, marks: Signal<Vec<Mark>>) -> impl IntoView {
    let app = AppContext::get();
    let name = move || app.texts().labelled(app.say("play-lay-here"), cell.to_string());
    let outline = art::cell_outline(cell, 9.0);
    let centre = art::cell_rect(cell).centre();
    let mark = move || {
        marks.with(|marks| {
            marks.iter().find(|mark| mark.cell == cell).map(|mark| mark.label.clone())
        })
    };
    // A finger that taps lays the card at once.
    let point = move |event: web_sys::PointerEvent, cell: Option<Cell>| {
        if event.pointer_type() != "touch" {
            draft_state.pointed.set(cell);
        }
    };
    view! {
        <g
            class="cell"
            role="button"
            tabindex="-1"
            aria-label=name
            data-cell=cell.to_string()
            on:click=move |_| draft_state.lay(cell)
            on:pointerenter=move |event| point(event, Some(cell))
            on:pointerleave=move |event| point(event, None)
        >
            <path d=outline />
            {move || mark().map(|label| view! {
                <g class="mark" aria-hidden="true">
                    <rect x=centre.x - mark_width(&label) / 2.0 y=centre.y - 38.0 width=mark_width(&label) height="76" rx="38" />
                    <text x=centre.x y=centre.y + 13.0>{label}</text>
                </g>
            })}
        </g>
    }
}

/// Several numbers share one mark, which grows with them.
fn mark_width(label: &str) -> f32 {
    76.0 + 40.0 * label.matches(' ').count() as f32
}
