//! How changes about players get into the database, inside a transaction of the caller.
//!
//! Other transactions run beside it. What must hold between two of them is in constraints, except that no two claimed names look
//! the same: that is checked under a lock of the look.

use super::bans;
use super::refusal::Refusal;
use super::renaming::rename_at_tables;
use crate::clock;
use crate::storage::columns::integer;
use crate::storage::fault::PlayerFault;
use crate::storage::millis::Millis;
use crate::storage::player_change::{BATCH, DAY, PlayerChange, Secrets, TokenHash, fold};
use crate::storage::progress::SeatedName;
use protocol::{DELETED_PLAYER, PlayerId, TableId};
use sqlx::error::ErrorKind;
use sqlx::{Error, PgConnection};
use table::name_skeleton;

/// The guests without a table whose tokens were all last used before a time.
macro_rules! idle_guests {
    () => {
        "SELECT id FROM players WHERE password IS NULL
         AND NOT EXISTS (SELECT FROM members WHERE members.player = players.id)
         AND NOT EXISTS (SELECT FROM tokens WHERE tokens.player = players.id AND used_at >= $1)"
    };
}
pub(super) use idle_guests;

/// Stores a change.
pub(super) async fn store(
    connection: &mut PgConnection,
    change: &PlayerChange,
) -> Result<(), Refusal> {
    match change {
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
        PlayerChange::AddToken { player, token } => add_token(connection, *player, *token).await,
        PlayerChange::RemoveToken { token } => {
            let statement = sqlx::query("DELETE FROM tokens WHERE hash = $1");
            statement.bind(token.0.as_slice()).execute(connection).await?;
            Ok(())
        }
        PlayerChange::Use { token, at } => {
            sqlx::query("UPDATE tokens SET used_at = $2 WHERE hash = $1 AND used_at <= $3")
                .bind(token.0.as_slice())
                .bind(integer(*at))
                .bind(integer(at.saturating_sub(DAY)))
                .execute(connection)
                .await?;
            Ok(())
        }
        PlayerChange::RemoveTables { tables } => Ok(remove_tables(connection, tables).await?),
        PlayerChange::RemoveGuests { before } => Ok(remove_guests(connection, *before).await?),
        PlayerChange::RemoveTokensUnused { before } => {
            sqlx::query(
                "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE used_at < $1 LIMIT $2)",
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
        PlayerChange::Ban(ban) => Ok(bans::add(connection, ban).await?),
        PlayerChange::Unban(subject) => Ok(bans::remove(connection, *subject).await?),
        PlayerChange::Delete { player } => delete(connection, *player).await,
    }
}

/// Removes tables. Their rows in `pending` go first: from then on no other transaction adds anything to them.
async fn remove_tables(connection: &mut PgConnection, tables: &[TableId]) -> Result<(), Error> {
    let ids: Vec<String> = tables.iter().map(ToString::to_string).collect();
    let keys: Vec<i64> =
        sqlx::query_scalar("SELECT key FROM tables WHERE id = ANY($1) ORDER BY key")
            .bind(&ids)
            .fetch_all(&mut *connection)
            .await?;
    for statement in [
        "DELETE FROM pending WHERE table_key = ANY($1)",
        "DELETE FROM events WHERE table_key = ANY($1)",
        "DELETE FROM members WHERE table_key = ANY($1)",
        "DELETE FROM tables WHERE key = ANY($1)",
    ] {
        sqlx::query(statement).bind(&keys).execute(&mut *connection).await?;
    }
    let creations = sqlx::query("DELETE FROM creations WHERE table_id = ANY($1)");
    creations.bind(&ids).execute(connection).await?;
    Ok(())
}

/// Their tokens go with them.
async fn remove_guests(connection: &mut PgConnection, before: Millis) -> Result<(), Error> {
    sqlx::query(concat!("DELETE FROM players WHERE id IN (", idle_guests!(), " LIMIT $2)"))
        .bind(integer(before))
        .bind(BATCH)
        .execute(connection)
        .await?;
    Ok(())
}

async fn add(connection: &mut PgConnection, player: PlayerId, name: &str) -> Result<(), Refusal> {
    let added = sqlx::query(
        "INSERT INTO players (id, name, folded, skeleton) SELECT $1::TEXT, $2::TEXT, $3::TEXT, $4::TEXT
         WHERE NOT EXISTS (SELECT FROM players WHERE folded = $3 AND password IS NOT NULL)
         AND NOT EXISTS (SELECT FROM players WHERE skeleton = $4 AND password IS NOT NULL)",
    )
    .bind(player.to_string())
    .bind(name)
    .bind(fold(name))
    .bind(name_skeleton(name))
    .execute(connection)
    .await?;
    if added.rows_affected() == 0 { Err(PlayerFault::Taken.into()) } else { Ok(()) }
}

async fn add_token(
    connection: &mut PgConnection,
    player: PlayerId,
    token: TokenHash,
) -> Result<(), Refusal> {
    sqlx::query("INSERT INTO tokens (hash, player, used_at) VALUES ($1, $2, $3)")
        .bind(token.0.as_slice())
        .bind(player.to_string())
        .bind(integer(clock::now()))
        .execute(connection)
        .await
        .map_err(|error| refusal(error, ErrorKind::ForeignKeyViolation, PlayerFault::Unknown))?;
    Ok(())
}

/// Locks a player, if there is one, and then all names that look like a given one or theirs, until the transaction ends.
async fn lock_look(
    connection: &mut PgConnection,
    player: PlayerId,
    name: Option<&str>,
) -> Result<(), Error> {
    let own: Option<String> =
        sqlx::query_scalar("SELECT skeleton FROM players WHERE id = $1 FOR UPDATE")
            .bind(player.to_string())
            .fetch_optional(&mut *connection)
            .await?;
    if let Some(look) = name.map(name_skeleton).or(own) {
        sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
            .bind(look)
            .execute(connection)
            .await?;
    }
    Ok(())
}

/// The claim of a player goes with them to the new name. A name that looks like another claimed one is refused, except that an
/// owner may write theirs in another way.
async fn rename(
    connection: &mut PgConnection,
    player: PlayerId,
    name: &str,
) -> Result<(), Refusal> {
    lock_look(connection, player, Some(name)).await?;
    let claimed_by_another: bool = sqlx::query_scalar(
        "SELECT EXISTS (
             SELECT FROM players WHERE folded = $1 AND password IS NOT NULL AND id <> $2
         ) OR EXISTS (
             SELECT FROM players WHERE skeleton = $3 AND password IS NOT NULL AND id <> $2
         ) AND NOT EXISTS (
             SELECT FROM players WHERE id = $2 AND skeleton = $3 AND password IS NOT NULL
         )",
    )
    .bind(fold(name))
    .bind(player.to_string())
    .bind(name_skeleton(name))
    .fetch_one(&mut *connection)
    .await?;
    if claimed_by_another {
        return Err(PlayerFault::Taken.into());
    }
    let renamed =
        sqlx::query("UPDATE players SET name = $2, folded = $3, skeleton = $4 WHERE id = $1")
            .bind(player.to_string())
            .bind(name)
            .bind(fold(name))
            .bind(name_skeleton(name))
            .execute(connection)
            .await
            .map_err(|error| refusal(error, ErrorKind::UniqueViolation, PlayerFault::Taken))?;
    if renamed.rows_affected() == 0 { Err(PlayerFault::Unknown.into()) } else { Ok(()) }
}

async fn claim(
    connection: &mut PgConnection,
    player: PlayerId,
    Secrets { password_hash, recovery_hash }: &Secrets,
    replaces: Option<&str>,
) -> Result<(), Refusal> {
    lock_look(connection, player, None).await?;
    if replaces.is_none() && is_imitation(connection, player).await? {
        return Err(PlayerFault::Taken.into());
    }
    let claimed = sqlx::query(
        "UPDATE players SET password = $2, recovery = $3 WHERE id = $1 AND password IS NOT DISTINCT FROM $4",
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
    let known: bool = sqlx::query_scalar("SELECT EXISTS (SELECT FROM players WHERE id = $1)")
        .bind(player.to_string())
        .fetch_one(connection)
        .await?;
    Err(if known { PlayerFault::Outdated.into() } else { PlayerFault::Unknown.into() })
}

/// Whether a player without a claim has a name that looks like a claimed one.
async fn is_imitation(connection: &mut PgConnection, player: PlayerId) -> Result<bool, Error> {
    let is_imitation = sqlx::query_scalar(
        "SELECT EXISTS (
             SELECT FROM players AS own JOIN players AS other ON other.skeleton = own.skeleton
             WHERE own.id = $1 AND own.password IS NULL AND other.password IS NOT NULL
         )",
    );
    is_imitation.bind(player.to_string()).fetch_one(connection).await
}

/// Sets a new password, unless the recovery code was used meanwhile.
async fn recover(
    connection: &mut PgConnection,
    player: PlayerId,
    used: &str,
    Secrets { password_hash, recovery_hash }: &Secrets,
) -> Result<(), Refusal> {
    let recovered = sqlx::query(
        "UPDATE players SET password = $2, recovery = $3 WHERE id = $1 AND recovery = $4",
    )
    .bind(player.to_string())
    .bind(password_hash)
    .bind(recovery_hash)
    .bind(used)
    .execute(connection)
    .await?;
    if recovered.rows_affected() == 0 { Err(PlayerFault::Outdated.into()) } else { Ok(()) }
}

/// Takes the claim of a name away.
async fn free(connection: &mut PgConnection, player: PlayerId) -> Result<(), Refusal> {
    let freed = sqlx::query("UPDATE players SET password = NULL, recovery = NULL WHERE id = $1");
    let freed = freed.bind(player.to_string()).execute(connection).await?;
    if freed.rows_affected() == 0 { Err(PlayerFault::Unknown.into()) } else { Ok(()) }
}

/// Sets another password of a claimed name.
async fn set_password(
    connection: &mut PgConnection,
    player: PlayerId,
    password_hash: &str,
) -> Result<(), Refusal> {
    let set = sqlx::query(
        "UPDATE players SET password = $2, recovery = NULL WHERE id = $1 AND password IS NOT NULL",
    );
    let set = set.bind(player.to_string()).bind(password_hash).execute(connection).await?;
    if set.rows_affected() == 0 { Err(PlayerFault::Unknown.into()) } else { Ok(()) }
}

/// Removes all tokens of a player, but for one.
async fn remove_tokens(
    connection: &mut PgConnection,
    player: PlayerId,
    keeps: Option<TokenHash>,
) -> Result<(), Refusal> {
    sqlx::query("DELETE FROM tokens WHERE player = $1 AND hash IS DISTINCT FROM $2")
        .bind(player.to_string())
        .bind(keeps.map(|token| token.0.to_vec()))
        .execute(connection)
        .await?;
    Ok(())
}

/// Forgets a player. Their games stay, without their name.
async fn delete(connection: &mut PgConnection, player: PlayerId) -> Result<(), Refusal> {
    let nameless = SeatedName(None, DELETED_PLAYER.to_owned());
    rename_at_tables(connection, player, nameless).await?;
    for statement in
        ["DELETE FROM members WHERE player = $1", "DELETE FROM creations WHERE player = $1"]
    {
        sqlx::query(statement).bind(player.to_string()).execute(&mut *connection).await?;
    }
    // Their tokens go with them.
    let statement = sqlx::query("DELETE FROM players WHERE id = $1");
    let deleted = statement.bind(player.to_string()).execute(connection).await?;
    if deleted.rows_affected() == 0 { Err(PlayerFault::Unknown.into()) } else { Ok(()) }
}

/// The meaning of an error of a kind; other errors are failures.
fn refusal(error: Error, kind: ErrorKind, meaning: PlayerFault) -> Refusal {
    let is_refusal = error.as_database_error().is_some_and(|error| error.kind() == kind);
    if is_refusal { meaning.into() } else { error.into() }
}
