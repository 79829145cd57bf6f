//! A turn that is being tried, at a table or in a lesson: the hand, the total, the sentence and the keys around a board.

mod count_up;
mod hand;
mod keys;
mod saying;

pub(crate) use hand::Hand;
pub(crate) use keys::{listen, obey};
pub(crate) use saying::{sentence, what_next};

use crate::limes::screens::board::DraftState;
use crate::limes::state::Draft;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::{Card, CardNumber, Display, Rotation};

/// A turn, and what lies on the table around it.
#[derive(Clone, Copy)]
pub(crate) struct TurnContext {
    /// The turn, while it is somebody's.
    pub(crate) draft_state: DraftState,
    /// The card of the turn. In a game it has a number.
    pub(crate) card: Signal<Option<(Option<CardNumber>, Card)>>,
    /// The display while it is nobody's turn.
    pub(crate) resting: Signal<Display>,
    /// Whose workers these are, for their colour.
    pub(crate) player: Signal<usize>,
}

impl TurnContext {
    /// How the card is turned, in the hand or where it lies.
    pub(crate) fn rotation(self) -> Rotation {
        let draft = self.draft_state.draft;
        draft.with(|draft| draft.as_ref().map_or(Rotation::Up, |draft| draft.step().rotation()))
    }

    /// The display as it is shown.
    pub(crate) fn shown(self) -> Display {
        let preview = self.draft_state.draft.with(|draft| draft.as_ref().map(Draft::preview));
        preview.unwrap_or_else(|| self.resting.get())
    }
}

/// The total, with the total after the draft in brackets.
#[component]
pub(crate) fn Total(turn_context: TurnContext) -> impl IntoView {
    let app = AppContext::get();
    let totals = move || {
        let draft = turn_context.draft_state.draft.with(|draft| {
            draft.as_ref().map(|draft| (draft.total(), draft.turn().map(|_| draft.total_after())))
        });
        let pointed = turn_context.draft_state.pointed_draft().map(|draft| draft.total_after());
        let draft = draft.map(|(now, after)| (now, pointed.or(after)));
        draft.unwrap_or_else(|| (turn_context.resting.get().total(), None))
    };
    let now = Memo::new(move |_| (turn_context.player.get(), totals().0));
    let now = count_up::count_up(now);
    let spoken = move || {
        let (now, after) = totals();
        app.texts().total_spoken(now, after)
    };
    view! {
        <p class="total">
            <span class="spoken">{spoken}</span>
            <span aria-hidden="true" class="now">{now}</span>
            <span aria-hidden="true" class="after">{move || totals().1.map(|after| format!("({after})"))}</span>
        </p>
    }
}
