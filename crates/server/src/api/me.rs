//! What belongs to a player.

use super::accounts::forgotten;
use super::answer::{Answer, Refusal};
use super::body::Body;
use super::identity::{Person, RenewedCookies, Viewer, set_cookies};
use super::own_tables::{OwnTables, own_tables};
use super::seats::leave_tables;
use crate::app::App;
use crate::storage::{OwnCursor, Player};
use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Empty, Fault, Me, MeAnswer, MyTable};
use serde::Serialize;

/// `GET /api/me`. Browsers ask at every start, and show an error to developers for any other status than 200; so a cookie
/// that has expired is only forgotten. A program with a wrong token is refused.
pub(super) async fn show(
    State(app): State<App>,
    viewer: Result<Viewer, Refusal>,
    RenewedCookies(cookies): RenewedCookies,
    RawQuery(query): RawQuery,
) -> Result<Response, Refusal> {
    let player = match viewer {
        Ok(Viewer(player)) => player,
        Err(refusal) => {
            let cookies = set_cookies(refusal.stale_cookies()?);
            return Ok((cookies, Json(MeAnswer(None))).into_response());
        }
    };
    let me = match player {
        Some(player) => {
            let after = after(query.as_deref().unwrap_or(""))?;
            let OwnTables { tables, next, .. } = own_tables(&app, player.id, after).await?;
            Some(me(player, tables, next))
        }
        None => None,
    };
    Ok((set_cookies(cookies), Json(MeAnswer(me))).into_response())
}

fn me(player: Player, tables: Vec<MyTable>, next: Option<OwnCursor>) -> Me {
    let Player { id, name, claimed } = player;
    let next = next.map(|next| next.to_string());
    Me { player: id, name, claimed, program: false, tables, next }
}

/// Where a page of a player's tables begins.
fn after(query: &str) -> Result<Option<OwnCursor>, Fault> {
    let cursor = match query {
        "" => return Ok(None),
        query => query.strip_prefix("after=").and_then(|cursor| cursor.parse().ok()),
    };
    cursor.map(Some).ok_or_else(|| Fault::new(Code::FIELD, "after: not a valid cursor"))
}

/// Everything that is stored about somebody.
#[derive(Serialize)]
pub(super) struct Export {
    #[serde(flatten)]
    me: Me,
    /// The records of their games, as far as they may see them.
    records: Vec<ExportedRecord>,
}

#[derive(Serialize)]
struct ExportedRecord {
    table: protocol::TableId,
    record: String,
}

/// `GET /api/me/export`.
pub(super) async fn export(State(app): State<App>, Person(player): Person) -> Answer<Export> {
    let id = player.id;
    app.limiter.command(id)?;
    let (mut tables, mut after) = (Vec::new(), None);
    loop {
        let page = own_tables(&app, id, after).await?;
        tables.extend(page.tables);
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let me = me(player, tables, None);
    let mut records = Vec::new();
    for mine in &me.tables {
        let live = app.hub.table(mine.table).await?;
        // Some are told only at the end.
        if let Ok(record) = live.look(|table| table.record_text(Some(id), None)).await {
            records.push(ExportedRecord { table: mine.table, record });
        }
    }
    Ok(Json(Export { me, records }))
}

/// `DELETE /api/me`: finished games stay, with "deleted player".
pub(super) async fn delete(
    State(app): State<App>,
    Person(player): Person,
    Body(Empty {}, held): Body<Empty>,
) -> Result<Response, Refusal> {
    let _ending = held.into_ending(&app).await?;
    let tables = app.storage.tables_naming(player.id).await?;
    leave_tables(&app, player.id, &tables).await?;
    app.storage.delete_player(player.id).await?;
    app.sessions.forget(player.id);
    for (table, _) in tables {
        // Without the name.
        app.hub.reread(table).await;
    }
    // A bot may have decided at one of the tables since, and lists were stored with the name once more.
    app.storage.overwrite_old().await;
    Ok(forgotten(&app))
}
