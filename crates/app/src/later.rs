//! The screens that nobody sees before their first turn. They are a part of the program of their own, which is fetched with its
//! texts a moment after the start, or at once when one of them is wanted.

use crate::limes::screens::decks;
use crate::limes::{self, LIMES};
use crate::limits::{self, LIMITS};
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{self, Online};
use crate::shell::route::{self, GameAddress, GamePage, GameScreen, Route};
use crate::shell::screens::game::{Failure, LoadedGame};
use crate::shell::screens::online::{OperatorWords, WaitingTables};
use crate::shell::screens::{history, table};
use crate::shell::statistics::GameStatistics;
use crate::shell::texts::Texts;
use futures_util::future::join;
use games::SeenView;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{GameName, TableId};
use std::time::Duration;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// When the part is fetched that nobody has asked for yet: the first screen needs the network more.
const MOMENT: Duration = Duration::from_secs(5);

/// One of these screens.
#[derive(Clone)]
pub(crate) enum LaterScreen {
    /// A screen of its own.
    Route(Route),
    /// The band of the first screen with the tables that wait for the player.
    WaitingTables,
    /// A game, but not at its table.
    Game(GameScreen, LoadedGame),
    /// What the operator of the server tells every visitor.
    OperatorWords,
    /// Nothing to be seen: follows the player's tables, of which the menu tells.
    FollowTables,
    /// Nothing to be seen: sends decisions that were kept for a server.
    SendDecisions,
}

/// Shows one of them.
type Show = fn(LaterScreen) -> AnyView;

/// How far the part is.
#[derive(Clone, Copy)]
enum Part {
    Missing,
    Coming,
    There(Show),
    Failed,
}

/// The part of the program that has these screens.
#[derive(Clone, Copy)]
pub(crate) struct Later(RwSignal<Part>);

/// Whoever calls it, waits for the part: the name is where the build cuts the program.
#[wasm_split(later, fallible)]
fn fetch() -> Result<Show, SplitLoaderError> {
    Ok(show)
}

fn show(screen: LaterScreen) -> AnyView {
    match screen {
        LaterScreen::WaitingTables => view! { <WaitingTables /> }.into_any(),
        LaterScreen::OperatorWords => view! { <OperatorWords /> }.into_any(),
        LaterScreen::Game(screen, loaded) if loaded.game == LIMITS.name => {
            limits::screens::show::show(screen, loaded)
        }
        LaterScreen::Game(screen, loaded) => limes::screens::show::show(screen, loaded),
        LaterScreen::Route(Route::Page(path, page)) if path.as_str() == LIMES.path => {
            page_of_limes(page)
        }
        LaterScreen::Route(Route::Page(path, page)) if path.as_str() == LIMITS.path => {
            page_of_limits(page)
        }
        LaterScreen::FollowTables => {
            Online::get().follow_mine();
            ().into_any()
        }
        LaterScreen::SendDecisions => {
            Online::get().send_decisions();
            ().into_any()
        }
        LaterScreen::Route(Route::Decks) => view! { <decks::Decks /> }.into_any(),
        LaterScreen::Route(Route::Deck(name)) => view! { <decks::Editor name /> }.into_any(),
        LaterScreen::Route(Route::History) => {
            view! { <history::History statistics=statistics_of /> }.into_any()
        }
        // There is no such game.
        LaterScreen::Route(Route::Page(..)) => {
            route::replace(&Route::Home);
            ().into_any()
        }
        LaterScreen::Route(Route::Game(GameScreen::Play, GameAddress::Table(id))) => {
            view! { <table::Table id play=play_at stood_in=stood_in large=LARGE_TABLE /> }
                .into_any()
        }
        LaterScreen::Route(Route::Game(screen, GameAddress::Table(id))) => {
            let show = |screen, loaded| show(LaterScreen::Game(screen, loaded));
            view! { <table::TableResult id screen show large=LARGE_TABLE /> }.into_any()
        }
        // The first part has these.
        LaterScreen::Route(Route::Home | Route::Settings | Route::Game(..)) => ().into_any(),
    }
}

/// What the finished games of one person come to.
fn statistics_of(game: &str) -> Option<GameStatistics> {
    match game {
        name if name == LIMES.name => Some(limes::screens::statistics::statistics),
        name if name == LIMITS.name => Some(limits::screens::statistics::statistics),
        _ => None,
    }
}

/// Only Limes is played by so many.
const LARGE_TABLE: table::LargeTable = table::LargeTable {
    side: limes::screens::large_table::side,
    watch: limes::screens::large_table::watch,
    result: limes::screens::large_table::result,
};

/// The game at a table of a server.
fn play_at(online: Online, game: GameName, id: GameId, table: TableId) -> AnyView {
    match game {
        GameName::Limes => online::show(online, id, table, limes::screens::play::play_remote),
        GameName::Limits => online::show(online, id, table, limits::screens::play::play_remote),
    }
}

/// What a bot did for a player whose time ran out.
fn stood_in(texts: &Texts, before: &SeenView, after: &SeenView) -> Option<String> {
    match (before, after) {
        (SeenView::Limes(before), SeenView::Limes(after)) => {
            limes::screens::stood_in::stood_in(texts, before, after)
        }
        (SeenView::Limits(before), SeenView::Limits(after)) => {
            limits::screens::stood_in::stood_in(texts, before, after)
        }
        _ => None,
    }
}

fn page_of_limes(page: GamePage) -> AnyView {
    use crate::limes::screens::{learn, online, rules, today};
    match page {
        GamePage::Online => view! { <online::Online /> }.into_any(),
        GamePage::Rules => view! { <rules::Rules /> }.into_any(),
        GamePage::Learn(None) => view! { <learn::Lessons /> }.into_any(),
        GamePage::Learn(Some(name)) => view! { <learn::OneLesson name /> }.into_any(),
        GamePage::Day(date) => view! { <today::Day date /> }.into_any(),
        // The first part has this.
        GamePage::New => ().into_any(),
    }
}

fn page_of_limits(page: GamePage) -> AnyView {
    use crate::limits::screens::{learn, online, rules, today};
    match page {
        GamePage::Online => view! { <online::Online /> }.into_any(),
        GamePage::Rules => view! { <rules::Rules /> }.into_any(),
        GamePage::Learn(None) => view! { <learn::Lessons /> }.into_any(),
        GamePage::Learn(Some(name)) => view! { <learn::OneLesson name /> }.into_any(),
        GamePage::Day(date) => view! { <today::Day date /> }.into_any(),
        // The first part has this.
        GamePage::New => ().into_any(),
    }
}

impl LaterScreen {
    /// Whether it is a part of a page, or cannot be seen.
    fn is_part(&self) -> bool {
        matches!(
            self,
            LaterScreen::WaitingTables
                | LaterScreen::FollowTables
                | LaterScreen::OperatorWords
                | LaterScreen::SendDecisions
        )
    }
}

impl Later {
    /// Fetches the part in a moment.
    pub(crate) fn begin(app: AppContext) -> Later {
        let later = Later(RwSignal::new(Part::Missing));
        set_timeout(move || later.fetch(app), MOMENT);
        later
    }

    fn fetch(self, app: AppContext) {
        if matches!(self.0.get_untracked(), Part::Coming | Part::There(_)) {
            return;
        }
        self.0.set(Part::Coming);
        spawn_local(async move {
            self.0.set(match join(fetch(), app.load_later_texts()).await {
                (Ok(show), true) => Part::There(show),
                _ => Part::Failed,
            });
        });
    }

    /// Shows a screen once the part is there, without fetching it earlier.
    pub(crate) fn show_when_there(self, screen: LaterScreen) -> AnyView {
        let shown = move || match self.0.get() {
            Part::There(show) => untrack(|| show(screen.clone())),
            Part::Missing | Part::Coming | Part::Failed => ().into_any(),
        };
        shown.into_any()
    }

    /// Shows a screen as soon as it is there.
    pub(crate) fn show(self, screen: LaterScreen) -> AnyView {
        let app = AppContext::get();
        self.fetch(app);
        let is_part = screen.is_part();
        let shown = move || match self.0.get() {
            Part::There(show) => untrack(|| show(screen.clone())),
            // The page is there without it.
            Part::Failed if is_part => ().into_any(),
            Part::Failed => view! { <Failure why=app.t("load-failed") /> }.into_any(),
            Part::Missing | Part::Coming => ().into_any(),
        };
        shown.into_any()
    }
}
