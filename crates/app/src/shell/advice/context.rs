//! Asking the bots for advice, and putting it away.

use super::{AdviceState, Asked};
use crate::shell::context::AppContext;
use crate::shell::page::focus;
use leptos::prelude::*;
use thinker::{Answer, Task};

/// The button that asks for a hint. The focus goes back to it when the hint is put away.
pub(super) const BUTTON: &str = "hint";

/// The best idea, which gets the focus when the ideas are shown.
pub(crate) const BEST: &str = "best-idea";

/// Advice that was asked for, or not; a copy is as good as the original.
pub(crate) struct AdviceContext<K: Send + Sync + 'static> {
    /// How far it has come.
    pub(crate) state: RwSignal<AdviceState<K>>,
    app: AppContext,
    /// The number of the ask, while the bots think.
    number: StoredValue<Option<u64>>,
}

impl<K: Send + Sync + 'static> Clone for AdviceContext<K> {
    fn clone(&self) -> AdviceContext<K> {
        *self
    }
}

impl<K: Send + Sync + 'static> Copy for AdviceContext<K> {}

impl<K: Send + Sync + 'static> AdviceContext<K> {
    /// Nothing is asked yet. What is asked is forgotten with the screen.
    pub(crate) fn new() -> AdviceContext<K> {
        let state = RwSignal::new(AdviceState::Nothing);
        let advice =
            AdviceContext { state, app: AppContext::get(), number: StoredValue::new(None) };
        on_cleanup(move || advice.forget());
        advice
    }

    /// Forgets what is known, and nobody thinks any more.
    pub(crate) fn forget(self) {
        if let Some(number) = self.number.try_update_value(Option::take).flatten() {
            self.app.cancel(number);
        }
        let _ = self.state.try_set(AdviceState::Nothing);
    }

    /// Asks, first for a nudge, then for all; asked once more, it is put away. `task` is what the bots are asked, if anything can be asked
    /// now, and `learn` what an answer tells.
    pub(crate) fn ask(
        self,
        task: impl FnOnce() -> Option<Task>,
        learn: impl Fn(Answer) -> Option<K> + 'static,
    ) {
        match self.state.try_update(AdviceState::ask) {
            Some(Asked::Bots) => match task() {
                Some(task) => {
                    let number = self.app.ask(task, move |answer| self.hear(answer, &learn));
                    self.number.set_value(Some(number));
                }
                None => self.forget(),
            },
            Some(Asked::Nobody) => self.forget(),
            Some(Asked::Enough) | None => {}
        }
    }

    fn hear(self, answer: Answer, learn: &dyn Fn(Answer) -> Option<K>) {
        let _ = self.state.try_update(|state| match answer {
            Answer::Progress { part, .. } => state.progress(part),
            Answer::Failed { reason } => {
                *state = AdviceState::Failed(self.app.failure_words(&reason));
            }
            Answer::Cancelled => {}
            answer => match learn(answer) {
                Some(known) => state.answer(known),
                None => *state = AdviceState::Nothing,
            },
        });
    }

    /// Puts away what is known. Whatever had the focus is gone then.
    pub(crate) fn hide(self) {
        focus(BUTTON);
        match self.state.with_untracked(|state| state.known().is_some()) {
            true => self.state.update(AdviceState::hide),
            false => self.forget(),
        }
    }

    /// Tells all after the nudge.
    pub(super) fn tell(self) {
        self.state.update(|state| {
            state.ask();
        });
        request_animation_frame(|| focus(BEST));
    }
}
