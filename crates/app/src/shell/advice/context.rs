//! Asking the bots for advice, and putting it away.

use super::{Advice, AdviceState, Asked};
use crate::shell::context::AppContext;
use crate::shell::page::focus;
use game::{Question, Seat};
use leptos::prelude::*;
use thinker::{Answer, Task};

/// The button that asks for a hint. The focus goes back to it when the hint is put away.
pub(super) const BUTTON: &str = "hint";

/// The best idea, which gets the focus when the ideas are shown.
pub(super) const BEST: &str = "best-idea";

/// What a game has to say about advice.
#[derive(Clone, Copy)]
pub(crate) struct AdviceSource {
    /// Whether this table has hints.
    pub(crate) is_allowed: Signal<bool>,
    /// Who is asked what. Advice is about one question and is forgotten with it, but not when others decide meanwhile.
    pub(crate) question: Signal<Option<(Seat, Question)>>,
    /// What the bots are asked, if anything can be asked now.
    pub(crate) task: Callback<(), Option<Task>>,
    /// What their answer tells.
    pub(crate) learn: Callback<Answer, Option<Advice>>,
    /// An idea is taken, by its place. The advice has done its work then.
    pub(crate) choose: Callback<usize>,
    /// What the button is called that takes an idea after it was touched once, if the table shows an idea that is pointed at: a
    /// finger cannot point at something without pressing it.
    pub(crate) choose_name: Option<&'static str>,
}

/// Advice that was asked for, or not; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct AdviceContext {
    /// How far it has come.
    pub(crate) state: RwSignal<AdviceState>,
    pub(super) app: AppContext,
    pub(super) source: AdviceSource,
    /// The idea under the mouse, or with the focus.
    pub(super) pointed: RwSignal<Option<usize>>,
    /// The idea that was touched once; touched again, it is taken.
    pub(super) touched: RwSignal<Option<usize>>,
    /// The number of the ask, while the bots think.
    number: StoredValue<Option<u64>>,
}

impl AdviceContext {
    /// Nothing is asked yet. What is asked is forgotten with the question and with the screen.
    pub(crate) fn new(source: AdviceSource) -> AdviceContext {
        let advice = AdviceContext {
            state: RwSignal::default(),
            app: AppContext::get(),
            source,
            pointed: RwSignal::new(None),
            touched: RwSignal::new(None),
            number: StoredValue::new(None),
        };
        // The table tells it anew whenever something has happened, mostly without another question.
        let question = Memo::new(move |_| source.question.get());
        Effect::new(move |_| {
            question.get();
            advice.forget();
        });
        on_cleanup(move || advice.forget());
        advice
    }

    /// Forgets what is known, and nobody thinks any more.
    pub(crate) fn forget(self) {
        if let Some(number) = self.number.try_update_value(Option::take).flatten() {
            self.app.cancel(number);
        }
        self.point(None);
        let _ = self.state.try_set(AdviceState::Nothing);
    }

    /// Asks, first for a nudge, then for all; asked once more, it is put away.
    pub(crate) fn ask(self) {
        self.point(None);
        match self.state.try_update(AdviceState::ask) {
            Some(Asked::Bots) => {
                let is_allowed = self.source.is_allowed.get_untracked();
                match untrack(|| self.source.task.run(())).filter(|_| is_allowed) {
                    Some(task) => {
                        let number = self.app.ask(task, move |answer| self.hear(answer));
                        self.number.set_value(Some(number));
                    }
                    None => self.forget(),
                }
            }
            Some(Asked::Nobody) => self.forget(),
            Some(Asked::Enough) | None => {}
        }
    }

    fn hear(self, answer: Answer) {
        let _ = self.state.try_update(|state| match answer {
            Answer::Progress { part, .. } => state.progress(part),
            Answer::Failed { reason } => {
                *state = AdviceState::Failed(self.app.failure_words(&reason));
            }
            Answer::Cancelled => {}
            answer => match untrack(|| self.source.learn.run(answer)) {
                Some(advice) => state.answer(advice),
                None => *state = AdviceState::Nothing,
            },
        });
    }

    /// Puts away what is known. Whatever had the focus is gone then.
    pub(super) fn hide(self) {
        focus(BUTTON);
        self.point(None);
        match self.state.with_untracked(|state| state.known().is_some()) {
            true => self.state.update(AdviceState::hide),
            false => self.forget(),
        }
    }

    /// Tells all after the nudge.
    pub(super) fn tell(self) {
        self.ask();
        request_animation_frame(|| focus(BEST));
    }

    /// Takes an idea.
    pub(super) fn choose(self, place: usize) {
        self.hide();
        self.source.choose.run(place);
    }

    /// The idea that is pointed at or was touched, by its place.
    pub(crate) fn looked_at(self) -> Option<usize> {
        self.pointed.get().or(self.touched.get())
    }

    fn point(self, at: Option<usize>) {
        let _ = self.pointed.try_set(at);
        let _ = self.touched.try_set(None);
    }

    /// The mouse or the focus has left an idea. A browser says so too when the idea is removed.
    pub(super) fn leave(self, place: usize) {
        if self.pointed.try_get_untracked().flatten() == Some(place) {
            let _ = self.pointed.try_set(None);
        }
    }
}
