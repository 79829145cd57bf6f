//! Tables: the list, and their ends.

use super::answer::{AdminAnswer, TableRow};
use super::fault::AdminFault;
use super::lookup;
use crate::app::App;
use crate::storage::{SeatedName, TableSummary};
use protocol::{Code, Fault};
use table::rfc3339;

/// Tables, newest first, and whether there are more.
pub(super) async fn list(
    app: &App,
    listed: bool,
    player: Option<&str>,
    limit: usize,
) -> Result<Vec<AdminAnswer>, AdminFault> {
    let player = match player {
        Some(player) => Some(lookup::player(app, player).await?.id),
        None => None,
    };
    let tables = app.storage.tables(listed, player, limit + 1).await?;
    let more = tables.len() > limit;
    let rows = tables.into_iter().take(limit).map(|table| AdminAnswer::Table(row(table)));
    Ok(rows.chain([AdminAnswer::End { more }]).collect())
}

fn row(TableSummary { table, created, summary }: TableSummary) -> TableRow {
    let people = summary.progress.unwrap_or_default().people;
    TableRow {
        table,
        game: summary.game,
        state: summary.stage,
        listed: summary.listed,
        seats: summary.seats,
        free: summary.free,
        created: rfc3339(created),
        players: people.names(),
        host: people.host.map(|SeatedName(_, name)| name),
    }
}

/// Closes a table.
pub(super) async fn close(app: &App, table: &str) -> Result<String, AdminFault> {
    let id = lookup::table(app, table).await?;
    let live = app.hub.table(id).await?;
    if !live.close().await? {
        return Err(Fault::new(Code::OVER, "this game has ended already").into());
    }
    Ok(format!("table {id} is closed"))
}

/// Takes a table out of the public list.
pub(super) async fn unlist(app: &App, table: &str) -> Result<String, AdminFault> {
    let id = lookup::table(app, table).await?;
    let live = app.hub.table(id).await?;
    if !live.unlist().await? {
        return Err(Fault::new(Code::FIELD, "this table is not in the public list").into());
    }
    Ok(format!("table {id} is not in the public list any more"))
}

/// Deletes a table with its game.
pub(super) async fn delete(app: &App, table: &str) -> Result<String, AdminFault> {
    let id = lookup::table(app, table).await?;
    app.hub.remove(id).await?;
    app.storage.overwrite_old().await;
    Ok(format!("table {id} is deleted"))
}
