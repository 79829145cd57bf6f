//! What the lessons of all games share: the list of them with what is done, and what comes after one.

use crate::shell::art::{self, Icon};
use crate::shell::context::AppContext;
use crate::shell::page::Page;
use crate::shell::route::Route;
use crate::shell::storage::ItemKind;
use leptos::prelude::*;

/// A lesson as the list of lessons shows it.
#[derive(Clone)]
pub(crate) struct ListedLesson {
    /// Its name among the lessons of all games that are done.
    pub(crate) stored_name: String,
    /// The key of its title.
    pub(crate) title: String,
    /// Where it is.
    pub(crate) route: Route,
}

/// Whether a lesson is done in this browser.
pub(crate) fn is_done(app: AppContext, stored_name: &str) -> bool {
    app.store.item(ItemKind::Lesson, stored_name).is_some()
}

/// A lesson is done.
pub(crate) fn set_done(app: AppContext, stored_name: &str) {
    app.store.put_item(ItemKind::Lesson, stored_name, String::new());
}

/// The list of a game's lessons, with what is done.
#[component]
pub(crate) fn LessonList(
    /// The lessons in order.
    lessons: Vec<ListedLesson>,
    /// The key of what is said about all of them.
    about: &'static str,
    /// The picture of one, made from its place, counted from 0, and its title.
    picture: fn(usize, String) -> AnyView,
    /// The way to a real game, for those who have done them all.
    play: fn() -> AnyView,
) -> impl IntoView {
    let app = AppContext::get();
    let lessons = StoredValue::new(lessons);
    let next = Memo::new(move |_| {
        lessons.with_value(|all| all.iter().position(|lesson| !is_done(app, &lesson.stored_name)))
    });
    let list = move || {
        let entry = |(place, lesson): (usize, &ListedLesson)| entry(app, place, lesson, picture);
        lessons.with_value(|all| all.iter().enumerate().map(entry).collect_view())
    };
    let way = move || match next.get() {
        Some(place) => {
            let key = if place == 0 { "lessons-start" } else { "lessons-next" };
            lessons.with_value(|all| onwards(app, key, &all[place].route))
        }
        None => play(),
    };
    let lead = move || app.say(if next.get().is_some() { about } else { "lessons-all-done" });
    view! {
        <Page title=app.t("lessons-title") wide=true>
            <p class="lead">{lead}</p>
            <p class="buttons">{way}</p>
            <ol class="lessons">{list}</ol>
        </Page>
    }
}

fn entry(
    app: AppContext,
    place: usize,
    lesson: &ListedLesson,
    picture: fn(usize, String) -> AnyView,
) -> AnyView {
    let texts = app.texts();
    let done = is_done(app, &lesson.stored_name);
    let title = texts.say(&lesson.title);
    let state = if done { texts.say("lessons-done") } else { String::new() };
    let number = if done { Icon::Tick.svg() } else { (place + 1).to_string() };
    view! {
        <li>
            <a class="lesson-link panel" class:done=done href=lesson.route.to_string()>
                {picture(place, title.clone())}
                <span class="number" aria-hidden="true" inner_html=number></span>
                <b>{title}</b>
                <span class="state">{state}</span>
            </a>
        </li>
    }
    .into_any()
}

/// The way to a lesson. It gets the focus when the lesson before it is done.
fn onwards(app: AppContext, key: &'static str, to: &Route) -> AnyView {
    view! { <a id=ONWARDS class="button go" href=to.to_string()>{app.t(key)}</a> }.into_any()
}

/// The id of what leads on from a lesson that is done, or from the list.
pub(crate) const ONWARDS: &str = "onwards";

/// The head of a lesson: the way home, which lesson it is, and what the game adds.
#[component]
pub(crate) fn LessonHead(
    /// Its place among all, counted from 1.
    number: usize,
    /// How many there are.
    count: usize,
    /// Where all of them are listed.
    list: Route,
    /// What else is in the head.
    children: Children,
) -> impl IntoView {
    let app = AppContext::get();
    let step = move || {
        app.texts().say_with("lessons-step", &[("number", number.into()), ("count", count.into())])
    };
    view! {
        <header class="play-head">
            <a class="brand" href=Route::Home.to_string() aria-label=app.t("menu-home") inner_html=art::mark()></a>
            <a class="round step" href=list.to_string()>{step}</a>
            {children()}
        </header>
    }
}

/// What comes after a lesson: the next one, or a real game.
#[component]
pub(crate) fn LessonDone(
    /// The lesson after it.
    next: Option<Route>,
    /// The way to a real game.
    play: fn() -> AnyView,
    /// Once more from the beginning.
    again: Callback<()>,
) -> impl IntoView {
    let app = AppContext::get();
    let all_done = next.is_none().then(|| view! { <p>{app.t("lessons-all-done")}</p> });
    let way = match &next {
        Some(route) => onwards(app, "lessons-next", route),
        None => play(),
    };
    view! {
        <section class="hand after">
            <h2><span class="icon" inner_html=Icon::Tick.svg()></span>{app.t("lessons-done")}</h2>
            {all_done}
            <div class="buttons">
                {way}
                <button on:click=move |_| again.run(())>{app.t("lessons-retry")}</button>
            </div>
        </section>
    }
}
