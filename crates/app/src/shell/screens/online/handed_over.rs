//! Tables at which a bot plays for the player, who has left the running game: the way back.

use super::return_button::ReturnButton;
use super::tables::{TableWords, address, my_names, my_tables};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::online::Online;
use crate::shell::registry::Registry;
use leptos::prelude::*;
use protocol::MyTable;

/// How many of them the first screen shows.
const SHOWN: usize = 3;

/// These tables on the first screen; nothing while there are none.
#[component]
pub(super) fn HandedOver(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    let tables = Memo::new(move |_| {
        my_tables(online).into_iter().filter(|table| table.left).take(SHOWN).collect::<Vec<_>>()
    });
    let row = move |table: MyTable| {
        let game = registry.named(&table.game.to_string()).map_or("", |game| game.title);
        let texts = app.texts();
        let TableWords { company, state } = TableWords::of(&texts, &table, &my_names(online));
        view! {
            <div class="invitation">
                <a class="way button row" href=address(table.table)>
                    <span class="icon" inner_html=Icon::People.svg()></span>
                    <span>{game}" · "<bdi>{company}</bdi>" · "{state}</span>
                </a>
                <ReturnButton table=table.table />
            </div>
        }
    };
    move || {
        let tables = tables.get();
        (!tables.is_empty()).then(|| {
            let rows = tables.into_iter().map(row).collect_view();
            view! { <div class="stack waiting-tables">{rows}</div> }
        })
    }
}
