//! Whether the database is damaged: SQLite reads all of it after the start, beside everything else.

use super::opening;
use crate::storage::fault::ReadFault;
use sqlx::SqlitePool;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// After how many steps of SQLite it is looked whether the check is to end early.
const STEPS: i32 = 10_000;

/// Checks the database, logs the result and notes damage, unless it is stopped.
pub(super) async fn check(
    readers: SqlitePool,
    stopped: Arc<AtomicBool>,
    is_damaged: Arc<AtomicBool>,
) {
    let start = Instant::now();
    let found = find_damage(&readers, &stopped).await;
    if stopped.load(Ordering::Relaxed) {
        return;
    }
    let took_ms = start.elapsed().as_millis() as u64;
    match found {
        Ok(None) => tracing::info!(took_ms, "the database is intact"),
        Ok(Some(damage)) => {
            is_damaged.store(true, Ordering::Relaxed);
            tracing::error!(
                damage,
                "the database is damaged: restore a backup; `limes check` names the tables that cannot be read"
            );
        }
        Err(fault) => tracing::error!(%fault, "the database cannot be checked"),
    }
}

async fn find_damage(
    readers: &SqlitePool,
    stopped: &Arc<AtomicBool>,
) -> Result<Option<String>, ReadFault> {
    let mut connection = readers.acquire().await?;
    let stopped = Arc::clone(stopped);
    let goes_on = move || !stopped.load(Ordering::Relaxed);
    connection.lock_handle().await?.set_progress_handler(STEPS, goes_on);
    let found = opening::damage(&mut *connection).await;
    connection.lock_handle().await?.remove_progress_handler();
    Ok(found?)
}
