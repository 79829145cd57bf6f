//! Hints: a nudge and then the best ideas, with what a perfect memory knows. Nothing of it is said before it is asked for.

use crate::limits::screens::play::context::PlayContext;
use crate::limits::state::advice::Hint;
use crate::limits::texts::hints;
use crate::shell::advice::{AdviceContext, AdviceSource};
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limits::Decision;
use thinker::messages::limits::{Answer as LimitsAnswer, HINT, SeatHistory, Task};
use thinker::{Answer, Task as AnyTask};

/// Advice at this table.
pub(super) fn advice(context: PlayContext, is_of_day: bool) -> AdviceContext {
    let app = AppContext::get();
    let view = context.table.view;
    // What the ideas say to do, in their order.
    let decisions = StoredValue::new(Vec::<Decision>::new());
    // To a person among bots as a rule; where others listen, only if the settings say so; never in the game of a day nor at the table
    // of a server.
    let is_allowed = Signal::derive(move || {
        let persons = context.state.with(|state| state.own.len());
        context.is_here()
            && !is_of_day
            && app.settings.with(|settings| settings.hints.are_given(persons))
    });
    let task = move |()| {
        let (seat, _) = context.holder.next.get_untracked()?;
        let history = SeatHistory::of(&context.runner.get_value().seen_from(seat))?;
        Some(AnyTask::from(Task::Hint { history, budget: HINT }))
    };
    let learn = move |answer| {
        let Answer::Limits(LimitsAnswer::Hinted(advice)) = answer else { return None };
        view.with_untracked(|view| {
            let hint = Hint::of(&advice, view)?;
            decisions.set_value(hint.ideas.iter().map(|idea| idea.decision).collect());
            Some(hints::advice(&app.texts_now(), &hint, view))
        })
    };
    let choose = move |place: usize| {
        if let Some(decision) = decisions.with_value(|decisions| decisions.get(place).copied()) {
            context.table.propose(decision);
        }
    };
    AdviceContext::new(AdviceSource {
        is_allowed,
        question: context.holder.next.into(),
        task: Callback::new(task),
        learn: Callback::new(learn),
        choose: Callback::new(choose),
        choose_name: None,
    })
}
