//! Quoting what somebody wrote inside a sentence of ours.

/// The longest excerpt, in characters.
const LONGEST: usize = 40;

/// The beginning of a text, short enough for a sentence and safe for a terminal: control characters,
/// which could move the cursor or change colours there, are replaced.
///
/// ```
/// assert_eq!(record::excerpt("e5v d4se-e4nw"), "e5v d4se-e4nw");
/// assert_eq!(record::excerpt("\u{1b}[31m"), "\u{fffd}[31m");
/// assert_eq!(record::excerpt(&"x".repeat(50)), "x".repeat(40) + "…");
/// ```
pub fn excerpt(text: &str) -> String {
    shortened(text, LONGEST)
}

/// The same with a length of its own.
pub(crate) fn shortened(text: &str, longest: usize) -> String {
    let safe = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut shown: String = text.chars().take(longest).map(safe).collect();
    if text.chars().nth(longest).is_some() {
        shown.push('…');
    }
    shown
}
