//! The first screen. It knows the shell and every game, and puts them together.

use crate::limes::screens::begin::begin;
use crate::limes::screens::learn::has_begun;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::limes::screens::today;
use crate::limes::state::{Example, Setup};
use crate::shell::art::Icon;
use crate::shell::context::{AppContext, prefers};
use crate::shell::game_id::GameId;
use crate::shell::notices;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::registry::Registry;
use crate::shell::route::Route;
use crate::shell::screens::settings::Select;
use crate::shell::settings::{LEVELS, MOST_BOTS, Opponents};
use crate::shell::storage::{ItemKind, StoredGame};
use crate::shell::texts::Texts;
use bots::Level;
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;

/// How many games under way are listed.
const SHOWN: usize = 4;

/// The first screen: play now, go on, or choose how.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let solo = move |_| begin(app, open, &Setup::solo(&app.own_name()));
    let choosing = RwSignal::new(false);
    // Whoever has never played finds the lessons first.
    let stranger = Memo::new(move |_| app.last_game().is_none() && !has_begun(app));
    let learn = move || {
        let stranger = stranger.get();
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
                        {move || stranger.get().then(learn)}
                        {today::way()}
                        <button class="way" on:click=solo>
                            <span class="icon" inner_html=Icon::Person.svg()></span>
                            <b>{app.t("home-solo")}</b><span>{app.t("home-solo-about")}</span>
                        </button>
                        <button
                            class="way"
                            aria-expanded=move || choosing.get().to_string()
                            on:click=move |_| choosing.update(|choosing| *choosing = !*choosing)
                        >
                            <span class="icon" inner_html=Icon::Robot.svg()></span>
                            <b>{app.t("home-bots")}</b><span>{app.t("home-bots-about")}</span>
                        </button>
                        {move || choosing.get().then(|| view! { <Bots /> })}
                        <a class="way button" href=Route::New.to_string()>
                            <span class="icon" inner_html=Icon::People.svg()></span>
                            <b>{app.t("home-around")}</b><span>{app.t("home-around-about")}</span>
                        </a>
                        {move || (!stranger.get()).then(learn)}
                    </div>
                    <div class="ways more">{more}</div>
                    <notices::Install />
                    <p class="aside">{app.t("about-unofficial")}" "{app.t("about-author")}" "{app.t("about-own")}</p>
                </div>
                {move || shown.get().then(table)}
            </div>
        </Page>
    }
}

/// How many bots, and how good they are. Whoever wants the same as last time only presses Enter.
#[component]
fn Bots() -> impl IntoView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Opponents { count, level } = app.settings.with_untracked(|it| it.opponents);
        let level = Level::ALL[level % Level::ALL.len()];
        let name = app.texts_now().level(level);
        begin(app, open, &Setup::against(&app.own_name(), level, &name, count));
    };
    let change = move |change: &dyn Fn(&mut Opponents)| {
        app.change_settings(|settings| change(&mut settings.opponents));
    };
    let counts = (1..=MOST_BOTS).map(|count| Signal::stored(count.to_string()));
    let levels = Level::ALL.map(|level| Signal::derive(move || app.texts().level(level)));
    let button = NodeRef::<html::Button>::new();
    button.on_load(|button| {
        // Refused only by what cannot have the focus.
        let _ = button.focus();
    });
    view! {
        <form class="panel bots" aria-label=app.t("home-bots") on:submit=start>
            <Select
                name=app.t("setup-bots")
                chosen=Signal::derive(move || app.settings.with(|it| it.opponents.count - 1))
                options=counts.collect()
                choose=Callback::new(move |n: usize| change(&|it| it.count = n % MOST_BOTS + 1))
            />
            <Select
                name=app.t("setup-level")
                chosen=Signal::derive(move || app.settings.with(|it| it.opponents.level))
                options=levels.to_vec()
                choose=Callback::new(move |n: usize| change(&|it| it.level = n % LEVELS.len()))
            />
            <button class="go" type="submit" node_ref=button>{app.t("setup-start")}</button>
        </form>
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

/// The ways back to games that go on: the newest large, a few more below it, and the rest in the history.
#[component]
fn Continue() -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    // A game in which nobody has done anything yet is no loss, and not listed.
    let listed = move |texts: &Texts, game: &StoredGame| {
        let registered = registry.named(&game.game);
        match registered.map(|registered| (registered.describe)(texts, &game.document)) {
            Some(Ok(described)) => {
                let kind = ItemKind::DecisionDraft;
                let is_begun =
                    described.is_begun || app.store.item(kind, game.id.as_str()).is_some();
                is_begun.then_some((game.id.clone(), described.progress, described.company))
            }
            Some(Err(fault)) => Some((game.id.clone(), fault, String::new())),
            None => Some((game.id.clone(), texts.say("stored-other-version"), String::new())),
        }
    };
    let way =
        move |texts: &Texts, (id, about, company): (GameId, String, String), is_first: bool| {
            let address = Route::play(id).to_string();
            let words = texts.say("home-continue");
            if is_first {
                view! {
                    <a class="way button go" href=address>
                        <span class="icon" inner_html=Icon::Play.svg()></span>
                        <b>{words}</b><span>{about}</span>
                    </a>
                }
                .into_any()
            } else {
                let label = format!("{words}: {about}, {company}");
                view! {
                    <a class="way button row" aria-label=label href=address>
                        <span class="icon" inner_html=Icon::Play.svg()></span>
                        <span>{about}" · "{company}</span>
                    </a>
                }
                .into_any()
            }
        };
    move || {
        let texts = app.texts();
        let games = app.store.running.get();
        let begun: Vec<_> = games.iter().filter_map(|game| listed(&texts, game)).collect();
        let rest = (begun.len() > SHOWN).then(|| {
            let words = texts.say_with("home-all-games", &[("games", begun.len().into())]);
            view! {
                <a class="way button row" href=Route::History.to_string()>
                    <span class="icon" inner_html=Icon::ChevronRight.svg()></span>
                    <span>{words}</span>
                </a>
            }
        });
        let mut ways = begun
            .into_iter()
            .take(SHOWN)
            .enumerate()
            .map(|(place, game)| way(&texts, game, place == 0));
        let first = ways.next();
        let rows: Vec<AnyView> = ways.collect();
        let rows = (!rows.is_empty()).then(|| view! { <div class="rows">{rows}{rest}</div> });
        view! {
            {first}
            {rows}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_know_every_level() {
        assert_eq!(Level::ALL.map(|level| level.to_string()), LEVELS);
        let Opponents { count, level } = Opponents::default();
        assert_eq!((count, Level::ALL[level]), (1, Level::Regular));
    }
}
