//! The card in the hand, the supply, and the buttons of a turn.

use super::{Turning, drag};
use crate::art::{self, Detail, Icon, Stance, Worker};
use crate::ui::desk::Desk;
use leptos::prelude::*;
use limes::WORKERS;

/// What the player holds.
#[component]
pub(crate) fn Hand(
    turning: Turning,
    /// Ends the turn.
    end: Callback<()>,
    /// Buttons of this table alone.
    children: Children,
) -> impl IntoView {
    let desk = Desk::get();
    let drafting = turning.drafting;
    let laid = Memo::new(move |_| {
        drafting.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.turn().is_some()))
    });
    let waiting = Memo::new(move |_| drafting.draft.with(|draft| draft.is_none()));
    let can_undo = Memo::new(move |_| {
        drafting.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.can_undo()))
    });
    let picture = move || {
        turning.card.get().map(|(_, card)| art::card(&card, turning.rotation(), Detail::Full))
    };
    let name = move || {
        let texts = desk.texts();
        turning.card.get().map(|(number, _)| match number {
            Some(number) => texts.say_with("card-number", &[("card", number.get().into())]),
            None => texts.say("lessons-card"),
        })
    };
    let spoken = move || {
        let card = turning.card.get();
        card.map(|(number, card)| desk.texts().card_spoken(number, &card, turning.rotation()))
    };
    let drag = drag::Drag::new(drafting);
    view! {
        <section class="hand" class:waiting=waiting aria-label=name>
            <div class="hand-card" class:laid=laid>
                <div
                    class="card-picture"
                    role="img"
                    aria-label=spoken
                    inner_html=move || picture().unwrap_or_default()
                    on:pointerdown=move |event| drag.start(&event)
                ></div>
                <div class="hand-turn">
                    <button class="round" disabled=waiting aria-label=desk.t("play-turn-left") title=desk.t("play-turn-left")
                        on:click=move |_| drafting.turn(false) inner_html=Icon::TurnLeft.svg()></button>
                    <button class="round" disabled=waiting aria-label=desk.t("play-turn-right") title=desk.t("play-turn-right")
                        on:click=move |_| drafting.turn(true) inner_html=Icon::TurnRight.svg()></button>
                </div>
            </div>
            <div class="hand-text">
                <h2>{name}</h2>
                <Supply turning />
            </div>
            <div class="hand-buttons">
                <button disabled=move || !can_undo.get() on:click=move |_| drafting.undo()>
                    <span class="icon" inner_html=Icon::Undo.svg()></span>{desk.t("play-undo")}
                </button>
                {children()}
                <button class="go" disabled=move || !laid.get() on:click=move |_| end.run(())>{desk.t("play-end-turn")}</button>
            </div>
            <drag::Dragged drag turning />
        </section>
    }
}

/// The workers that are left.
#[component]
fn Supply(turning: Turning) -> impl IntoView {
    let desk = Desk::get();
    let left = move || {
        let supply = turning.drafting.draft.with(|draft| draft.as_ref().map(|d| d.supply()));
        supply.unwrap_or_else(|| turning.resting.get().supply())
    };
    let name = move || desk.texts().say_with("a11y-supply", &[("workers", left().into())]);
    let figure = move |n: usize| {
        let player = turning.player.get();
        let worker = Worker {
            profession: None,
            player,
            label: String::new(),
            stance: Stance::Counted,
            count: 1,
        };
        let used = move || n >= left();
        view! { <span class="supply-one" class:used=used inner_html=art::worker_icon(&worker)></span> }
    };
    view! { <p class="supply" role="img" aria-label=name>{move || (0..WORKERS).map(figure).collect_view()}</p> }
}
