//! The buttons that suspect somebody: one for whoever laid the top card, the others one tap away. Nothing here counts for the player.

use crate::limits::screens::table::TableContext;
use crate::limits::state::choice::{suspected_top, suspects, top};
use crate::limits::texts::{self, many, name};
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;
use limits::Seat;

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
        table.view.with(|view| match top {
            Some(top) => {
                let (name, colour) = (name(view, top.by), many(&texts, top.colour));
                texts
                    .say_with("limits-suspect", &[("name", name.into()), ("colour", colour.into())])
            }
            None => String::new(),
        })
    };
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
            <button id=BUTTON class="accuse" aria-disabled=is_disabled hidden=move || top.get().is_none() on:click=suspect_top>
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
            let key = if can_be { "limits-suspect-name" } else { "limits-suspect-nothing" };
            table.view.with(|view| texts.say_with(key, &[("name", name(view, seat).into())]))
        };
        let suspect = move |_| {
            window.close();
            table.suspect(seat);
        };
        view! { <button class:accuse=can_be disabled=!can_be on:click=suspect>{words}</button> }
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
