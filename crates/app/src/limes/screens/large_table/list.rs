//! Everybody at the table in the order of their ranks, page by page.

use super::LargeTable;
use crate::shell::online::{ApiFault, get};
use crate::shell::screens::online::translated_bot;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Standings, StandingsRow};
use std::collections::BTreeMap;

/// The number of rows that are shown at first, and how many more each time.
const STEP: usize = 20;

/// What is known of the standings. Cheap to copy; copies share the same state.
#[derive(Clone, Copy)]
pub(super) struct List {
    table: LargeTable,
    /// All rows that have been loaded, in order.
    rows: RwSignal<Vec<StandingsRow>>,
    /// Where the page after them begins.
    next: RwSignal<Option<String>>,
    /// The number of rows to show.
    wanted: RwSignal<usize>,
    fault: RwSignal<Option<ApiFault>>,
}

impl List {
    /// The list, which is loaded while this is true and again whenever points may have changed.
    pub(super) fn new(table: LargeTable, is_open: Signal<bool>) -> List {
        let list = List {
            table,
            rows: RwSignal::default(),
            next: RwSignal::new(None),
            wanted: RwSignal::new(STEP),
            fault: RwSignal::new(None),
        };
        Effect::new(move |_| {
            table.moment.with(|_| ());
            if is_open.get() {
                list.load();
            }
        });
        list
    }

    /// Loads as many rows as are wanted.
    fn load(self) {
        let wanted = self.wanted.get_untracked();
        let table = self.table.follow.table;
        spawn_local(async move {
            match rows(&format!("tables/{table}/standings"), wanted).await {
                // The screen may be gone by now.
                Ok((rows, next)) => {
                    let _ = self.rows.try_set(rows);
                    let _ = self.next.try_set(next);
                    let _ = self.fault.try_set(None);
                }
                Err(fault) => drop(self.fault.try_set(Some(fault))),
            }
        });
    }

    fn show_more(self) {
        self.wanted.update(|wanted| *wanted += STEP);
        if self.wanted.get_untracked() > self.rows.with_untracked(Vec::len) {
            self.load();
        }
    }

    /// The rows, and the button for more of them.
    pub(super) fn view(self) -> AnyView {
        let List { table, rows, next, wanted, fault } = self;
        let by_seat = Memo::new(move |_| {
            rows.with(|rows| {
                rows.iter().map(|row| (row.seat, row.clone())).collect::<BTreeMap<_, _>>()
            })
        });
        // Whatever has the focus keeps it when points change: a row belongs to a seat.
        let seats = move || {
            rows.with(|rows| rows.iter().take(wanted.get()).map(|row| row.seat).collect::<Vec<_>>())
        };
        let row = move |seat: usize| {
            let of_row = move |what: fn(&StandingsRow) -> String| {
                by_seat.with(|rows| rows.get(&seat).map(what).unwrap_or_default())
            };
            let name = Signal::derive(move || {
                translated_bot(&table.app.texts(), &of_row(|row| row.name.clone()))
            });
            let rank = Signal::derive(move || of_row(|row| row.rank.to_string()));
            let total = Signal::derive(move || of_row(|row| row.total.to_string()));
            table.row(seat, rank, name, total)
        };
        let has_more =
            Memo::new(move |_| next.with(Option::is_some) || rows.with(Vec::len) > wanted.get());
        let failed = move || fault.get().map(|fault| table.app.texts().api_fault(&fault));
        view! {
            <p class="fault" role="status">{failed}</p>
            <ol class="standings columns"><For each=seats key=|seat| *seat children=row /></ol>
            {move || has_more.get().then(|| view! {
                <p class="buttons"><button on:click=move |_| self.show_more()>{table.app.t("online-more")}</button></p>
            })}
        }
        .into_any()
    }
}

/// The first rows, at least this many if there are so many, and where the next page begins.
async fn rows(path: &str, least: usize) -> Result<(Vec<StandingsRow>, Option<String>), ApiFault> {
    let mut page = get::<Standings>(path).await?;
    let mut rows = page.rows;
    while let Some(after) = page.next.take_if(|_| rows.len() < least) {
        page = get::<Standings>(&format!("{path}?after={after}")).await?;
        rows.append(&mut page.rows);
    }
    Ok((rows, page.next))
}
