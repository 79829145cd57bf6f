//! Lessons: the list of them, and one at a real table.

mod lesson;

pub(crate) use lesson::OneLesson;

use crate::limits::address::route_to;
use crate::limits::art;
use crate::limits::state::lesson::{LESSONS, Lesson};
use crate::limits::texts;
use crate::shell::context::AppContext;
use crate::shell::route::{GamePage, Route};
use crate::shell::screens::lessons::{LessonList, ListedLesson, ONWARDS};
use leptos::prelude::*;

/// The list of lessons, with what is done.
#[component]
pub(crate) fn Lessons() -> impl IntoView {
    let lessons = LESSONS.iter().map(|lesson| ListedLesson {
        stored_name: lesson.stored_name(),
        title: lesson.title_key(),
        route: route(lesson),
    });
    view! {
        <div aria-hidden="true" inner_html=art::definitions()></div>
        <LessonList lessons=lessons.collect() about="limits-lessons-about" picture=picture play=play />
    }
}

/// Where a lesson is.
fn route(lesson: &Lesson) -> Route {
    route_to(GamePage::Learn(Some(lesson.name.to_owned())))
}

/// The limit card of a lesson.
fn picture(place: usize, _: String) -> AnyView {
    let card = LESSONS.get(place).and_then(Lesson::limit_card);
    card.map(|card| {
        let name = texts::limit_card(&AppContext::get().texts(), card);
        let picture = art::limit_card(card, None);
        view! { <span class="thumbnail" role="img" aria-label=name inner_html=picture></span> }
    })
    .into_any()
}

/// The way to a real game.
fn play() -> AnyView {
    let app = AppContext::get();
    view! { <a id=ONWARDS class="button go" href=route_to(GamePage::New).to_string()>{app.t("limits-lessons-play")}</a> }
        .into_any()
}
