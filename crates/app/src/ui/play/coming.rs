//! The cards that are still to come, as a set.

use super::Sitting;
use crate::art::{self, Detail};
use crate::ui::desk::Desk;
use leptos::prelude::*;
use limes::{CARDS, CardNumber, Rotation};

/// The cards that are still to come, with their numbers.
#[component]
pub(super) fn Coming(sitting: Sitting) -> impl IntoView {
    let desk = Desk::get();
    let cards = Memo::new(move |_| {
        sitting.table.with(|table| {
            let drawn = table.game().drawn();
            CardNumber::all().filter(|card| !drawn.contains(card)).collect::<Vec<_>>()
        })
    });
    let about = move || {
        let rounds = CARDS.saturating_sub(sitting.table.with(|table| table.game().drawn().len()));
        desk.texts().say_with(
            "play-to-come-about",
            &[("rounds", rounds.into()), ("cards", cards.with(Vec::len).into())],
        )
    };
    let one = move |number: CardNumber| {
        let picture = sitting.table.with_untracked(|table| {
            art::card(table.game().deck().card(number), Rotation::Up, Detail::Small)
        });
        let spoken = move || {
            sitting.table.with(|table| {
                desk.texts().card_spoken(number, table.game().deck().card(number), Rotation::Up)
            })
        };
        view! {
            <li>
                <div role="img" aria-label=spoken inner_html=picture></div>
                <span aria-hidden="true">{number.get()}</span>
            </li>
        }
    };
    view! {
        <section class="panel coming">
            <h2>{desk.t("play-to-come")}</h2>
            <p>{about}</p>
            <ul>{move || cards.get().into_iter().map(one).collect_view()}</ul>
        </section>
    }
}
