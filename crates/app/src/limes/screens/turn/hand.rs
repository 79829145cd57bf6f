//! The card in the hand, the supply, and the buttons of a turn.

use crate::limes::art::{self, Detail, Worker, WorkerStyle};
use crate::limes::screens::board::drag::{self, Draggable};
use crate::limes::screens::turn::TurnContext;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::{CardNumber, WORKERS};

/// What the player holds.
#[component]
pub(crate) fn Hand(
    turn_context: TurnContext,
    /// Ends the turn.
    end: Callback<()>,
    /// Buttons of this table alone.
    children: Children,
) -> impl IntoView {
    let app = AppContext::get();
    let draft_state = turn_context.draft_state;
    let laid = Memo::new(move |_| {
        draft_state.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.turn().is_some()))
    });
    // A turn that was ended stays on the board until it counts; for a moment it can be taken back.
    let is_ended = Memo::new(move |_| {
        draft_state.is_locked.get() && draft_state.take_back.with(Option::is_none)
    });
    let waiting =
        Memo::new(move |_| is_ended.get() || draft_state.draft.with(|draft| draft.is_none()));
    let can_undo = Memo::new(move |_| {
        draft_state.take_back.with(Option::is_some)
            || !is_ended.get()
                && draft_state
                    .draft
                    .with(|draft| draft.as_ref().is_some_and(|draft| draft.can_undo()))
    });
    let picture = move || {
        turn_context
            .card
            .get()
            .map(|(_, card)| art::card(&card, turn_context.rotation(), Detail::Full))
    };
    let name = move || {
        let texts = app.texts();
        turn_context.card.get().map(|(number, _)| match number {
            Some(number) => texts.say_with("card-number", &[("card", number.get().into())]),
            None => texts.say("lessons-card"),
        })
    };
    let spoken = move || {
        let card = turn_context.card.get();
        card.map(|(number, card)| app.texts().card_spoken(number, &card, turn_context.rotation()))
    };
    // Each card is dealt anew: it is gone for the blink of an eye, and what comes back moves.
    let card = Memo::new(move |_| turn_context.card.get().and_then(|(number, _)| number));
    let is_dealt = RwSignal::new(true);
    Effect::new(move |before: Option<Option<CardNumber>>| {
        let card = card.get();
        if before.is_some_and(|before| before != card) {
            is_dealt.set(false);
            // The browser has to paint a frame without it: callbacks of the first run before that.
            request_animation_frame(move || {
                request_animation_frame(move || {
                    let _ = is_dealt.try_set(true);
                });
            });
        }
        card
    });
    let grab = move |event: web_sys::PointerEvent| {
        // Or else the picture would be selected.
        event.prevent_default();
        drag::start(draft_state, Draggable::Card, &event);
    };
    view! {
        <section class="hand" class:waiting=waiting aria-label=name>
            <div class="hand-card" class:laid=laid>
                <div
                    class="card-picture"
                    class:dealt=is_dealt
                    role="img"
                    aria-label=spoken
                    inner_html=move || picture().unwrap_or_default()
                    on:pointerdown=grab
                ></div>
                <div class="hand-turn">
                    <button class="round" disabled=waiting aria-label=app.t("play-turn-left") title=app.t("play-turn-left")
                        on:click=move |_| draft_state.turn(false) inner_html=Icon::TurnLeft.svg()></button>
                    <button class="round" disabled=waiting aria-label=app.t("play-turn-right") title=app.t("play-turn-right")
                        on:click=move |_| draft_state.turn(true) inner_html=Icon::TurnRight.svg()></button>
                </div>
            </div>
            <div class="hand-text">
                <h2>{name}</h2>
                <Supply turn_context />
            </div>
            <div class="hand-buttons">
                <button disabled=move || !can_undo.get() on:click=move |_| draft_state.undo()>
                    <span class="icon" inner_html=Icon::Undo.svg()></span>{app.t("play-undo")}
                </button>
                {children()}
                <button class="go" disabled=move || is_ended.get() || !laid.get() on:click=move |_| end.run(())>{app.t("play-end-turn")}</button>
            </div>
        </section>
    }
}

/// The workers that are left.
#[component]
fn Supply(turn_context: TurnContext) -> impl IntoView {
    let app = AppContext::get();
    let left = move || {
        let supply =
            turn_context.draft_state.draft.with(|draft| draft.as_ref().map(|d| d.supply()));
        supply.unwrap_or_else(|| turn_context.resting.get().supply())
    };
    let name = move || app.texts().say_with("a11y-supply", &[("workers", left().into())]);
    let figure = move |n: usize| {
        let player = turn_context.player.get();
        let worker = Worker {
            profession: None,
            player,
            label: String::new(),
            style: WorkerStyle::Counted,
            count: 1,
        };
        let used = move || n >= left();
        view! { <span class="supply-one" class:used=used inner_html=art::worker_icon(&worker)></span> }
    };
    let start = move |event| drag::start(turn_context.draft_state, Draggable::Supply, &event);
    view! { <p class="supply" role="img" aria-label=name on:pointerdown=start>{move || (0..WORKERS).map(figure).collect_view()}</p> }
}
