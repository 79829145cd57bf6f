//! Replacing the name of a player in the events of their tables and in lists.

use super::refusal::Refusal;
use crate::storage::fault::PlayerFault;
use crate::storage::progress::{People, SeatedName};
use protocol::PlayerId;
use serde_json::Value;
use sqlx::PgConnection;
use std::collections::BTreeSet;

/// Replaces the name of a player, and of the guests whose seats they have taken over.
pub(super) async fn rename_at_tables(
    connection: &mut PgConnection,
    player: PlayerId,
    shown: SeatedName,
) -> Result<(), Refusal> {
    let SeatedName(_, name) = &shown;
    let own = player.to_string();
    let mut named = BTreeSet::from([own.clone()]);
    for (_, _, body) in mentions(connection, player, &own).await? {
        let transferred = serde_json::from_str::<Value>(&body).ok();
        let transferred = transferred.as_ref().and_then(|event| event.get("transferred"));
        let Some(transferred) = transferred else { continue };
        if transferred.get("player").and_then(Value::as_str) == Some(&own) {
            let guest = transferred.get("from").and_then(Value::as_str);
            named.extend(guest.map(str::to_owned));
        }
    }
    for named in &named {
        for (table, version, body) in mentions(connection, player, named).await? {
            let Some(body) = renamed(&body, named, name) else { continue };
            sqlx::query("UPDATE events SET body = $3 WHERE table_key = $1 AND version = $2")
                .bind(table)
                .bind(version)
                .bind(body)
                .execute(&mut *connection)
                .await?;
        }
    }
    rename_in_lists(connection, player, shown).await
}

/// The events of a player's tables with an identifier in them.
async fn mentions(
    connection: &mut PgConnection,
    player: PlayerId,
    named: &str,
) -> Result<Vec<(i64, i64, String)>, sqlx::Error> {
    let events = sqlx::query_as(
        "SELECT table_key, version, body FROM events
         WHERE table_key IN (SELECT table_key FROM members WHERE player = $1) AND strpos(body, $2) > 0",
    );
    events.bind(player.to_string()).bind(named).fetch_all(connection).await
}

/// An event with another name beside an identifier; `None` if it has no such name. An event is an object with one key, and the
/// player is `player` or `maker` in its value.
fn renamed(body: &str, named: &str, name: &str) -> Option<String> {
    let mut event: Value = serde_json::from_str(body).ok()?;
    let mut is_renamed = false;
    for part in event.as_object_mut()?.values_mut() {
        let names = |key| part.get(key).and_then(Value::as_str) == Some(named);
        let is_named = names("player") || names("maker");
        if is_named && let Some(shown) = part.get_mut("name") {
            *shown = Value::from(name);
            is_renamed = true;
        }
    }
    is_renamed.then(|| event.to_string())
}

/// Replaces the name in what lists show of the player's tables.
async fn rename_in_lists(
    connection: &mut PgConnection,
    player: PlayerId,
    shown: SeatedName,
) -> Result<(), Refusal> {
    let tables: Vec<(i64, String)> = sqlx::query_as(
        "SELECT key, people FROM tables
         WHERE key IN (SELECT table_key FROM members WHERE player = $1) AND strpos(people, $1) > 0
         ORDER BY key FOR UPDATE",
    )
    .bind(player.to_string())
    .fetch_all(&mut *connection)
    .await?;
    for (key, people) in tables {
        let unreadable = |fault: serde_json::Error| PlayerFault::Failed(fault.to_string());
        let mut people: People = serde_json::from_str(&people).map_err(unreadable)?;
        people.rename(player, &shown);
        sqlx::query("UPDATE tables SET people = $2 WHERE key = $1")
            .bind(key)
            .bind(serde_json::to_string(&people).map_err(unreadable)?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
