//! Bans.

use super::Sqlite;
use crate::storage::bans::{Ban, BanSubject};
use crate::storage::columns::integer;
use crate::storage::fault::{PlayerFault, ReadFault};
use sqlx::SqliteConnection;

impl Sqlite {
    pub(in crate::storage) async fn bans(&self) -> Result<Vec<Ban>, ReadFault> {
        let rows = sqlx::query_as(
            "SELECT subject, reason, banned_at, ends_at FROM bans ORDER BY banned_at, subject",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Ban::read).collect()
    }
}

pub(super) async fn add(connection: &mut SqliteConnection, ban: &Ban) -> Result<(), PlayerFault> {
    sqlx::query("DELETE FROM bans WHERE ends_at <= ?1")
        .bind(integer(ban.since))
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT OR REPLACE INTO bans (subject, reason, banned_at, ends_at) VALUES (?1, ?2, ?3, ?4)",
    )
    .bind(ban.subject.to_string())
    .bind(&ban.reason)
    .bind(integer(ban.since))
    .bind(ban.ends.map(integer))
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn remove(
    connection: &mut SqliteConnection,
    subject: BanSubject,
) -> Result<(), PlayerFault> {
    let statement = sqlx::query("DELETE FROM bans WHERE subject = ?1");
    statement.bind(subject.to_string()).execute(connection).await?;
    Ok(())
}
