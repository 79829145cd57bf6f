//! The buttons that suspect somebody: one for the player of the top card, unless that is the player themself; the others one tap away.
//! Nothing here counts for the player. A suspicion that can never be right, of a colour without a limit, is legal but not red.

use crate::limits::screens::table::TableContext;
use crate::limits::state::choice::{is_top_own, is_unlimited, suspected_top, suspects, top};
use crate::limits::state::others::last_laid;
use crate::limits::texts::{self, name, table as words};
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;
use limits::{Seat, View};

/// The button that suspects whoever laid the top card; a key leads to it.
pub(super) const BUTTON: &str = "suspect";

/// The button that leads to all the others.
pub(super) const OTHERS: &str = "suspect-other";

/// What the last player did, and the ways to suspect somebody.
#[component]
pub(super) fn Suspect(table: TableContext) -> impl IntoView {
    let app = table.app;
    let top = Memo::new(move |_| table.view.with(top));
    let can_suspect = Memo::new(move |_| {
        table.view.with(|view| suspected_top(view).is_ok()) && !table.is_locked.get()
    });
    let others = Memo::new(move |_| table.view.with(suspects));
    let last_deed = move || {
        let texts = app.texts();
        table.view.with(|view| {
            let deed = view.deeds.last()?;
            let own = view.own.as_ref().map(|own| own.seat);
            let done = (deed.kind, deed.colour?);
            (own != Some(deed.seat)).then(|| texts::deed_of(&texts, name(view, deed.seat), done))
        })
    };
    let words = move || {
        let texts = app.texts();
        let top = top.get();
        table.view.with(|view| {
            top.map(|top| words::suspect(&texts, view, top.by, top.colour)).unwrap_or_default()
        })
    };
    // Its place stays empty: nothing jumps whenever the turn goes round.
    let is_own = Memo::new(move |_| table.view.with(is_top_own));
    let is_red = Memo::new(move |_| {
        let top = top.get();
        !table.view.with(|view| top.is_some_and(|top| is_unlimited(view, top.colour)))
    });
    let is_disabled = move || (!can_suspect.get()).to_string();
    let suspect_top = move |_| {
        if let Some(top) = top.get_untracked().filter(|_| table.check_suspicion()) {
            table.suspect(top.by);
        }
    };
    let is_counted = Memo::new(move |_| {
        table.view.with(|view| view.judged.as_ref().is_some_and(|judged| judged.shown.is_some()))
    });
    let window = Window::new();
    let choose = move |_| {
        if table.check_suspicion() {
            window.show();
        }
    };
    view! {
        <section class="suspect">
            <p class="last-deed">{last_deed}</p>
            <button
                id=BUTTON
                class:accuse=is_red
                class:accuse-never=move || !is_red.get()
                class:unseen=is_own
                aria-disabled=is_disabled
                hidden=move || top.get().is_none()
                on:click=suspect_top
            >
                {words}
            </button>
            <button
                id=OTHERS
                class="quiet accuse-other"
                aria-disabled=is_disabled
                hidden=move || top.get().is_none() || others.with(|others| others.len() < 2)
                on:click=choose
            >
                {app.t("limits-suspect-other")}
            </button>
            // While the cards of the last suspicion lie open, they can be looked at again.
            <button class="quiet accuse-other" hidden=move || !is_counted.get() on:click=move |_| table.show_drama()>
                {app.t("limits-counted")}
            </button>
            <Choose table others window />
        </section>
    }
}

/// The window in which one of the others is chosen.
#[component]
fn Choose(table: TableContext, others: Memo<Vec<(Seat, bool)>>, window: Window) -> impl IntoView {
    let app = table.app;
    let one = move |(seat, can_be): (Seat, bool)| {
        let words = move || {
            let texts = app.texts();
            table.view.with(|view| match last_laid(view, seat).filter(|_| can_be) {
                Some(colour) => words::suspect(&texts, view, seat, colour),
                None => {
                    let key = if can_be { "limits-suspect-name" } else { "limits-suspect-nothing" };
                    texts.say_with(key, &[("name", name(view, seat).into())])
                }
            })
        };
        let is_red = move || {
            let is_never_right = |view: &View| {
                last_laid(view, seat).is_some_and(|colour| is_unlimited(view, colour))
            };
            can_be && !table.view.with(is_never_right)
        };
        let suspect = move |_| {
            window.close();
            table.suspect(seat);
        };
        view! { <button class:accuse=is_red disabled=!can_be on:click=suspect>{words}</button> }
    };
    let frame = Frame {
        id: None,
        class: "panel window suspects",
        heading: "suspects-title".to_owned(),
        title: app.t("limits-suspect-whom"),
    };
    let content = view! {
        <p>{app.t("limits-suspect-about")}</p>
        {move || others.get().into_iter().map(one).collect_view()}
    };
    window.view(frame, content.into_any())
}
