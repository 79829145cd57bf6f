//! Opening a PostgreSQL database: it is ours, and it is up to date, however many nodes open it together.

use super::connection::{answer, connect};
use crate::storage::fault::OpenFault;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, Error, PgConnection};
use std::time::Duration;
use tokio::time::timeout;

/// How long the nodes that start together wait for the one that brings the database up to date.
const MIGRATING: Duration = Duration::from_secs(300);

/// A change of the database's make.
struct Migration {
    sql: &'static str,
    /// The oldest version of the database that a program must know to use it after this change. Changes only add, so that older
    /// programs go on; what they need is removed one release later, by a change that says so here.
    needs: i64,
}

/// Each change, in order; the version of the database is their number. Released changes are never edited.
const MIGRATIONS: &[Migration] = &[
    Migration {
        sql: include_str!("../../../migrations/postgres/1_tables_and_players.sql"),
        needs: 1,
    },
    Migration { sql: include_str!("../../../migrations/postgres/2_serving.sql"), needs: 1 },
];

/// One transaction at a time brings the database up to date: `limes` in ASCII.
const LOCK: i64 = 0x6c_69_6d_65_73;

/// Connects and brings the database up to date. Returns the connection and the number of this history of the server.
pub(super) async fn open(
    options: &PgConnectOptions,
    name: &str,
) -> Result<(PgConnection, u64), OpenFault> {
    let mut connection = connect(options).await.map_err(|error| fault(name, &error))?;
    let migrated = timeout(MIGRATING, migrate(&mut connection)).await;
    match migrated {
        Ok(Ok(Found::Ours)) => {}
        Ok(Ok(Found::NotOurs)) => return Err(OpenFault::NotOurs { database: name.to_owned() }),
        Ok(Ok(Found::Newer)) => return Err(OpenFault::Newer { database: name.to_owned() }),
        Ok(Err(error)) => return Err(fault(name, &error)),
        Err(_) => {
            let reason = "another server is bringing it up to date".to_owned();
            return Err(OpenFault::Unreachable { database: name.to_owned(), reason });
        }
    }
    let epoch = answer(sqlx::query_scalar("SELECT number FROM epoch").fetch_one(&mut connection));
    let epoch: i64 = epoch.await.map_err(|error| fault(name, &error))?;
    Ok((connection, epoch.cast_unsigned()))
}

/// The owner of a database, and its version.
enum Found {
    Ours,
    NotOurs,
    Newer,
}

async fn migrate(connection: &mut PgConnection) -> Result<Found, Error> {
    let mut changing = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *changing).await?;
    let (is_ours, is_used): (bool, bool) = sqlx::query_as(
        "SELECT to_regclass(quote_ident(current_schema()) || '.limes_schema') IS NOT NULL,
            EXISTS (
                SELECT FROM pg_class
                WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
                AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
            )",
    )
    .fetch_one(&mut *changing)
    .await?;
    if !is_ours && is_used {
        return Ok(Found::NotOurs);
    }
    if !is_ours {
        // `version` counts changes; `needs` is the version that a program has to know.
        let create = "CREATE TABLE limes_schema (version BIGINT NOT NULL, needs BIGINT NOT NULL);
            INSERT INTO limes_schema VALUES (0, 0)";
        sqlx::raw_sql(create).execute(&mut *changing).await?;
    }
    let (version, needs): (i64, i64) =
        sqlx::query_as("SELECT version, needs FROM limes_schema").fetch_one(&mut *changing).await?;
    if needs > MIGRATIONS.len() as i64 {
        return Ok(Found::Newer);
    }
    for (number, migration) in (1_i64..).zip(MIGRATIONS).filter(|&(number, _)| number > version) {
        sqlx::raw_sql(migration.sql).execute(&mut *changing).await?;
        sqlx::query("UPDATE limes_schema SET version = $1, needs = $2")
            .bind(number)
            .bind(migration.needs)
            .execute(&mut *changing)
            .await?;
    }
    changing.commit().await?;
    Ok(Found::Ours)
}

/// What PostgreSQL's codes mean for an operator who starts a server.
fn fault(name: &str, error: &Error) -> OpenFault {
    let (database, reason) = (name.to_owned(), error.to_string());
    let code = error.as_database_error().and_then(|error| error.code());
    match (error, code.as_deref()) {
        // Wrong user or password, no such database, not allowed.
        (_, Some(code)) if code.starts_with("28") || code == "3D000" || code == "42501" => {
            OpenFault::Refused { database, reason }
        }
        (_, Some(code)) if code.starts_with("57") || code.starts_with("53") => {
            OpenFault::Unreachable { database, reason }
        }
        (Error::Io(_) | Error::Tls(_), _) => OpenFault::Unreachable { database, reason },
        _ => OpenFault::Failed(reason),
    }
}
