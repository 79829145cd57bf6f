//! The first screen. It knows the shell and every game, and puts them together: both games side by side, as equals.

mod continue_ways;
mod limes_ways;
mod limits_ways;
mod opponents;

use crate::later::{Later, LaterScreen};
use crate::limes::LIMES;
use crate::limits::{self, LIMITS};
use crate::shell::art::{self, Icon};
use crate::shell::context::AppContext;
use crate::shell::notices;
use crate::shell::page::{Page, SITE};
use crate::shell::registry::RegisteredGame;
use crate::shell::route::Route;
use continue_ways::Continue;
use leptos::prelude::*;
use limes_ways::LimesWays;
use limits_ways::LimitsWays;

/// The first screen: play now, go on, or choose how.
#[component]
pub(crate) fn Home(
    /// Where the band with one's own tables comes from.
    later: Later,
) -> impl IntoView {
    let app = AppContext::get();
    let is_player = Memo::new(move |_| app.waiting_tables.with(Option::is_some));
    let more = move || {
        let decks = ["home-decks", "home-decks-about"];
        let history = ["home-history", "home-history-about"];
        [(Route::Decks, Icon::Cards, decks), (Route::History, Icon::Graph, history)]
            .map(|(route, icon, words)| way(app, "way small button", &route, icon, words))
            .into_iter()
            .collect_view()
    };
    view! {
        <Page title=SITE>
            <div class="home">
                {move || is_player.get().then(|| later.show(LaterScreen::WaitingTables))}
                <Continue />
                <div class="games">
                    <GameColumn game=&LIMES mark=art::mark()><LimesWays /></GameColumn>
                    <GameColumn game=&LIMITS mark=limits::mark()><LimitsWays /></GameColumn>
                </div>
                <div class="ways more">{more}</div>
                <notices::Install />
                <p class="aside">{app.t("about-unofficial")}" "{app.t("about-author")}" "{app.t("about-own")}</p>
                {later.show_when_there(LaterScreen::OperatorWords)}
            </div>
        </Page>
    }
}

/// One game: its name, which chooses it where there is room for one only, and the ways to play it.
#[component]
fn GameColumn(
    game: &'static RegisteredGame,
    /// Its picture.
    mark: String,
    children: Children,
) -> impl IntoView {
    let app = AppContext::get();
    let is_chosen = Memo::new(move |_| {
        let chosen = app.settings.with(|settings| settings.game.clone());
        chosen == game.name || chosen.is_empty() && game.name == LIMES.name
    });
    let choose = move |_| app.change_settings(|settings| settings.game = game.name.to_owned());
    view! {
        <section class=format!("game {}", game.name) class:chosen=is_chosen>
            <h2>
                <button class="cover" aria-pressed=move || is_chosen.get().to_string() on:click=choose>
                    <span inner_html=mark></span>{game.title}
                </button>
            </h2>
            <div class="game-ways">{children()}</div>
        </section>
    }
}

/// A way that is a link, with its name and what it leads to.
fn way(
    app: AppContext,
    class: &'static str,
    route: &Route,
    icon: Icon,
    words: [&str; 2],
) -> AnyView {
    let [name, about] = words.map(|key| app.say(key));
    view! {
        <a class=class href=route.to_string()>
            <span class="icon" inner_html=icon.svg()></span><b>{name}</b><span>{about}</span>
        </a>
    }
    .into_any()
}
