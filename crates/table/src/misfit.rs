//! Events that do not fit their table.

use games::Refused;

/// Why an event cannot follow.
#[derive(Debug)]
pub(crate) enum Misfit {
    /// The rules do not allow it.
    Refused(Refused),
    /// It does not fit the table.
    Other(&'static str),
}
