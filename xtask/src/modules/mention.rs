//! A path as somebody wrote it in a source.

use std::fmt;

/// A path such as `super::draft::Draft` or `::limes::Card`, without parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mention {
    /// Whether it begins with `::`, so that its first name is the name of another crate.
    pub(super) is_absolute: bool,
    /// Its names, at least one.
    pub(super) segments: Vec<String>,
    /// The line it is in.
    pub(super) line: usize,
}

impl Mention {
    /// Whether it can lead out of the module it is in.
    ///
    /// One name alone cannot: it is imported, and the import is a mention of its own, or it is not from another module.
    pub(super) fn leads_somewhere(&self) -> bool {
        self.is_absolute || self.segments.len() > 1
    }
}

impl fmt::Display for Mention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colons = if self.is_absolute { "::" } else { "" };
        write!(f, "{colons}{}", self.segments.join("::"))
    }
}
