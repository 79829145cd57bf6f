//! What time it is: the only place that asks.

use std::time::{SystemTime, UNIX_EPOCH};
use table::Millis;

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
