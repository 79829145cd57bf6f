//! The first screen.

use super::desk::{Desk, prefers};
use super::page::Page;
use super::route::{self, Route};
use super::thumbnail::Thumbnail;
use crate::art::Icon;
use crate::table::{Example, LocalTable, Setup, Sitter, Waiting};
use bots::Level;
use leptos::prelude::*;
use limes::CARDS;
use std::time::Duration;

/// The first screen: play now, go on, or choose how.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let desk = Desk::get();
    let solo = move |_| begin(desk, &Setup::solo(&desk.say("setup-you")));
    let bots = move |_| {
        let mut setup = Setup::solo(&desk.say("setup-you"));
        let name = desk.texts().level(Level::Regular);
        setup.players.push((name, Sitter::Bot(Level::Regular)));
        begin(desk, &setup);
    };
    // Whoever has never played finds the lessons first.
    let stranger = desk.game.with_untracked(Option::is_none) && !super::learn::has_begun(desk);
    let learn = move || {
        view! {
            <a class="way button" class:first=stranger href=Route::Learn(None).to_string()>
                <span class="icon" inner_html=Icon::Flag.svg()></span>
                <b>{desk.t("home-learn")}</b><span>{desk.t("home-learn-about")}</span>
            </a>
        }
    };
    let more = move || {
        let texts = desk.texts();
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
                    <p class="lead">{desk.t("about-game")}</p>
                    <div class="ways">
                        <Continue />
                        {stranger.then(learn)}
                        <button class="way" on:click=solo>
                            <span class="icon" inner_html=Icon::Person.svg()></span>
                            <b>{desk.t("home-solo")}</b><span>{desk.t("home-solo-about")}</span>
                        </button>
                        <button class="way" on:click=bots>
                            <span class="icon" inner_html=Icon::Robot.svg()></span>
                            <b>{desk.t("home-bots")}</b><span>{desk.t("home-bots-about")}</span>
                        </button>
                        <a class="way button" href=Route::New.to_string()>
                            <span class="icon" inner_html=Icon::People.svg()></span>
                            <b>{desk.t("home-around")}</b><span>{desk.t("home-around-about")}</span>
                        </a>
                        {(!stranger).then(learn)}
                    </div>
                    <div class="ways more">{more}</div>
                    <super::notices::Install />
                    <p class="aside">{desk.t("about-unofficial")}" "{desk.t("about-author")}" "{desk.t("about-own")}</p>
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
pub(super) fn begin(desk: Desk, setup: &Setup) {
    match setup.check(&super::setup::fresh_seed()) {
        Ok(checked) => {
            desk.left_draft.set_value(None);
            desk.game.set(Some(LocalTable::begin(checked)));
            route::go(&Route::Play);
        }
        Err(faults) => desk.tell(super::words::setup_faults(&desk.texts(), &faults)),
    }
}

/// The way back to a game that goes on.
#[component]
fn Continue() -> impl IntoView {
    let desk = Desk::get();
    let state = move || {
        desk.game.with(|table| {
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
                desk.texts().say_with(
                    "home-continue-about",
                    &[("round", round.into()), ("points", points.into())],
                )
            };
            view! {
                <a class="way button go" href=Route::Play.to_string()>
                    <span class="icon" inner_html=Icon::Play.svg()></span>
                    <b>{desk.t("home-continue")}</b><span>{values}</span>
                </a>
            }
        })
    }
}
