//! One sentence: why something cannot be done, what earns a worker's points, or what there is to do.

use super::Turning;
use crate::table::{Doing, Draft, Figure, Step};
use crate::texts::Texts;
use crate::ui::words;
use leptos::prelude::*;
use limes::Action;

/// The sentence about a turn. What there is to do is said by `next`, unless something else is to be said first.
pub(crate) fn sentence(
    texts: &Texts,
    turning: Turning,
    next: impl FnOnce(Option<&Draft>) -> String,
) -> String {
    let drafting = turning.drafting;
    if let Some(refusal) = drafting.refusal.get() {
        return words::draft_refusal(texts, refusal);
    }
    if let Some(zone) = drafting.asked.get() {
        let score = turning.shown().score();
        if let Some(worker) = score.workers.iter().find(|worker| worker.zone == zone) {
            return format!("{}. {}", texts.worker_title(worker), texts.worker_why(worker));
        }
    }
    drafting.draft.with(|draft| next(draft.as_ref()))
}

/// What there is to do at a table.
pub(crate) fn what_next(texts: &Texts, draft: &Draft) -> String {
    let profession = || {
        let fresh = |figure: &Figure| figure.doing != Doing::Stands;
        let figure = draft.figures().into_iter().find(fresh);
        figure.map(|figure| texts.profession(figure.score.profession)).unwrap_or_default()
    };
    match draft.step() {
        Step::InHand(_) if draft.before().cells().next().is_none() => texts.say("play-say-first"),
        Step::InHand(_) => texts.say("play-say-lay"),
        Step::Laid(_) if draft.picked().is_some() && draft.destinations().is_empty() => {
            texts.say("play-say-stuck")
        }
        Step::Laid(_) if draft.picked().is_some() => texts.say("play-say-reach"),
        Step::Laid(turn) => match turn.action {
            Action::Place(_) => {
                texts.say_with("play-say-placed", &[("profession", profession().into())])
            }
            Action::Move { .. } => {
                texts.say_with("play-say-moved", &[("profession", profession().into())])
            }
            Action::Rest if draft.before().supply() == 0 => texts.say("play-say-move-only"),
            Action::Rest => texts.say("play-say-worker"),
        },
    }
}
