//! Reading again, at intervals, what changes elsewhere.

use leptos::prelude::*;
use std::time::Duration;

/// Calls `act` at this interval for as long as the screen is there, but not while nobody sees the page.
pub(crate) fn every(interval: Duration, act: impl Fn() + 'static) {
    let look = move || {
        if !document().hidden() {
            act();
        }
    };
    if let Ok(timer) = set_interval_with_handle(look, interval) {
        on_cleanup(move || timer.clear());
    }
}
