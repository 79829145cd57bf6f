//! What belongs to the laid card: its frame, and the arrows that turn it. Nothing on it ends the turn: a double click would.

use crate::limes::art;
use crate::limes::screens::board::DraftState;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::Cell;

/// The laid card's frame and tools.
#[component]
pub(super) fn Tools(draft_state: DraftState) -> impl IntoView {
    let laid = Memo::new(move |_| {
        draft_state.draft.with(|draft| draft.as_ref()?.turn().map(|turn| turn.cell))
    });
    move || laid.get().map(|cell| view! { <Laid draft_state cell /> })
}

#[component]
fn Laid(draft_state: DraftState, cell: Cell) -> impl IntoView {
    let app = AppContext::get();
    let frame = art::cell_rect(cell);
    let (x, y) = (frame.x, frame.y);
    let snap = draft_state.draft.with_untracked(|draft| {
        let draft = draft.as_ref()?;
        Some(art::card_at(draft.card(), draft.step().rotation(), cell))
    });
    view! {
        <g class="laid">
            <g class="snap" aria-hidden="true" inner_html=snap></g>
            <path class="laid-frame" data-cell=cell.to_string() d=art::cell_outline(cell, -3.0) />
            <Tool x y=y + art::ARROW_TOP icon=Icon::TurnLeft name=app.t("play-turn-left") act=Callback::new(move |()| draft_state.turn(false)) />
            <Tool x=x + frame.width y=y + art::ARROW_TOP icon=Icon::TurnRight name=app.t("play-turn-right") act=Callback::new(move |()| draft_state.turn(true)) />
        </g>
    }
}

#[component]
fn Tool(
    x: f32,
    y: f32,
    icon: Icon,
    #[prop(into)] name: Signal<String>,
    act: Callback<()>,
) -> impl IntoView {
    view! {
        <g
            class="tool"
            role="button"
            tabindex="-1"
            aria-label=name
            transform=format!("translate({x} {y})")
            on:click=move |_| act.run(())
        >
            <circle class="reach" r="36" />
            <circle class="disc" r=art::ARROW_RADIUS />
            <g transform="translate(-15 -15)scale(1.25)" inner_html=icon.svg()></g>
        </g>
    }
}
