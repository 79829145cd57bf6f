//! Places on a game's screens for content that belongs to the table of a server: who is there, the clock, phrases, a lost
//! connection, and what the table itself has to say in the status line.

use leptos::prelude::*;

/// The content of these places. Only the screens of tables fill them, and they are fetched later than a game's own table.
#[derive(Clone, Copy)]
pub(crate) struct TableSlot {
    notice: Callback<(), AnyView>,
    side: Callback<(), AnyView>,
    status: Option<TableStatus>,
}

/// What the table says in the status line, in place of the game's own sentence.
#[derive(Clone, Copy)]
pub(crate) struct TableStatus {
    /// Whether it says anything now.
    pub(crate) is_shown: Signal<bool>,
    /// Its words and buttons.
    pub(crate) view: Callback<(), AnyView>,
}

impl TableSlot {
    /// Offers content to the screens below: notices that must be seen, and what has a place beside the game.
    pub(crate) fn provide(
        notice: impl Fn() -> AnyView + Send + Sync + 'static,
        side: impl Fn() -> AnyView + Send + Sync + 'static,
        status: Option<TableStatus>,
    ) {
        let [notice, side] = [Callback::new(move |()| notice()), Callback::new(move |()| side())];
        provide_context(TableSlot { notice, side, status });
    }

    /// Notices that must be seen; nothing for a local game.
    pub(crate) fn notice() -> Option<AnyView> {
        use_context::<TableSlot>().map(|slot| slot.notice.run(()))
    }

    /// What has a place beside the game; nothing for a local game.
    pub(crate) fn side() -> Option<AnyView> {
        use_context::<TableSlot>().map(|slot| slot.side.run(()))
    }

    /// The status line of the table around the game's own sentence, which is hidden while the table speaks.
    pub(crate) fn status_line(sentence: impl FnOnce(Signal<bool>) -> AnyView) -> AnyView {
        let status = use_context::<TableSlot>().and_then(|slot| slot.status);
        let is_hidden = status.map_or_else(|| Signal::stored(false), |status| status.is_shown);
        view! {
            <div class="saying">
                {sentence(is_hidden)}
                {status.map(|status| status.view.run(()))}
            </div>
        }
        .into_any()
    }
}
