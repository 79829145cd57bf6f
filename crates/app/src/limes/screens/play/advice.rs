//! Hints: the best turns, asked of the bots, shown on the board and in words.

use crate::limes::screens::board::Mark;
use crate::limes::screens::play::PlayContext;
use crate::shell::context::AppContext;
use crate::shell::texts::tenths;
use leptos::prelude::*;
use limes::{Action, Turn};
use thinker::messages::limes::{Advice, Answer as LimesAnswer, SeatView, Task};
use thinker::{Answer, Budget};

/// How many turns are shown.
const MOST: usize = 3;

/// What is known.
#[derive(Clone, Debug, PartialEq)]
enum State {
    Nothing,
    Thinking(f64),
    Known(Vec<Advice>),
    Failed(String),
}

/// Advice that was asked for, or not.
#[derive(Clone, Copy)]
pub(super) struct AdviceContext {
    context: PlayContext,
    app: AppContext,
    state: RwSignal<State>,
    ask: StoredValue<Option<u64>>,
}

impl AdviceContext {
    pub(super) fn new(context: PlayContext) -> AdviceContext {
        let app = AppContext::get();
        let advising = AdviceContext {
            context,
            app,
            state: RwSignal::new(State::Nothing),
            ask: StoredValue::new(None),
        };
        // Advice is about one turn.
        Effect::new(move |_| {
            context.seat.track();
            context.round();
            advising.forget();
        });
        on_cleanup(move || advising.forget());
        advising
    }

    /// Whether this table allows it: alone as a rule, against others only if the settings say so.
    pub(super) fn is_allowed(self) -> bool {
        let players = self.context.state.with(|state| state.seats.len());
        self.app.settings.with(|settings| settings.hints.are_given(players))
    }

    fn forget(self) {
        if let Some(number) = self.ask.try_update_value(Option::take).flatten() {
            self.app.cancel(number);
        }
        let _ = self.state.try_set(State::Nothing);
    }

    /// Asks; asked again, it forgets.
    pub(super) fn ask(self) {
        if self.state.get_untracked() != State::Nothing {
            return self.forget();
        }
        if self.context.next.get_untracked().is_none() || !self.is_allowed() {
            return;
        }
        let Some(view) = untrack(|| self.context.with_view(SeatView::of)).flatten() else { return };
        self.state.set(State::Thinking(0.0));
        let task = Task::Hint { view, most: MOST, budget: Budget::HINT };
        self.ask.set_value(Some(self.app.ask(task, move |answer| self.hear(answer))));
    }

    fn hear(self, answer: Answer) {
        let state = match answer {
            Answer::Progress { part, .. } => State::Thinking(part),
            Answer::Limes(LimesAnswer::Hinted { turns, .. }) => State::Known(turns),
            Answer::Failed { reason } => State::Failed(self.app.failure_words(&reason)),
            _ => return,
        };
        let _ = self.state.try_set(state);
    }

    /// The best turns' places on the board.
    pub(super) fn marks(self) -> Signal<Vec<Mark>> {
        Signal::derive(move || match self.state.get() {
            State::Known(turns) => {
                let mut marks: Vec<Mark> = Vec::new();
                for (n, advice) in turns.iter().enumerate() {
                    let cell = advice.worth.turn.cell;
                    match marks.iter_mut().find(|mark| mark.cell == cell) {
                        Some(mark) => mark.label += &format!(" {}", n + 1),
                        None => marks.push(Mark { cell, label: (n + 1).to_string() }),
                    }
                }
                marks
            }
            _ => Vec::new(),
        })
    }

    /// Lays the draft as a turn has it, so that it can be seen and ended.
    fn show(self, turn: Turn) {
        self.context.draft_state.change(|draft| {
            draft.lay(turn.cell)?;
            while draft.step().rotation() != turn.rotation {
                draft.turn_right();
            }
            match turn.action {
                Action::Rest => draft.rest(),
                Action::Place(quarter) => draft.place(quarter),
                Action::Move { from, to } => {
                    draft.rest()?;
                    draft.pick(from)?;
                    draft.move_to(to)
                }
            }
        });
    }
}

/// The advice in words.
#[component]
pub(super) fn Advice(advice: AdviceContext) -> impl IntoView {
    let app = advice.app;
    move || {
        let inside = match advice.state.get() {
            State::Nothing => return None,
            State::Failed(reason) => view! { <p>{reason}</p> }.into_any(),
            State::Thinking(part) => view! {
                <p>{app.t("hint-thinking")}</p>
                <progress max="1" value=part.to_string() aria-label=app.t("hint-thinking")></progress>
            }
            .into_any(),
            State::Known(turns) => view! {
                <ol class="hints">{turns.into_iter().enumerate().map(|(n, one)| view! { <Choice advice rank=n + 1 one /> }).collect_view()}</ol>
                <p class="aside">{app.t("hint-expected-about")}</p>
            }
            .into_any(),
        };
        Some(view! {
            <section class="panel advice" aria-live="polite">
                <h2>{app.t("hint-best")}</h2>
                <button class="quiet close" on:click=move |_| advice.forget()>{app.t("hint-hide")}</button>
                {inside}
            </section>
        })
    }
}

#[component]
fn Choice(advice: AdviceContext, rank: usize, one: Advice) -> impl IntoView {
    let app = advice.app;
    let turn = one.worth.turn;
    let expected = one.worth.expected;
    let words = move || {
        let words = advice.context.with_view(|view| {
            let (card, display) = view.to_lay().ok()?;
            let after = display.after(view.deck.card(card), turn, view.variants).ok()?;
            Some(app.texts().turn(card, turn, &after))
        });
        words.flatten().unwrap_or_else(|| turn.to_string())
    };
    let points = move || app.texts().say_with("hint-expected", &[("points", tenths(expected))]);
    let reasons =
        move || one.why.iter().map(|why| app.texts().reason(why.0)).collect::<Vec<_>>().join(" ");
    view! {
        <li>
            <button class="choice" on:click=move |_| advice.show(turn)>
                <b>{rank}</b>
                <span class="words">{words}</span>
                <span class="worth">{points}</span>
                <span class="why">{reasons}</span>
            </button>
        </li>
    }
}
