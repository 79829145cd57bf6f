//! Tables of Limes at a server: what is asked about a new one, and the game at one.

use crate::limes::LIMES;
use crate::limes::screens::setup::Questions;
use crate::shell::context::AppContext;
use crate::shell::screens::online::{OnlinePage, TableForm};
use leptos::prelude::*;
use protocol::{CreateTable, GameName, Turns};
use std::rc::Rc;

/// The most seats the form offers; the server accepts more.
const MOST: usize = 200;

/// The page of the tables.
#[component]
pub(crate) fn Online() -> impl IntoView {
    let app = AppContext::get();
    let asked = Questions::new(app);
    let questions = Callback::new(move |()| asked.view());
    let fill = move |table: &mut CreateTable| {
        let words = asked.variants().to_string();
        table.variants = Some(words.split_whitespace().map(str::to_owned).collect());
        table.deck = asked.deck().map(|deck| deck.to_toml());
        table.turns = asked.is_open().then_some(Turns::Open);
    };
    let form =
        TableForm { game: GameName::Limes, players: 2..=MOST, questions, fill: Rc::new(fill) };
    view! { <OnlinePage game=&LIMES form /> }
}
