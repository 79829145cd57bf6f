//! The first screen.

use crate::limes::screens::thumbnail::Thumbnail;
use crate::limes::state::{Example, LocalTable, Setup, Sitter, Waiting};
use crate::shell::art::Icon;
use crate::shell::context::{AppContext, prefers};
use crate::shell::page::Page;
use crate::shell::route::{self, Route};
use bots::Level;
use leptos::prelude::*;
use limes::CARDS;
use std::time::Duration;

/// The first screen: play now, go on, or choose how.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let app = AppContext::get();
    let solo = move |_| begin(app, &Setup::solo(&app.say("setup-you")));
    let bots = move |_| {
        let mut setup = Setup::solo(&app.say("setup-you"));
        let name = app.texts().level(Level::Regular);
        setup.players.push((name, Sitter::Bot(Level::Regular)));
        begin(app, &setup);
    };
    // Whoever has never played finds the lessons first.
    let stranger =
        app.game.with_untracked(Option::is_none) && !crate::limes::screens::learn::has_begun(app);
    let learn = move || {
        view! {
            <a class="way button" class:first=stranger href=Route::Learn(None).to_string()>
                <span class="icon" inner_html=Icon::Flag.svg()></span>
                <b>{app.t("home-learn")}</b><span>{app.t("home-learn-about")}</span>
            </a>
        }
    };
    let more = move || {
        let texts = app.texts();
        let row = [
            (Route::Rules, Icon::Book, texts.say("home-rules"), texts.say("home-rules-about")),
            (Route::Decks, Icon::Cards, texts.say("home-decks"), texts.say("home-decks-about")),
            (
                Route::History,
                Icon::Graph,
                texts.say("home-history"),
                texts.say("home-history-about"),
            ),
        ];
        let link = |(route, icon, name, about): (Route, Icon, String, String)| {
            view! {
                <a class="way small button" href=route.to_string()>
                    <span class="icon" inner_html=icon.svg()></span><b>{name}</b><span>{about}</span>
                </a>
            }
        };
        row.map(link).into_iter().collect_view()
    };
    // The picture comes when all that can be pressed is there, and only where there is room for it.
    let shown = RwSignal::new(false);
    if prefers("(min-width: 64rem)") {
        let show = move || {
            let _ = shown.try_set(true);
        };
        set_timeout(show, Duration::ZERO);
    }
    view! {
        <Page title="Limes">
            <div class="home">
                <div>
                    <p class="lead">{app.t("about-game")}</p>
                    <div class="ways">
                        <Continue />
                        {stranger.then(learn)}
                        <button class="way" on:click=solo>
                            <span class="icon" inner_html=Icon::Person.svg()></span>
                            <b>{app.t("home-solo")}</b><span>{app.t("home-solo-about")}</span>
                        </button>
                        <button class="way" on:click=bots>
                            <span class="icon" inner_html=Icon::Robot.svg()></span>
                            <b>{app.t("home-bots")}</b><span>{app.t("home-bots-about")}</span>
                        </button>
                        <a class="way button" href=Route::New.to_string()>
                            <span class="icon" inner_html=Icon::People.svg()></span>
                            <b>{app.t("home-around")}</b><span>{app.t("home-around-about")}</span>
                        </a>
                        {(!stranger).then(learn)}
                    </div>
                    <div class="ways more">{more}</div>
                    <crate::shell::notices::Install />
                    <p class="aside">{app.t("about-unofficial")}" "{app.t("about-author")}" "{app.t("about-own")}</p>
                </div>
                {move || shown.get().then(table)}
            </div>
        </Page>
    }
}

/// What it is about: a landscape as it lies on the table. It tells nothing that is not said.
fn table() -> impl IntoView {
    Example::of("goal").map(|example| {
        let nothing = Signal::stored(String::new());
        view! {
            <div class="on-the-table" aria-hidden="true">
                <Thumbnail display=Signal::stored(example.display()) player=0 name=nothing large=true />
            </div>
        }
    })
}

/// Begins a game, or says what is wrong with it.
pub(crate) fn begin(app: AppContext, setup: &Setup) {
    match setup.check(&crate::limes::screens::setup::fresh_seed()) {
        Ok(checked) => {
            app.left_draft.set_value(None);
            app.game.set(Some(LocalTable::begin(checked)));
            route::go(&Route::Play);
        }
        Err(faults) => app.tell(crate::limes::texts::words::setup_faults(&app.texts(), &faults)),
    }
}

/// The way back to a game that goes on.
#[component]
fn Continue() -> impl IntoView {
    let app = AppContext::get();
    let state = move || {
        app.game.with(|table| {
            let table =
                table.as_ref().filter(|table| !matches!(table.waits_for(), Waiting::Over(_)))?;
            let person = table.seats().persons().next()?;
            let points = table.game().player(person).ok()?.display().total();
            Some((table.game().drawn().len().min(CARDS), points))
        })
    };
    move || {
        state().map(|(round, points)| {
            let values = move || {
                app.texts().say_with(
                    "home-continue-about",
                    &[("round", round.into()), ("points", points.into())],
                )
            };
            view! {
                <a class="way button go" href=Route::Play.to_string()>
                    <span class="icon" inner_html=Icon::Play.svg()></span>
                    <b>{app.t("home-continue")}</b><span>{values}</span>
                </a>
            }
        })
    }
}
