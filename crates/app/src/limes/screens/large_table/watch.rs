//! The spectator's screen: the leader's display and the standings.

use super::LargeTable;
use super::display_window::FetchedDisplay;
use super::player::fetched;
use crate::shell::game_id::GameId;
use crate::shell::online::TableFollow;
use crate::shell::page::Page;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::screens::table::of;
use crate::shell::table_slot::TableSlot;
use leptos::prelude::*;
use limes::{CARDS, View};
use protocol::Stage;

/// A game that goes on, for somebody who has no seat.
pub(crate) fn watch(follow: TableFollow) -> AnyView {
    let table = LargeTable::new(follow);
    let app = table.app;
    Effect::new(move |_| {
        if of(follow, |state| state.state == Stage::Over)
            && let Some(id) = GameId::new(&follow.table.to_string())
        {
            route::replace(&Route::Game(GameScreen::Result, GameAddress::Table(id)));
        }
    });
    let round = Memo::new(move |_| table.view.with(|view| view.as_ref().map_or(0, View::round)));
    let title = Signal::derive(move || {
        app.texts().say_with("play-round", &[("round", round.get().min(CARDS).into())])
    });
    let leader = Memo::new(move |_| {
        table.excerpt.with(|excerpt| excerpt.shown.first().map(|it| (it.seat, it.name.clone())))
    });
    let seat = Signal::derive(move || leader.with(|leader| Some(leader.as_ref()?.0)));
    let player = fetched(follow, table.view, table.moment, seat);
    let name = move |key: &str| {
        let name = leader.with(|leader| leader.as_ref().map(|it| it.1.clone()).unwrap_or_default());
        app.texts().say_with(key, &[("name", name.into())])
    };
    let label = Signal::derive(move || name("play-display-of"));
    view! {
        <Page title wide=true>
            {TableSlot::status_line(|_| ().into_any())}
            <div class="watched-table">
                <section class="panel leader" aria-labelledby="leader">
                    <h2 id="leader">{move || name("table-in-the-lead")}</h2>
                    <FetchedDisplay app player title=label />
                </section>
                <div>{TableSlot::side()}</div>
            </div>
        </Page>
    }
    .into_any()
}
