//! The table of a server: who sits there until it begins, then the game itself on its own screens, and what came of it.

mod after;
mod invite;
mod lobby;
mod people;
mod phrases;
mod side;
mod turn_call;

pub(crate) use after::TableResult;

use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{ApiFault, Online, TableFollow, get};
use crate::shell::page::Page;
use crate::shell::registry::Registry;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::screens::game::Failure;
use crate::shell::table_slot::TableSlot;
use client::Connection;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lobby::Lobby;
use protocol::{Code, Fault, GameName, Stage, State, TableId};
use side::{ConnectionLine, Side};

/// Shows a game that is on: which one, and where.
pub(crate) type PlayAt = fn(Online, GameName, GameId, TableId) -> AnyView;

/// A table, as far as it has come.
#[component]
pub(crate) fn Table(
    /// Its id.
    id: GameId,
    /// Shows the game.
    play: PlayAt,
) -> impl IntoView {
    let app = AppContext::get();
    let Some(Followed { online, table, follow, fault, stage }) = Followed::new(&id) else {
        return view! { <Failure why=app.t("table-unknown") /> }.into_any();
    };
    let notice = move || view! { <ConnectionLine follow /> }.into_any();
    TableSlot::provide(notice, move || view! { <Side follow /> }.into_any());
    let shown = move || match stage.get() {
        None => fault.get().map(|fault| failure(app, fault)).into_any(),
        Some((Stage::Open, _)) => view! { <Lobby online follow /> }.into_any(),
        Some((Stage::Playing, game)) => play(online, game, id.clone(), table),
        Some((Stage::Over, _)) => {
            route::replace(&Route::Game(GameScreen::Result, GameAddress::Table(id.clone())));
            ().into_any()
        }
        Some((Stage::Closed, _)) => view! { <Closed follow /> }.into_any(),
    };
    shown.into_any()
}

/// A table that a screen follows.
struct Followed {
    online: Online,
    table: TableId,
    follow: TableFollow,
    /// Why nothing of it is known.
    fault: Signal<Option<ApiFault>>,
    /// How far it has come, and with which game.
    stage: Memo<Option<(Stage, GameName)>>,
}

impl Followed {
    /// The table with this id, if it is one.
    fn new(id: &GameId) -> Option<Followed> {
        let online = Online::get();
        let table = id.as_str().parse::<TableId>().ok()?;
        let follow = TableFollow::new(online, table);
        let fault = fetch(follow);
        let stage = Memo::new(move |_| {
            follow.state.with(|state| state.as_ref().map(|state| (state.state, state.game)))
        });
        Some(Followed { online, table, follow, fault, stage })
    }
}

/// Says why there is nothing to show.
fn failure(app: AppContext, fault: ApiFault) -> AnyView {
    let why = Signal::derive(move || app.texts().api_fault(&fault));
    view! { <Failure why /> }.into_any()
}

/// Asks for the state once, so that a table that is not there is known at once, and one that is there without a socket.
fn fetch(follow: TableFollow) -> Signal<Option<ApiFault>> {
    let fault = RwSignal::new(None);
    spawn_local(async move {
        match get::<State>(&format!("tables/{}", follow.table)).await {
            Ok(state) => follow.take_in(state),
            // The screen may be gone by now.
            Err(why) => drop(fault.try_set(Some(why))),
        }
    });
    Signal::derive(move || {
        let refused = follow.connection.with(|connection| match connection {
            Connection::Refused(refused) if refused.code == Code::TABLE.as_str() => {
                Some(ApiFault::Refused(Fault::new(Code::TABLE, refused.message.clone())))
            }
            _ => None,
        });
        refused.or_else(|| fault.get())
    })
}

/// A table that was given up.
#[component]
fn Closed(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    view! {
        <Page title=title(app, follow)>
            <p class="panel">{app.t("table-closed")}</p>
            <p class="buttons"><a class="button go" href=Route::Home.to_string()>{app.t("menu-home")}</a></p>
        </Page>
    }
}

/// What a table is called.
fn title(app: AppContext, follow: TableFollow) -> Signal<String> {
    let registry = Registry::get();
    Signal::derive(move || {
        let game = follow.state.with(|state| state.as_ref().map(|state| state.game.to_string()));
        let game = game.and_then(|name| registry.named(&name)).map_or("", |game| game.title);
        app.texts().say_with("table-title", &[("game", game.into())])
    })
}
