//! One game, whatever it is: it is fetched from where its address says, and then shown by the screens of that game.

use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::game_id::GameId;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::registry::Registry;
use crate::shell::route::{self, GameAddress, GamePage, GameScreen, Route};
use crate::shell::storage::StoredGame;
use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A game that is there.
#[derive(Clone)]
pub(crate) struct LoadedGame {
    /// Which game it is, such as `limes`.
    pub(crate) game: String,
    /// Where it came from.
    pub(crate) source: GameSource,
}

/// Where a game came from.
#[derive(Clone)]
pub(crate) enum GameSource {
    /// It is open in this tab.
    Open(GameId),
    /// It was stored.
    Stored(StoredGame),
    /// Its record came with the address.
    Link {
        /// The address, as it came.
        address: GameAddress,
        /// The record, if it is one.
        record: String,
        /// The seat of whoever looks, if it is known.
        reader: Option<Seat>,
    },
}

/// How far the fetching is.
#[derive(Clone)]
enum Fetched {
    Waiting,
    There(LoadedGame),
    /// Nobody has played here yet.
    Nothing,
    Missing,
    Failed(String),
}

/// Shows a game as soon as it is there, or says why it is not.
#[component]
pub(crate) fn Game(
    /// Where it is.
    address: GameAddress,
    /// What is to be shown of it.
    screen: GameScreen,
    /// Shows it.
    show: Callback<LoadedGame, AnyView>,
) -> impl IntoView {
    let app = AppContext::get();
    let new = Registry::get().games()[0].route_to(GamePage::New);
    let fetched = RwSignal::new(Fetched::Waiting);
    match address {
        GameAddress::Stored(id) => fetch(app, id, fetched),
        GameAddress::Link(ref packed) | GameAddress::Challenge(ref packed) => {
            unpack(app, packed.clone(), address.clone(), fetched);
        }
        GameAddress::Last => find_last(app, screen, fetched),
        // Whatever a server has is fetched by the screens of tables.
        GameAddress::Table(_) => {}
    }
    move || match fetched.get() {
        Fetched::Waiting => ().into_any(),
        Fetched::There(game) => untrack(|| show.run(game)),
        Fetched::Nothing => match screen {
            GameScreen::Replay => {
                nothing(app, "replay-title", "replay-none", new.clone()).into_any()
            }
            GameScreen::Review => {
                nothing(app, "review-title", "replay-none", new.clone()).into_any()
            }
            GameScreen::Play | GameScreen::Result => {
                route::replace(&Route::Home);
                ().into_any()
            }
        },
        Fetched::Missing => view! { <Failure why=app.t("game-missing") /> }.into_any(),
        Fetched::Failed(why) => view! { <Failure why=Signal::stored(why) /> }.into_any(),
    }
}

/// Goes to the game that was played last. Which one that is may still have to be taken over from an earlier version.
fn find_last(app: AppContext, screen: GameScreen, fetched: RwSignal<Fetched>) {
    Effect::new(move |_| {
        if app.store.is_loaded.get() {
            match app.last_game() {
                Some(id) => route::replace(&Route::Game(screen, GameAddress::Stored(id))),
                None => fetched.set(Fetched::Nothing),
            }
        }
    });
}

fn fetch(app: AppContext, id: GameId, fetched: RwSignal<Fetched>) {
    if let Some(game) = OpenGames::get().game(&id) {
        let source = GameSource::Open(id);
        return fetched.set(Fetched::There(LoadedGame { game: game.to_owned(), source }));
    }
    spawn_local(async move {
        let found = match app.store.game(&id).await {
            Ok(Some(stored)) => Fetched::There(LoadedGame {
                game: stored.game.clone(),
                source: GameSource::Stored(stored),
            }),
            Ok(None) => Fetched::Missing,
            Err(fault) => Fetched::Failed(app.texts_now().store_fault(&fault)),
        };
        // The screen may be gone by now.
        let _ = fetched.try_set(found);
    });
}

fn unpack(app: AppContext, packed: String, address: GameAddress, fetched: RwSignal<Fetched>) {
    let registry = Registry::get();
    spawn_local(async move {
        let texts = app.texts_now();
        let found = match app.unpack(&packed).await {
            Ok(record) => {
                let game = registry.of_record(&record).map(|game| game.name.to_owned());
                let source = GameSource::Link { address, record, reader: None };
                Fetched::There(LoadedGame { game: game.unwrap_or_default(), source })
            }
            Err(fault) => {
                let fault = texts.link_fault(fault);
                Fetched::Failed(texts.say_with("error-link", &[("fault", fault.into())]))
            }
        };
        // The screen may be gone by now.
        let _ = fetched.try_set(found);
    });
}

/// Why a game is not shown, and where to go instead. Games under way are where they were.
#[component]
pub(crate) fn Failure(
    /// Why.
    why: Signal<String>,
    /// The stored game, which can be saved as it is, or deleted.
    #[prop(optional)]
    stored: Option<StoredGame>,
) -> impl IntoView {
    let app = AppContext::get();
    let confirm = Confirm::new();
    let ways_out = stored.map(|stored| {
        let (text, id) = (stored.document, stored.id);
        let save = move |_| files::save("game.toml", "application/toml", &text);
        let delete = move |_| {
            let id = id.clone();
            let act = Callback::new(move |()| {
                let id = id.clone();
                spawn_local(async move {
                    match app.store.remove_games(vec![id]).await {
                        Ok(()) => route::go(&Route::Home),
                        Err(fault) => app.tell(app.texts_now().store_fault(&fault)),
                    }
                });
            });
            confirm.ask([app.say("history-abandon-ask"), app.say("common-delete")], act);
        };
        view! {
            <button class="go" on:click=save>{app.t("storage-export")}</button>
            <button on:click=delete>{app.t("common-delete")}</button>
        }
    });
    let newest = move || app.store.running.with(|games| games.first().map(|game| game.id.clone()));
    view! {
        <Page title=app.t("error-title")>
            <p class="panel fault" role="alert">{why}</p>
            <p class="buttons">
                {ways_out}
                {move || newest().map(|id| view! {
                    <a class="button" href=Route::play(id).to_string()>{app.t("home-continue")}</a>
                })}
                <a class="button" href=Route::History.to_string()>{app.t("import-title")}</a>
                <a class="button" href=Route::Home.to_string()>{app.t("menu-home")}</a>
            </p>
            {confirm.view()}
        </Page>
    }
}

/// A screen that has nothing to show: why, and where to go instead.
pub(crate) fn nothing(
    app: AppContext,
    title: &'static str,
    why: &'static str,
    instead: Route,
) -> impl IntoView {
    let words = match instead {
        Route::Game(GameScreen::Play, _) => "home-continue",
        _ => "play-new",
    };
    view! {
        <Page title=app.t(title)>
            <p class="lead">{app.t(why)}</p>
            <p class="buttons"><a class="button go" href=instead.to_string()>{app.t(words)}</a></p>
        </Page>
    }
}
