//! Hints: a nudge and then the best ideas, asked of the bots, shown on the board and in words.

use crate::limes::screens::board::{Mark, ShownAdvice};
use crate::limes::screens::play::PlayContext;
use crate::limes::state::{Idea, Ideas};
use crate::shell::advice::{Advice, AdviceContext, AdviceSource, AdviceState, IdeaWords};
use crate::shell::context::AppContext;
use crate::shell::texts::{Texts, tenths};
use leptos::prelude::*;
use limes::{Action, Turn};
use thinker::messages::limes::{Answer as LimesAnswer, SeatView, Task};
use thinker::{Answer, Budget, Task as AnyTask};

/// How many turns the bots are asked for: many of them are the same idea.
const ASKED: usize = 12;

/// How many reasons are told for a turn: the most telling.
const REASONS: usize = 2;

/// Advice at this table.
#[derive(Clone, Copy)]
pub(super) struct TableAdvice {
    pub(super) advice: AdviceContext,
    /// The turns of the ideas, in their order.
    turns: RwSignal<Vec<Turn>>,
}

impl TableAdvice {
    pub(super) fn new(context: PlayContext) -> TableAdvice {
        let app = AppContext::get();
        let turns = RwSignal::new(Vec::new());
        // Alone as a rule, against others only if the settings say so; never in the game of a day nor at the table of a server.
        let is_allowed = Signal::derive(move || {
            let players = context.state.with(|state| state.seats.len());
            let is_possible = context.is_here() && !context.is_of_day();
            is_possible && app.settings.with(|settings| settings.hints.are_given(players))
        });
        let task = move |()| {
            context.holder.next.get_untracked()?;
            let view = context.with_view(SeatView::of).flatten()?;
            Some(AnyTask::from(Task::Hint { view, most: ASKED, budget: Budget::HINT }))
        };
        let learn = move |answer| {
            let Answer::Limes(LimesAnswer::Hinted { turns: rated, .. }) = answer else {
                return None;
            };
            let draft = context.draft_state.draft;
            let told = draft.with_untracked(|draft| Some(Ideas::of(&rated, draft.as_ref()?)))?;
            turns.set(told.ideas.iter().map(|idea| idea.turn).collect());
            Some(words(&app.texts_now(), context, &told))
        };
        let choose = move |place: usize| {
            if let Some(turn) = turns.with_untracked(|turns| turns.get(place).copied()) {
                lay(context, turn);
            }
        };
        let advice = AdviceContext::new(AdviceSource {
            is_allowed,
            question: context.holder.next.into(),
            task: Callback::new(task),
            learn: Callback::new(learn),
            choose: Callback::new(choose),
            choose_name: Some("hint-lay"),
        });
        TableAdvice { advice, turns }
    }

    /// The turns that are on show.
    fn shown<T>(self, f: impl FnOnce(&[Turn]) -> T) -> T {
        let is_told = self.advice.state.with(AdviceState::is_told);
        self.turns.with(|turns| f(if is_told { turns } else { &[] }))
    }

    /// The ideas' places on the board.
    pub(super) fn marks(self) -> Signal<Vec<Mark>> {
        Signal::derive(move || {
            let mut marks: Vec<Mark> = Vec::new();
            self.shown(|turns| {
                for (n, turn) in turns.iter().enumerate() {
                    match marks.iter_mut().find(|mark| mark.cell == turn.cell) {
                        Some(mark) => mark.label += &format!(" {}", n + 1),
                        None => marks.push(Mark { cell: turn.cell, label: (n + 1).to_string() }),
                    }
                }
            });
            marks
        })
    }

    /// What the board shows of it.
    pub(super) fn on_board(self) -> Signal<ShownAdvice> {
        Signal::derive(move || {
            let place = self.advice.looked_at();
            ShownAdvice {
                is_open: self.advice.state.with(AdviceState::is_open),
                turn: self.shown(|turns| place.and_then(|place| turns.get(place).copied())),
            }
        })
    }
}

/// Lays the draft as a turn has it, so that it can be seen and ended.
fn lay(context: PlayContext, turn: Turn) {
    context.draft_state.change(|draft| {
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

/// The advice in words.
fn words(texts: &Texts, context: PlayContext, told: &Ideas) -> Advice {
    Advice {
        nudge: texts.nudge(told.nudge),
        ideas: told.ideas.iter().map(|idea| idea_words(texts, context, idea)).collect(),
        about: texts.say("hint-expected-about"),
        ..Advice::default()
    }
}

fn idea_words(texts: &Texts, context: PlayContext, idea: &Idea) -> IdeaWords {
    let turn = idea.turn;
    let what = context.with_view(|view| {
        let (card, display) = view.to_lay().ok()?;
        let after = display.after(view.deck.card(card), turn, view.variants).ok()?;
        Some(texts.turn(card, turn, &after))
    });
    let why: Vec<String> = idea.why.iter().take(REASONS).map(|&why| texts.reason(why)).collect();
    IdeaWords {
        what: what.flatten().unwrap_or_else(|| turn.to_string()),
        worth: match idea.is_level {
            true => texts.say("hint-level"),
            false => texts.say_with("hint-expected", &[("points", tenths(idea.expected))]),
        },
        why: why.join(" "),
    }
}
