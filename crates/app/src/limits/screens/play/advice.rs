//! Hints: a nudge and then the best ideas, with what a perfect memory knows. Nothing of it is said before it is asked for.

use crate::limits::screens::play::context::PlayContext;
use crate::limits::state::advice::{Hint, Idea};
use crate::limits::texts::{self, hints as words};
use crate::shell::advice::{AdviceContext, AdvicePanel, BEST, HintButton};
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limits::{Action, Decision};
use thinker::Answer;
use thinker::messages::limits::{Answer as LimitsAnswer, HINT, SeatHistory, Task};

/// Advice at this table.
#[derive(Clone, Copy)]
pub(super) struct TableAdvice {
    context: PlayContext,
    app: AppContext,
    advice: AdviceContext<Hint>,
}

impl TableAdvice {
    pub(super) fn new(context: PlayContext) -> TableAdvice {
        let advising =
            TableAdvice { context, app: AppContext::get(), advice: AdviceContext::new() };
        // Advice is about one decision of one player.
        Effect::new(move |_| {
            context.next.track();
            advising.advice.forget();
        });
        advising
    }

    /// Whether this table allows it: to a person among bots as a rule, where others listen only if the settings say so.
    fn is_allowed(self) -> bool {
        let persons = self.context.state.with(|state| state.own.len());
        self.app.settings.with(|settings| settings.hints.are_given(persons))
    }

    /// Asks, first for a nudge, then for the ideas; asked once more, it puts them away.
    pub(super) fn ask(self) {
        let view = self.context.table.view;
        let task = move || {
            let (seat, _) = self.context.next.get_untracked().filter(|_| self.is_allowed())?;
            let history = SeatHistory::of(&self.context.runner.get_value().seen_from(seat))?;
            Some(Task::Hint { history, budget: HINT }.into())
        };
        let learn = move |answer| match answer {
            Answer::Limits(LimitsAnswer::Hinted(advice)) => {
                view.with_untracked(|view| Hint::of(&advice, view))
            }
            _ => None,
        };
        untrack(|| self.advice.ask(task, learn));
    }

    /// Chooses what an idea says, so that it can be seen and done. The advice has done its work then.
    fn choose(self, decision: Decision) {
        self.advice.hide();
        self.context.table.propose(decision);
    }
}

/// The button that asks for a hint.
#[component]
pub(super) fn AskButton(advice: TableAdvice) -> impl IntoView {
    view! {
        <HintButton
            is_allowed=Signal::derive(move || advice.is_allowed())
            is_waiting=Signal::derive(move || !advice.context.table.is_asked())
            ask=Callback::new(move |()| advice.ask())
            is_sign=true
        />
    }
}

/// The advice in words.
#[component]
pub(super) fn Advice(advice: TableAdvice) -> impl IntoView {
    let app = advice.app;
    let nudge = Signal::derive(move || {
        let nudge = advice.advice.state.with(|state| state.known().map(|known| known.nudge));
        nudge.map(|nudge| words::nudge(&app.texts(), nudge)).unwrap_or_default()
    });
    let ideas = move || {
        advice.advice.state.with_untracked(|state| state.told().map(|hint| told(advice, hint)))
    };
    view! { <AdvicePanel advice=advice.advice nudge ideas=ViewFn::from(ideas) seen_with=".limits-table" /> }
}

/// The ideas, and what a perfect memory knows.
fn told(advice: TableAdvice, hint: &Hint) -> impl IntoView + use<> {
    let app = advice.app;
    let ideas = hint.ideas.iter().enumerate().map(|(place, &idea)| {
        let broken = match idea.decision {
            Decision::Act(Action::Suspect(seat)) => {
                hint.suspects.iter().find(|(suspect, ..)| *suspect == seat).copied()
            }
            _ => None,
        };
        choice(advice, place, idea, broken.map(|(.., broken)| broken))
    });
    let texts = app.texts_now();
    let suspects =
        hint.suspects.iter().map(|&(seat, colour, broken)| {
            advice.context.table.view.with_untracked(|view| {
                words::suspect(&texts, texts::name(view, seat), colour, broken)
            })
        });
    let colours = hint.colours.iter().map(|known| words::colour_known(&texts, known));
    let known: Vec<String> = suspects.chain(colours).collect();
    let lines = known.iter().map(|line| view! { <li>{line.clone()}</li> }).collect_view();
    view! {
        <ol class="hints">{ideas.collect_view()}</ol>
        {(!known.is_empty()).then(|| view! {
            <h3>{texts.say("limits-hint-memory")}</h3>
            <ul class="memory">{lines}</ul>
        })}
        <p class="aside">{texts.say("limits-hint-about")}</p>
    }
}

/// An idea, which is chosen when it is pressed.
fn choice(
    advice: TableAdvice,
    place: usize,
    idea: Idea,
    broken: Option<f64>,
) -> impl IntoView + use<> {
    let texts = advice.app.texts_now();
    let Idea { decision, chance, is_level } = idea;
    let what = advice.context.table.view.with_untracked(|view| {
        texts::decision(&texts, decision, |seat| texts::name(view, seat).to_owned())
    });
    let worth = match is_level {
        true => texts.say("hint-level"),
        false => words::chance(&texts, chance),
    };
    let why = broken.map(|broken| {
        let percent = texts::whole_percent(&texts, broken);
        texts.say_with("limits-hint-broken", &[("percent", percent.into())])
    });
    view! {
        <li>
            <button class="choice" id=(place == 0).then_some(BEST) on:click=move |_| advice.choose(decision)>
                <b>{place + 1}</b>
                <span class="words">{what}</span>
                <span class="worth">{worth}</span>
                <span class="why">{why}</span>
            </button>
        </li>
    }
}
