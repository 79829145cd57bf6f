//! The band on the first screen: the tables that wait for this player, those at which a bot plays for them, and invitations to
//! play again.

use super::handed_over::HandedOver;
use super::rematches::Rematches;
use super::tables::{TableWords, address, keep_fresh, my_names, my_tables};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::online::Online;
use crate::shell::registry::Registry;
use leptos::prelude::*;
use protocol::MyTable;

/// The way to the table that waits most urgently, how many wait, and invitations; nothing while there are none.
#[component]
pub(crate) fn WaitingTables() -> impl IntoView {
    let app = AppContext::get();
    let online = Online::get();
    let registry = Registry::get();
    keep_fresh(online);
    let waiting = Memo::new(move |_| {
        my_tables(online)
            .into_iter()
            .filter(|table| table.asked && !table.left)
            .collect::<Vec<MyTable>>()
    });
    let turn = move || {
        let tables = waiting.get();
        let first = tables.first()?;
        let texts = app.texts();
        // All that wait may be more than the page of them that is known.
        let count = app.waiting_tables.get().unwrap_or(0).max(tables.len());
        let title = texts.say_with("online-turn-at", &[("tables", count.into())]);
        let game = registry.named(&first.game.to_string()).map_or("", |game| game.title);
        let about = TableWords::of_waiting(&texts, first, &my_names(online));
        Some(view! {
            <a class="way button go waiting-tables" href=address(first.table)>
                <span class="icon" inner_html=Icon::Play.svg()></span>
                <b>{title}</b><span>{game}" · "{about}</span>
            </a>
        })
    };
    view! { {turn}<HandedOver online /><Rematches online /> }
}
