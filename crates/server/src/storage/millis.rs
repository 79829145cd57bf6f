//! Times as they are stored.

/// Milliseconds since the beginning of 1970.
pub type Millis = u64;
