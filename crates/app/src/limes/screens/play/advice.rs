//! Hints: a nudge and then the best ideas, asked of the bots, shown on the board and in words.

use crate::limes::screens::board::{Mark, ShownAdvice};
use crate::limes::screens::play::PlayContext;
use crate::limes::state::{AdviceState, Asked, Idea, Stage};
use crate::shell::context::AppContext;
use crate::shell::page::focus;
use crate::shell::texts::tenths;
use leptos::html;
use leptos::prelude::*;
use limes::{Action, Turn};
use thinker::messages::limes::{Answer as LimesAnswer, SeatView, Task};
use thinker::{Answer, Budget};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// How many turns the bots are asked for: many of them are the same idea.
const ASKED: usize = 12;

/// How many reasons are told for a turn: the most telling.
const REASONS: usize = 2;

/// The button that asks for a hint. The focus goes back to it when the hint is put away.
pub(super) const BUTTON: &str = "hint";

/// The best idea, which gets the focus when the ideas are shown.
const BEST: &str = "best-idea";

/// Advice that was asked for, or not.
#[derive(Clone, Copy)]
pub(super) struct AdviceContext {
    context: PlayContext,
    app: AppContext,
    state: RwSignal<AdviceState>,
    ask: StoredValue<Option<u64>>,
    /// The idea under the mouse, or with the focus.
    pointed: RwSignal<Option<usize>>,
    /// The idea that was touched once; touched again, it is laid.
    touched: RwSignal<Option<usize>>,
}

impl AdviceContext {
    pub(super) fn new(context: PlayContext) -> AdviceContext {
        let app = AppContext::get();
        let advising = AdviceContext {
            context,
            app,
            state: RwSignal::default(),
            ask: StoredValue::new(None),
            pointed: RwSignal::new(None),
            touched: RwSignal::new(None),
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
        self.point(None);
        let _ = self.state.try_set(AdviceState::Nothing);
    }

    /// Asks, first for a nudge, then for the ideas; asked once more, it puts them away.
    pub(super) fn ask(self) {
        let is_new = self.state.with_untracked(|state| *state == AdviceState::Nothing);
        if is_new && (self.context.next.get_untracked().is_none() || !self.is_allowed()) {
            return;
        }
        self.point(None);
        match self.state.try_update(AdviceState::ask) {
            Some(Asked::Bots) => self.ask_bots(),
            Some(Asked::Nobody) => self.forget(),
            Some(Asked::Enough) | None => {}
        }
    }

    fn ask_bots(self) {
        let view = untrack(|| self.context.with_view(SeatView::of)).flatten();
        let Some(view) = view else { return self.forget() };
        let task = Task::Hint { view, most: ASKED, budget: Budget::HINT };
        self.ask.set_value(Some(self.app.ask(task, move |answer| self.hear(answer))));
    }

    fn hear(self, answer: Answer) {
        let draft = self.context.draft_state.draft;
        let _ = self.state.try_update(|state| match answer {
            Answer::Progress { part, .. } => state.progress(part),
            Answer::Limes(LimesAnswer::Hinted { turns, .. }) => {
                draft.with_untracked(|draft| match draft {
                    Some(draft) => state.answer(&turns, draft),
                    None => *state = AdviceState::Nothing,
                });
            }
            Answer::Failed { reason } => {
                *state = AdviceState::Failed(self.app.failure_words(&reason));
            }
            _ => {}
        });
    }

    /// Puts away what is known. Whatever had the focus is gone then.
    fn hide(self) {
        focus(BUTTON);
        self.point(None);
        match self.state.with_untracked(|state| matches!(state, AdviceState::Known { .. })) {
            true => self.state.update(AdviceState::hide),
            false => self.forget(),
        }
    }

    /// Tells all after the nudge.
    fn tell(self) {
        self.ask();
        request_animation_frame(|| focus(BEST));
    }

    fn point(self, at: Option<usize>) {
        let _ = self.pointed.try_set(at);
        let _ = self.touched.try_set(None);
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
            self.state.with(|state| {
                for (n, idea) in state.shown().iter().enumerate() {
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
            self.state.with(|state| ShownAdvice {
                is_open: state.is_open(),
                turn: place.and_then(|place| Some(state.shown().get(place)?.turn)),
            })
        })
    }

    /// Lays the draft as a turn has it, so that it can be seen and ended. The advice has done its work then.
    fn lay(self, turn: Turn) {
        self.hide();
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
    let panel = NodeRef::<html::Section>::new();
    let part = move || {
        advice.state.with(|state| match state {
            AdviceState::Thinking { part, .. } => part.to_string(),
            _ => String::new(),
        })
    };
    // Progress changes nothing but the bar.
    let state = Memo::new(move |_| match advice.state.get() {
        AdviceState::Thinking { .. } => AdviceState::Thinking { part: 0.0, hurried: false },
        state => state,
    });
    let is_open = Memo::new(move |_| state.with(AdviceState::is_open));
    Effect::new(move |_| {
        state.track();
        request_animation_frame(move || bring_into_view(panel));
    });
    let title = move || {
        app.say(if state.with(|state| state.shown().is_empty()) { "hint" } else { "hint-ideas" })
    };
    let inside = move || {
        match state.get() {
        AdviceState::Nothing => ().into_any(),
        AdviceState::Failed(reason) => view! { <p>{reason}</p> }.into_any(),
        AdviceState::Thinking { .. } => view! {
            <p>{app.t("hint-thinking")}</p>
            <progress max="1" value=part aria-label=app.t("hint-thinking")></progress>
        }
        .into_any(),
        AdviceState::Known { nudge, stage: Stage::Nudge, .. } => view! {
            <p class="nudge">{move || app.texts().nudge(nudge)}</p>
            <p class="buttons"><button on:click=move |_| advice.tell()>{app.t("lessons-show")}</button></p>
        }
        .into_any(),
        AdviceState::Known { ideas, .. } => view! {
            <ol class="hints">{ideas.into_iter().enumerate().map(|(place, idea)| view! { <Choice advice place idea /> }).collect_view()}</ol>
            <p class="aside">{app.t("hint-expected-about")}</p>
        }
        .into_any(),
    }
    };
    move || {
        is_open.get().then(|| {
            view! {
                <section class="panel advice" aria-live="polite" node_ref=panel>
                    <h2>{title}</h2>
                    <button class="quiet close" on:click=move |_| advice.hide()>{app.t("hint-hide")}</button>
                    {inside}
                </section>
            }
        })
    }
}

/// On a small screen board and panel may be outside of what is seen. A panel that lies on the rest stays where it is.
fn bring_into_view(panel: NodeRef<html::Section>) {
    let Some(panel) = panel.try_get_untracked().flatten() else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    if let Ok(Some(board)) = document().query_selector(".play-board") {
        board.scroll_into_view_with_scroll_into_view_options(&options);
    }
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    if height.is_some_and(|height| panel.get_bounding_client_rect().bottom() > height + 1.0) {
        panel.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

#[component]
fn Choice(advice: AdviceContext, place: usize, idea: Idea) -> impl IntoView {
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
