//! The sounds of a game, for players who want them.

use crate::limits::screens::table::TableContext;
use crate::limits::state::choice::Choice;
use crate::shell::context::AppContext;
use crate::shell::sound::{Tones, play};
use leptos::prelude::*;
use limits::{Phase, View};

const CHOOSE: Tones = &[(420.0, 0.04)];
const LAY: Tones = &[(150.0, 0.09)];
const HIDE: Tones = &[(120.0, 0.12)];
const SUSPECT: Tones = &[(294.0, 0.1), (233.0, 0.2)];
const OVER: Tones = &[(392.0, 0.12), (494.0, 0.12), (587.0, 0.12), (784.0, 0.4)];

/// Everything about a game whose change is heard.
#[derive(Clone, Copy, Debug, PartialEq)]
struct AudibleState {
    is_over: bool,
    round: usize,
    laid: usize,
    hidden: usize,
    choice: Choice,
}

impl AudibleState {
    fn of(view: &View, choice: Choice) -> AudibleState {
        AudibleState {
            is_over: matches!(view.phase, Phase::Over(_)),
            round: view.round,
            laid: view.deeds.len(),
            hidden: view.players.iter().filter(|player| player.has_hidden).count(),
            choice,
        }
    }
}

/// Plays a sound whenever something happens in a game.
pub(super) fn follow(app: AppContext, table: TableContext) {
    Effect::new(move |before: Option<AudibleState>| {
        let now = table.view.with(|view| AudibleState::of(view, table.choice.get()));
        if let Some(tones) = before.and_then(|before| between(before, now))
            && app.settings.with_untracked(|settings| settings.sound)
        {
            play(tones);
        }
        now
    });
}

/// The sound of what has happened between two moments.
fn between(before: AudibleState, now: AudibleState) -> Option<Tones> {
    if now.is_over != before.is_over {
        return now.is_over.then_some(OVER);
    }
    if now.round != before.round {
        return Some(SUSPECT);
    }
    if now.laid != before.laid {
        return Some(LAY);
    }
    if now.hidden > before.hidden {
        return Some(HIDE);
    }
    (now.choice != before.choice && now.choice != Choice::Nothing).then_some(CHOOSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REST: AudibleState =
        AudibleState { is_over: false, round: 2, laid: 0, hidden: 0, choice: Choice::Nothing };

    #[test]
    fn each_thing_has_its_sound() {
        assert_eq!(between(REST, REST), None);
        let chosen = AudibleState { choice: Choice::Card(2), ..REST };
        assert_eq!(between(REST, chosen), Some(CHOOSE));
        assert_eq!(between(chosen, REST), None);
        assert_eq!(between(chosen, AudibleState { hidden: 1, ..REST }), Some(HIDE));
        assert_eq!(between(chosen, AudibleState { laid: 1, hidden: 2, ..REST }), Some(LAY));
        assert_eq!(between(REST, AudibleState { round: 3, ..REST }), Some(SUSPECT));
        assert_eq!(between(REST, AudibleState { is_over: true, round: 3, ..REST }), Some(OVER));
    }
}
