//! A place on a game's screens for what belongs to the table of a server: who is there, the clock, phrases.

use leptos::prelude::*;

/// What is shown in that place. Only the screens of tables fill it, and they are fetched later than a game's own table.
#[derive(Clone, Copy)]
pub(crate) struct TableSlot(Callback<(), AnyView>);

impl TableSlot {
    /// Offers something to the screens below.
    pub(crate) fn provide(view: impl Fn() -> AnyView + Send + Sync + 'static) {
        provide_context(TableSlot(Callback::new(move |()| view())));
    }

    /// What was offered to this screen; nothing for a game of this device.
    pub(crate) fn show() -> Option<AnyView> {
        use_context::<TableSlot>().map(|slot| slot.0.run(()))
    }
}
