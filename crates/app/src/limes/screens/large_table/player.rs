//! One player in full, who is not in the state of a large table.

use super::Moment;
use crate::shell::online::{ApiFault, TableFollow, get};
use games::LimesPlayer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use limes::{PlayerView, View};

/// How far the fetching is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Fetched {
    #[default]
    Waiting,
    There(PlayerView),
    Failed(ApiFault),
}

/// Fetches the player in a seat, again whenever the table has gone on; while there is no seat, nothing.
pub(super) fn fetched(
    follow: TableFollow,
    view: Memo<Option<View>>,
    moment: Memo<Moment>,
    seat: Signal<Option<usize>>,
) -> Memo<Fetched> {
    // The seat for which it was fetched: another one is waited for.
    let newest = RwSignal::new((0, Fetched::Waiting));
    Effect::new(move |_| {
        moment.with(|_| ());
        let Some(seat) = seat.get() else { return };
        spawn_local(async move {
            let told = get::<LimesPlayer>(&format!("tables/{}/seats/{seat}", follow.table)).await;
            // The screen may be gone by now.
            let Some(Some(table)) = view.try_get_untracked() else { return };
            let read = told.and_then(|told| told.read(&table).map_err(|_| ApiFault::NoServer));
            let _ = newest.try_update(|newest| match (read, &newest.1) {
                (Ok(player), _) => *newest = (seat, Fetched::There(player)),
                // What was seen a moment ago is better than nothing.
                (Err(_), Fetched::There(_)) if newest.0 == seat => {}
                (Err(fault), _) => *newest = (seat, Fetched::Failed(fault)),
            });
        });
    });
    Memo::new(move |_| {
        let wanted = seat.get();
        newest.with(|(seat, fetched)| match wanted == Some(*seat) {
            true => fetched.clone(),
            false => Fetched::Waiting,
        })
    })
}
