//! Tables of Limes at a server: what is asked about a new one, and the game at one.

use crate::limes::LIMES;
use crate::limes::screens::decks::own_deck;
use crate::limes::screens::setup::DeckSelect;
use crate::shell::context::AppContext;
use crate::shell::screens::new_game::Checkbox;
use crate::shell::screens::online::{OnlinePage, TableForm};
use leptos::prelude::*;
use limes::Variants;
use protocol::{CreateTable, GameName, Turns};
use std::rc::Rc;

/// The most seats that are offered: more do not fit on a screen that shows everybody.
const MOST: usize = 8;

/// The page of the tables.
#[component]
pub(crate) fn Online() -> impl IntoView {
    let app = AppContext::get();
    let variants = [RwSignal::new(false), RwSignal::new(false)];
    let is_open = RwSignal::new(false);
    let deck = RwSignal::new(String::new());
    let questions = Callback::new(move |()| {
        view! {
            <fieldset>
                <legend>{app.t("setup-variants")}</legend>
                <Checkbox on=variants[0] name=app.t("variant-diagonal") about=app.t("variant-diagonal-about") />
                <Checkbox on=variants[1] name=app.t("variant-ferryman") about=app.t("variant-ferryman-about") />
            </fieldset>
            <fieldset>
                <legend>{app.t("setup-table")}</legend>
                <Checkbox on=is_open name=app.t("setup-table-open") about=app.t("setup-table-open-about") />
            </fieldset>
            <DeckSelect chosen=deck />
        }
        .into_any()
    });
    let fill = move |table: &mut CreateTable| {
        let [diagonal, ferryman] = variants.map(|on| on.get_untracked());
        let words = Variants { diagonal, ferryman }.to_string();
        table.variants = Some(words.split_whitespace().map(str::to_owned).collect());
        let own = untrack(|| own_deck(app, &deck.get_untracked()));
        table.deck = own.and_then(Result::ok).map(|deck| deck.to_toml());
        table.turns = is_open.get_untracked().then_some(Turns::Open);
    };
    let form =
        TableForm { game: GameName::Limes, players: 2..=MOST, questions, fill: Rc::new(fill) };
    view! { <OnlinePage game=&LIMES form /> }
}
