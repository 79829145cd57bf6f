//! The card in the hand, the supply, and the buttons of a turn.

use super::advice::Advising;
use super::{Sitting, drag};
use crate::art::{self, Detail, Icon, Stance, Worker};
use crate::ui::desk::Desk;
use leptos::prelude::*;
use limes::{Rotation, WORKERS};

/// What the player holds.
#[component]
pub(super) fn Hand(sitting: Sitting, advice: Advising, end: Callback<()>) -> impl IntoView {
    let desk = Desk::get();
    let drafting = sitting.drafting;
    let rotation = Memo::new(move |_| {
        drafting
            .draft
            .with(|draft| draft.as_ref().map_or(Rotation::Up, |draft| draft.step().rotation()))
    });
    let laid = Memo::new(move |_| {
        drafting.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.turn().is_some()))
    });
    let waiting = Memo::new(move |_| drafting.draft.with(|draft| draft.is_none()));
    let can_undo = Memo::new(move |_| {
        drafting.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.can_undo()))
    });
    let picture = move || {
        let number = sitting.card()?;
        Some(sitting.table.with(|table| {
            art::card(table.game().deck().card(number), rotation.get(), Detail::Full)
        }))
    };
    let number = move || {
        sitting
            .card()
            .map(|card| desk.texts().say_with("card-number", &[("card", card.get().into())]))
    };
    let spoken = move || {
        let card = sitting.card()?;
        Some(sitting.table.with(|table| {
            desk.texts().card_spoken(card, table.game().deck().card(card), rotation.get())
        }))
    };
    let drag = drag::Drag::new(drafting);
    view! {
        <section class="hand" class:waiting=waiting aria-label=number>
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
                <h2>{number}</h2>
                <Supply sitting />
            </div>
            <div class="hand-buttons">
                <button disabled=move || !can_undo.get() on:click=move |_| drafting.undo()>
                    <span class="icon" inner_html=Icon::Undo.svg()></span>{desk.t("play-undo")}
                </button>
                <button hidden=move || !advice.is_allowed() disabled=waiting on:click=move |_| advice.ask()>
                    <span class="icon" inner_html=Icon::Hint.svg()></span>{desk.t("hint")}
                </button>
                <button class="go" disabled=move || !laid.get() on:click=move |_| end.run(())>{desk.t("play-end-turn")}</button>
            </div>
            <drag::Dragged drag sitting rotation />
        </section>
    }
}

/// The workers that are left.
#[component]
fn Supply(sitting: Sitting) -> impl IntoView {
    let desk = Desk::get();
    let left = Memo::new(move |_| {
        sitting
            .drafting
            .draft
            .with(|draft| draft.as_ref().map(|draft| draft.supply()))
            .unwrap_or_else(|| sitting.display().supply())
    });
    let name = move || desk.texts().say_with("a11y-supply", &[("workers", left.get().into())]);
    let figure = move |n: usize| {
        let player = sitting.seat.get().0;
        let worker = Worker {
            profession: None,
            player,
            label: String::new(),
            stance: Stance::Counted,
            count: 1,
        };
        let used = move || n >= left.get();
        view! { <span class="supply-one" class:used=used inner_html=art::worker_icon(&worker)></span> }
    };
    view! { <p class="supply" role="img" aria-label=name>{move || (0..WORKERS).map(figure).collect_view()}</p> }
}
