//! The sounds of a game, for players who want them.

use crate::limes::screens::play::PlayContext;
use crate::limes::state::Step;
use crate::shell::context::AppContext;
use crate::shell::sound::{Tones, play};
use leptos::prelude::*;
use limes::{Action, Rotation};

const LAY: Tones = &[(150.0, 0.09)];
const TURN: Tones = &[(420.0, 0.04)];
const WORKER: Tones = &[(330.0, 0.05), (494.0, 0.09)];
const END: Tones = &[(196.0, 0.08), (294.0, 0.16)];
const OVER: Tones = &[(392.0, 0.12), (494.0, 0.12), (587.0, 0.12), (784.0, 0.4)];

/// Everything about a game whose change is heard.
#[derive(PartialEq)]
struct AudibleState {
    over: bool,
    decisions: u64,
    rotation: Option<Rotation>,
    /// `None` while the card is not laid.
    action: Option<Action>,
}

/// Plays a sound whenever something happens in a game.
pub(super) fn follow(app: AppContext, context: PlayContext) {
    Effect::new(move |before: Option<AudibleState>| {
        let step = context.draft_state.draft.with(|draft| draft.as_ref().map(|draft| draft.step()));
        let decisions = context.state.with(|state| state.version);
        let now = AudibleState {
            over: context.is_over(),
            decisions,
            rotation: step.map(|step| step.rotation()),
            action: match step {
                Some(Step::Laid(turn)) => Some(turn.action),
                _ => None,
            },
        };
        if let Some(tones) = before.and_then(|before| between(&before, &now))
            && app.settings.with_untracked(|settings| settings.sound)
        {
            play(tones);
        }
        now
    });
}

/// The sound of what has happened between two moments.
fn between(before: &AudibleState, now: &AudibleState) -> Option<Tones> {
    if now.over != before.over {
        return now.over.then_some(OVER);
    }
    if now.decisions != before.decisions {
        return Some(END);
    }
    if now.action.is_some() != before.action.is_some() {
        return Some(LAY);
    }
    if now.rotation != before.rotation {
        return Some(TURN);
    }
    (now.action != before.action).then_some(WORKER)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REST: AudibleState =
        AudibleState { over: false, decisions: 0, rotation: Some(Rotation::Up), action: None };

    #[test]
    fn each_thing_has_its_sound() {
        let laid = AudibleState { action: Some(Action::Rest), ..REST };
        assert_eq!(between(&REST, &REST), None);
        assert_eq!(
            between(&REST, &AudibleState { rotation: Some(Rotation::Down), ..REST }),
            Some(TURN)
        );
        assert_eq!(between(&REST, &laid), Some(LAY));
        let action = Some(Action::Place(limes::Quarter::NorthEast));
        assert_eq!(between(&laid, &AudibleState { action, ..laid }), Some(WORKER));
        assert_eq!(between(&laid, &AudibleState { decisions: 1, ..REST }), Some(END));
        assert_eq!(between(&laid, &AudibleState { decisions: 16, over: true, ..REST }), Some(OVER));
    }
}
