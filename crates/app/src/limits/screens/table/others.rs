//! The others: names, points, the backs of their cards, and what each did since you last decided.

use crate::limits::art;
use crate::limits::screens::table::TableContext;
use crate::limits::state::others::{Other, others};
use crate::limits::texts::{points, table as words};
use crate::shell::texts::without_marks;
use leptos::prelude::*;
use limits::{DeedKind, HAND, Phase, Seat};

/// Everybody but the player.
#[component]
pub(super) fn Others(table: TableContext) -> impl IntoView {
    let others = Memo::new(move |_| table.view.with(others));
    // Made anew only for other seats, so that nothing flickers.
    let seats = Memo::new(move |_| -> Vec<Seat> {
        others.with(|others| others.iter().map(|other| other.seat).collect())
    });
    let around = OthersContext { table, others };
    let list = move || seats.get().into_iter().map(|seat| around.one(seat)).collect_view();
    view! {
        <ul class="seats" class:many=move || seats.with(|seats| seats.len() > 3) aria-label=table.app.t("limits-others")>
            {list}
        </ul>
    }
}

/// What the seats share.
#[derive(Clone, Copy)]
struct OthersContext {
    table: TableContext,
    others: Memo<Vec<Other>>,
}

impl OthersContext {
    /// Something about one of them; nothing just before they go.
    fn of<T: Default>(self, seat: Seat, what: impl FnOnce(&Other) -> T) -> T {
        self.others.with(|others| {
            others.iter().find(|other| other.seat == seat).map(what).unwrap_or_default()
        })
    }

    fn is_hiding(self) -> bool {
        self.table.view.with(|view| matches!(view.phase, Phase::Hide { .. }))
    }

    fn one(self, seat: Seat) -> impl IntoView {
        let app = self.table.app;
        let spoken = move || {
            let said = |other: &Other| words::other(&app.texts(), other, self.is_hiding());
            without_marks(self.of(seat, said))
        };
        let caption =
            move || self.of(seat, |other| words::caption(&app.texts(), other, self.is_hiding()));
        // The colour is read, and seen as its mark.
        let mark = move || {
            self.of(seat, |other| match other.deed {
                Some((_, colour)) if !other.is_awaited => art::chip(colour),
                _ => String::new(),
            })
        };
        let backs = move || {
            let cards = self.of(seat, |other| other.hand);
            (0..HAND).map(|place| back(place < cards)).collect_view()
        };
        view! {
            <li class="seat" class:awaited=move || self.of(seat, |other| other.is_awaited)>
                <span class="spoken">{spoken}</span>
                <span class="seat-name" aria-hidden="true"><bdi>{move || self.of(seat, |other| other.name.clone())}</bdi></span>
                <b class="seat-points" aria-hidden="true">{move || self.of(seat, |other| points(other.points))}</b>
                <span class="seat-cards" aria-hidden="true">
                    <span class="seat-hand">{backs}</span>
                    <span
                        class="seat-hidden"
                        class:empty=move || !self.of(seat, |other| other.has_hidden)
                        inner_html=art::back()
                    ></span>
                </span>
                <span class="seat-deed" aria-hidden="true">
                    <span class="seat-mark" class:four=move || self.of(seat, is_exchange) inner_html=mark></span>
                    <span class="seat-words">{caption}</span>
                </span>
            </li>
        }
    }
}

fn is_exchange(other: &Other) -> bool {
    matches!(other.deed, Some((DeedKind::Exchange, _))) && !other.is_awaited
}

fn back(is_there: bool) -> impl IntoView {
    is_there.then(|| view! { <span class="seat-back" inner_html=art::back()></span> })
}
