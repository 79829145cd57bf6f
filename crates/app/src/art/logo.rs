//! The mark of Limes.

/// The mark.
pub fn mark() -> String {
    String::new()
}

/// The mark as a file.
pub fn icon_file() -> String {
    String::new()
}
