//! What can change about a player, and how it gets into the database.

use super::change::Change;
use super::fault::PlayerFault;
use protocol::PlayerId;
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;

/// The name, in games that were played, of somebody who is no longer a player.
pub const DELETED_PLAYER: &str = "deleted player";

/// The SHA-256 of a token. The token itself is not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// A change about a player.
#[derive(Clone, Debug)]
pub(super) enum PlayerChange {
    /// Somebody new.
    Add { player: PlayerId, name: String, token: TokenHash },
    /// They are called something else.
    Rename { player: PlayerId, name: String },
    /// Their name is theirs alone, and who knows the password is them.
    Claim { player: PlayerId, password_hash: String },
    /// Another device of theirs.
    AddToken { player: PlayerId, token: TokenHash },
    /// A device that is no longer theirs.
    RemoveToken { token: TokenHash },
    /// They want to be forgotten.
    Delete { player: PlayerId },
}

/// A name as it is compared with claimed ones.
pub(super) fn fold(name: &str) -> String {
    // Twice: ß has no other case of its own, and a Greek word ends in another s.
    name.to_uppercase().to_lowercase()
}

impl Change for PlayerChange {
    type Fault = PlayerFault;

    async fn store(&self, connection: &mut SqliteConnection) -> Result<(), PlayerFault> {
        match self {
            PlayerChange::Add { player, name, token } => {
                add(connection, *player, name).await?;
                add_token(connection, *player, *token).await
            }
            PlayerChange::Rename { player, name } => rename(connection, *player, name).await,
            PlayerChange::Claim { player, password_hash } => {
                claim(connection, *player, password_hash).await
            }
            PlayerChange::AddToken { player, token } => {
                add_token(connection, *player, *token).await
            }
            PlayerChange::RemoveToken { token } => {
                let statement = sqlx::query("DELETE FROM tokens WHERE hash = ?1");
                statement.bind(token.0.as_slice()).execute(connection).await?;
                Ok(())
            }
            PlayerChange::Delete { player } => delete(connection, *player).await,
        }
    }
}

async fn add(
    connection: &mut SqliteConnection,
    player: PlayerId,
    name: &str,
) -> Result<(), PlayerFault> {
    let added = sqlx::query(
        "INSERT INTO players (id, name, folded) SELECT ?1, ?2, ?3
         WHERE NOT EXISTS (SELECT 1 FROM players WHERE folded = ?3 AND password IS NOT NULL)",
    )
    .bind(player.to_string())
    .bind(name)
    .bind(fold(name))
    .execute(connection)
    .await?;
    if added.rows_affected() == 0 { Err(PlayerFault::Taken) } else { Ok(()) }
}

async fn add_token(
    connection: &mut SqliteConnection,
    player: PlayerId,
    token: TokenHash,
) -> Result<(), PlayerFault> {
    sqlx::query("INSERT INTO tokens (hash, player) VALUES (?1, ?2)")
        .bind(token.0.as_slice())
        .bind(player.to_string())
        .execute(connection)
        .await
        .map_err(|error| refusal(error, ErrorKind::ForeignKeyViolation, PlayerFault::Unknown))?;
    Ok(())
}

/// Whoever has claimed their name claims the new one in its place, and nobody gets a name that somebody else has claimed.
async fn rename(
    connection: &mut SqliteConnection,
    player: PlayerId,
    name: &str,
) -> Result<(), PlayerFault> {
    let claimed_by_another: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM players WHERE folded = ?1 AND password IS NOT NULL AND id <> ?2)",
    )
    .bind(fold(name))
    .bind(player.to_string())
    .fetch_one(&mut *connection)
    .await?;
    if claimed_by_another {
        return Err(PlayerFault::Taken);
    }
    let renamed = sqlx::query("UPDATE players SET name = ?2, folded = ?3 WHERE id = ?1")
        .bind(player.to_string())
        .bind(name)
        .bind(fold(name))
        .execute(connection)
        .await?;
    if renamed.rows_affected() == 0 { Err(PlayerFault::Unknown) } else { Ok(()) }
}

async fn claim(
    connection: &mut SqliteConnection,
    player: PlayerId,
    password_hash: &str,
) -> Result<(), PlayerFault> {
    let claimed = sqlx::query("UPDATE players SET password = ?2 WHERE id = ?1")
        .bind(player.to_string())
        .bind(password_hash)
        .execute(connection)
        .await
        .map_err(|error| refusal(error, ErrorKind::UniqueViolation, PlayerFault::Taken))?;
    if claimed.rows_affected() == 0 { Err(PlayerFault::Unknown) } else { Ok(()) }
}

/// Forgets somebody. Games stay, and in their events it is nobody's name that is beside the player's identifier.
async fn delete(connection: &mut SqliteConnection, player: PlayerId) -> Result<(), PlayerFault> {
    // An event is an object with one key, and the player is `player` or `maker` in what is under it. Not every event has to be
    // like that, so nothing is asked of one that does not mention the player.
    sqlx::query(
        "UPDATE events SET body = (
             SELECT json_set(body, part.fullkey || '.name', ?2) FROM json_each(body) AS part
             WHERE ?1 IN (json_extract(body, part.fullkey || '.player'), json_extract(body, part.fullkey || '.maker'))
         )
         WHERE table_key IN (SELECT table_key FROM members WHERE player = ?1)
         AND CASE WHEN instr(body, ?1) = 0 THEN false WHEN NOT json_valid(body) THEN false ELSE EXISTS (
             SELECT 1 FROM json_each(body) AS part
             WHERE ?1 IN (json_extract(body, part.fullkey || '.player'), json_extract(body, part.fullkey || '.maker'))
             AND json_type(body, part.fullkey || '.name') IS NOT NULL
         ) END",
    )
    .bind(player.to_string())
    .bind(DELETED_PLAYER)
    .execute(&mut *connection)
    .await?;
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

/// What an error means if it is of a kind, and otherwise that something failed.
fn refusal(error: sqlx::Error, kind: ErrorKind, meaning: PlayerFault) -> PlayerFault {
    let is_refusal = error.as_database_error().is_some_and(|error| error.kind() == kind);
    if is_refusal { meaning } else { error.into() }
}
