//! The daily removal of what nobody needs any longer.

use crate::app::App;
use crate::clock;
use std::time::Duration;

/// How long after the start it is done first: until then the machine's clock may be set.
const FIRST: Duration = Duration::from_secs(2 * 3600);
const DAILY: Duration = Duration::from_secs(24 * 3600);

/// Removes it every day for as long as the future is polled.
pub(crate) async fn run(app: App) {
    tokio::time::sleep(FIRST).await;
    loop {
        let is_in_use = |table| app.hub.is_in_memory(table);
        match app.storage.remove_old(clock::now(), is_in_use).await {
            Ok(removed) => tracing::info!(
                tables = removed.tables,
                guests = removed.guests,
                tokens = removed.tokens,
                "removed what nobody needs any longer"
            ),
            Err(fault) => {
                tracing::error!(%fault, "old tables, guests and tokens cannot be removed")
            }
        }
        tokio::time::sleep(DAILY).await;
    }
}
