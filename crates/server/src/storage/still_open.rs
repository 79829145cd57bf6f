//! Which tables still wait for players.

use super::Storage;
use super::fault::ReadFault;
use super::tables::table_id;
use protocol::TableId;

impl Storage {
    /// Those of these tables that have not begun and are not closed.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn still_open(&self, tables: &[TableId]) -> Result<Vec<TableId>, ReadFault> {
        let asked: Vec<String> = tables.iter().map(ToString::to_string).collect();
        let asked = serde_json::to_string(&asked).map_err(|fault| ReadFault(fault.to_string()))?;
        let open: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?1)) AND stage = 'open'",
        )
        .bind(asked)
        .fetch_all(&self.readers)
        .await?;
        open.iter().map(|id| table_id(id)).collect()
    }
}
