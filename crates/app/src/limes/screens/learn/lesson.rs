//! One lesson on a real board: what it is about, what is to be reached, and what to do next.

use crate::limes::address::route_to;
use crate::limes::screens::board::{Board, DraftState};
use crate::limes::screens::help;
use crate::limes::screens::learn::{Lessons, play, route};
use crate::limes::screens::turn::{self, Hand, Total, TurnContext};
use crate::limes::state::{Draft, KeyOutcome, LESSONS, Lesson, LessonTask, LessonText};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::heading::Heading;
use crate::shell::page::{self, focus};
use crate::shell::route::GamePage;
use crate::shell::screens::lessons::{LessonDone, LessonHead, ONWARDS, set_done};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use std::time::Duration;

/// How long one step is on show before the next, where things move at all.
const STEP: Duration = Duration::from_millis(750);

/// The lesson with this name; where there is none, the list of all.
#[component]
pub(crate) fn OneLesson(name: String) -> impl IntoView {
    match Lesson::named(&name) {
        Some(lesson) => view! { <AtLesson lesson /> }.into_any(),
        None => view! { <Lessons /> }.into_any(),
    }
}

/// What is going on in a lesson. Its draft is gone when it is done.
#[derive(Clone, Copy)]
struct LessonContext {
    app: AppContext,
    lesson: &'static Lesson,
    turn_context: TurnContext,
    /// The display to which the turn has led.
    reached: RwSignal<limes::Display>,
    /// Whether the turn was to be ended before the goal was reached.
    hasty: RwSignal<bool>,
    /// Which demonstration is going on; a newer one, or a touch, ends it.
    demonstration: StoredValue<u32>,
}

impl LessonContext {
    fn new(lesson: &'static Lesson) -> LessonContext {
        let draft_state = DraftState::new(Some(lesson.draft()));
        let reached = RwSignal::new(*lesson.draft().before());
        let card = lesson.draft().card().clone();
        LessonContext {
            app: AppContext::get(),
            lesson,
            turn_context: TurnContext {
                draft_state,
                card: Signal::stored(Some((None, card))),
                resting: reached.into(),
                player: Signal::stored(0),
            },
            reached,
            hasty: RwSignal::new(false),
            demonstration: StoredValue::new(0),
        }
    }

    fn is_done(self) -> bool {
        self.turn_context.draft_state.draft.with(Option::is_none)
    }

    /// Once more from the beginning.
    fn again(self) {
        self.demonstration.update_value(|number| *number += 1);
        self.turn_context.draft_state.begin(Some(self.lesson.draft()));
    }

    /// Ends the turn, if it reaches the goal.
    fn end(self) {
        let draft_state = self.turn_context.draft_state;
        let after = draft_state.draft.with_untracked(|draft| {
            let draft = draft.as_ref().filter(|draft| self.lesson.is_done(draft));
            draft.map(Draft::preview)
        });
        let Some(after) = after else {
            self.hasty.set(true);
            return;
        };
        self.reached.set(after);
        draft_state.begin(None);
        set_done(self.app, self.lesson.name);
        self.app.spoken.set(self.app.say(&self.lesson.text_key(LessonText::Done)));
        request_animation_frame(|| focus(ONWARDS));
    }

    /// Shows the way step by step, or at once where nothing is to move.
    fn show(self) {
        self.demonstration.update_value(|number| *number += 1);
        if self.app.animation_ms() > 0.0 {
            self.show_on(self.demonstration.get_value());
        } else {
            while self.step() {}
        }
    }

    fn show_on(self, number: u32) {
        // The lesson may be left, or tried again, by now.
        if self.demonstration.try_get_value() == Some(number) && self.step() {
            set_timeout(move || self.show_on(number), STEP);
        }
    }

    fn step(self) -> bool {
        let mut more = false;
        self.turn_context.draft_state.change(|draft| {
            more = self.lesson.show(draft);
            Ok(())
        });
        more
    }

    fn sentence(self) -> String {
        let texts = self.app.texts();
        turn::sentence(&texts, self.turn_context, |draft| match draft {
            Some(draft) => task(&texts, self.lesson, self.lesson.next_task(draft)),
            None => texts.say(&self.lesson.text_key(LessonText::Done)),
        })
    }
}

fn task(texts: &Texts, lesson: &Lesson, task: LessonTask) -> String {
    match task {
        LessonTask::Lay => texts.say("lessons-task-lay"),
        LessonTask::LayBetter => texts.say(&lesson.text_key(LessonText::Again)),
        LessonTask::Place => texts.say("lessons-task-place"),
        LessonTask::Pick => texts.say("lessons-task-pick"),
        LessonTask::Move => texts.say("lessons-task-move"),
        LessonTask::End => texts.say("lessons-task-end"),
    }
}

#[component]
fn AtLesson(lesson: &'static Lesson) -> impl IntoView {
    let app = AppContext::get();
    let lesson_context = LessonContext::new(lesson);
    let turn_context = lesson_context.turn_context;
    // Whatever is done next, nobody is hasty any more.
    Effect::new(move |_| {
        turn_context.draft_state.draft.track();
        lesson_context.hasty.set(false);
    });
    let end = Callback::new(move |()| lesson_context.end());
    let again = Callback::new(move |()| lesson_context.again());
    let then = move |pressed| match pressed {
        KeyOutcome::EndTurn(_) => lesson_context.end(),
        KeyOutcome::Hint => lesson_context.show(),
        KeyOutcome::Help => page::show_keys(),
        _ => {}
    };
    turn::listen(turn_context, || false, then);
    let title = Signal::derive(move || app.say(&lesson.text_key(LessonText::Title)));
    let goal = move || {
        let (name, number) = lesson.goal.number();
        app.texts().say_with(&lesson.text_key(LessonText::Goal), &[(name, number.into())])
    };
    let intro = move || app.say(&lesson.text_key(LessonText::Intro));
    let sentence = Memo::new(move |_| lesson_context.sentence());
    let refused = move || {
        lesson_context.hasty.get()
            || turn_context.draft_state.refusal.with(|refusal| refusal.is_some())
    };
    view! {
        <main class="play lesson">
            <LessonHead number=lesson.place() count=LESSONS.len() list=route_to(GamePage::Learn(None))>
                <Total turn_context />
                <help::HelpButton />
            </LessonHead>
            <section class="about panel">
                <Heading title />
                <p>{intro}</p>
                <p class="goal"><span class="icon" inner_html=Icon::Flag.svg()></span><b>{goal}</b></p>
            </section>
            <div class="saying">
                <p role="status" aria-live="polite" class:refused=refused>{sentence}</p>
            </div>
            <section class="play-board">
                <Board draft_state=turn_context.draft_state resting=turn_context.resting player=turn_context.player name=title />
            </section>
            {move || match lesson_context.is_done() {
                true => view! { <LessonDone next=lesson.next().map(route) play=play again /> }.into_any(),
                false => view! {
                    <Hand turn_context end>
                        <button class="round" aria-label=app.t("common-retry") title=app.t("common-retry")
                            on:click=move |_| lesson_context.again() inner_html=Icon::Restart.svg()></button>
                        <button on:click=move |_| lesson_context.show()>
                            <span class="icon" inner_html=Icon::Hint.svg()></span>{app.t("lessons-show")}
                        </button>
                    </Hand>
                }
                .into_any(),
            }}
        </main>
    }
}
