//! A little board in a text, which can be touched.

use crate::art::{self, Detail, Icon};
use crate::table::{Example, Pressed, Step};
use crate::ui::board::{Board, Drafting};
use crate::ui::desk::Desk;
use crate::ui::help;
use crate::ui::turn::{self, Turning};
use leptos::prelude::*;

/// An example with the sentence that belongs to it.
#[component]
pub(super) fn Touchable(example: Example, name: String) -> impl IntoView {
    let desk = Desk::get();
    let draft = example.draft();
    let display = example.display();
    let is_tried = draft.is_some();
    let card = draft.as_ref().map(|draft| (None, draft.card().clone()));
    let turning = Turning {
        drafting: Drafting::new(draft),
        card: Signal::stored(card),
        resting: Signal::stored(display),
        player: Signal::stored(0),
    };
    let again = move || turning.drafting.begin(example.draft());
    let has_workers = display.workers().next().is_some();
    let sentence = Memo::new(move |_| {
        let texts = desk.texts();
        turn::sentence(&texts, turning, |draft| match draft {
            Some(draft) => turn::what_next(&texts, draft),
            None if has_workers => texts.say("rules-touch"),
            None => String::new(),
        })
    });
    // With several boards on a page, keys are for the one that has the focus.
    let press = move |event: web_sys::KeyboardEvent| {
        if is_tried {
            match turn::obey(desk, turning, &event) {
                Some(Pressed::EndTurn(_)) => again(),
                Some(Pressed::Help) => help::show(),
                _ => {}
            }
        }
    };
    // The card lies beside the board until it is laid.
    let in_hand = move || {
        turning.drafting.draft.with(|draft| {
            let draft = draft.as_ref()?;
            let Step::InHand(rotation) = draft.step() else { return None };
            let picture = art::card(draft.card(), rotation, Detail::Full);
            let name = desk.texts().card_spoken(None, draft.card(), rotation);
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
                    drafting=turning.drafting
                    resting=turning.resting
                    player=turning.player
                    name
                    snug=true
                    on_end=Callback::new(move |()| again())
                />
            </div>
            <figcaption>
                {in_hand}
                <span role="status">{sentence}</span>
                {is_tried.then(|| view! {
                    <button class="round quiet" aria-label=desk.t("common-retry") title=desk.t("common-retry")
                        on:click=move |_| again() inner_html=Icon::Restart.svg()></button>
                })}
            </figcaption>
        </figure>
    }
}
