//! The points of a game that has just ended are counted up, profession by profession. Nobody has to wait for it.

use crate::limes::state::PROFESSIONS;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use std::time::Duration;

/// How many steps there are.
pub(super) const ALL: usize = PROFESSIONS.len();

/// The longest that a step may take, in milliseconds.
const LONGEST: f64 = 250.0;

/// How many professions have been counted so far: all of them, unless the game has `just_ended` and things may move.
pub(super) fn tally(app: AppContext, just_ended: bool) -> RwSignal<usize> {
    let counted = RwSignal::new(ALL);
    let pace = app.animation_ms().min(LONGEST);
    if just_ended && pace > 0.0 {
        counted.set(0);
        go_on(counted, Duration::from_millis(pace as u64));
        // Whoever presses anything wants to see how it ends.
        let skip = move || {
            if counted.get_untracked() < ALL {
                counted.set(ALL);
            }
        };
        let key = window_event_listener(leptos::ev::keydown, move |_| skip());
        let press = window_event_listener(leptos::ev::pointerdown, move |_| skip());
        on_cleanup(move || {
            key.remove();
            press.remove();
        });
    }
    counted
}

fn go_on(counted: RwSignal<usize>, pace: Duration) {
    let next = move || {
        // The screen may be gone by now.
        if let Some(now) = counted.try_get_untracked().filter(|&now| now < ALL) {
            counted.set(now + 1);
            go_on(counted, pace);
        }
    };
    set_timeout(next, pace);
}
