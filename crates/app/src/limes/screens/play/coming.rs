//! The cards that are still to come, as a set.

use crate::limes::art::{self, Detail};
use crate::limes::screens::play::PlayContext;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::{CARDS, CardNumber, Rotation};

/// The cards that are still to come, with their numbers.
#[component]
pub(super) fn Coming(context: PlayContext) -> impl IntoView {
    let app = AppContext::get();
    let cards = move || {
        context.with_view(|view| view.pile().iter().collect::<Vec<_>>()).unwrap_or_default()
    };
    let about = move || {
        let rounds = CARDS.saturating_sub(context.round());
        app.texts().say_with(
            "play-to-come-about",
            &[("rounds", rounds.into()), ("cards", cards().len().into())],
        )
    };
    let one = move |number: CardNumber| {
        let card = untrack(|| context.with_view(|view| view.deck.card(number).clone()))?;
        let picture = art::card(&card, Rotation::Up, Detail::Small);
        let spoken = move || app.texts().card_spoken(number, &card, Rotation::Up);
        Some(view! {
            <li>
                <div role="img" aria-label=spoken inner_html=picture></div>
                <span aria-hidden="true">{number.get()}</span>
            </li>
        })
    };
    // After the last card nothing comes, though some cards are left over.
    let is_last = Memo::new(move |_| context.round() >= CARDS);
    view! {
        <section class="panel coming">
            <h2>{app.t("play-to-come")}</h2>
            <p>{about}</p>
            <ul>{move || cards().into_iter().filter(|_| !is_last.get()).filter_map(one).collect_view()}</ul>
        </section>
    }
}
