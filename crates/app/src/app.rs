//! The page.
//!
//! [`start`] mounts the app. Bots, judges and solver are another program, which `thinkers` talks to.

use crate::home;
use crate::later::{Later, LaterScreen};
use crate::limes::screens::help;
use crate::limes::screens::studies;
use crate::limes::{self, LIMES};
use crate::limits::{self, LIMITS};
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::registry::{RegisteredGame, Registry};
use crate::shell::route::{GameAddress, GamePage, GameScreen, Route};
use crate::shell::screens::game::{Failure, Game, GameSource, LoadedGame};
use crate::shell::screens::settings;
use crate::shell::storage::is_decision_kept;
use crate::shell::texts::{Language, Texts, without_marks};
use crate::shell::{host, notices};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Texts on their way from [`read_texts`] to [`start`].
#[wasm_bindgen]
#[derive(Debug)]
pub struct FirstTexts(Texts);

/// Called by `web/boot.js` as soon as the program and the texts of a language are loaded.
#[wasm_bindgen]
pub fn read_texts(language: &str, source: String) -> FirstTexts {
    FirstTexts(Texts::read(Language::from_browser(&[language]), source))
}

/// Called next, after the browser had a moment for itself. Puts the app where the page said that it is loading.
#[wasm_bindgen]
pub fn start(host: host::Host, FirstTexts(texts): FirstTexts) {
    let Some(place) = document().get_element_by_id("app") else {
        web_sys::console::error_1(&"the page has no element with the id `app`".into());
        return;
    };
    place.set_inner_html("");
    mount_to(place.unchecked_into(), move || app(host, texts)).forget();
}

/// The games of this app, in the order in which they are offered.
static GAMES: [RegisteredGame; 2] = [LIMES, LIMITS];

/// The whole app.
fn app(host: host::Host, texts: Texts) -> impl IntoView {
    let app = AppContext::provide(host, texts, Registry::new(&GAMES));
    OpenGames::provide(app);
    studies::provide();
    limits::screens::studies::provide();
    let later = Later::begin(app);
    let is_player = Memo::new(move |_| app.waiting_tables.with(Option::is_some));
    let has_menu = Memo::new(move |_| app.route.with(|route| !is_played_here(route)));
    let definitions = crate::limes::art::definitions();
    view! {
        <div aria-hidden="true" inner_html=definitions></div>
        {move || match app.route.get() {
            // Whoever has been here before may have games to go on with.
            Route::Home => (move || app.store.is_loaded.get().then(|| view! { <home::Home later /> })).into_any(),
            Route::Page(path, GamePage::New) if path.as_str() == LIMES.path => {
                view! { <limes::screens::setup::Setup /> }.into_any()
            }
            Route::Page(path, GamePage::New) if path.as_str() == LIMITS.path => {
                view! { <limits::screens::setup::Setup /> }.into_any()
            }
            route @ Route::Game(_, GameAddress::Table(_)) => later.show(LaterScreen::Route(route)),
            Route::Game(screen, address) => {
                let show = Callback::new(move |loaded| show_game(later, screen, loaded));
                view! { <Game address screen show /> }.into_any()
            }
            Route::Settings => view! { <settings::Settings /> }.into_any(),
            route => later.show(LaterScreen::Route(route)),
        }}
        // The menu tells how many tables wait for the player.
        {move || (is_player.get() && has_menu.get()).then(|| later.show(LaterScreen::FollowTables))}
        // Decisions that were made without a network are sent, whichever screen is opened.
        {is_decision_kept().then(|| later.show(LaterScreen::SendDecisions))}
        <help::Help />
        <notices::Update />
        <p class="spoken" aria-live="assertive">{move || without_marks(app.spoken.get())}</p>
        {move || app.toast.get().map(|message| view! { <Toast message /> })}
    }
}

/// A message for a few seconds, above an open window, which covers everything else.
#[component]
fn Toast(message: String) -> impl IntoView {
    let element = NodeRef::<leptos::html::P>::new();
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            // Where a browser does not know popovers, the message is there all the same, only lower.
            let _ = element.show_popover();
        }
    });
    view! { <p node_ref=element class="toast" role="status" popover="manual">{message}</p> }
}

/// Whether a game of this device is being played, on a screen without a menu.
fn is_played_here(route: &Route) -> bool {
    let Route::Game(GameScreen::Play, address) = route else { return false };
    !matches!(address, GameAddress::Table(_))
}

/// Shows a game on one of its screens.
fn show_game(later: Later, screen: GameScreen, loaded: LoadedGame) -> AnyView {
    let table: fn(LoadedGame) -> AnyView = match &*loaded.game {
        name if name == LIMES.name => limes::screens::show::table,
        name if name == LIMITS.name => limits::screens::show::table,
        // Only a later version can have stored it.
        _ => {
            let app = AppContext::get();
            return view! { <Failure why=app.t("stored-other-version") /> }.into_any();
        }
    };
    match (screen, &loaded.source) {
        (GameScreen::Play, GameSource::Open(_) | GameSource::Stored(_)) => table(loaded),
        _ => later.show(LaterScreen::Game(screen, loaded)),
    }
}
