//! The games that are over, for screens that look through them once.

use crate::shell::context::AppContext;
use crate::shell::storage::StoredGame;
use client::StoreFault;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Reads the games that are over, the newest first, as soon as the store is there: some may still have to be taken over from an
/// earlier version. What is shown then does not begin anew for a later reading.
pub(crate) fn finished_once(
    app: AppContext,
    then: impl Fn(Result<Vec<StoredGame>, StoreFault>) + Send + Sync + 'static,
) {
    let then = StoredValue::new(then);
    let is_asked = StoredValue::new(false);
    Effect::new(move |_| {
        if !app.store.is_loaded.get() || is_asked.get_value() {
            return;
        }
        is_asked.set_value(true);
        spawn_local(async move {
            let finished = app.store.finished().await;
            // The screen may be gone by now.
            then.try_with_value(|then| untrack(|| then(finished)));
        });
    });
}
