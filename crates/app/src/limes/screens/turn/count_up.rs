//! Points that count up to what they have become.

use crate::shell::context::AppContext;
use leptos::prelude::*;
use std::time::Duration;

/// The shortest step that an eye can follow, in milliseconds.
const STEP: f64 = 40.0;

/// The points as they are shown. They count up to those of `target`, if they are still the same player's; anything else is shown at
/// once.
pub(super) fn count_up(target: Memo<(usize, u32)>) -> ReadSignal<u32> {
    let app = AppContext::get();
    let (shown, show) = signal(target.get_untracked().1);
    // Each way up has a number; a newer one ends it.
    let way = StoredValue::new(0u32);
    Effect::new(move |before: Option<usize>| {
        let (player, points) = target.get();
        way.update_value(|number| *number += 1);
        let steps = steps(shown.get_untracked(), points, app.animation_ms());
        if before == Some(player) && !steps.is_empty() {
            climb(show, way, way.get_value(), steps);
        } else {
            show.set(points);
        }
        player
    });
    shown
}

/// What is shown on the way up, the last first: as many points as there is time for. Nothing where points are lost or nothing moves.
fn steps(from: u32, to: u32, milliseconds: f64) -> Vec<u32> {
    let most = (milliseconds / STEP) as u32;
    let way = to.saturating_sub(from);
    let count = way.min(most);
    (1..=count).rev().map(|n| from + way * n / count).collect()
}

fn climb(show: WriteSignal<u32>, way: StoredValue<u32>, number: u32, mut steps: Vec<u32>) {
    let step = move || {
        // The table may be gone by now.
        if way.try_get_value() == Some(number)
            && let Some(points) = steps.pop()
        {
            show.set(points);
            climb(show, way, number, steps);
        }
    };
    set_timeout(step, Duration::from_millis(STEP as u64));
}

#[cfg(test)]
mod tests {
    use super::steps;

    #[test]
    fn points_count_up_one_by_one_or_as_fast_as_there_is_time() {
        assert_eq!(steps(3, 6, 300.0), [6, 5, 4]);
        assert_eq!(steps(0, 20, 160.0), [20, 15, 10, 5]);
        assert!(steps(6, 3, 300.0).is_empty());
        assert!(steps(3, 6, 0.0).is_empty());
    }
}
