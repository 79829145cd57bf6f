//! Bans.

use super::Postgres;
use crate::storage::bans::{Ban, BanSubject};
use crate::storage::columns::integer;
use crate::storage::fault::ReadFault;
use sqlx::{Error, PgConnection};

impl Postgres {
    pub(in crate::storage) async fn bans(&self) -> Result<Vec<Ban>, ReadFault> {
        let bans = sqlx::query_as(
            "SELECT subject, reason, banned_at, ends_at FROM bans ORDER BY banned_at, subject",
        );
        let rows = self.read(bans.fetch_all(&self.pool)).await?;
        rows.into_iter().map(Ban::read).collect()
    }
}

pub(super) async fn add(connection: &mut PgConnection, ban: &Ban) -> Result<(), Error> {
    sqlx::query("DELETE FROM bans WHERE ends_at <= $1")
        .bind(integer(ban.since))
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO bans (subject, reason, banned_at, ends_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (subject) DO UPDATE SET reason = excluded.reason, banned_at = excluded.banned_at, ends_at = excluded.ends_at",
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
    connection: &mut PgConnection,
    subject: BanSubject,
) -> Result<(), Error> {
    let statement = sqlx::query("DELETE FROM bans WHERE subject = $1");
    statement.bind(subject.to_string()).execute(connection).await?;
    Ok(())
}
