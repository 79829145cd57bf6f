//! What lies in the middle: the limit card, the draw pile and the pile.

use crate::limits::art;
use crate::limits::screens::table::TableContext;
use crate::limits::state::choice::{pile_size, top};
use crate::limits::texts;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limits::{Colour, LimitCardNumber, LimitDeck, PileView};

/// The limit card is the hero; below it are the piles.
#[component]
pub(super) fn Middle(table: TableContext) -> impl IntoView {
    let app = table.app;
    // When the game is over, the last card is still there.
    let limit_card = Memo::new(move |_| {
        table.view.with(|view| view.limit_card.or(view.turned_up.last().copied()))
    });
    let draw_pile = Memo::new(move |_| table.view.with(|view| view.draw_pile));
    let pile = Memo::new(move |_| {
        table.view.with(|view| (top(view).map(|top| top.colour), pile_size(view)))
    });
    let spread = Memo::new(move |_| {
        table.view.with(|view| match &view.pile {
            PileView::Open(cards) => cards.iter().map(|laid| laid.colour).collect(),
            PileView::Memory { .. } => Vec::new(),
        })
    });
    let to_draw =
        move || app.texts().say_with("limits-to-draw", &[("cards", draw_pile.get().into())]);
    let laid = move || app.texts().say_with("limits-in-pile", &[("cards", pile.get().1.into())]);
    let on_top = move || {
        let texts = app.texts();
        pile.get().0.map(|colour| {
            texts.say_with("limits-top", &[("card", texts::card(&texts, colour).into())])
        })
    };
    let is_target = move || table.held.get().is_some_and(|held| held.is_moved);
    view! {
        <section class="middle">
            <div class="limit-card-place" role="img"
                aria-label=move || limit_card.get().map(|number| texts::limit_card(&app.texts(), printed(number)))
                inner_html=move || limit_card.get().map(|number| art::limit_card(printed(number), None)).unwrap_or_default()
            ></div>
            <div class="piles">
                <figure class="draw-pile">
                    <div inner_html=move || art::draw_pile(draw_pile.get())></div>
                    <figcaption>{to_draw}</figcaption>
                </figure>
                <figure class="pile" class:target=is_target aria-label=app.t("limits-pile")>
                    <Spread cards=spread />
                    <div class="pile-top" class:laid=move || pile.get().1 % 2 == 1 data-drop="pile"
                        inner_html=move || { let (top, size) = pile.get(); art::pile(top, size) }
                    ></div>
                    <span class="spoken">{on_top}</span>
                    <figcaption>{laid}</figcaption>
                </figure>
            </div>
        </section>
    }
}

fn printed(number: LimitCardNumber) -> &'static limits::LimitCard {
    LimitDeck::built_in().card(number)
}

/// The pile as it lies spread, first laid first; nothing where it is to be remembered.
#[component]
fn Spread(cards: Memo<Vec<Colour>>) -> impl IntoView {
    let app = AppContext::get();
    let card = move |colour: Colour| {
        let name = move || texts::card(&app.texts(), colour);
        view! { <li><span role="img" aria-label=name inner_html=art::chip(colour)></span></li> }
    };
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! { <ol class="spread">{cards.into_iter().map(card).collect_view()}</ol> }
        })
    }
}
