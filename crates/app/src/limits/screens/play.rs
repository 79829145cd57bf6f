//! The table during a game of this device.

mod advice;
mod context;
mod menu;
mod sounds;
mod spoken;

use crate::limits::art;
use crate::limits::screens::table::{DramaWindow, Table, Total, listen};
use crate::limits::state::keys::Command;
use crate::limits::texts::table as words;
use crate::shell::advice::{AdvicePanel, HintButton};
use crate::shell::context::AppContext;
use crate::shell::curtain::CurtainBetween;
use crate::shell::game_id::GameId;
use crate::shell::heading::{Heading, focus_heading_soon};
use crate::shell::open_games::OpenGames;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::runner::GameRunner;
use crate::shell::screen_holder::WhoseTurn;
use crate::shell::storage_notice::StorageNotice;
use crate::shell::table_menu::MenuButton;
use crate::shell::table_slot::TableSlot;
use context::PlayContext;
use leptos::prelude::*;
use limits::Record;

/// The table of a game of this device; `version` is the one that is stored.
pub(crate) fn play(id: GameId, game: Record, version: u64) -> AnyView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let runner = open.find(&id).unwrap_or_else(|| open.add(id.clone(), game, version));
    match PlayContext::open(app, runner) {
        Some(context) => view! { <Play context id /> }.into_any(),
        // A local game has a state once it is open.
        None => ().into_any(),
    }
}

/// The table of a game that a server keeps, as soon as something of it is known.
pub(crate) fn play_remote(id: GameId, runner: GameRunner<Record>) -> AnyView {
    match PlayContext::open(AppContext::get(), runner) {
        Some(context) => view! { <Play context id /> }.into_any(),
        None => ().into_any(),
    }
}

#[component]
fn Play(context: PlayContext, id: GameId) -> impl IntoView {
    let app = AppContext::get();
    let table = context.table;
    let is_of_day = id.is_of_day();
    let menu = menu::TableMenu::new(context, is_of_day);
    let advice = advice::advice(context, is_of_day);
    sounds::follow(app, table);
    spoken::follow(app, context);
    let is_held_back = move || {
        untrack(|| context.holder.is_curtained()) || table.drama.with_untracked(Option::is_some)
    };
    let others = move |command| match command {
        Command::Hint => advice.ask(),
        _ => menu.window.show(),
    };
    listen(table, is_held_back, others);
    let address = match context.is_here() {
        true => GameAddress::Stored(id),
        false => GameAddress::Table(id),
    };
    let result = Route::Game(GameScreen::Result, address);
    let close = Callback::new(move |()| {
        context.close_drama();
        if context.is_over_now() {
            // The way back leads past the table, where nothing is left to do.
            route::replace(&result);
        } else {
            focus_heading_soon();
        }
    });
    let onward = Signal::derive(move || {
        app.say(match context.is_over() {
            true => "limits-drama-result",
            false if context.is_drama_new() => "limits-drama-next",
            false => "limits-drama-close",
        })
    });
    let holder_name = Signal::derive(move || context.name(context.holder.seat.get()));
    let title = Signal::derive(move || table.view.with(|view| words::round(&app.texts(), view)));
    view! {
        <main class="limits-play" inert=move || context.is_covered()>
            <header class="play-head">
                <a class="brand" href=Route::Home.to_string() aria-label=app.t("menu-home") inner_html=crate::shell::art::mark()></a>
                <div class="play-now">
                    <Heading title class="round" />
                    <WhoseTurn holder=context.holder name=holder_name />
                </div>
                {TableSlot::notice()}
                {TableSlot::side()}
                <Total table />
                <HintButton advice is_waiting=Signal::derive(move || !table.is_asked()) is_sign=true />
                <MenuButton menu=menu.window />
            </header>
            <StorageNotice status=context.status ways_out=context.ways_out() />
            <Table table>
                <AdvicePanel advice seen_with=".limits-table" />
            </Table>
            {menu.view()}
        </main>
        <DramaWindow table onward close />
        <CurtainBetween holder=context.holder name=holder_name picture=Signal::stored(art::back()) />
    }
}
