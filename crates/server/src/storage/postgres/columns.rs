//! Rows of PostgreSQL.

use crate::storage::columns::Columns;
use crate::storage::fault::ReadFault;
use sqlx::Row;
use sqlx::postgres::PgRow;

impl Columns for PgRow {
    fn text(&self, column: &str) -> Result<Option<&str>, ReadFault> {
        Ok(self.try_get(column)?)
    }

    fn number(&self, column: &str) -> Result<Option<u64>, ReadFault> {
        Ok(self.try_get::<Option<i64>, _>(column)?.map(i64::cast_unsigned))
    }

    fn flag(&self, column: &str) -> Result<bool, ReadFault> {
        Ok(self.try_get(column)?)
    }
}
