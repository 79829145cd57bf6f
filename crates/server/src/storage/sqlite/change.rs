//! Something that the writer can store.

use crate::storage::fault::Failure;
use sqlx::SqliteConnection;

/// Something that is stored whole or not at all.
pub(super) trait Change: Send + Sync {
    /// Why it is not stored.
    type Fault: From<sqlx::Error> + Failure + Clone + Send;

    /// Stores it inside a transaction of the caller, who takes back what was done of it if it does not fit.
    fn store(
        &self,
        connection: &mut SqliteConnection,
    ) -> impl Future<Output = Result<(), Self::Fault>> + Send;
}
