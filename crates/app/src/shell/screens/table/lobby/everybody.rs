//! Everybody at a large table before it begins: the state names a few, the server's list all of them.

use crate::shell::online::{ApiFault, TableFollow, get};
use crate::shell::screens::table::people::of;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Standings, StandingsRow, TableId};
use std::time::Duration;

/// How long after the last keystroke or change of players the list is loaded.
const PAUSE: Duration = Duration::from_millis(300);

/// The list. Cheap to copy; copies share the same state.
#[derive(Clone, Copy)]
pub(super) struct Everybody {
    follow: TableFollow,
    /// Nothing until somebody wants it.
    pub(super) rows: RwSignal<Vec<StandingsRow>>,
    /// Counts what happens, so that only the last of several changes loads the list.
    changes: StoredValue<u64>,
}

impl Everybody {
    /// The list, which is loaded while it is wanted, and again whenever the table changes or another name is searched for.
    pub(super) fn new(
        follow: TableFollow,
        is_wanted: Signal<bool>,
        search: Signal<String>,
    ) -> Everybody {
        let everybody =
            Everybody { follow, rows: RwSignal::default(), changes: StoredValue::new(0) };
        let version = Memo::new(move |_| of(follow, |state| state.version));
        Effect::new(move |_| {
            let _ = (version.get(), search.with(String::len));
            if is_wanted.get() {
                everybody.load_later();
            }
        });
        everybody
    }

    fn load_later(self) {
        self.changes.update_value(|changes| *changes += 1);
        let change = self.changes.get_value();
        let load = move || {
            // The screen may be gone by now.
            if self.changes.try_get_value() == Some(change) {
                self.load(change);
            }
        };
        set_timeout(load, PAUSE);
    }

    fn load(self, change: u64) {
        spawn_local(async move {
            // Without a connection, whoever is known already is shown.
            if let Ok(rows) = all_players(self.follow.table).await
                && self.changes.try_get_value() == Some(change)
            {
                self.rows.set(rows);
            }
        });
    }
}

/// Everybody at a table, from the server's list.
pub(super) async fn all_players(table: TableId) -> Result<Vec<StandingsRow>, ApiFault> {
    let path = format!("tables/{table}/standings");
    let mut page = get::<Standings>(&path).await?;
    let mut rows = page.rows;
    while let Some(after) = page.next {
        page = get::<Standings>(&format!("{path}?after={after}")).await?;
        rows.append(&mut page.rows);
    }
    Ok(rows)
}
