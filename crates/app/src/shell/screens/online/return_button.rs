//! The way back to a seat in which a bot plays.

use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::post;
use crate::shell::route::{self, Route};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Join, Joined, TableId};

/// Takes the seat back from the bot, and goes to the table.
#[component]
pub(super) fn ReturnButton(table: TableId) -> impl IntoView {
    let app = AppContext::get();
    let is_busy = RwSignal::new(false);
    let sit_down = move |_| {
        is_busy.set(true);
        spawn_local(async move {
            match post::<_, Joined>(&format!("tables/{table}/join"), &Join::default()).await {
                Ok(_) => {
                    let id = GameId::new(&table.to_string());
                    id.into_iter().for_each(|id| route::go(&Route::table(id)));
                }
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
            // The screen may be gone by now.
            let _ = is_busy.try_set(false);
        });
    };
    view! { <button disabled=is_busy on:click=sit_down>{app.t("table-return")}</button> }
}
