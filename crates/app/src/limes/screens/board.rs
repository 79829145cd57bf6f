//! A display that can be touched: the land, the draft of a turn on it, and what lights up.
//!
//! One drawing holds everything. What lies still is painted once for each change; above it lie things that can be
//! pressed, each a button with a name. The drawing's window holds still for a whole turn and glides to the next.

mod cells;
mod draft_state;
pub(crate) mod drag;
mod figures;
mod glide;
mod idea;
mod lights;
mod pointer;
mod preview;
mod tools;
mod turning;

pub(crate) use draft_state::DraftState;
pub(crate) use idea::ShownAdvice;

use crate::limes::art::{self, Detail, Scene};
use crate::limes::state::Draft;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::{Cell, Display};
use std::sync::atomic::{AtomicU32, Ordering};

/// The room around the cells, for the arrows at the corners of a card that lies at the edge.
const MARGIN: f32 = 34.0;

/// How many boards there have been.
static BOARDS: AtomicU32 = AtomicU32::new(0);

/// The least that is shown, so that the first card does not fill the screen.
fn least(middle: art::Point) -> art::Rect {
    let side = 3.0 * art::CARD;
    art::Rect { x: middle.x - side / 2.0, y: middle.y - side / 2.0, width: side, height: side }
}

/// A place on the board that is pointed out, such as a hint's.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mark {
    /// The cell.
    pub(crate) cell: Cell,
    /// What is written on it.
    pub(crate) label: String,
}

/// The board.
#[component]
pub(crate) fn Board(
    /// The turn that is being tried, if it is somebody's turn.
    draft_state: DraftState,
    /// What is shown while it is nobody's turn.
    #[prop(into)]
    resting: Signal<Display>,
    /// Whose workers these are, for their colour.
    #[prop(into)]
    player: Signal<usize>,
    /// The name of the board, for those who hear it.
    #[prop(into)]
    name: Signal<String>,
    /// Places that are pointed out.
    #[prop(into, default = Signal::stored(Vec::new()))]
    marks: Signal<Vec<Mark>>,
    /// Advice that is being read.
    #[prop(into, default = Signal::stored(ShownAdvice::default()))]
    advice: Signal<ShownAdvice>,
    /// Whether it is an example in a text: no more room is taken than needed.
    #[prop(optional)]
    snug: bool,
) -> impl IntoView {
    let app = AppContext::get();
    let shown = Memo::new(move |_| {
        draft_state
            .draft
            .with(|draft| draft.as_ref().map(Draft::preview))
            .unwrap_or_else(|| resting.get())
    });
    let scene = Memo::new(move |_| shown.with(|display| Scene::new(display, Detail::Full)));
    let frame = Memo::new(move |_| {
        let frame = draft_state.draft.with(|draft| match draft {
            Some(draft) => art::turn_rect(draft.before(), draft.variants()),
            None => art::cells_rect(resting.get().cells()),
        });
        match snug {
            true => frame.grown(MARGIN / 2.0),
            false => frame.grown(MARGIN).around(least(frame.centre())),
        }
    });
    let window = glide::glide(frame, app);
    let turning = turning::Turning::new(draft_state);
    drag::listen(draft_state);
    // A page may show several boards.
    let id = format!("board-{}", BOARDS.fetch_add(1, Ordering::Relaxed));
    let spoken = move || shown.with(|display| app.texts().display_rows(display).join(" "));
    view! {
        <svg
            class="board"
            viewBox=move || window.get().to_string()
            role="group"
            aria-label=name
            aria-describedby=id.clone()
            class:just-laid=draft_state.is_just_laid
            class:dragging=move || draft_state.held.get().is_some_and(|held| held.is_moved)
            on:pointerdown=move |event| drag::start_on_board(draft_state, &event)
            on:contextmenu=move |event| turning.right_click(&event)
            on:wheel=move |event| turning.wheel(&event)
        >
            <g aria-hidden="true">
                <g inner_html=move || scene.with(|scene| scene.cards.clone() + &scene.land)></g>
                <lights::Ground draft_state shown />
                <g inner_html=move || scene.with(|scene| scene.things.clone())></g>
            </g>
            <cells::Cells draft_state marks />
            <preview::Preview draft_state />
            <figures::Zones draft_state shown />
            <figures::Figures draft_state shown player />
            <figures::Ghosts draft_state player />
            <tools::Tools draft_state />
            <idea::Idea draft_state advice player />
            <lights::Eye draft_state />
        </svg>
        <p id=id class="spoken">{spoken}</p>
        <drag::Dragged draft_state player />
    }
}
