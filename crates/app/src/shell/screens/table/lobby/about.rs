//! The game that people are invited to: who invites, how it is played, and where it can be learnt.

use crate::shell::context::AppContext;
use crate::shell::online::TableFollow;
use crate::shell::registry::Registry;
use crate::shell::route::GamePage;
use crate::shell::screens::online::option_words;
use crate::shell::screens::table::people::{host, of};
use leptos::prelude::*;
use protocol::{GameName, State};

/// Who invites to which game, how this table plays it, and the way to the lessons and the rules.
#[component]
pub(super) fn About(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    // A new state is no reason to draw links anew under somebody's finger.
    let game = Memo::new(move |_| follow.state.with(|state| state.as_ref().map(|it| it.game)));
    let registered = move || game.get().and_then(|game| registry.named(&game.to_string()));
    let invitation = move || {
        let title = registered().map_or("", |game| game.title);
        of(follow, |state| invitation(app, state, title))
            .map(|words| view! { <p class="invites"><b>{words}</b></p> })
    };
    let options = Memo::new(move |_| {
        follow.state.with(|state| state.as_ref().map(|state| state.options.clone()))
    });
    let chips = move || {
        let texts = app.texts();
        let words = options.with(|it| it.as_ref().map(|it| option_words(&texts, it)));
        words.into_iter().flatten().map(|words| view! { <li>{words}</li> }).collect_view()
    };
    let known = move || {
        let is_known = options.with(|it| it.as_ref().is_some_and(|it| it.draw.is_some()));
        is_known.then(|| {
            view! { <p class="aside">{app.t("table-draw-known")}" "{app.t("table-draw-players")}</p> }
        })
    };
    let explained = move || {
        let game = game.get()?;
        let registered = registered()?;
        let about = match game {
            GameName::Limes => "about-game",
            GameName::Limits => "about-limits",
        };
        let title = app.texts().say_with("table-what", &[("game", registered.title.into())]);
        let link = |page, key| {
            let address = registered.route_to(page).to_string();
            view! { <a class="button" href=address>{app.t(key)}</a> }
        };
        Some(view! {
            <details>
                <summary>{title}</summary>
                <p>{app.say(about)}</p>
                <p class="buttons">
                    {link(GamePage::Learn(None), "home-learn")}
                    {link(GamePage::Rules, "home-rules")}
                </p>
            </details>
        })
    };
    view! {
        <section class="panel about-table">
            {invitation}
            <ul class="chips" aria-label=app.t("table-options")>{chips}</ul>
            {known}
            {explained}
        </section>
    }
}

/// Who invites to what, for somebody who is not seated yet.
fn invitation(app: AppContext, state: &State, game: &'static str) -> Option<String> {
    let host = host(state).filter(|_| state.you.is_none())?;
    let values = [("name", host.name.as_str().into()), ("game", game.into())];
    Some(app.texts().say_with("table-invites", &values))
}
