//! Hints: a nudge and then the best ideas, asked of the bots, shown on the board and in words.

use crate::limes::screens::board::{Mark, ShownAdvice};
use crate::limes::screens::play::PlayContext;
use crate::limes::state::{Idea, Ideas};
use crate::shell::advice::{AdviceContext, AdvicePanel, AdviceState, BEST};
use crate::shell::context::AppContext;
use crate::shell::texts::tenths;
use leptos::prelude::*;
use limes::{Action, Turn};
use thinker::messages::limes::{Answer as LimesAnswer, SeatView, Task};
use thinker::{Answer, Budget};

/// How many turns the bots are asked for: many of them are the same idea.
const ASKED: usize = 12;

/// How many reasons are told for a turn: the most telling.
const REASONS: usize = 2;

/// Advice at this table.
#[derive(Clone, Copy)]
pub(super) struct TableAdvice {
    context: PlayContext,
    app: AppContext,
    advice: AdviceContext<Ideas>,
    /// The idea under the mouse, or with the focus.
    pointed: RwSignal<Option<usize>>,
    /// The idea that was touched once; touched again, it is laid.
    touched: RwSignal<Option<usize>>,
}

impl TableAdvice {
    pub(super) fn new(context: PlayContext) -> TableAdvice {
        let advising = TableAdvice {
            context,
            app: AppContext::get(),
            advice: AdviceContext::new(),
            pointed: RwSignal::new(None),
            touched: RwSignal::new(None),
        };
        // Advice is about one turn.
        Effect::new(move |_| {
            context.seat.track();
            context.round();
            advising.point(None);
            advising.advice.forget();
        });
        // Whatever is put away is not pointed at.
        Effect::new(move |_| {
            advising.advice.state.track();
            advising.point(None);
        });
        advising
    }

    /// Whether this table allows it: alone as a rule, against others only if the settings say so.
    pub(super) fn is_allowed(self) -> bool {
        let players = self.context.state.with(|state| state.seats.len());
        self.app.settings.with(|settings| settings.hints.are_given(players))
    }

    /// Asks, first for a nudge, then for the ideas; asked once more, it puts them away.
    pub(super) fn ask(self) {
        let draft = self.context.draft_state.draft;
        let task = move || {
            let is_possible = self.context.next.get_untracked().is_some() && self.is_allowed();
            let view = untrack(|| self.context.with_view(SeatView::of)).flatten();
            let view = view.filter(|_| is_possible)?;
            Some(Task::Hint { view, most: ASKED, budget: Budget::HINT }.into())
        };
        let learn = move |answer| match answer {
            Answer::Limes(LimesAnswer::Hinted { turns, .. }) => {
                draft.with_untracked(|draft| Some(Ideas::of(&turns, draft.as_ref()?)))
            }
            _ => None,
        };
        untrack(|| self.advice.ask(task, learn));
    }

    fn point(self, at: Option<usize>) {
        let _ = self.pointed.try_set(at);
        let _ = self.touched.try_set(None);
    }

    /// The ideas that are on show.
    fn shown<T>(self, f: impl FnOnce(&[Idea]) -> T) -> T {
        self.advice.state.with(|state| f(state.told().map_or(&[], |told| &told.ideas)))
    }

    /// The mouse or the focus has left an idea. A browser says so too when the idea is removed.
    fn leave(self, place: usize) {
        if self.pointed.try_get_untracked().flatten() == Some(place) {
            let _ = self.pointed.try_set(None);
        }
    }

    /// The ideas' places on the board.
    pub(super) fn marks(self) -> Signal<Vec<Mark>> {
        Signal::derive(move || {
            let mut marks: Vec<Mark> = Vec::new();
            self.shown(|ideas| {
                for (n, idea) in ideas.iter().enumerate() {
                    let cell = idea.turn.cell;
                    match marks.iter_mut().find(|mark| mark.cell == cell) {
                        Some(mark) => mark.label += &format!(" {}", n + 1),
                        None => marks.push(Mark { cell, label: (n + 1).to_string() }),
                    }
                }
            });
            marks
        })
    }

    /// What the board shows of it.
    pub(super) fn on_board(self) -> Signal<ShownAdvice> {
        Signal::derive(move || {
            let place = self.pointed.get().or(self.touched.get());
            ShownAdvice {
                is_open: self.advice.state.with(AdviceState::is_open),
                turn: self.shown(|ideas| place.and_then(|place| Some(ideas.get(place)?.turn))),
            }
        })
    }

    /// Lays the draft as a turn has it, so that it can be seen and ended. The advice has done its work then.
    fn lay(self, turn: Turn) {
        self.advice.hide();
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
pub(super) fn Advice(advice: TableAdvice) -> impl IntoView {
    let app = advice.app;
    let nudge = Signal::derive(move || {
        let nudge = advice.advice.state.with(|state| state.known().map(|known| known.nudge));
        nudge.map(|nudge| app.texts().nudge(nudge)).unwrap_or_default()
    });
    let ideas = move || {
        let ideas = untrack(|| advice.shown(<[Idea]>::to_vec));
        let choices = ideas.into_iter().enumerate();
        view! {
            <ol class="hints">{choices.map(|(place, idea)| view! { <Choice advice place idea /> }).collect_view()}</ol>
            <p class="aside">{app.t("hint-expected-about")}</p>
        }
    };
    view! { <AdvicePanel advice=advice.advice nudge ideas=ViewFn::from(ideas) seen_with=".play-board" /> }
}

#[component]
fn Choice(advice: TableAdvice, place: usize, idea: Idea) -> impl IntoView {
    let app = advice.app;
    let Idea { turn, expected, is_level, why } = idea;
    let words = move || {
        let words = advice.context.with_view(|view| {
            let (card, display) = view.to_lay().ok()?;
            let after = display.after(view.deck.card(card), turn, view.variants).ok()?;
            Some(app.texts().turn(card, turn, &after))
        });
        words.flatten().unwrap_or_else(|| turn.to_string())
    };
    let points = move || match is_level {
        true => app.say("hint-level"),
        false => app.texts().say_with("hint-expected", &[("points", tenths(expected))]),
    };
    let reasons = move || {
        let told = why.iter().take(REASONS).map(|&why| app.texts().reason(why));
        told.collect::<Vec<_>>().join(" ")
    };
    let by_touch = StoredValue::new(false);
    let is_touched = move || advice.touched.get() == Some(place);
    // A finger cannot point at something without pressing it, so the first touch does only that.
    let press = move || {
        if by_touch.get_value() && advice.touched.get_untracked() != Some(place) {
            by_touch.set_value(false);
            advice.touched.set(Some(place));
        } else {
            advice.lay(turn);
        }
    };
    view! {
        <li>
            <button
                class="choice"
                id=(place == 0).then_some(BEST)
                on:pointerdown=move |event| by_touch.set_value(event.pointer_type() == "touch")
                on:click=move |_| press()
                on:mouseenter=move |_| advice.pointed.set(Some(place))
                on:mouseleave=move |_| advice.leave(place)
                on:focus=move |_| advice.pointed.set(Some(place))
                on:blur=move |_| advice.leave(place)
            >
                <b>{place + 1}</b>
                <span class="words">{words}</span>
                <span class="worth">{points}</span>
                <span class="why">{reasons}</span>
            </button>
            {move || is_touched().then(|| view! {
                <button class="go" on:click=move |_| advice.lay(turn)>{app.t("hint-lay")}</button>
            })}
        </li>
    }
}
