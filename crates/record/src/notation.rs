//! What the records of both games spell alike.

/// The format and rules version that is read and written, the value of the header `Format`.
pub const FORMAT: &str = "1";

/// What is written for a player who has still to decide.
pub const NOT_YET: &str = "…";

/// Whether this means that a player has still to decide; three full stops do, too.
pub fn is_not_yet(text: &str) -> bool {
    text == NOT_YET || text == "..."
}

/// Reads a number of plain digits: no sign, no blanks. `None` also if it is too large.
///
/// ```
/// assert_eq!(record::number("17"), Some(17));
/// assert_eq!(record::number("+17"), None);
/// ```
pub fn number(text: &str) -> Option<usize> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_digits_are_a_number() {
        for text in ["", "-1", "+1", " 1", "1 ", "0x1", "1.0", "٣", "99999999999999999999999"] {
            assert_eq!(number(text), None, "{text}");
        }
        assert_eq!(number("007"), Some(7));
    }

    #[test]
    fn an_ellipsis_or_three_full_stops_mean_not_yet() {
        assert!(is_not_yet("…") && is_not_yet("..."));
        assert!(!is_not_yet("") && !is_not_yet("..") && !is_not_yet("...."));
    }
}
