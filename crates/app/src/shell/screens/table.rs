//! The table of a server: who sits there until it begins, then the game itself on its own screens, and what came of it.

mod after;
mod invite;
mod lobby;
mod note;
mod people;
mod phrases;
mod proof;
mod side;
mod spectator_login;
mod status;
mod turn_call;

pub(crate) use after::TableResult;
pub(crate) use note::StoodIn;
pub(crate) use people::of;
pub(crate) use status::moved_words;

use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{ApiFault, Online, TableFollow, get};
use crate::shell::page::Page;
use crate::shell::registry::Registry;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::screens::game::{Failure, LoadedGame};
use crate::shell::screens::online::RecoveryCode;
use crate::shell::table_slot::TableSlot;
use client::Connection;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lobby::Lobby;
use people::is_excerpt;
use protocol::{Code, Fault, GameName, Stage, State, TableId};
use side::{Clock, ConnectionLine, Side};
use spectator_login::load_again;

/// Shows a game that is on: which one, and where.
pub(crate) type PlayAt = fn(Online, GameName, GameId, TableId) -> AnyView;

/// The screens of a game for large tables, whose states hold only some of the players.
#[derive(Clone, Copy)]
pub(crate) struct LargeTable {
    /// How everybody stands, beside the game.
    pub(crate) side: fn(TableFollow) -> AnyView,
    /// The screen of a spectator, in place of the game.
    pub(crate) watch: fn(TableFollow) -> AnyView,
    /// The result, where the record holds one of the players.
    pub(crate) result: fn(TableFollow, LoadedGame) -> AnyView,
}

/// A table, as far as it has come.
#[component]
pub(crate) fn Table(
    /// Its id.
    id: GameId,
    /// Shows the game.
    play: PlayAt,
    /// Says what a bot did for a player whose time ran out.
    stood_in: StoodIn,
    /// Shows what is different where there are very many players.
    large: LargeTable,
) -> impl IntoView {
    let app = AppContext::get();
    let Some(Followed { online, table, follow, fault, stage }) = Followed::new(&id) else {
        return view! { <Failure why=app.t("table-unknown") /> }.into_any();
    };
    let notice = move || view! { <Clock follow /><ConnectionLine follow /> }.into_any();
    let status = status::status(app, follow, stood_in);
    turn_call::follow(app, follow, &id);
    let is_large = Memo::new(move |_| of(follow, is_excerpt));
    let standings = move || is_large.get().then(|| (large.side)(follow));
    // The game may begin before the player has noted the code.
    let recovery = RecoveryCode::new(app);
    // It outlives the form, which is gone as soon as the player is known.
    let after = load_again();
    let side = move || view! { <Side online follow recovery after />{standings} }.into_any();
    TableSlot::provide(notice, side, Some(status));
    let is_watched =
        Memo::new(move |_| of(follow, |state| is_excerpt(state) && state.you.is_none()));
    // The game's own screen shows how it ends, and then leads to the result.
    let stage = Memo::new(move |before: Option<&Option<(Stage, GameName)>>| {
        match (before.copied().flatten(), stage.get()) {
            (Some((Stage::Playing, game)), Some((Stage::Over, _))) => Some((Stage::Playing, game)),
            (_, stage) => stage,
        }
    });
    let shown = move || match stage.get() {
        None => fault.get().map(|fault| failure(app, fault)).into_any(),
        Some((Stage::Open, _)) => view! { <Lobby online follow recovery /> }.into_any(),
        Some((Stage::Playing, _)) if is_watched.get() => untrack(|| (large.watch)(follow)),
        Some((Stage::Playing, game)) => play(online, game, id.clone(), table),
        Some((Stage::Over, _)) => {
            route::replace(&Route::Game(GameScreen::Result, GameAddress::Table(id.clone())));
            ().into_any()
        }
        Some((Stage::Closed, _)) => view! { <Closed follow /> }.into_any(),
    };
    view! { {shown}{recovery.view()} }.into_any()
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
        ask_who(online, follow);
        ask_again_without_seat(online, follow);
        let stage = Memo::new(move |_| {
            follow.state.with(|state| state.as_ref().map(|state| (state.state, state.game)))
        });
        Some(Followed { online, table, follow, fault, stage })
    }
}

/// Says why there is nothing to show.
fn failure(app: AppContext, fault: ApiFault) -> AnyView {
    if fault == ApiFault::NoServer {
        // It is shown as soon as there is a connection.
        return view! {
            <Page title=app.t("table-around")>
                <p class="panel" role="status">{app.t("table-unreachable")}</p>
                <p class="buttons"><a class="button" href=Route::Home.to_string()>{app.t("menu-home")}</a></p>
            </Page>
        }
        .into_any();
    }
    let why = Signal::derive(move || app.texts().api_fault(&fault));
    view! { <Failure why /> }.into_any()
}

/// Asks for the state once, so that a table that is not there is known at once, and one that is there without a socket.
fn fetch(follow: TableFollow) -> Signal<Option<ApiFault>> {
    let fault = RwSignal::new(None);
    spawn_local(async move {
        match get::<State>(&format!("tables/{}", follow.table)).await {
            Ok(state) => follow.take_in(state),
            Err(ApiFault::NoServer) if follow.recall() => {}
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

/// Asks for the newest state: the socket may be lost, or still on its way after a login.
async fn refresh(follow: TableFollow) {
    if let Ok(state) = get::<State>(&format!("tables/{}", follow.table)).await {
        follow.take_in(state);
    }
}

/// Asks who is at this device. A game that is shown belongs to the player who was known before, so for anybody else the page is
/// loaded again.
fn ask_who(online: Online, follow: TableFollow) {
    let before = follow.player();
    let server = online.server();
    spawn_local(async move {
        server.ask_presence().await;
        if before.is_none() {
            follow.keep();
        }
        let is_on = |state: &Option<State>| {
            state.as_ref().is_some_and(|state| state.state == Stage::Playing)
        };
        // The screen may be gone by now.
        let is_shown = follow.state.try_with_untracked(is_on) == Some(true);
        if is_shown && before.is_some() && follow.player() != before {
            // Refused only while the page is being left.
            let _ = window().location().reload();
        }
    });
}

/// Asks who is at this device when the reader's seat is theirs no longer: they were logged out elsewhere, and may log in again.
fn ask_again_without_seat(online: Online, follow: TableFollow) {
    Effect::new(move |before: Option<bool>| {
        let is_seated = of(follow, |state| state.you.is_some());
        if before == Some(true) && !is_seated {
            let server = online.server();
            spawn_local(async move {
                server.ask_presence().await;
            });
        }
        is_seated
    });
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
