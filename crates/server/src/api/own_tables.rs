//! The list of a player's tables, for requests and sockets.

use super::answer::Refusal;
use crate::app::App;
use crate::storage::{OwnCursor, OwnPage, OwnTable, TableSummary};
use protocol::{MyTable, PlayerId};
use table::rfc3339;

/// How many tables a page has.
const PAGE: usize = 50;

/// A page of a player's tables.
pub(super) struct OwnTables {
    pub(super) tables: Vec<MyTable>,
    /// How many of all tables wait for the player.
    pub(super) asking: usize,
    pub(super) next: Option<OwnCursor>,
}

/// A page of a player's tables. No table is loaded, except once those that an older version has stored.
pub(super) async fn own_tables(
    app: &App,
    player: PlayerId,
    after: Option<OwnCursor>,
) -> Result<OwnTables, Refusal> {
    let mut page = app.storage.own_tables(player, after, PAGE).await?;
    if !page.to_fill_in.is_empty() {
        for &table in &page.to_fill_in {
            // In a box: it is rare, and every socket would have room for it.
            Box::pin(app.hub.fill_in(table)).await?;
        }
        page = app.storage.own_tables(player, after, PAGE).await?;
    }
    let OwnPage { tables, asking, next, .. } = page;
    Ok(OwnTables { tables: tables.into_iter().map(row).collect(), asking, next })
}

fn row(own: OwnTable) -> MyTable {
    let OwnTable { table, pending, asked, left, rank, changed, .. } = own;
    let TableSummary { table, summary, .. } = table;
    let progress = summary.progress.unwrap_or_default();
    MyTable {
        table,
        game: summary.game,
        state: summary.stage,
        asked,
        left,
        round: pending.round,
        rounds: progress.rounds,
        ends: progress.ends.map(rfc3339),
        seats: (summary.seats > limes::FULL_VIEW).then_some(summary.seats),
        players: progress.people.names(),
        rank,
        changed: rfc3339(changed),
        rematch: progress.rematch,
    }
}
