//! A little board in a text, which can be touched.

use crate::limes::art::{self, Detail};
use crate::limes::screens::board::{Board, DraftState};
use crate::limes::screens::turn::{self, TurnContext};
use crate::limes::state::{Example, KeyOutcome, Step};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::page;
use leptos::prelude::*;

/// An example with the sentence that belongs to it.
#[component]
pub(super) fn Touchable(example: Example, name: String) -> impl IntoView {
    let app = AppContext::get();
    let draft = example.draft();
    let display = example.display();
    let is_tried = draft.is_some();
    let card = draft.as_ref().map(|draft| (None, draft.card().clone()));
    let turn_context = TurnContext {
        draft_state: DraftState::new(draft),
        card: Signal::stored(card),
        resting: Signal::stored(display),
        player: Signal::stored(0),
    };
    let again = move || turn_context.draft_state.begin(example.draft());
    let has_workers = display.workers().next().is_some();
    let sentence = Memo::new(move |_| {
        let texts = app.texts();
        turn::sentence(&texts, turn_context, |draft| match draft {
            Some(draft) => turn::what_next(&texts, draft),
            None if has_workers => texts.say("rules-touch"),
            None => String::new(),
        })
    });
    // With several boards on a page, keys are for the one that has the focus.
    let press = move |event: web_sys::KeyboardEvent| {
        if is_tried {
            match turn::obey(app, turn_context, &event) {
                Some(KeyOutcome::EndTurn(_)) => again(),
                Some(KeyOutcome::Help) => page::show_keys(),
                _ => {}
            }
        }
    };
    // The card lies beside the board until it is laid.
    let in_hand = move || {
        turn_context.draft_state.draft.with(|draft| {
            let draft = draft.as_ref()?;
            let Step::InHand(rotation) = draft.step() else { return None };
            let picture = art::card(draft.card(), rotation, Detail::Full);
            let name = app.texts().card_spoken(None, draft.card(), rotation);
            Some(view! { <div class="example-card" role="img" aria-label=name inner_html=picture></div> })
        })
    };
    let keyed = is_tried.then(|| name.clone());
    view! {
        <figure class="example" class:tried=is_tried>
            <div
                class="example-board"
                tabindex=is_tried.then_some("0")
                role=is_tried.then_some("group")
                aria-label=keyed
                on:keydown=press
            >
                <Board
                    draft_state=turn_context.draft_state
                    resting=turn_context.resting
                    player=turn_context.player
                    name
                    snug=true
                />
            </div>
            <figcaption>
                {in_hand}
                <span role="status">{sentence}</span>
                {is_tried.then(|| view! {
                    <button class="round quiet" aria-label=app.t("common-retry") title=app.t("common-retry")
                        on:click=move |_| again() inner_html=Icon::Restart.svg()></button>
                })}
            </figcaption>
        </figure>
    }
}
