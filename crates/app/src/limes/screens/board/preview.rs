//! The card where it would lie, before it is laid: at the cell that is pointed at, dragged to, or looked at by keyboard.

use crate::limes::art;
use crate::limes::screens::board::DraftState;
use crate::limes::state::Draft;
use leptos::prelude::*;
use limes::Turn;

/// The card at the cell that is pointed at, and what the total would be.
#[component]
pub(super) fn Preview(draft_state: DraftState) -> impl IntoView {
    let picture = Memo::new(move |_| {
        let there = draft_state.pointed_draft()?;
        let now = draft_state.draft.with(|draft| draft.as_ref().map(Draft::total_after))?;
        Some(picture(&there, there.turn()?, now))
    });
    move || {
        picture.get().map(|svg| view! { <g class="preview" aria-hidden="true" inner_html=svg></g> })
    }
}

fn picture(there: &Draft, turn: Turn, now: u32) -> String {
    let card = art::card_at(there.card(), turn.rotation, turn.cell);
    let then = there.total_after();
    let label = if then == now { now.to_string() } else { format!("{now} → {then}") };
    let frame = art::cell_rect(turn.cell);
    let (x, y) = (frame.centre().x, frame.y);
    let width = 30.0 + 19.0 * label.chars().count() as f32;
    format!(
        "<g class=\"preview-card\">{card}</g><rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"48\" rx=\"24\"/>\
         <text x=\"{x}\" y=\"{}\">{label}</text>",
        x - width / 2.0,
        y - 24.0,
        y + 11.0
    )
}
