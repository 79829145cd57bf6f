//! What the status line says: why something cannot be done, what earns a worker's points, and what there is to do.

use crate::limes::screens::turn::TurnContext;
use crate::limes::state::{Draft, DraftRefusal, Figure, Step, WorkerAction};
use crate::limes::texts::page_faults::draft_refusal;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::Action;

/// The sentence about a turn. What there is to do, or whose turn it is, is said by `next`; a worker's points take its place.
pub(crate) fn sentence(
    texts: &Texts,
    turn_context: TurnContext,
    next: impl FnOnce(Option<&Draft>) -> String,
) -> String {
    let draft_state = turn_context.draft_state;
    let next = || draft_state.draft.with(|draft| next(draft.as_ref()));
    if let Some(refusal) = draft_state.refusal.get() {
        return refused(texts, refusal, next);
    }
    if let Some(zone) = draft_state.asked.get() {
        let score = turn_context.shown().score();
        if let Some(worker) = score.workers.iter().find(|worker| worker.zone == zone) {
            return format!("{}. {}", texts.worker_title(worker), texts.worker_why(worker));
        }
    }
    next()
}

/// A refusal does not hide whose turn it is; some of them say themselves what to do.
fn refused(texts: &Texts, refusal: DraftRefusal, next: impl FnOnce() -> String) -> String {
    let words = draft_refusal(texts, refusal);
    match refusal {
        DraftRefusal::NotLaid | DraftRefusal::NobodyPicked => words,
        DraftRefusal::Rule(_) | DraftRefusal::JustPlaced(_) => format!("{words} {}", next()),
    }
}

/// What there is to do at a table.
pub(crate) fn what_next(texts: &Texts, draft: &Draft) -> String {
    let profession = || {
        let fresh = |figure: &Figure| figure.action != WorkerAction::Rest;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;
    use limes::TurnRefusal;

    #[test]
    fn a_refusal_does_not_hide_whose_turn_it_is() {
        let texts = Texts::new(Language::En);
        let said = |refusal| refused(&texts, refusal, || "Waiting for Ben".to_owned());
        assert_eq!(
            said(DraftRefusal::Rule(TurnRefusal::SupplyEmpty)),
            "No worker is left in the supply. Waiting for Ben"
        );
        assert_eq!(said(DraftRefusal::NotLaid), "Lay the card first.");
    }
}
