//! The ways to play Limits.

use super::opponents::OpponentsForm;
use super::way;
use crate::limits::address::route_to;
use crate::limits::screens::begin::begin;
use crate::limits::state::Setup;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::route::GamePage;
use leptos::prelude::*;

/// The deal of the day, against bots, around one device, the lessons and the rules.
#[component]
pub(super) fn LimitsWays() -> impl IntoView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let against = Callback::new(move |(level, count)| {
        let name = app.texts_now().level(level);
        begin(app, open, &Setup::against(&app.own_name(), level, &name, count));
    });
    let is_choosing = RwSignal::new(false);
    let link =
        move |page: GamePage, icon, words| way(app, "way button", &route_to(page), icon, words);
    view! {
        <p class="lead">{app.t("about-limits")}</p>
        <div class="ways">
            {move || link(GamePage::Day(None), Icon::Calendar, ["home-limits-today", "home-today-about"])}
            <button
                class="way"
                aria-expanded=move || is_choosing.get().to_string()
                on:click=move |_| is_choosing.update(|it| *it = !*it)
            >
                <span class="icon" inner_html=Icon::Robot.svg()></span>
                <b>{app.t("home-bots")}</b><span>{app.t("home-limits-bots")}</span>
            </button>
            {move || is_choosing.get().then(|| view! { <OpponentsForm start=against /> })}
            {move || link(GamePage::New, Icon::People, ["home-around", "home-limits-around"])}
            {move || link(GamePage::Online, Icon::Link, ["home-online", "home-online-about"])}
            {move || link(GamePage::Learn(None), Icon::Flag, ["home-learn", "home-limits-learn"])}
            {move || link(GamePage::Rules, Icon::Book, ["home-rules", "home-rules-about"])}
        </div>
    }
}
