//! The table of Limits: who sits around it, what lies on it, your cards, and the drama of a suspicion.
//!
//! Everything here shows a [`TableContext`] and asks it to decide; nothing knows what keeps the game going. A game of this device, a
//! lesson and a replay differ only in the context that they make.

mod context;
mod drag;
mod drama;
mod hand;
mod hidden;
mod keys;
mod middle;
mod others;
mod suspect;
mod total;

pub(crate) use context::TableContext;
pub(crate) use drama::DramaWindow;
pub(crate) use keys::{keys_window, listen};
pub(crate) use total::Total;

use crate::limits::art;
use crate::limits::texts::{refusal, table as words};
use crate::shell::table_slot::TableSlot;
use leptos::prelude::*;

/// The whole table, without the bar above it.
#[component]
pub(crate) fn Table(
    /// What it shows.
    table: TableContext,
    /// Whether somebody else says what there is to do, such as a lesson.
    #[prop(optional)]
    quiet: bool,
    /// What is said beside it, such as a hint.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    drag::listen(table);
    view! {
        <div aria-hidden="true" inner_html=art::definitions()></div>
        <div class="limits-table" class:open-pile=move || table.is_pile_open()>
            <others::Others table />
            <middle::Middle table />
            <suspect::Suspect table />
            <Saying table quiet />
            <section class="own-cards" class:asked=move || table.is_asked() hidden=move || table.view.with(|view| view.own.is_none())>
                <hand::Hand table />
                <hidden::Hidden table />
                <hand::Buttons table />
            </section>
            <drag::Dragged table />
            {children.map(|children| view! { <div class="beside">{children()}</div> })}
        </div>
    }
}

/// One sentence: why something cannot be done, or what there is to do.
#[component]
fn Saying(table: TableContext, quiet: bool) -> impl IntoView {
    let sentence = Memo::new(move |_| {
        let texts = table.app.texts();
        table.view.with(|view| match table.refusal.get() {
            // Whose turn it is stays visible.
            Some(why) if view.asked.is_none() && !quiet => {
                let next = table
                    .bots
                    .with(|bots| words::what_next(&texts, view, table.choice.get(), bots));
                format!("{} {next}", refusal::choice_refusal(&texts, view, why))
            }
            Some(why) => refusal::choice_refusal(&texts, view, why),
            None if quiet => String::new(),
            None => {
                table.bots.with(|bots| words::what_next(&texts, view, table.choice.get(), bots))
            }
        })
    });
    TableSlot::status_line(move |is_hidden| {
        view! {
            <p role="status" aria-live="polite" hidden=is_hidden class:refused=move || table.refusal.get().is_some()>{sentence}</p>
        }
        .into_any()
    })
}
