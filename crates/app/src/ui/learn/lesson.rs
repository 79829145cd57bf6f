//! One lesson on a real board: what it is about, what is to be reached, and what to do next.

use super::{done, onwards};
use crate::art::Icon;
use crate::table::{Draft, LESSONS, Lesson, Part, Pressed, Task};
use crate::texts::Texts;
use crate::ui::board::{Board, Drafting};
use crate::ui::desk::Desk;
use crate::ui::help;
use crate::ui::page::focus;
use crate::ui::route::Route;
use crate::ui::turn::{self, Hand, Total, Turning};
use leptos::prelude::*;
use std::time::Duration;

/// How long one step is on show before the next, where things move at all.
const STEP: Duration = Duration::from_millis(750);

/// The lesson with this name.
#[component]
pub(crate) fn OneLesson(name: &'static str) -> impl IntoView {
    // Addresses know only the names of lessons; still, nothing breaks by another.
    Lesson::named(name).map(|lesson| view! { <AtLesson lesson /> })
}

/// What is going on in a lesson. Its draft is gone when it is done.
#[derive(Clone, Copy)]
struct Trying {
    desk: Desk,
    lesson: &'static Lesson,
    turning: Turning,
    /// The display to which the turn has led.
    reached: RwSignal<limes::Display>,
    /// Whether the turn was to be ended before the goal was reached.
    hasty: RwSignal<bool>,
    /// Which showing is going on; a newer one, or a touch, ends it.
    showing: StoredValue<u32>,
}

impl Trying {
    fn new(lesson: &'static Lesson) -> Trying {
        let drafting = Drafting::new(Some(lesson.draft()));
        let reached = RwSignal::new(*lesson.draft().before());
        let card = lesson.draft().card().clone();
        Trying {
            desk: Desk::get(),
            lesson,
            turning: Turning {
                drafting,
                card: Signal::stored(Some((None, card))),
                resting: reached.into(),
                player: Signal::stored(0),
            },
            reached,
            hasty: RwSignal::new(false),
            showing: StoredValue::new(0),
        }
    }

    fn is_done(self) -> bool {
        self.turning.drafting.draft.with(Option::is_none)
    }

    /// Once more from the beginning.
    fn again(self) {
        self.showing.update_value(|number| *number += 1);
        self.turning.drafting.begin(Some(self.lesson.draft()));
    }

    /// Ends the turn, if it reaches the goal.
    fn end(self) {
        let drafting = self.turning.drafting;
        let after = drafting.draft.with_untracked(|draft| {
            let draft = draft.as_ref().filter(|draft| self.lesson.is_done(draft));
            draft.map(Draft::preview)
        });
        let Some(after) = after else {
            self.hasty.set(true);
            return;
        };
        self.reached.set(after);
        drafting.begin(None);
        let mut done = done(self.desk);
        if done.add(self.lesson.name) {
            self.desk.keep(&done);
        }
        self.desk.spoken.set(self.desk.say(&self.lesson.text_key(Part::Done)));
        request_animation_frame(|| focus("onwards"));
    }

    /// Shows the way step by step, or at once where nothing is to move.
    fn show(self) {
        self.showing.update_value(|number| *number += 1);
        if self.desk.animation_ms() > 0.0 {
            self.show_on(self.showing.get_value());
        } else {
            while self.step() {}
        }
    }

    fn show_on(self, number: u32) {
        // The lesson may be left, or tried again, by now.
        if self.showing.try_get_value() == Some(number) && self.step() {
            set_timeout(move || self.show_on(number), STEP);
        }
    }

    fn step(self) -> bool {
        let mut more = false;
        self.turning.drafting.change(|draft| {
            more = self.lesson.show(draft);
            Ok(())
        });
        more
    }

    fn sentence(self) -> String {
        let texts = self.desk.texts();
        turn::sentence(&texts, self.turning, |draft| match draft {
            Some(draft) => task(&texts, self.lesson, self.lesson.next_task(draft)),
            None => texts.say(&self.lesson.text_key(Part::Done)),
        })
    }
}

fn task(texts: &Texts, lesson: &Lesson, task: Task) -> String {
    match task {
        Task::Lay => texts.say("lessons-task-lay"),
        Task::LayBetter => texts.say(&lesson.text_key(Part::Again)),
        Task::Place => texts.say("lessons-task-place"),
        Task::Pick => texts.say("lessons-task-pick"),
        Task::Move => texts.say("lessons-task-move"),
        Task::End => texts.say("lessons-task-end"),
    }
}

#[component]
fn AtLesson(lesson: &'static Lesson) -> impl IntoView {
    let desk = Desk::get();
    let trying = Trying::new(lesson);
    let turning = trying.turning;
    // Whatever is done next, nobody is hasty any more.
    Effect::new(move |_| {
        turning.drafting.draft.track();
        trying.hasty.set(false);
    });
    let end = Callback::new(move |()| trying.end());
    let then = move |pressed| match pressed {
        Pressed::EndTurn(_) => trying.end(),
        Pressed::Hint => trying.show(),
        Pressed::Help => help::show(),
        _ => {}
    };
    turn::listen(turning, || false, then);
    let title = Signal::derive(move || desk.say(&lesson.text_key(Part::Title)));
    let step = move || {
        let (number, count) = (lesson.place(), LESSONS.len());
        desk.texts().say_with("lessons-step", &[("number", number.into()), ("count", count.into())])
    };
    let goal = move || {
        let (name, number) = lesson.goal.number();
        desk.texts().say_with(&lesson.text_key(Part::Goal), &[(name, number.into())])
    };
    let intro = move || desk.say(&lesson.text_key(Part::Intro));
    let sentence = Memo::new(move |_| trying.sentence());
    let refused =
        move || trying.hasty.get() || turning.drafting.refusal.with(|refusal| refusal.is_some());
    view! {
        <main class="play lesson">
            <header class="play-head">
                <a class="brand" href=Route::Home.to_string() aria-label=desk.t("menu-home") inner_html=crate::art::mark()></a>
                <a class="round step" href=Route::Learn(None).to_string()>{step}</a>
                <Total turning />
                <help::HelpButton />
            </header>
            <section class="about panel">
                <h1>{title}</h1>
                <p>{intro}</p>
                <p class="goal"><span class="icon" inner_html=Icon::Flag.svg()></span><b>{goal}</b></p>
            </section>
            <div class="saying">
                <p role="status" aria-live="polite" class:refused=refused>{sentence}</p>
            </div>
            <section class="play-board">
                <Board drafting=turning.drafting resting=turning.resting player=turning.player name=title on_end=end />
            </section>
            {move || match trying.is_done() {
                true => view! { <Done trying /> }.into_any(),
                false => view! {
                    <Hand turning end>
                        <button class="round" aria-label=desk.t("common-retry") title=desk.t("common-retry")
                            on:click=move |_| trying.again() inner_html=Icon::Restart.svg()></button>
                        <button on:click=move |_| trying.show()>
                            <span class="icon" inner_html=Icon::Hint.svg()></span>{desk.t("lessons-show")}
                        </button>
                    </Hand>
                }
                .into_any(),
            }}
        </main>
    }
}

/// What comes after a lesson.
#[component]
fn Done(trying: Trying) -> impl IntoView {
    let desk = Desk::get();
    let next = trying.lesson.next();
    let all_done = next.is_none().then(|| view! { <p>{desk.t("lessons-all-done")}</p> });
    view! {
        <section class="hand after">
            <h2><span class="icon" inner_html=Icon::Tick.svg()></span>{desk.t("lessons-done")}</h2>
            {all_done}
            <div class="buttons">
                {onwards(desk, next)}
                <button on:click=move |_| trying.again()>{desk.t("lessons-retry")}</button>
            </div>
        </section>
    }
}
