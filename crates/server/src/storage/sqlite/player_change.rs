//! How changes about players get into the database.

use super::bans;
use super::change::Change;
use crate::clock;
use crate::storage::columns::integer;
use crate::storage::fault::PlayerFault;
use crate::storage::millis::Millis;
use crate::storage::player_change::{BATCH, DAY, PlayerChange, Secrets, TokenHash, fold};
use crate::storage::progress::{People, SeatedName};
use protocol::{DELETED_PLAYER, PlayerId, TableId};
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;
use table::name_skeleton;

/// The guests without a table whose tokens were all last used before a time.
macro_rules! idle_guests {
    () => {
        "SELECT id FROM players WHERE password IS NULL
         AND NOT EXISTS (SELECT 1 FROM members WHERE members.player = players.id)
         AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.player = players.id AND used_at >= ?1)"
    };
}
pub(super) use idle_guests;

impl Change for PlayerChange {
    type Fault = PlayerFault;

    async fn store(&self, connection: &mut SqliteConnection) -> Result<(), PlayerFault> {
        match self {
            PlayerChange::Add { player, name, token } => {
                add(connection, *player, name).await?;
                add_token(connection, *player, *token).await
            }
            PlayerChange::Rename { player, name } => rename(connection, *player, name).await,
            PlayerChange::Claim { player, secrets, replaces, keeps } => {
                claim(connection, *player, secrets, replaces.as_deref()).await?;
                remove_tokens(connection, *player, *keeps).await
            }
            PlayerChange::Recover { player, recovery_hash, secrets, token } => {
                recover(connection, *player, recovery_hash, secrets).await?;
                remove_tokens(connection, *player, None).await?;
                add_token(connection, *player, *token).await
            }
            PlayerChange::RemoveTokens { player } => remove_tokens(connection, *player, None).await,
            PlayerChange::AddToken { player, token } => {
                add_token(connection, *player, *token).await
            }
            PlayerChange::RemoveToken { token } => {
                let statement = sqlx::query("DELETE FROM tokens WHERE hash = ?1");
                statement.bind(token.0.as_slice()).execute(connection).await?;
                Ok(())
            }
            PlayerChange::Use { token, at } => {
                let day_before = integer(at.saturating_sub(DAY));
                sqlx::query("UPDATE tokens SET used_at = ?2 WHERE hash = ?1 AND used_at <= ?3")
                    .bind(token.0.as_slice())
                    .bind(integer(*at))
                    .bind(day_before)
                    .execute(connection)
                    .await?;
                Ok(())
            }
            PlayerChange::RemoveTables { tables } => remove_tables(connection, tables).await,
            PlayerChange::RemoveGuests { before } => remove_guests(connection, *before).await,
            PlayerChange::RemoveTokensUnused { before } => {
                sqlx::query(
                    "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE used_at < ?1 LIMIT ?2)",
                )
                .bind(integer(*before))
                .bind(BATCH)
                .execute(connection)
                .await?;
                Ok(())
            }
            PlayerChange::RenameEverywhere { player, name } => {
                rename(connection, *player, name).await?;
                rename_at_tables(connection, *player, SeatedName(Some(*player), name.clone())).await
            }
            PlayerChange::Free { player } => free(connection, *player).await,
            PlayerChange::SetPassword { player, password_hash } => {
                set_password(connection, *player, password_hash).await?;
                remove_tokens(connection, *player, None).await
            }
            PlayerChange::Ban(ban) => bans::add(connection, ban).await,
            PlayerChange::Unban(subject) => bans::remove(connection, *subject).await,
            PlayerChange::Delete { player } => delete(connection, *player).await,
        }
    }
}

async fn remove_tables(
    connection: &mut SqliteConnection,
    tables: &[TableId],
) -> Result<(), PlayerFault> {
    let ids =
        serde_json::to_string(tables).map_err(|fault| PlayerFault::Failed(fault.to_string()))?;
    for statement in [
        "DELETE FROM events WHERE table_key IN (SELECT key FROM tables WHERE id IN (SELECT value FROM json_each(?1)))",
        "DELETE FROM members WHERE table_key IN (SELECT key FROM tables WHERE id IN (SELECT value FROM json_each(?1)))",
        "DELETE FROM creations WHERE table_key IN (SELECT key FROM tables WHERE id IN (SELECT value FROM json_each(?1)))",
        "DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?1))",
    ] {
        sqlx::query(statement).bind(&ids).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Their tokens go with them.
async fn remove_guests(
    connection: &mut SqliteConnection,
    before: Millis,
) -> Result<(), PlayerFault> {
    sqlx::query(concat!("DELETE FROM players WHERE id IN (", idle_guests!(), " LIMIT ?2)"))
        .bind(integer(before))
        .bind(BATCH)
        .execute(connection)
        .await?;
    Ok(())
}

async fn add(
    connection: &mut SqliteConnection,
    player: PlayerId,
    name: &str,
) -> Result<(), PlayerFault> {
    let added = sqlx::query(
        "INSERT INTO players (id, name, folded, skeleton) SELECT ?1, ?2, ?3, ?4
         WHERE NOT EXISTS (SELECT 1 FROM players WHERE folded = ?3 AND password IS NOT NULL)
         AND NOT EXISTS (SELECT 1 FROM players WHERE skeleton = ?4 AND password IS NOT NULL)",
    )
    .bind(player.to_string())
    .bind(name)
    .bind(fold(name))
    .bind(name_skeleton(name))
    .execute(connection)
    .await?;
    if added.rows_affected() == 0 { Err(PlayerFault::Taken) } else { Ok(()) }
}

async fn add_token(
    connection: &mut SqliteConnection,
    player: PlayerId,
    token: TokenHash,
) -> Result<(), PlayerFault> {
    sqlx::query("INSERT INTO tokens (hash, player, used_at) VALUES (?1, ?2, ?3)")
        .bind(token.0.as_slice())
        .bind(player.to_string())
        .bind(integer(clock::now()))
        .execute(connection)
        .await
        .map_err(|error| refusal(error, ErrorKind::ForeignKeyViolation, PlayerFault::Unknown))?;
    Ok(())
}

/// The claim of a player goes with them to the new name. A name that looks like another claimed one is refused, except that an
/// owner may write theirs in another way: older versions let names be claimed that look the same.
async fn rename(
    connection: &mut SqliteConnection,
    player: PlayerId,
    name: &str,
) -> Result<(), PlayerFault> {
    let claimed_by_another: bool = sqlx::query_scalar(
        "SELECT EXISTS (
             SELECT 1 FROM players WHERE folded = ?1 AND password IS NOT NULL AND id <> ?2
         ) OR EXISTS (
             SELECT 1 FROM players WHERE skeleton = ?3 AND password IS NOT NULL AND id <> ?2
         ) AND NOT EXISTS (
             SELECT 1 FROM players WHERE id = ?2 AND skeleton = ?3 AND password IS NOT NULL
         )",
    )
    .bind(fold(name))
    .bind(player.to_string())
    .bind(name_skeleton(name))
    .fetch_one(&mut *connection)
    .await?;
    if claimed_by_another {
        return Err(PlayerFault::Taken);
    }
    let renamed =
        sqlx::query("UPDATE players SET name = ?2, folded = ?3, skeleton = ?4 WHERE id = ?1")
            .bind(player.to_string())
            .bind(name)
            .bind(fold(name))
            .bind(name_skeleton(name))
            .execute(connection)
            .await?;
    if renamed.rows_affected() == 0 { Err(PlayerFault::Unknown) } else { Ok(()) }
}

async fn claim(
    connection: &mut SqliteConnection,
    player: PlayerId,
    Secrets { password_hash, recovery_hash }: &Secrets,
    replaces: Option<&str>,
) -> Result<(), PlayerFault> {
    if replaces.is_none() && is_imitation(connection, player).await? {
        return Err(PlayerFault::Taken);
    }
    let claimed = sqlx::query(
        "UPDATE players SET password = ?2, recovery = ?3 WHERE id = ?1 AND password IS ?4",
    )
    .bind(player.to_string())
    .bind(password_hash)
    .bind(recovery_hash)
    .bind(replaces)
    .execute(&mut *connection)
    .await
    .map_err(|error| refusal(error, ErrorKind::UniqueViolation, PlayerFault::Taken))?;
    if claimed.rows_affected() > 0 {
        return Ok(());
    }
    let known: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM players WHERE id = ?1)")
        .bind(player.to_string())
        .fetch_one(connection)
        .await?;
    Err(if known { PlayerFault::Outdated } else { PlayerFault::Unknown })
}

/// Whether a player without a claim has a name that looks like a claimed one.
async fn is_imitation(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> Result<bool, PlayerFault> {
    let is_imitation = sqlx::query_scalar(
        "SELECT EXISTS (
             SELECT 1 FROM players AS own JOIN players AS other ON other.skeleton = own.skeleton
             WHERE own.id = ?1 AND own.password IS NULL AND other.password IS NOT NULL
         )",
    );
    Ok(is_imitation.bind(player.to_string()).fetch_one(connection).await?)
}

/// Sets a new password, unless the recovery code was used meanwhile.
async fn recover(
    connection: &mut SqliteConnection,
    player: PlayerId,
    used: &str,
    Secrets { password_hash, recovery_hash }: &Secrets,
) -> Result<(), PlayerFault> {
    let recovered = sqlx::query(
        "UPDATE players SET password = ?2, recovery = ?3 WHERE id = ?1 AND recovery = ?4",
    )
    .bind(player.to_string())
    .bind(password_hash)
    .bind(recovery_hash)
    .bind(used)
    .execute(connection)
    .await?;
    if recovered.rows_affected() == 0 { Err(PlayerFault::Outdated) } else { Ok(()) }
}

/// Takes the claim of a name away.
async fn free(connection: &mut SqliteConnection, player: PlayerId) -> Result<(), PlayerFault> {
    let freed = sqlx::query("UPDATE players SET password = NULL, recovery = NULL WHERE id = ?1");
    let freed = freed.bind(player.to_string()).execute(connection).await?;
    if freed.rows_affected() == 0 { Err(PlayerFault::Unknown) } else { Ok(()) }
}

/// Sets another password of a claimed name.
async fn set_password(
    connection: &mut SqliteConnection,
    player: PlayerId,
    password_hash: &str,
) -> Result<(), PlayerFault> {
    let set = sqlx::query(
        "UPDATE players SET password = ?2, recovery = NULL WHERE id = ?1 AND password IS NOT NULL",
    );
    let set = set.bind(player.to_string()).bind(password_hash).execute(connection).await?;
    if set.rows_affected() == 0 { Err(PlayerFault::Unknown) } else { Ok(()) }
}

/// Removes all tokens of a player, but for one.
async fn remove_tokens(
    connection: &mut SqliteConnection,
    player: PlayerId,
    keeps: Option<TokenHash>,
) -> Result<(), PlayerFault> {
    sqlx::query("DELETE FROM tokens WHERE player = ?1 AND hash IS NOT ?2")
        .bind(player.to_string())
        .bind(keeps.map(|token| token.0.to_vec()))
        .execute(connection)
        .await?;
    Ok(())
}

/// Forgets somebody. Games stay, and in their events it is nobody's name that is beside the player's identifier.
async fn delete(connection: &mut SqliteConnection, player: PlayerId) -> Result<(), PlayerFault> {
    let nobody = SeatedName(None, DELETED_PLAYER.to_owned());
    rename_at_tables(connection, player, nobody).await?;
    for statement in
        ["DELETE FROM members WHERE player = ?1", "DELETE FROM creations WHERE player = ?1"]
    {
        sqlx::query(statement).bind(player.to_string()).execute(&mut *connection).await?;
    }
    // Their tokens go with them.
    let statement = sqlx::query("DELETE FROM players WHERE id = ?1");
    let deleted = statement.bind(player.to_string()).execute(connection).await?;
    if deleted.rows_affected() == 0 { Err(PlayerFault::Unknown) } else { Ok(()) }
}

/// Replaces the name of a player in the events of their tables and in lists.
async fn rename_at_tables(
    connection: &mut SqliteConnection,
    player: PlayerId,
    shown: SeatedName,
) -> Result<(), PlayerFault> {
    let SeatedName(_, name) = &shown;
    rename_in_events(connection, &player.to_string(), player, name).await?;
    for guest in guests_of(connection, player).await? {
        rename_in_events(connection, &guest, player, name).await?;
    }
    rename_in_lists(connection, player, shown).await
}

/// Replaces the name beside an identifier in the events of a player's tables.
async fn rename_in_events(
    connection: &mut SqliteConnection,
    named: &str,
    player: PlayerId,
    name: &str,
) -> Result<(), PlayerFault> {
    // An event is an object with one key, and the player is `player` or `maker` in what is under it. Not every event has to be
    // like that, so nothing is asked of one that does not mention the player.
    sqlx::query(
        "UPDATE events SET body = (
             SELECT json_set(body, part.fullkey || '.name', ?2) FROM json_each(body) AS part
             WHERE ?1 IN (json_extract(body, part.fullkey || '.player'), json_extract(body, part.fullkey || '.maker'))
         )
         WHERE table_key IN (SELECT table_key FROM members WHERE player = ?3)
         AND CASE WHEN instr(body, ?1) = 0 THEN false WHEN NOT json_valid(body) THEN false ELSE EXISTS (
             SELECT 1 FROM json_each(body) AS part
             WHERE ?1 IN (json_extract(body, part.fullkey || '.player'), json_extract(body, part.fullkey || '.maker'))
             AND json_type(body, part.fullkey || '.name') IS NOT NULL
         ) END",
    )
    .bind(named)
    .bind(name)
    .bind(player.to_string())
    .execute(connection)
    .await?;
    Ok(())
}

/// The guests whose seats a player has taken over: their names are the player's names at those tables.
async fn guests_of(
    connection: &mut SqliteConnection,
    player: PlayerId,
) -> Result<Vec<String>, PlayerFault> {
    let guests = sqlx::query_scalar(
        "SELECT DISTINCT json_extract(body, '$.transferred.from') FROM events
         WHERE table_key IN (SELECT table_key FROM members WHERE player = ?1)
         AND CASE WHEN instr(body, ?1) = 0 THEN false WHEN NOT json_valid(body) THEN false
             ELSE json_extract(body, '$.transferred.player') = ?1 END",
    );
    Ok(guests.bind(player.to_string()).fetch_all(connection).await?)
}

/// Replaces the name in what lists show of the player's tables.
async fn rename_in_lists(
    connection: &mut SqliteConnection,
    player: PlayerId,
    shown: SeatedName,
) -> Result<(), PlayerFault> {
    let tables: Vec<(i64, String)> = sqlx::query_as(
        "SELECT key, people FROM tables
         WHERE key IN (SELECT table_key FROM members WHERE player = ?1) AND instr(people, ?1) > 0",
    )
    .bind(player.to_string())
    .fetch_all(&mut *connection)
    .await?;
    for (key, people) in tables {
        let unreadable = |fault: serde_json::Error| PlayerFault::Failed(fault.to_string());
        let mut people: People = serde_json::from_str(&people).map_err(unreadable)?;
        people.rename(player, &shown);
        sqlx::query("UPDATE tables SET people = ?2 WHERE key = ?1")
            .bind(key)
            .bind(serde_json::to_string(&people).map_err(unreadable)?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// What an error means if it is of a kind, and otherwise that something failed.
fn refusal(error: sqlx::Error, kind: ErrorKind, meaning: PlayerFault) -> PlayerFault {
    let is_refusal = error.as_database_error().is_some_and(|error| error.kind() == kind);
    if is_refusal { meaning } else { error.into() }
}
