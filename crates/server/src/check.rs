//! Whether everything that is stored can be read.

use crate::storage::{Inspection, OpenFault, StoredEvent, StoredTable};
use protocol::TableId;
use std::path::Path;
use table::{Event, Millis, Table};

/// What can be read of a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// The number of all tables.
    pub tables: usize,
    /// The tables that cannot be read, and why.
    pub unreadable: Vec<(TableId, String)>,
    /// Damage to the file itself.
    pub damage: Option<String>,
}

/// Reads everything that is stored in a folder, whose server may be running.
///
/// # Errors
/// If there is no database of this program.
pub async fn check(folder: &Path) -> Result<Check, OpenFault> {
    let inspection = Inspection::open(folder).await?;
    let damage = inspection.damage().await.unwrap_or_else(|fault| Some(fault.to_string()));
    let mut check = Check { damage, ..Check::default() };
    match inspection.tables().await {
        Ok(tables) => {
            check.tables = tables.len();
            for table in tables {
                if let Err(reason) = check_table(&inspection, table).await {
                    check.unreadable.push((table, reason));
                }
            }
        }
        Err(fault) => check.damage = check.damage.or(Some(fault.to_string())),
    }
    inspection.close().await;
    Ok(check)
}

async fn check_table(inspection: &Inspection, id: TableId) -> Result<(), String> {
    match inspection.load(id).await {
        Ok(Some(stored)) => replay(id, stored).map(|_| ()),
        // It was removed meanwhile.
        Ok(None) => Ok(()),
        Err(fault) => Err(fault.to_string()),
    }
}

/// The table whose events are stored.
///
/// # Errors
/// Why it is none.
pub(crate) fn replay(id: TableId, stored: StoredTable) -> Result<Table, String> {
    let events = read(&stored.events)?;
    let mut table = Table::replay(id, events).map_err(|fault| fault.to_string())?;
    table.restore_seen(stored.summary.wake_at);
    Ok(table)
}

/// Stored events with their times.
///
/// # Errors
/// The first that cannot be read.
pub(crate) fn read(stored: &[StoredEvent]) -> Result<Vec<(Millis, Event)>, String> {
    let read = |event: &StoredEvent| match serde_json::from_str(&event.body) {
        Ok(body) => Ok((event.at, body)),
        Err(fault) => Err(format!("event {}: {fault}", event.version)),
    };
    stored.iter().map(read).collect()
}
