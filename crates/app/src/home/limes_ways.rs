//! The ways to play Limes.

use super::opponents::OpponentsForm;
use super::way;
use crate::limes::address::route_to;
use crate::limes::screens::begin::begin;
use crate::limes::screens::learn::has_begun;
use crate::limes::screens::way_to_day;
use crate::limes::state::Setup;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::route::GamePage;
use leptos::prelude::*;

const LEARN: [&str; 2] = ["home-learn", "home-learn-about"];
const AROUND: [&str; 2] = ["home-around", "home-around-about"];
const ONLINE: [&str; 2] = ["home-online", "home-online-about"];
const RULES: [&str; 2] = ["home-rules", "home-rules-about"];

/// Alone, against bots, around one device, the draw of the day, the lessons and the rules.
#[component]
pub(super) fn LimesWays() -> impl IntoView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let solo = move |_| begin(app, open, &Setup::solo(&app.own_name()));
    let against = Callback::new(move |(level, count)| {
        let name = app.texts_now().level(level);
        begin(app, open, &Setup::against(&app.own_name(), level, &name, count));
    });
    let is_choosing = RwSignal::new(false);
    // Whoever has never played finds the lessons first.
    let is_stranger = Memo::new(move |_| {
        app.last_game().is_none() && !has_begun(app) && app.waiting_tables.with(Option::is_none)
    });
    let learn = move || {
        let class = if is_stranger.get() { "way button first" } else { "way button" };
        way(app, class, &route_to(GamePage::Learn(None)), Icon::Flag, LEARN)
    };
    view! {
        <p class="lead">{app.t("about-game")}</p>
        <div class="ways">
            {move || is_stranger.get().then(learn)}
            {way_to_day::way()}
            <button class="way" on:click=solo>
                <span class="icon" inner_html=Icon::Person.svg()></span>
                <b>{app.t("home-solo")}</b><span>{app.t("home-solo-about")}</span>
            </button>
            <button
                class="way"
                aria-expanded=move || is_choosing.get().to_string()
                on:click=move |_| is_choosing.update(|it| *it = !*it)
            >
                <span class="icon" inner_html=Icon::Robot.svg()></span>
                <b>{app.t("home-bots")}</b><span>{app.t("home-bots-about")}</span>
            </button>
            {move || is_choosing.get().then(|| view! { <OpponentsForm start=against /> })}
            {move || way(app, "way button", &route_to(GamePage::New), Icon::People, AROUND)}
            {move || way(app, "way button", &route_to(GamePage::Online), Icon::Link, ONLINE)}
            {move || (!is_stranger.get()).then(learn)}
            {move || way(app, "way button", &route_to(GamePage::Rules), Icon::Book, RULES)}
        </div>
    }
}
