//! The lessons.

use super::desk::Desk;
use super::page::Page;
use leptos::prelude::*;

/// The lessons.
#[component]
pub(crate) fn Lessons(lesson: Option<super::route::Lesson>) -> impl IntoView {
    let desk = Desk::get();
    let _ = &lesson;
    view! { <Page title=desk.t("menu-learn")><p></p></Page> }
}
