//! The page of a day's game, as far as it is the same for every game: what this device knows of it, the way to its table, and
//! what can be done once it is finished.

use crate::shell::art::Icon;
use crate::shell::clock::{spelled, today_everywhere};
use crate::shell::context::AppContext;
use crate::shell::daily::{DailyKind, DayCards, DayGames, DayState, has_come};
use crate::shell::files;
use crate::shell::finished::finished_once;
use crate::shell::game_id::GameId;
use crate::shell::online::Reach;
use crate::shell::open_games::OpenGames;
use crate::shell::page::{Page, sign};
use crate::shell::route::{self, GameAddress, GamePage, GamePath, GameScreen, Route};
use crate::shell::runner::PlayedHere;
use crate::shell::storage::{ItemKind, StoredGame};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What this device knows of a day's game, as soon as it is read.
pub(crate) fn day_state<G: Send + Sync + 'static>(
    app: AppContext,
    kind: DailyKind<G>,
    date: &str,
) -> RwSignal<Option<DayState<G>>> {
    let state = RwSignal::new(None);
    let date = date.to_owned();
    finished_once(app, move |finished| {
        // What cannot be read was said elsewhere.
        state.set(Some(read_state(app, kind, &date, &finished.unwrap_or_default())));
    });
    state
}

fn read_state<G>(
    app: AppContext,
    kind: DailyKind<G>,
    date: &str,
    finished: &[StoredGame],
) -> DayState<G> {
    let running = app.store.running.get_untracked();
    let deleted: Vec<String> =
        untrack(|| app.store.items(ItemKind::DeletedDay)).into_keys().collect();
    let games = DayGames { running: &running, finished, deleted: &deleted };
    DayState::of(kind, date, &today_everywhere(), games)
}

/// Starts a game. If its cards are those of a day, the first one that is started on the day counts, and while it is under way this
/// continues it. Until it is finished, its cards are not played in any other way; after that another game is practice.
pub(crate) fn begin_game<G: PlayedHere>(
    app: AppContext,
    open: OpenGames,
    kind: DailyKind<G>,
    game: G,
) {
    let Some(date) = kind.date_of_cards(&game, &today_everywhere()) else {
        return open.begin(game);
    };
    spawn_local(async move {
        let finished = finished_games(app).await;
        begin_beside(app, open, (kind, date), &finished, game);
    });
}

/// A history that cannot be read is reported elsewhere, and must not keep anybody from playing.
pub(crate) async fn finished_games(app: AppContext) -> Vec<StoredGame> {
    app.store.finished().await.unwrap_or_default()
}

/// The same for a game with the cards of a date, beside these finished games. The id of the game that is played, if one is.
pub(crate) fn begin_beside<G: PlayedHere>(
    app: AppContext,
    open: OpenGames,
    (kind, date): (DailyKind<G>, String),
    finished: &[StoredGame],
    game: G,
) -> Option<GameId> {
    let state = read_state(app, kind, &date, finished);
    match state.cards(&date, &today_everywhere()) {
        DayCards::ToCome => {
            app.tell(app.texts_now().say("today-to-come"));
            return None;
        }
        DayCards::Free => return open.begin_named((kind.practise)(game)),
        DayCards::Counting
            if (kind.date_of)(&game).as_ref() == Some(&date)
                && game.to_saved(0).decided.is_empty() => {}
        DayCards::Counting => {
            app.tell(app.texts_now().say("today-counting"));
            route::go(&Route::Page(GamePath::new(G::PATH), GamePage::Day(Some(date))));
            return None;
        }
    }
    let own = kind.id_of(&date);
    let id = match state.running {
        Some((running, _)) => running,
        // Unless this is the second half of a double click.
        None if open.game(&own).is_none() => {
            open.begin_as(own.clone(), game);
            return Some(own);
        }
        None => own,
    };
    route::go(&Route::play(id.clone()));
    Some(id)
}

/// What a game says about its days.
pub(crate) struct DayPage<G: 'static> {
    /// The key of the heading.
    pub(crate) title: &'static str,
    /// What a day's game is about.
    pub(crate) about: Signal<String>,
    /// Which games are of a day.
    pub(crate) kind: DailyKind<G>,
    /// Begins the game of a date.
    pub(crate) begin: Callback<String>,
    /// Shows a game that is finished.
    pub(crate) finished: fn(AppContext, FinishedDay<G>) -> AnyView,
}

/// A day's game that is finished.
pub(crate) struct FinishedDay<G> {
    /// The day.
    pub(crate) date: String,
    /// The game, and where it is stored.
    pub(crate) id: GameId,
    pub(crate) game: G,
    /// On how many days in a row the game of the day was finished.
    pub(crate) streak: usize,
}

/// The page of a day's game; of today's if no date is named, or none that has come.
pub(crate) fn day_page<G: Clone + Send + Sync>(
    app: AppContext,
    date: Option<String>,
    page: DayPage<G>,
) -> AnyView {
    let DayPage { title, about, kind, begin, finished } = page;
    let today = today_everywhere();
    let date = date.filter(|date| has_come(date, &today)).unwrap_or_else(|| today.clone());
    let state = day_state(app, kind, &date);
    let shown = date.clone();
    let content = move || {
        let state = state.get()?;
        let is_free = state.cards(&date, &today) == DayCards::Free;
        let DayState { running, finished: done, is_deleted, streak } = state;
        let (date, today) = (date.clone(), today.clone());
        Some(untrack(|| match done {
            Some((id, game)) => finished(app, FinishedDay { date, id, game: *game, streak }),
            None => {
                // Midnight may have passed since the page was opened.
                let play = Callback::new(move |()| {
                    begin.run(if date == today { today_everywhere() } else { date.clone() });
                });
                let about = match is_free {
                    true if is_deleted => app.t("today-deleted"),
                    true => app.t("today-past"),
                    false => about,
                };
                let way = match running {
                    Some((id, _)) => DayWay::Continue(id),
                    None if is_free => DayWay::Practise,
                    None => DayWay::Start,
                };
                unfinished(app, about, way, play, streak)
            }
        }))
    };
    page_of(app, title, shown, content.into_any())
}

/// A game that came with its address and has the cards of this day: until the game of the day is finished here, only the way to
/// that game is shown, and before its day nothing.
pub(crate) fn brought_page<G: Clone + Send + Sync>(
    app: AppContext,
    date: String,
    page: DayPage<G>,
    show: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let DayPage { title, about, kind, begin, .. } = page;
    let state = day_state(app, kind, &date);
    let shown = move || {
        let state = state.get()?;
        match state.cards(&date, &today_everywhere()) {
            DayCards::Free => return Some(untrack(&show)),
            DayCards::ToCome => {
                let content = view! { <p>{app.t("today-to-come")}</p> };
                return Some(page_of(app, title, date.clone(), content.into_any()));
            }
            DayCards::Counting => {}
        }
        let way = state.running.map_or(DayWay::Start, |(id, _)| DayWay::Continue(id));
        let (begun, streak) = (date.clone(), state.streak);
        let play = Callback::new(move |()| begin.run(begun.clone()));
        Some(untrack(|| {
            let content = view! {
                <p>{app.t("today-link")}</p>
                {unfinished(app, about, way, play, streak)}
            };
            page_of(app, title, date.clone(), content.into_any())
        }))
    };
    shown.into_any()
}

fn page_of(app: AppContext, title: &'static str, date: String, content: AnyView) -> AnyView {
    view! {
        <Page title=app.t(title)>
            <p class="lead">{move || spelled(&date, app.texts().language())}</p>
            {content}
        </Page>
    }
    .into_any()
}

/// What is said and done at the head of a day's game that is finished.
pub(crate) struct DayHead {
    /// How it went.
    pub(crate) headline: Signal<String>,
    /// What a person tells others of it, made from the day as it is spelled.
    pub(crate) told: Callback<String, String>,
    /// Where others find the game of their day.
    pub(crate) today: Route,
    /// Plays the same cards again.
    pub(crate) again: Callback<()>,
    /// The key of what that is called.
    pub(crate) again_name: &'static str,
}

/// How it went, on how many days in a row it was finished, and what can be done now.
pub(crate) fn day_head<G>(app: AppContext, day: &FinishedDay<G>, head: DayHead) -> AnyView {
    head_of(app, day.date.clone(), day.id.clone(), day.streak, head)
}

fn head_of(app: AppContext, date: String, id: GameId, streak: usize, head: DayHead) -> AnyView {
    let DayHead { headline, told, today, again, again_name } = head;
    let reach = Reach::ask();
    let share = move |_| {
        let text = told.run(spelled(&date, app.texts_now().language()));
        let link = reach.link(&today.to_string());
        let copied = format!("{text}\n{link}");
        files::send(app, &text, &link, copied, app.say("common-copied"));
    };
    let result = Route::Game(GameScreen::Result, GameAddress::Stored(id)).to_string();
    view! {
        <p class="headline" role="status">{headline}</p>
        {in_a_row(app, streak)}
        {move || reach.note(app)}
        <p class="buttons">
            <button class="go" on:click=share>{sign(Icon::Share)}{app.t("today-share")}</button>
            <a class="button" href=result>{app.t("result-title")}</a>
            <button on:click=move |_| again.run(())>{app.t(again_name)}</button>
        </p>
    }
    .into_any()
}

/// How a day's game is played that is not finished.
enum DayWay {
    /// The game that counts begins.
    Start,
    /// The game that counts goes on.
    Continue(GameId),
    /// Another game begins that does not count.
    Practise,
}

/// A day's game that is not finished: what it is about, and the way to its table.
fn unfinished(
    app: AppContext,
    about: Signal<String>,
    way: DayWay,
    play: Callback<()>,
    streak: usize,
) -> AnyView {
    let way = match way {
        DayWay::Continue(id) => {
            let address = Route::play(id).to_string();
            view! { <a class="button go large" href=address>{app.t("home-continue")}</a> }
                .into_any()
        }
        DayWay::Start => view! {
            <button class="go large" on:click=move |_| play.run(())>{app.t("setup-start")}</button>
        }
        .into_any(),
        DayWay::Practise => view! {
            <button class="large" on:click=move |_| play.run(())>{app.t("today-practise")}</button>
        }
        .into_any(),
    };
    view! {
        <p>{about}</p>
        <p class="buttons">{way}</p>
        {in_a_row(app, streak)}
    }
    .into_any()
}

/// On how many days in a row the game of the day was finished.
fn in_a_row(app: AppContext, streak: usize) -> Option<impl IntoView> {
    (streak > 0).then(|| {
        let words = move || app.texts().say_with("today-streak", &[("days", streak.into())]);
        view! { <p class="aside">{words}</p> }
    })
}
