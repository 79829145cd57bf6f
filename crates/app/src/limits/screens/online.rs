//! Tables of Limits at a server: what is asked about a new one.

use crate::limits::LIMITS;
use crate::limits::state::PLAYERS;
use crate::shell::context::AppContext;
use crate::shell::screens::new_game::Checkbox;
use crate::shell::screens::online::{OnlinePage, TableForm};
use leptos::prelude::*;
use protocol::{CreateTable, GameName};
use std::rc::Rc;

/// The page of the tables.
#[component]
pub(crate) fn Online() -> impl IntoView {
    let app = AppContext::get();
    let is_open = RwSignal::new(false);
    let questions = Callback::new(move |()| {
        view! {
            <fieldset>
                <legend>{app.t("limits-setup-pile")}</legend>
                <Checkbox on=is_open name=app.t("limits-setup-open") about=app.t("limits-setup-open-about") />
            </fieldset>
        }
        .into_any()
    });
    let fill = move |table: &mut CreateTable| {
        table.mode = is_open.get_untracked().then(|| "open".to_owned());
    };
    let form =
        TableForm { game: GameName::Limits, players: PLAYERS, questions, fill: Rc::new(fill) };
    view! { <OnlinePage game=&LIMITS form /> }
}
