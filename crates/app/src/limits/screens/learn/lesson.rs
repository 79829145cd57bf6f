//! One lesson at a real table: what it is about, what to do next, and what the others do.

use crate::limits::address::route_to;
use crate::limits::screens::learn::{Lessons, play, route};
use crate::limits::screens::table::{DramaWindow, Table, TableContext, Total, keys_window, listen};
use crate::limits::state::choice::ChoiceRefusal;
use crate::limits::state::keys::Command;
use crate::limits::state::lesson::{Answer, LEARNER, LESSONS, Lesson, LessonState};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::heading::Heading;
use crate::shell::page::focus;
use crate::shell::route::GamePage;
use crate::shell::screens::lessons::{LessonDone, LessonHead, ONWARDS, set_done};
use game::Seat;
use leptos::prelude::*;
use limits::Decision;
use std::time::Duration;

/// The lesson with this name; where there is none, the list of all.
#[component]
pub(crate) fn OneLesson(name: String) -> impl IntoView {
    match Lesson::named(&name) {
        Some(lesson) => view! { <AtLesson lesson /> }.into_any(),
        None => view! { <Lessons /> }.into_any(),
    }
}

/// What is going on in a lesson. A copy is as good as the original.
#[derive(Clone, Copy)]
struct LessonContext {
    app: AppContext,
    state: RwSignal<LessonState>,
    /// Why the rules do not allow what was decided last.
    refusal: RwSignal<Option<limits::Refusal>>,
    /// Each time the others go on has a number; a newer one ends it.
    going_on: StoredValue<u32>,
}

impl LessonContext {
    fn new(lesson: &'static Lesson) -> LessonContext {
        LessonContext {
            app: AppContext::get(),
            state: RwSignal::new(LessonState::begin(lesson)),
            refusal: RwSignal::new(None),
            going_on: StoredValue::new(0),
        }
    }

    /// The learner decides.
    fn decide(self, decision: Decision) {
        let mut state = self.state.get_untracked();
        match state.decide(decision) {
            Ok(answer) => {
                self.state.set(state);
                if answer == Answer::Met {
                    self.others_go_on();
                }
            }
            Err(why) => self.refusal.set(Some(why)),
        }
    }

    /// Once more from the beginning.
    fn again(self) {
        self.going_on.update_value(|number| *number += 1);
        let lesson = self.state.with_untracked(LessonState::lesson);
        self.state.set(LessonState::begin(lesson));
    }

    /// The others do what is written down, one after the other and at the pace of bots.
    fn others_go_on(self) {
        self.going_on.update_value(|number| *number += 1);
        self.go_on_after_pause(self.going_on.get_value());
    }

    fn go_on_after_pause(self, number: u32) {
        if !self.state.with_untracked(LessonState::is_others_turn) {
            return;
        }
        let pace = self.app.settings.with_untracked(|settings| settings.pace);
        let next = move || {
            // The lesson may be left, or begun again, by now.
            if self.going_on.try_get_value() == Some(number) {
                self.state.update(|state| {
                    state.others_go_on();
                });
                self.go_on_after_pause(number);
            }
        };
        set_timeout(next, Duration::from_millis(pace.milliseconds()));
    }

    /// Chooses what is to be done, so that the learner only has to confirm it. A suspicion cannot be chosen beforehand, so it is
    /// made at once.
    fn show(self, table: TableContext) {
        let Some(solution) = self.state.with_untracked(LessonState::solution) else { return };
        match self.state.with_untracked(|state| state.shown_choice(solution)) {
            Some(choice) => table.choice.set(choice),
            None => self.decide(solution),
        }
    }
}

/// What is said; it has the focus once the introduction is read.
const WORDS: &str = "lesson-words";

#[component]
fn AtLesson(lesson: &'static Lesson) -> impl IntoView {
    let app = AppContext::get();
    let context = LessonContext::new(lesson);
    let table = table_of(context);
    let is_over = Memo::new(move |_| context.state.with(LessonState::is_over));
    let is_done = Memo::new(move |_| is_over.get() && table.drama.with(Option::is_none));
    Effect::new(move |_| {
        if is_over.get() {
            set_done(app, &lesson.stored_name());
        }
    });
    Effect::new(move |_| {
        if is_done.get() {
            request_animation_frame(|| focus(ONWARDS));
        }
    });
    let keys = keys_window();
    let others = move |command| match command {
        Command::Hint => context.show(table),
        _ => keys.show(),
    };
    listen(table, move || table.drama.with_untracked(Option::is_some), others);
    let title = Signal::derive(move || app.say(&lesson.title_key()));
    // Where there is little room, what it is about makes way for what is said next.
    let has_begun = move || context.state.with(|state| state.answer_key().is_some());
    // On a phone the introduction is read first and makes room for the task and the table then.
    let is_read = RwSignal::new(false);
    let read_on = move |_| {
        is_read.set(true);
        request_animation_frame(|| focus(WORDS));
    };
    let again = Callback::new(move |()| context.again());
    let close = Callback::new(move |()| table.drama.set(None));
    view! {
        <main class="limits-play limits-lesson" class:begun=has_begun class:read=is_read inert=move || table.drama.with(Option::is_some)>
            <LessonHead number=lesson.place() count=LESSONS.len() list=route_to(GamePage::Learn(None))>
                <Total table />
            </LessonHead>
            <section class="about panel">
                <Heading title />
                <p>{move || app.say(&lesson.intro_key())}</p>
                <button class="go read-on" on:click=read_on>{app.t("home-continue")}</button>
            </section>
            <section class="lesson-words panel" id=WORDS tabindex="-1">
                <Words context />
                {move || match is_done.get() {
                    true => view! { <LessonDone next=lesson.next().map(route) play=play again /> }.into_any(),
                    false => view! {
                        <p class="buttons">
                            <button class="round" aria-label=app.t("common-retry") title=app.t("common-retry")
                                on:click=move |_| context.again() inner_html=Icon::Restart.svg()></button>
                            <button class="show" aria-label=app.t("lessons-show") disabled=move || !table.is_asked()
                                on:click=move |_| context.show(table)>
                                <span class="icon" inner_html=Icon::Hint.svg()></span><span>{app.t("lessons-show")}</span>
                            </button>
                        </p>
                    }
                    .into_any(),
                }}
            </section>
            <div class="lesson-table"><Table table quiet=true /></div>
            {keys.view("limits-keys")}
        </main>
        <DramaWindow table onward=app.t("limits-drama-close") close />
    }
}

/// What came of the last decision, and what there is to do.
#[component]
fn Words(context: LessonContext) -> impl IntoView {
    let say = move |key: Option<String>| key.map(|key| context.app.say(&key));
    let answer = move || say(context.state.with(LessonState::answer_key));
    let task = move || say(context.state.with(LessonState::task_key));
    let is_again = move || context.state.with(LessonState::is_again);
    view! {
        <div role="status" aria-live="polite">
            {move || answer().map(|words| view! { <p class:refused=is_again>{words}</p> })}
            {move || task().map(|words| {
                view! { <p class="goal"><span class="icon" inner_html=Icon::Flag.svg()></span><b>{words}</b></p> }
            })}
        </div>
    }
}

/// The table of a lesson: the others are no bots, and nothing can be decided while they are at it or when all is done.
fn table_of(context: LessonContext) -> TableContext {
    let view = Memo::new(move |_| context.state.with(LessonState::view));
    let others = context.state.with_untracked(|state| {
        let players = state.view().players.len();
        Seat::first(players).filter(|&seat| seat != LEARNER).collect::<Vec<_>>()
    });
    let is_locked = Signal::derive(move || {
        context.state.with(|state| state.is_others_turn() || state.is_over())
    });
    let decide = Callback::new(move |decision| context.decide(decision));
    let table = TableContext::new(view.into(), Signal::stored(others), is_locked, decide);
    // What was not meant is put back.
    Effect::new(move |_| {
        if context.state.with(LessonState::is_again) {
            table.cancel();
        }
    });
    Effect::new(move |_| {
        if let Some(why) = context.refusal.get() {
            table.refusal.set(Some(ChoiceRefusal::Rule(why)));
        }
    });
    // Every suspicion is told as soon as it is made.
    let judged =
        Memo::new(move |_| view.with(|view| view.judged.as_ref().map(|judged| judged.round)));
    Effect::new(move |_| match judged.get() {
        Some(_) => table.show_drama(),
        None => table.drama.set(None),
    });
    table
}
