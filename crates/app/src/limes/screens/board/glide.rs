//! A window that glides to where it is needed next.

use crate::limes::art::Rect;
use crate::shell::context::AppContext;
use leptos::prelude::*;

/// The window as it is shown: it follows `target` smoothly, or at once where nothing is to move.
pub(super) fn glide(target: Memo<Rect>, app: AppContext) -> ReadSignal<Rect> {
    let (shown, show) = signal(target.get_untracked());
    // Each journey has a number; a newer one ends it.
    let journey = StoredValue::new(0u32);
    Effect::new(move |_| {
        let to = target.get();
        let from = shown.get_untracked();
        journey.update_value(|number| *number += 1);
        let length = app.animation_ms();
        if from == to || length <= 0.0 {
            show.set(to);
            return;
        }
        travel(
            journey,
            journey.get_value(),
            move |part| {
                let eased = part * part * (3.0 - 2.0 * part);
                let between = |a: f32, b: f32| a + (b - a) * eased as f32;
                show.set(Rect {
                    x: between(from.x, to.x),
                    y: between(from.y, to.y),
                    width: between(from.width, to.width),
                    height: between(from.height, to.height),
                });
            },
            now(),
            length,
        );
    });
    shown
}

fn travel(
    journey: StoredValue<u32>,
    number: u32,
    step: impl Fn(f64) + 'static,
    start: f64,
    length: f64,
) {
    request_animation_frame(move || {
        // The board may be gone by now.
        if journey.try_get_value() != Some(number) {
            return;
        }
        let part = ((now() - start) / length).clamp(0.0, 1.0);
        step(part);
        if part < 1.0 {
            travel(journey, number, step, start, length);
        }
    });
}

fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}
