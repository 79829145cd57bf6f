//! Lessons: the list of them, and one on a real board.

mod lesson;

pub(crate) use lesson::OneLesson;

use crate::limes::address::route_to;
use crate::limes::screens::begin::begin;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::limes::state::{LESSONS, Lesson, LessonText, Setup};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::GamePage;
use crate::shell::storage::ItemKind;
use leptos::prelude::*;

/// Whether a lesson is done in this browser.
fn is_done(app: AppContext, lesson: &Lesson) -> bool {
    app.store.item(ItemKind::Lesson, lesson.name).is_some()
}

/// Whether any lesson has been done.
pub(crate) fn has_begun(app: AppContext) -> bool {
    LESSONS.iter().any(|lesson| is_done(app, lesson))
}

/// The list of lessons, with what is done.
#[component]
pub(crate) fn Lessons() -> impl IntoView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let next = Memo::new(move |_| LESSONS.iter().position(|lesson| !is_done(app, lesson)));
    let list = move || {
        let one = |lesson: &'static Lesson| entry(app, lesson, is_done(app, lesson));
        LESSONS.iter().map(one).collect_view()
    };
    let lead =
        move || app.say(if next.get().is_some() { "lessons-about" } else { "lessons-all-done" });
    view! {
        <Page title=app.t("lessons-title") wide=true>
            <p class="lead">{lead}</p>
            <p class="buttons">{move || onwards(app, open, next.get().map(|place| &LESSONS[place]))}</p>
            <ol class="lessons">{list}</ol>
        </Page>
    }
}

fn entry(app: AppContext, lesson: &'static Lesson, done: bool) -> impl IntoView {
    let texts = app.texts();
    let title = texts.say(&lesson.text_key(LessonText::Title));
    let state = if done { texts.say("lessons-done") } else { String::new() };
    let number = if done { Icon::Tick.svg() } else { lesson.place().to_string() };
    let display = *lesson.draft().before();
    view! {
        <li>
            <a class="lesson-link panel" class:done=done href=route_to(GamePage::Learn(Some(lesson.name.to_owned()))).to_string()>
                <Thumbnail display player=0 name=title.clone() large=true />
                <span class="number" aria-hidden="true" inner_html=number></span>
                <b>{title}</b>
                <span class="state">{state}</span>
            </a>
        </li>
    }
}

/// The way to a lesson, or to a real game when there is none left.
fn onwards(app: AppContext, open: OpenGames, next: Option<&'static Lesson>) -> AnyView {
    match next {
        Some(lesson) => {
            let key = if lesson.place() == 1 { "lessons-start" } else { "lessons-next" };
            let address = route_to(GamePage::Learn(Some(lesson.name.to_owned()))).to_string();
            view! { <a id="onwards" class="button go" href=address>{app.t(key)}</a> }.into_any()
        }
        None => {
            let play = move |_| begin(app, open, &Setup::solo(&app.own_name()));
            view! { <button id="onwards" class="go" on:click=play>{app.t("lessons-play")}</button> }
                .into_any()
        }
    }
}
