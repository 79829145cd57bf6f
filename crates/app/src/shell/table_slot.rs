//! Places on a game's screens for what belongs to the table of a server: who is there, the clock, phrases, and a connection that
//! is lost.

use leptos::prelude::*;

/// What is shown in these places. Only the screens of tables fill them, and they are fetched later than a game's own table.
#[derive(Clone, Copy)]
pub(crate) struct TableSlot {
    notice: Callback<(), AnyView>,
    side: Callback<(), AnyView>,
}

impl TableSlot {
    /// Offers something to the screens below: what must be seen at once, and what has a place beside the game.
    pub(crate) fn provide(
        notice: impl Fn() -> AnyView + Send + Sync + 'static,
        side: impl Fn() -> AnyView + Send + Sync + 'static,
    ) {
        let [notice, side] = [Callback::new(move |()| notice()), Callback::new(move |()| side())];
        provide_context(TableSlot { notice, side });
    }

    /// What must be seen at once; nothing for a game of this device.
    pub(crate) fn notice() -> Option<AnyView> {
        use_context::<TableSlot>().map(|slot| slot.notice.run(()))
    }

    /// What has a place beside the game; nothing for a game of this device.
    pub(crate) fn side() -> Option<AnyView> {
        use_context::<TableSlot>().map(|slot| slot.side.run(()))
    }
}
