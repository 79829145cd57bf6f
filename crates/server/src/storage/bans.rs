//! Bans: players and networks that the operator refuses.

use super::Storage;
use super::append::integer;
use super::fault::{PlayerFault, ReadFault};
use super::millis::Millis;
use crate::subnet::Subnet;
use protocol::PlayerId;
use sqlx::SqliteConnection;
use std::fmt;

/// A player or network that can be banned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BanSubject {
    /// A player.
    Player(PlayerId),
    /// All addresses of a network.
    Network(Subnet),
}

impl fmt::Display for BanSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BanSubject::Player(player) => player.fmt(f),
            BanSubject::Network(network) => network.fmt(f),
        }
    }
}

/// A player or network that the operator refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The player or network.
    pub subject: BanSubject,
    /// The operator's note.
    pub reason: Option<String>,
    /// When it was banned.
    pub since: Millis,
    /// When the ban ends, if it does.
    pub ends: Option<Millis>,
}

impl Ban {
    /// Whether it still holds.
    pub fn holds(&self, now: Millis) -> bool {
        self.ends.is_none_or(|ends| now < ends)
    }
}

impl Storage {
    /// All bans, oldest first, also those that have ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn bans(&self) -> Result<Vec<Ban>, ReadFault> {
        let rows: Vec<(String, Option<String>, i64, Option<i64>)> = sqlx::query_as(
            "SELECT subject, reason, banned_at, ends_at FROM bans ORDER BY banned_at, subject",
        )
        .fetch_all(&self.readers)
        .await?;
        let ban = |(subject, reason, since, ends): (String, _, i64, Option<i64>)| {
            Ok(Ban {
                subject: read(&subject)?,
                reason,
                since: since.cast_unsigned(),
                ends: ends.map(i64::cast_unsigned),
            })
        };
        rows.into_iter().map(ban).collect()
    }
}

fn read(subject: &str) -> Result<BanSubject, ReadFault> {
    let player = subject.parse().map(BanSubject::Player);
    player
        .or_else(|_| subject.parse().map(BanSubject::Network))
        .map_err(|_| ReadFault(format!("{subject} cannot be banned")))
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
