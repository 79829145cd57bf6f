//! Long presses: what a finger does where a mouse would hover.

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;

/// How long a finger rests before the press is long.
const LONG: Duration = Duration::from_millis(450);

/// A press that may become a long one.
#[derive(Clone, Copy)]
pub(crate) struct Press {
    timer: StoredValue<Option<TimeoutHandle>>,
    long: StoredValue<bool>,
    ask: Callback<()>,
}

/// Calls `ask` when a press becomes a long one.
pub(crate) fn long_press(ask: impl Fn() + Send + Sync + 'static) -> Press {
    let ask = Callback::new(move |()| ask());
    Press { timer: StoredValue::new(None), long: StoredValue::new(false), ask }
}

impl Press {
    /// The finger comes down.
    pub(crate) fn down(self) {
        self.up();
        self.long.set_value(false);
        let rest = move || {
            // What was pressed may be gone by now.
            if self.long.try_set_value(true).is_none() {
                self.ask.run(());
            }
        };
        self.timer.set_value(set_timeout_with_handle(rest, LONG).ok());
    }

    /// The finger is lifted or moves away, perhaps because what was pressed is gone.
    pub(crate) fn up(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Whether the press that just ended was a long one.
    pub(crate) fn was_long(self) -> bool {
        self.long.try_get_value().unwrap_or_default()
    }
}
