//! Lessons: the list of them, and one on a real board.

mod lesson;

pub(crate) use lesson::OneLesson;

use crate::limes::address::route_to;
use crate::limes::screens::begin::begin;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::limes::state::{LESSONS, Lesson, LessonText, Setup};
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::route::{GamePage, Route};
use crate::shell::screens::lessons::{LessonList, ListedLesson, ONWARDS, is_done};
use leptos::prelude::*;

/// Whether any lesson has been done.
pub(crate) fn has_begun(app: AppContext) -> bool {
    LESSONS.iter().any(|lesson| is_done(app, lesson.name))
}

/// The list of lessons, with what is done.
#[component]
pub(crate) fn Lessons() -> impl IntoView {
    let lessons = LESSONS.iter().map(|lesson| ListedLesson {
        stored_name: lesson.name.to_owned(),
        title: lesson.text_key(LessonText::Title),
        route: route(lesson),
    });
    view! { <LessonList lessons=lessons.collect() about="lessons-about" picture=picture play=play /> }
}

/// Where a lesson is.
fn route(lesson: &Lesson) -> Route {
    route_to(GamePage::Learn(Some(lesson.name.to_owned())))
}

/// The display of a lesson.
fn picture(place: usize, name: String) -> AnyView {
    let lesson = LESSONS.get(place);
    lesson
        .map(|lesson| {
            let display = *lesson.draft().before();
            view! { <Thumbnail display player=0 name large=true /> }
        })
        .into_any()
}

/// The way to a real game.
fn play() -> AnyView {
    let (app, open) = (AppContext::get(), OpenGames::get());
    let play = move |_| begin(app, open, &Setup::solo(&app.own_name()));
    view! { <button id=ONWARDS class="go" on:click=play>{app.t("lessons-play")}</button> }
        .into_any()
}
